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

  public var traitCollection: UITraitCollection
  /// Whether touches do not reach the cell.
  public var isDisabled = false
  /// Whether a finger rests on the cell.
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  /// Whether the collection view is being edited.
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  /// Whether the cell follows a finger to another place.
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
