// UILayoutPriority — after Apple's documentation "UILayoutPriority", read 2026-11.
// State: complete.

/// How much a constraint matters, 1…1000. `required` ones always hold; of the others none is fulfilled at the
/// cost of one with a higher priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// 1…1000; others count as the nearest of these, one that is no number as 1000.
  public var rawValue: Float

  /// A priority of that strength; not clipped before it is used.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of that strength; not clipped before it is used.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold; one that contradicts others is dropped with a warning.
  public static let required = UILayoutPriority(1000)
  /// Strength with which content resists being cut off, by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// The strength at which a drag resizes a window on a Mac; only a number here.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The strength with which a window on a Mac keeps its size; only a number here.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The strength at which a drag does not resize a window on a Mac; only a number here.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Strength with which content resists being stretched, by default.
  public static let defaultLow = UILayoutPriority(250)
  /// Strength with which `systemLayoutSizeFitting(_:)` draws a view towards its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Clipped to 1…1000; what is no number counts as required.
  var strength: Double { rawValue.isNaN ? 1000 : Double(max(1, min(rawValue, 1000))) }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
