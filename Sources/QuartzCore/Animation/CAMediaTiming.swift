// CAMediaTiming, CAMediaTimingFillMode — after Apple's documentation of the two, read 2026-11.
// State: complete.

import CoreGraphics

/// The value that is seen of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// One of the constants' names; any other counts as `removed`.
  public let rawValue: String

  /// A mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: the model's value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value is seen before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// When something runs, and how fast.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// When it begins, in seconds: of `CACurrentMediaTime` on a layer, since the group's beginning in a
  /// group. 0 on a layer is the moment of adding.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run.
  var duration: CFTimeInterval { get set }
  /// Seconds of its own time per second; 0 stands still at `timeOffset`, and below 0 it runs backwards from
  /// its end.
  var speed: Float { get set }
  /// Seconds of its own time that are already over at the beginning.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs, with fractions; 0 is one. `.infinity` never ends.
  var repeatCount: Float { get set }
  /// Seconds of own time over which runs follow one another; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run also runs back, which doubles its time.
  var autoreverses: Bool { get set }
  /// Which value is seen before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds.
public typealias CFTimeInterval = TimeInterval
