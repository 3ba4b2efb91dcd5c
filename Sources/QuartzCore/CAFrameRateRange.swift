// CAFrameRateRange — after Apple's documentation "CAFrameRateRange", read 2026-11.
// State: complete.

import CoreGraphics

/// How often something would like to be drawn, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Lowest rate that is still good enough, in frames per second.
  public var minimum: Float
  /// Highest rate that is of use, in frames per second; counts where `preferred` is nil.
  public var maximum: Float
  /// nil leaves it to the system.
  public var preferred: Float?

  /// A range in frames per second; `preferred` nil leaves the rate to the system.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Every frame.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
