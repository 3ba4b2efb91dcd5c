// UIContextualAction — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// A button behind a row that is swiped aside.
@preconcurrency @MainActor open class UIContextualAction: MainActorObject {
  /// Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case normal = 0
    /// The row is to go: it leaves with the action where the data source takes the item away.
    case destructive = 1
  }

  /// Called when the button is tapped, or by a full swipe. `completionHandler` closes the row and has to be
  /// called; with true for an action that was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Fixed when the action is made.
  public let style: Style
  /// Called when the button is tapped or swiped; see the type.
  public let handler: Handler
  /// Below the image, where there is one and room for both.
  open var title: String?
  /// The colour that fills the button. Unless it is set, or set to nil: red for destructive actions, grey for
  /// others.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// Its shape is drawn, in white.
  open var image: UIImage?

  /// A button of that style with `title` below its image; nil for no title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init(_object: ())
  }
}
