// Setting the equations up: first what is given, then required constraints in the order of their activation,
// then optional ones. Where required ones contradict each other, the latest is so the one left out.

import QuartzCore

extension LayoutEngine {
  func build() {
    guard let host else { return }
    needsBuilding = false
    hasDropped = false
    solver = LayoutSolver()
    (boxes, lines, placed, labels) = ([:], [], [], [:])
    var constraints: [NSLayoutConstraint] = []
    makeHostBox(host)
    collect(host, &constraints)

    constraints.sort { $0.order < $1.order }
    for constraint in constraints { makeBoxes(of: constraint) }
    for constraint in constraints where constraint.priority.strength >= LinearConstraint.required {
      add(constraint)
    }
    for constraint in constraints where constraint.priority.strength < LinearConstraint.required {
      add(constraint)
    }
    for view in placed.compactMap(\.object) { addContentSize(of: view) }
    warnOfAmbiguity()
  }

  private func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    if view !== host, view.isPlacedByConstraints { placed.append(Weak(object: view)) }
    if view !== host || view.isPlacedByConstraints { _ = box(for: view) }
    constraints += view.constraints
    for subview in view.subviews
    where subview.isPlacedByConstraints || (subview.layoutStateIfMade?.isJoined ?? false) {
      collect(subview, &constraints)
    }
  }

  private func makeBoxes(of constraint: NSLayoutConstraint) {
    let first = meant(constraint.first, constraint.firstAttribute, besides: constraint.second)
    let second = meant(constraint.second, constraint.secondAttribute, besides: constraint.first)
    for item in [first, second, constraint.owner] {
      if let item { _ = box(for: item) }
    }
  }

  // MARK: Boxes

  private func makeHostBox(_ host: UIView) {
    let box = Box(left: SparseRow(), top: SparseRow(), width: newLength(), height: newLength())
    boxes[ObjectIdentifier(host)] = box
    switch hostSize {
    case .given where host.isPlacedByConstraints:
      // A view that stands alone follows its constraints, and otherwise keeps its size.
      tie(box.width, priority: 49) { [weak host] in host?.bounds.width ?? 0 }
      tie(box.height, priority: 49) { [weak host] in host?.bounds.height ?? 0 }
      placed.append(Weak(object: host))
    case .given:
      tie(box.width) { [weak host] in host?.bounds.width ?? 0 }
      tie(box.height) { [weak host] in host?.bounds.height ?? 0 }
    case .fitting(let size, let horizontal, let vertical):
      tie(box.width, priority: horizontal.strength) { size.width }
      tie(box.height, priority: vertical.strength) { size.height }
      placed.append(Weak(object: host))
    }
  }

  /// The item's box. Of a view whose frame is given, and of a system guide, it is tied to where they stand.
  private func box(for item: any LayoutItem) -> Box? {
    if let box = box(ifMadeFor: item) { return box }
    guard let view = item.layoutView, let container = item === view ? view.superview : view,
      let host, view.isDescendant(of: host), let parent = box(for: container)
    else { return nil }
    let box = Box(left: newPlace(), top: newPlace(), width: newLength(), height: newLength())
    boxes[ObjectIdentifier(item)] = box
    if let guide = item as? ScrollLayoutGuide {
      tie(box, to: parent, guide)
    } else if let guide = item as? UILayoutGuide {
      tie(box, to: parent, guide)
    } else if !view.isPlacedByConstraints {
      tie(box, to: parent, view)
    }
    return box
  }

  private func tie(_ box: Box, to parent: Box, _ view: UIView) {
    view.layoutState.isMentioned = true
    tie(box.left - parent.left) { [weak view] in view?.untransformedFrame.minX ?? 0 }
    tie(box.top - parent.top) { [weak view] in view?.untransformedFrame.minY ?? 0 }
    tie(box.width) { [weak view] in view?.bounds.width ?? 0 }
    tie(box.height) { [weak view] in view?.bounds.height ?? 0 }
  }

  private func tie(_ box: Box, to view: Box, _ guide: UILayoutGuide) {
    guard let inset = guide.inset else { return }
    let insets: @MainActor () -> UIEdgeInsets = { [weak guide] in (guide?.owningView).map(inset) ?? .zero }
    tie(box.top - view.top) { insets().top }
    tie(view.top + view.height - box.top - box.height) { insets().bottom }
    if let limit = guide.widthLimit {
      tie(box.left + box.width * 0.5 - view.left - view.width * 0.5) { (insets().left - insets().right) / 2 }
      tie(box.width, .atMost) { CGFloat(limit) }
      tie(view.width - box.width, priority: 999) { insets().left + insets().right }
    } else {
      tie(box.left - view.left) { insets().left }
      tie(view.left + view.width - box.left - box.width) { insets().right }
    }
  }

  /// The content begins at the origin, and is no larger than constraints ask; the frame goes along with the
  /// bounds.
  private func tie(_ box: Box, to scrollView: Box, _ guide: ScrollLayoutGuide) {
    guide.isInUse = true
    let bounds: @MainActor () -> CGRect = { [weak guide] in guide?.owningView?.bounds ?? .zero }
    switch guide.role {
    case .content:
      tie(box.left - scrollView.left) { 0 }
      tie(box.top - scrollView.top) { 0 }
      tie(box.width, priority: 1) { 0 }
      tie(box.height, priority: 1) { 0 }
    case .frame:
      tie(box.left - scrollView.left) { bounds().minX }
      tie(box.top - scrollView.top) { bounds().minY }
      tie(box.width - scrollView.width) { 0 }
      tie(box.height - scrollView.height) { 0 }
    }
  }

  private func newPlace() -> SparseRow { SparseRow(symbol: solver.makeVariable(.free)) }
  private func newLength() -> SparseRow { SparseRow(symbol: solver.makeVariable(.nonnegative)) }

  // MARK: Equations

  /// `expression = value`, in points; a required one that fits nowhere is left out.
  private func tie(
    _ expression: SparseRow, _ relation: LinearConstraint.Relation = .equal,
    priority: Double = LinearConstraint.required, _ value: @escaping @MainActor () -> CGFloat
  ) {
    _ = try? add(expression, relation, priority) { -Double(value()) }
  }

  private func add(
    _ expression: SparseRow, _ relation: LinearConstraint.Relation, _ priority: Double,
    constant: @escaping @MainActor () -> Double
  ) throws(Unsatisfiable) -> Int {
    var expression = expression
    // Frames that are no numbers come from programs, and are shown nowhere.
    expression.constant = constant().orZero
    let number = try solver.add(
      LinearConstraint(expression: expression, relation: relation, priority: priority))
    lines.append(Line(number: number, constant: { constant().orZero }, current: expression.constant))
    return number
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(of: constraint) else { return }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .atMost
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      }
    do {
      let number = try add(expression, relation, constraint.priority.strength) {
        [weak constraint, weak self] in
        guard let constraint, let self else { return 0 }
        return self.constant(of: constraint)
      }
      labels[number] = constraint
    } catch {
      hasDropped = true
      warn(ofDropped: constraint, against: error.others)
    }
  }

  /// Hugging and compression resistance.
  private func addContentSize(of view: UIView) {
    guard let box = box(ifMadeFor: view) else { return }
    if !view.layoutState.isIntrinsicSizeKnown { _ = view.refreshIntrinsicSize() }
    let size = view.layoutState.intrinsicSize
    let id = ObjectIdentifier(view)
    for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, box.width), (.vertical, box.height)] {
      guard (axis == .horizontal ? size.width : size.height) >= 0 else { continue }
      let content: @MainActor () -> CGFloat = { [weak view, weak self] in
        guard let size = view?.layoutState.intrinsicSize else { return 0 }
        return axis == .horizontal
          ? size.width : (self?.wrappedHeights[id]).map { CGFloat($0) } ?? size.height
      }
      let (hugging, resistance) = (
        view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
      )
      tie(length, .atMost, priority: hugging.strength, content)
      tie(length, .atLeast, priority: resistance.strength, content)
    }
  }
}

extension Double {
  /// 0 for what is no number.
  fileprivate var orZero: Double { isFinite ? self : 0 }
}
