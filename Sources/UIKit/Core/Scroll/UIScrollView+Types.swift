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

  /// The part of the velocity that is left after each millisecond (Facts 1.6).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// 0 up to, not including, 1.
    public let rawValue: CGFloat

    /// 0 up to, not including, 1: smaller stops sooner.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998, the rate of new scroll views: long flings.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: the content stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the indicators are coloured.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light ground and light on a dark one.
    case `default` = 0
    case black
    case white
  }

  /// How a drag affects the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// The keyboard goes when the drag begins.
    case onDrag
    /// A finger pulls the keyboard down on a device. Without effect.
    case interactive
    /// As `onDrag`, with the accessory.
    case onDragWithAccessory
    /// As `interactive`, with the accessory.
    case interactiveWithAccessory
  }
}
