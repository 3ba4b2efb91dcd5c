// UITableViewRowAction — after Apple's documentation "UITableViewRowAction", read 2026-11.
// State: complete.

import QuartzCore

/// One button behind a row that is swiped: the form before iOS 11, which became `UIContextualAction`.
@preconcurrency @MainActor open class UITableViewRowAction: MainActorObject {
  /// Whether the button is red or grey, unless it has a colour of its own.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The same as `default`.
    public static let destructive = Style.default
  }

  /// Chooses the colour where `backgroundColor` is nil.
  public let style: Style
  /// The text on the button; nil leaves it blank.
  open var title: String?
  /// nil: red, or grey where `style` is normal.
  open var backgroundColor: UIColor?
  /// Kept, without effect.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// `handler` is called when the button is tapped, with the row's path at that time.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init(_object: ())
  }
}
