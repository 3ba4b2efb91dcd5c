// What a cell shows, and what lies behind it, as values that follow its state (iOS 14).

import QuartzCore

extension UICollectionViewCell {
  /// What a cell knows of its configurations.
  struct Configurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundConfigurationView?
    var isUpdateDue = true
    /// While an update sets configurations, those do not ask for another.
    var isUpdating = false
    var isReordering = false
    /// As the collection view is; it says so, since a cell that is being made has no superview yet.
    var isEditing = false
    /// Whether what the item holds is shown, in an outline.
    var isExpanded = false
  }

  /// The state of the cell as the collection view has it.
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

  /// Brings the configurations up to date with the state: first those that follow by themselves, then what a subclass
  /// does, then the handler.
  func updateConfigurationIfNeeded() {
    guard configurations.isUpdateDue, !configurations.isUpdating else { return }
    configurations.isUpdateDue = false
    configurations.isUpdating = true
    defer { configurations.isUpdating = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      show(content: content.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      show(background: background.updated(for: state))
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurationsWereUpdated(for: state)
  }

  // MARK: Content

  func setContent(_ content: (any UIContentConfiguration)?) {
    guard let content else { return dropContent() }
    let follows = automaticallyUpdatesContentConfiguration && !configurations.isUpdating
    show(content: follows ? content.updated(for: configurationState) : content)
  }

  /// The view takes it on where it can; otherwise another takes its place.
  private func show(content: any UIContentConfiguration) {
    configurations.content = content
    if let view = contentView as? any UIContentView, view.supports(content) {
      view.configuration = content
    } else {
      replaceContentView(with: content.makeContentView())
    }
    askToBeFitted(from: .enabled)
  }

  private func dropContent() {
    guard configurations.content != nil else { return }
    configurations.content = nil
    replaceContentView(with: CellContentView(frame: .zero))
  }

  // MARK: Background

  func setBackground(_ background: UIBackgroundConfiguration?) {
    guard let background else {
      configurations.background = nil
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    backgroundView = nil
    selectedBackgroundView = nil
    let follows = automaticallyUpdatesBackgroundConfiguration && !configurations.isUpdating
    show(background: follows ? background.updated(for: configurationState) : background)
  }

  private func show(background: UIBackgroundConfiguration) {
    configurations.background = background
    if let view = configurations.backgroundView {
      view.configuration = background
      return
    }
    let view = BackgroundConfigurationView(background)
    configurations.backgroundView = view
    fill(with: view)
    insertSubview(view, at: 0)
  }
}
