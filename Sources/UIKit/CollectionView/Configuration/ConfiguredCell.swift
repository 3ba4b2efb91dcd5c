import QuartzCore

/// A cell of a collection view or of a table.
@preconcurrency @MainActor protocol ConfiguredCell: ConfiguredView, SwipedRow
where ConfigurationState == UICellConfigurationState {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
}

extension ConfiguredCell {
  /// The state of the cell as the list around has it.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = configurations.isEditing
    state.isSwiped = swipe != nil
    state.isExpanded = configurations.isExpanded
    state.isReordering = configurations.isReordering
    state.cellDragState = configurations.isReordering ? .dragging : .none
    return state
  }
}
