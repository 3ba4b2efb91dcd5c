// The choices that scroll views offer.

import QuartzCore

extension UIScrollView {
  /// Whether the safe area is added to the content inset (Facts 1.1).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and along the vertical one in any case for the main scroll view of a controller
    /// within a navigation or tab bar controller.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes
    case never
    case always
  }

  /// What is left of the velocity after each millisecond (Facts 1.6).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// 0 up to, not including, 1.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black
    case white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}
