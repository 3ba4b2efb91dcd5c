// UIFocusUpdateContext, UIFocusAnimationCoordinator, UICollectionViewFocusUpdateContext — after Apple's
// documentation of them, read 2026-11.
// State: partial. Missing: focus: nothing here takes it, so no update ever happens.

import QuartzCore

/// A member of the interface that can have the focus of a remote control or a keyboard, or holds one that
/// can.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus is looked for first, in that order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus to be looked for again. Nothing happens: there is no focus.
  func setNeedsFocusUpdate()
  /// Looks for the focus at once if that was asked for. Nothing happens: there is no focus.
  func updateFocusIfNeeded()
  /// Whether the focus may move so. Never asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved. Never called.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Which way the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt
  /// A set of the bits' directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Towards the upper edge of the screen.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Towards the lower edge of the screen.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Towards the left edge of the screen.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Towards the right edge of the screen.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// On in the order of reading, as the tab key moves it.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// Back in the order of reading.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// From where to where the focus moves.
@preconcurrency @MainActor open class UIFocusUpdateContext: MainActorObject {
  /// nil: the focus was nowhere.
  public internal(set) weak var previouslyFocusedView: UIView?
  /// nil: the focus will be nowhere.
  public internal(set) weak var nextFocusedView: UIView?
  /// Empty where a program moved the focus.
  public internal(set) var focusHeading: UIFocusHeading = []

  init() { super.init(_object: ()) }
}

/// The same, of a collection view's items.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// nil: the focus was on no item.
  public internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// nil: the focus will be on no item.
  public internal(set) var nextFocusedIndexPath: IndexPath?
}

/// Runs animations beside those of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: MainActorObject {
  init() { super.init(_object: ()) }

  /// Runs `animations` at once, as nothing else is animated with it, and then `completion`.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
