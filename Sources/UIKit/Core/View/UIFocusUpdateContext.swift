// UIFocusUpdateContext, UIFocusAnimationCoordinator, UICollectionViewFocusUpdateContext — after Apple's
// documentation of them, read 2026-11.
// State: partial. Missing: focus: nothing here takes it, so no update ever happens.

import QuartzCore

/// What can have the focus of a remote control or a keyboard, or holds what can.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus is looked for first, in that order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Which way the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
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
