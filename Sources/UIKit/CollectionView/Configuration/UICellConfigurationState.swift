// UICellConfigurationState — after Apple's documentation "UICellConfigurationState", read 2026-11.
// State: complete.

import QuartzCore

/// The state of a cell that configurations go by.
public struct UICellConfigurationState: UIConfigurationState, MarkableState, Hashable {
  /// Of a cell that is dragged to another place or app.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting
    case dragging
  }

  /// Of a cell that something is dragged over. Nothing is: always `none`.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted
    case targeted
  }

  /// Those of the cell at the time of the update.
  public var traitCollection: UITraitCollection
  /// Whether touches do not reach the cell.
  public var isDisabled = false
  /// Whether a finger rests on the cell.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Kept for configurations: nothing gets the focus here.
  public var isFocused = false
  /// Kept for configurations: cells are not pinned.
  public var isPinned = false
  /// Whether the collection view is being edited.
  public var isEditing = false
  /// Whether the item shows the items that it holds, in an outline.
  public var isExpanded = false
  /// Whether swipe actions are open beside the cell.
  public var isSwiped = false
  /// Whether the cell follows a finger to another place.
  public var isReordering = false
  /// `dragging` while the cell follows a finger, otherwise `none`.
  public var cellDragState = DragState.none
  /// Always `none`.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Everything off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own; nil where none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
