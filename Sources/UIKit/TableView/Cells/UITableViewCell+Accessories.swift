// The accessories beside the content of a table cell: those that the cell is to have, and those of editing.

import QuartzCore

extension UITableViewCell: AccessoryRow {
  var sideMargin: CGFloat { row.sideMargin }

  var presentAccessories: (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    let type = isEditing ? editingAccessoryType : accessoryType
    let own = isEditing ? editingAccessoryView : accessoryView
    var trailing = own.map { [Self.accessory($0)] } ?? Self.accessories(type)
    if isEditing, row.editing?.showsGrip ?? false {
      trailing.append(.reorder(displayed: .always, options: .init(showsVerticalSeparator: false)))
    }
    return (editControl.map { [$0] } ?? [], trailing)
  }

  private var editControl: UICellAccessory? { isEditing ? Self.editControl(row) : nil }

  static func editControl(_ row: TableRow) -> UICellAccessory? {
    guard let editing = row.editing else { return nil }
    if editing.selectsSeveral { return .multiselect(displayed: .always) }
    return switch editing.style {
    case .none: nil
    case .delete: .delete(displayed: .always)
    case .insert: .insert(displayed: .always)
    }
  }

  /// A view of an app's own keeps the size that it has.
  private static func accessory(_ view: UIView) -> UICellAccessory {
    .customView(
      configuration: .init(
        customView: view, placement: .trailing(displayed: .always), maintainsFixedSize: true))
  }

  private static func accessories(_ type: AccessoryType) -> [UICellAccessory] {
    switch type {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator()]
    case .detailDisclosureButton: [.detail(), .disclosureIndicator()]
    case .checkmark: [.checkmark()]
    case .detailButton: [.detail()]
    }
  }

  // MARK: Changes

  /// The state that the cell is in, for those that hear of changes.
  var transitionState: StateMask {
    var mask: StateMask = []
    if editControl != nil { mask.insert(.showingEditControl) }
    if swipe?.hasActions(.trailing) ?? false { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Shows what is to be there now. Inside of an animation block it moves with that.
  func accessoriesChanged(animated: Bool) {
    setNeedsLayout()
    if window != nil { contentMayNeedRoom() }
    let inherited = UIView.inheritedAnimationDuration
    guard animated || inherited > 0, UIView.areAnimationsEnabled, window != nil else {
      arrangeAccessories()
      return endTransition()
    }
    changeAccessories { changes, end in
      UIView.animate(
        withDuration: inherited > 0 ? inherited : ListCellMetrics.changeDuration, animations: changes
      ) { [weak self] _ in
        end()
        self?.endTransition()
      }
    }
  }

  private func endTransition() {
    guard isInTransition else { return }
    isInTransition = false
    didTransition(to: transitionState)
  }

  func swipeChanged() {
    setNeedsUpdateConfiguration()
    let state = transitionState
    willTransition(to: state)
    table?.swipeChanged(of: self)
    didTransition(to: state)
  }

  // MARK: Touches

  func prepare(_ view: AccessoryView, for accessory: UICellAccessory) {}

  func tapped(_ accessory: UICellAccessory, in view: AccessoryView) {
    switch accessory.accessoryType {
    case .detail: table?.accessoryButtonTapped(in: self)
    case .delete, .insert: table?.editControlTapped(in: self)
    default: break
    }
  }

  /// Where a touch begins to move the row, in the cell's coordinates: the grip and what lies beside it, from
  /// top to bottom. nil where there is no grip.
  var gripFrame: CGRect? {
    let grip = accessoryViews.trailing.first { $0.accessory.accessoryType == .reorder }
    guard let frame = grip?.view.frame else { return nil }
    let aside = AccessoryPlan.gap / 2
    return isReadFromRight
      ? CGRect(x: 0, y: 0, width: frame.maxX + aside, height: bounds.height)
      : CGRect(x: frame.minX - aside, y: 0, width: bounds.width - frame.minX + aside, height: bounds.height)
  }
}
