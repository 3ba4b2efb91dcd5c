// UIAxis — after Apple's documentation of it, read 2026-11.
// State: complete.

/// Directions along which something holds. Raw values are UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt
  /// Takes any bits, also those of no axis.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// The two together.
  public static let both: UIAxis = [.horizontal, .vertical]
}
