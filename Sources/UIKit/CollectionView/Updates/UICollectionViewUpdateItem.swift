// UICollectionViewUpdateItem — after Apple's documentation "UICollectionViewUpdateItem", read 2026-11.
// State: complete.

import QuartzCore

/// One change of a batch update: of an item, or of a section with all that is in it, whose path has
/// `NSNotFound` for an item (Facts 2.10).
@preconcurrency @MainActor open class UICollectionViewUpdateItem: MainActorObject {
  /// The raw values are UIKit's.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete
    case reload
    case move
    case none
  }

  /// Before the update; nil for insertions.
  open var indexPathBeforeUpdate: IndexPath? { before?.path }
  /// After the update; nil for deletions.
  open var indexPathAfterUpdate: IndexPath? { after?.path }
  /// The change to the item, or to the section where the path's item is `NSNotFound`.
  open var updateAction: Action { action }

  private let before: ItemPlace?
  private let after: ItemPlace?
  private let action: Action

  /// An item that says nothing: action `none`, no paths. For subclasses, which override what is asked.
  public init() {
    (action, before, after) = (.none, nil, nil)
    super.init(_object: ())
  }

  init(_ change: ResolvedUpdate.Change) {
    before = change.before
    after = change.after
    action =
      switch change.action {
      case .insert: .insert
      case .delete: .delete
      case .reload: .reload
      case .move, .moveTo: .move
      case .reconfigure: .none
      }
    super.init(_object: ())
  }
}
