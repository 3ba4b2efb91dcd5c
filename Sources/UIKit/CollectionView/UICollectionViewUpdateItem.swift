// UICollectionViewUpdateItem — after Apple's documentation "UICollectionViewUpdateItem", read 2026-11.
// State: partial. Missing: batch updates themselves; until they exist no layout is handed one.

import QuartzCore

/// One change of a batch update (uikit-fidelity 2.10).
@preconcurrency @MainActor open class UICollectionViewUpdateItem: MainActorObject {
  /// The raw values are UIKit's.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete
    case reload
    case move
    case none
  }

  /// nil for insertions.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// nil for deletions.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What happens to the item, or to the section where the path's item is `NSNotFound`.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.before = before
    self.after = after
    self.action = action
    super.init(_object: ())
  }
}
