// Accessories beside the content of a row: which views stand for them, and where.

import QuartzCore

/// A row of a list or of a table, with accessories on both sides of its content.
@preconcurrency @MainActor protocol AccessoryRow: ConfiguredCell, SwipedCell {
  var accessoryViews: AccessoryViews { get set }
  /// Those that are to be there now, by side, each in reading direction.
  var presentAccessories: (leading: [UICellAccessory], trailing: [UICellAccessory]) { get }
  /// Points between the row's edges and what it shows.
  var sideMargin: CGFloat { get }

  /// Content, accessories, backgrounds and separators.
  func placeParts()
  /// Takes care of the view of an accessory that was not shown before.
  func prepare(_ view: AccessoryView, for accessory: UICellAccessory)
  func tapped(_ accessory: UICellAccessory, in view: AccessoryView)
}

extension AccessoryRow {
  /// Gives each accessory that is to be there a view, and takes the other views away.
  func arrangeAccessories() {
    let former = Dictionary(accessoryViews.all.map { ($0.key, $0.view) }) { first, _ in first }
    let (leading, trailing) = presentAccessories
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
      leading: leading.map(part), trailing: trailing.map(part), isEditing: configurations.isEditing)
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
      prepare(own, for: part.accessory)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.isHidden = part.accessory.look.isHidden
      if let tint = part.accessory.look.tint { view.tintColor = tint }
    }
    if view.superview !== self { addSubview(view) }
  }

  var situation: AccessoryView.Situation {
    AccessoryView.Situation(
      isSelected: isSelected, isExpanded: configurations.isExpanded, isReadFromRight: isReadFromRight)
  }

  /// Also when the cell has come to a list that runs the other way.
  func showSituation() {
    for case let view as AccessoryView in accessoryViews.all.map(\.view) { view.show(in: situation) }
  }

  /// Arranges the accessories again, and moves on to that within `animate`: those that come fade in where
  /// they will be; those that go fade out where they were; the content makes room.
  ///
  /// - Parameter animate: calls the first part within an animation and the second one after it.
  func changeAccessories(_ animate: (_ changes: @escaping () -> Void, _ end: @escaping () -> Void) -> Void) {
    let former = accessoryViews.all
    let old = Set(former.map(\.key))
    var coming: [UIView] = []
    var going: [UIView] = []
    UIView.performWithoutAnimation {
      arrangeAccessories()
      let new = accessoryViews.all
      let staying = Set(new.map(\.key))
      coming = new.filter { !old.contains($0.key) }.map(\.view)
      going = former.filter { !staying.contains($0.key) }.map(\.view)
      let frames = (new.map { ($0.view, $0.view.frame) }, contentView.frame)
      placeParts()
      for (view, frame) in frames.0 where !coming.contains(where: { $0 === view }) { view.frame = frame }
      contentView.frame = frames.1
      for view in coming { view.alpha = 0 }
      for view in going { insertSubview(view, aboveSubview: contentView) }
    }
    animate { [self] in
      placeParts()
      contentView.layoutIfNeeded()
      for view in coming { view.alpha = 1 }
      for view in going { view.alpha = 0 }
    } _: { [weak self] in
      guard let self else { return }
      for view in going {
        view.alpha = 1
        let isBack = accessoryViews.all.contains { $0.view === view }
        if !isBack, view.superview === self { view.removeFromSuperview() }
      }
    }
  }

  // MARK: Places

  func place(_ plan: AccessoryPlan) {
    placeContent(plan)
    place(accessoryViews.leading, plan.leadingCentres)
    place(accessoryViews.trailing, plan.trailingCentres)
  }

  func placeContent(_ plan: AccessoryPlan) {
    let content = CGRect(
      x: plan.content.lowerBound, y: 0, width: plan.content.upperBound - plan.content.lowerBound,
      height: bounds.height)
    contentView.frame = placed(content)
    setContentMargins(plan)
  }

  private func place(_ parts: [AccessoryViews.Part], _ centres: [CGFloat]) {
    for (part, x) in zip(parts, centres) {
      let size = part.size(height: bounds.height)
      part.view.frame = placed(
        CGRect(
          x: x - size.width / 2, y: pixel((bounds.height - size.height) / 2), width: size.width,
          height: size.height))
    }
  }

  /// From reading direction to the cell's coordinates, under a swipe.
  func placed(_ frame: CGRect) -> CGRect {
    let x = isReadFromRight ? bounds.width - frame.maxX : frame.minX
    return CGRect(x: x + swipeOffset, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func pixel(_ length: CGFloat) -> CGFloat {
    (length * UIScreen.pixelsPerPoint).rounded(.down) / UIScreen.pixelsPerPoint
  }

  /// For an app's own content; list contents see to it themselves.
  private func setContentMargins(_ plan: AccessoryPlan) {
    guard !(contentView is UIListContentView) else { return }
    contentView.insetsLayoutMarginsFromSafeArea = false
    let isFlipped = isReadFromRight
    let outer = directionalMargins
    let (start, end) = (
      max(outer.leading - plan.content.lowerBound, ListCellMetrics.accessoryMargin),
      max(outer.trailing - (bounds.width - plan.content.upperBound), ListCellMetrics.accessoryMargin)
    )
    let margins = UIEdgeInsets(
      top: ListCellMetrics.verticalMargin, left: isFlipped ? end : start,
      bottom: ListCellMetrics.verticalMargin, right: isFlipped ? start : end)
    if contentView.layoutMargins != margins { contentView.layoutMargins = margins }
  }
}

extension ConfiguredView {
  /// The height that constraints in the content view, or a content configuration, give at the content view's
  /// width, in points; nil where they do not say.
  var contentHeight: CGFloat? {
    let width = contentView.bounds.width
    let isConstrained = contentView.subviews.contains(where: \.isPlacedByConstraints)
    if isConstrained || contentView is UIListContentView || contentView.intrinsicContentSize.height >= 0 {
      let size = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
      return contentView.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    guard configurations.content != nil else { return nil }
    return contentView.sizeThatFits(CGSize(width: width, height: bounds.height)).height
  }
}

extension UIView {
  /// `layoutMargins` as the rows around are read.
  var directionalMargins: (leading: CGFloat, trailing: CGFloat) {
    isReadFromRight ? (layoutMargins.right, layoutMargins.left) : (layoutMargins.left, layoutMargins.right)
  }
}
