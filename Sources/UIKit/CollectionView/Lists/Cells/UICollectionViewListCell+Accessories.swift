// The accessories of a list cell, by what it is to have and the state that it is in.

import QuartzCore

extension UICollectionViewListCell: AccessoryRow {
  var presentAccessories: (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    UICellAccessory.arranged(accessories, isEditing: configurations.isEditing)
  }

  // MARK: State

  /// Brings accessories up to date with the state: which are there, chevrons, rings.
  func showState(_ state: UICellConfigurationState) {
    let isChange = accessoryViews.isEditing != nil && window != nil
    if accessoryViews.isEditing != configurations.isEditing, !accessories.isEmpty {
      changeEditing(isAnimated: isChange)
    }
    let expanded = situation.isExpanded
    let views = accessoryViews.all.compactMap { $0.view as? AccessoryView }
    if isChange, views.contains(where: { $0.situation.isExpanded != expanded }) {
      UIView.animate(withDuration: ListCellMetrics.changeDuration) { self.showSituation() }
    } else {
      showSituation()
    }
  }

  private func changeEditing(isAnimated: Bool) {
    if isAnimated, UIView.areAnimationsEnabled {
      changeAccessories { changes, end in
        UIView.animate(withDuration: ListCellMetrics.changeDuration, animations: changes) { _ in end() }
      }
    } else {
      arrangeAccessories()
    }
    setNeedsLayout()
    askToBeFitted(from: .enabled)
  }

  // MARK: Taps

  func tapped(_ accessory: UICellAccessory, in view: AccessoryView) {
    if let action = accessory.action { return action() }
    if let menu = accessory.menu { return open(menu, accessory, from: view) }
    guard let list = listView, let path = list.indexPath(for: self) else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure: list.toggleOutline(at: path)
    case .delete: list.openTrailingActions(list.layout.swipeActions(at: path).trailing, of: self)
    default: break
    }
  }

  private func open(_ menu: UIMenu, _ accessory: UICellAccessory, from view: AccessoryView) {
    if let chosen = menu.chosenAction { menu.choose(chosen) }
    OpenMenu.open(menu, from: view) { [weak self] action, _ in
      let isNew = action !== menu.chosenAction
      menu.choose(action)
      self?.arrangeAccessories()
      self?.setNeedsLayout()
      if isNew { accessory.choiceChanged?(menu) }
    }
  }

  // MARK: Moving

  /// The bars take the row up at once, where the data source lets it go.
  func prepare(_ view: AccessoryView, for accessory: UICellAccessory) {
    guard accessory.accessoryType == .reorder, view.gestureRecognizers?.isEmpty ?? true else { return }
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    press.addAction { [weak self] recognizer in
      if let self { listView?.reorder(self, following: recognizer) }
    }
    view.addGestureRecognizer(press)
  }
}
