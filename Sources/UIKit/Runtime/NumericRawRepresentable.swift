// Numbers under a name of their own — after the UIKit overlay in Swift's public repository
// (stdlib/public/Darwin/UIKit, until 2020), read 2026-11.
// State: complete.

/// A type that is ordered by its raw value, and can be moved by numbers: `.required - 1`.
///
/// A protocol's extension, as on Apple's platforms: operators that an app declares for one of the types come
/// before it.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Orders by the raw values.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// A value that the initialiser refuses changes nothing.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) ?? lhs }
  /// As the other way round.
  public static func + (lhs: RawValue, rhs: Self) -> Self { rhs + lhs }
  /// As `+`.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) ?? lhs }
  /// By how much `lhs` is more.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Moves up by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Moves down by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
