// The accessories' views, by what the cell is to have and the state that it is in.

import QuartzCore

/// The accessories that are on screen.
@MainActor struct AccessoryViews {
  /// Which accessory a view shows: the next value shows it in the same view.
  enum Key: Hashable {
    /// The kind, and how many of the same come before it.
    case system(Int, Int)
    case custom(ObjectIdentifier)
  }

  struct Part {
    let key: Key
    let accessory: UICellAccessory
    let view: UIView

    /// In points.
    @MainActor var width: CGFloat {
      if let own = view as? AccessoryView { return own.reservedWidth }
      return switch accessory.look.reservedWidth {
      case .custom(let width): max(0, width)
      case .actual, .standard: ownSize.width
      }
    }

    @MainActor func size(height: CGFloat) -> CGSize {
      if view is AccessoryView { return CGSize(width: width, height: height) }
      return ownSize
    }

    /// The row is at least so high.
    @MainActor var leastHeight: CGFloat { view is AccessoryView ? 0 : ownSize.height }

    /// Of a view of an app's own.
    @MainActor private var ownSize: CGSize {
      if accessory.look.maintainsFixedSize { return view.bounds.size }
      if view.subviews.contains(where: \.isPlacedByConstraints) {
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      let intrinsic = view.intrinsicContentSize
      let fitting = intrinsic.width >= 0 && intrinsic.height >= 0 ? intrinsic : view.sizeThatFits(.zero)
      return CGSize(
        width: intrinsic.width >= 0 ? intrinsic.width : fitting.width,
        height: intrinsic.height >= 0 ? intrinsic.height : fitting.height)
    }
  }

  /// Each in reading direction.
  var leading: [Part] = []
  var trailing: [Part] = []
  /// Whether the views were arranged for a cell that is being edited; nil before the first time.
  var isEditing: Bool?

  var all: [Part] { leading + trailing }
}

extension UICollectionViewListCell {
  /// Gives each accessory that is to be there a view, and takes the other views away.
  func arrangeAccessories() {
    let isEditing = configurations.isEditing
    let former = Dictionary(accessoryViews.all.map { ($0.key, $0.view) }) { first, _ in first }
    let (leading, trailing) = UICellAccessory.arranged(accessories, isEditing: isEditing)
    var counts: [Int: Int] = [:]
    func part(_ accessory: UICellAccessory) -> AccessoryViews.Part {
      let key: AccessoryViews.Key
      let view: UIView
      if case .customView(let custom) = accessory.accessoryType {
        (key, view) = (.custom(ObjectIdentifier(custom)), custom)
      } else {
        let kind = accessory.accessoryType.kind
        key = .system(kind, counts[kind, default: 0])
        counts[kind, default: 0] += 1
        view = former[key] ?? AccessoryView(accessory)
      }
      return AccessoryViews.Part(key: key, accessory: accessory, view: view)
    }
    accessoryViews = AccessoryViews(
      leading: leading.map(part), trailing: trailing.map(part), isEditing: isEditing)
    let kept = Set(accessoryViews.all.map(\.key))
    for (key, view) in former where !kept.contains(key) && view.superview === self {
      view.removeFromSuperview()
    }
    for part in accessoryViews.all { show(part) }
  }

  private func show(_ part: AccessoryViews.Part) {
    let view = part.view
    if let own = view as? AccessoryView {
      own.show(part.accessory, in: situation)
      own.onTap = { [weak self, weak own] in
        guard let self, let own else { return }
        tapped(part.accessory, in: own)
      }
      if part.accessory.accessoryType == .reorder { letMove(own) }
    } else {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.isHidden = part.accessory.look.isHidden
      if let tint = part.accessory.look.tint { view.tintColor = tint }
    }
    if view.superview !== self { addSubview(view) }
  }

  private var situation: AccessoryView.Situation {
    AccessoryView.Situation(
      isSelected: isSelected, isExpanded: configurations.isExpanded, isReadFromRight: isReadFromRight)
  }

  // MARK: State

  /// What the state changes of accessories: which are there, chevrons, rings.
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

  /// Also when the cell has come to a list that runs the other way.
  func showSituation() {
    for case let view as AccessoryView in accessoryViews.all.map(\.view) { view.show(in: situation) }
  }

  /// Those that come fade in where they will be; those that go fade out where they were; the content makes room.
  private func changeEditing(isAnimated: Bool) {
    let former = accessoryViews.all
    arrangeAccessories()
    setNeedsLayout()
    askToBeFitted(from: .enabled)
    guard isAnimated, UIView.areAnimationsEnabled else { return }
    let (old, new) = (Set(former.map(\.key)), accessoryViews.all)
    let coming = new.filter { !old.contains($0.key) }.map(\.view)
    let staying = Set(new.map(\.key))
    let going = former.filter { !staying.contains($0.key) }.map(\.view)
    UIView.performWithoutAnimation {
      let frames = (new.map { ($0.view, $0.view.frame) }, contentView.frame)
      placeParts()
      for (view, frame) in frames.0 where !coming.contains(where: { $0 === view }) { view.frame = frame }
      contentView.frame = frames.1
      for view in coming { view.alpha = 0 }
      for view in going { insertSubview(view, aboveSubview: contentView) }
    }
    UIView.animate(withDuration: ListCellMetrics.changeDuration) { [self] in
      placeParts()
      contentView.layoutIfNeeded()
      for view in coming { view.alpha = 1 }
      for view in going { view.alpha = 0 }
    } completion: { [weak self] _ in
      guard let self else { return }
      for view in going {
        view.alpha = 1
        let isBack = accessoryViews.all.contains { $0.view === view }
        if !isBack, view.superview === self { view.removeFromSuperview() }
      }
    }
  }

  // MARK: Taps

  private func tapped(_ accessory: UICellAccessory, in view: AccessoryView) {
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
  private func letMove(_ view: AccessoryView) {
    guard view.gestureRecognizers?.isEmpty ?? true else { return }
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    press.addAction { [weak self] recognizer in
      if let self { listView?.reorder(self, following: recognizer) }
    }
    view.addGestureRecognizer(press)
  }
}

extension UICellAccessory.AccessoryType {
  /// What accessories of one kind have in common.
  fileprivate var kind: Int {
    switch self {
    case .disclosureIndicator: 0
    case .outlineDisclosure: 1
    case .checkmark: 2
    case .delete: 3
    case .insert: 4
    case .reorder: 5
    case .multiselect: 6
    case .label: 7
    case .detail: 8
    case .popUpMenu: 9
    case .customView: 10
    }
  }
}
