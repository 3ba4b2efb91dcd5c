// How table cells carry configurations; see `ConfiguredView`.

import QuartzCore

extension UITableViewCell {
  func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setNeedsLayout()
  }

  func updateGivenConfigurations(for state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// A cell that does not show its selection has nothing to mark.
  func backgroundState(_ state: UICellConfigurationState) -> UICellConfigurationState {
    guard selectionStyle == .none else { return state }
    var state = state
    (state.isSelected, state.isHighlighted) = (false, false)
    return state
  }

  func removeBackgroundViews() {
    backgroundView = nil
    selectedBackgroundView = nil
    multipleSelectionBackgroundView = nil
    if givenBackground != nil { backgroundColor = nil }
  }

  func contentMayNeedRoom() { table?.heightMayHaveChanged(of: self) }
  func contentWasLaidOut() {}
}
