// UILayoutPriority — after Apple's documentation "UILayoutPriority", read 2026-11.
// State: complete.

/// How much a constraint matters, 1…1000. `required` ones always hold; of the others none is fulfilled at the
/// cost of one with a higher priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// What content resists being cut off with, by default.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// What content resists being stretched with, by default.
  public static let defaultLow = UILayoutPriority(250)
  /// What `systemLayoutSizeFitting(_:)` draws a view towards its target with.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Clipped to 1…1000; what is no number counts as required.
  var strength: Double { rawValue.isNaN ? 1000 : Double(max(1, min(rawValue, 1000))) }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
