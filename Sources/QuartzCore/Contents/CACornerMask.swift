// CACornerMask, CALayerCornerCurve — after Apple's documentation of the two, read 2026-11.
// State: complete.

import CoreGraphics

/// Which corners `cornerRadius` rounds, named by the least and greatest x and y.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// A set of the bits' corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How the edge runs into a round corner.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The curve's name, one of the constants' or another.
  public let rawValue: String
  /// A curve of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that bends in gradually on Apple's platforms; drawn here as `circular`.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
