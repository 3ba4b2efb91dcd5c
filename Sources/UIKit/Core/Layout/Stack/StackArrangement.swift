// A stack's constraints. Along the axis: the first view at the start, the last at the end, gaps between;
// across it: by the alignment, with the stack as narrow as its views let it be.

import QuartzCore

/// The constraints that a stack view made for its views, which the next ones replace.
@MainActor final class StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  func replace(in stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for gap in gaps { stack.removeLayoutGuide(gap) }
    (constraints, gaps) = ([], [])

    let views = stack.visibleSubviews
    let along = StackAxis(stack.axis)
    let container: any LayoutItem =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    if let first = views.first, let last = views.last {
      add("start", first, along.start, .equal, container, along.start)
      add("end", last, along.end, .equal, container, along.end)
    }
    distribute(views, along, in: stack)
    align(views, along.across, stack.alignment, in: container)
    for constraint in constraints { constraint.activate(in: stack) }
  }

  // MARK: Along the axis

  private func distribute(_ views: [UIView], _ along: StackAxis, in stack: UIStackView) {
    let pairs = zip(views, views.dropFirst())
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in pairs {
        add("spacing", next, along.start, .equal, view, along.end, constant: stack.gap(after: view))
      }
    case .equalSpacing, .equalCentering:
      for (view, next) in pairs {
        add(
          "spacing", next, along.start, .greaterThanOrEqual, view, along.end, constant: stack.gap(after: view)
        )
      }
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: relateSizes(views.map { ($0, 1) }, along, .required)
    case .fillProportionally:
      relateSizes(views.map { ($0, along.length(of: $0.intrinsicContentSize)) }, along, UILayoutPriority(999))
    case .equalSpacing: equaliseGaps(pairs.map { $0 }, (along.end, along.start), along, .required, in: stack)
    case .equalCentering:
      equaliseGaps(pairs.map { $0 }, (along.center, along.center), along, UILayoutPriority(149), in: stack)
    }
  }

  /// Makes sizes proportional to the lengths that stand with them; those without length are left alone.
  private func relateSizes(
    _ parts: [(view: UIView, length: CGFloat)], _ along: StackAxis, _ priority: UILayoutPriority
  ) {
    let sized = parts.filter { $0.length > 0 }
    guard let first = sized.first else { return }
    for part in sized.dropFirst() {
      add(
        "proportion", part.view, along.size, .equal, first.view, along.size,
        multiplier: part.length / first.length, priority: priority)
    }
  }

  /// Makes the distances between edges (or centres) of neighbours equal, and small where nothing else
  /// stretches them.
  private func equaliseGaps(
    _ pairs: [(UIView, UIView)], _ ends: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute),
    _ along: StackAxis, _ priority: UILayoutPriority, in stack: UIStackView
  ) {
    for (view, next) in pairs {
      let gap = UILayoutGuide()
      gap.identifier = "gap"
      stack.addLayoutGuide(gap)
      add("gap start", gap, along.start, .equal, view, ends.0)
      add("gap end", gap, along.end, .equal, next, ends.1)
      if let first = gaps.first {
        add("equal gaps", gap, along.size, .equal, first, along.size, priority: priority)
      }
      add("least gap", gap, along.size, .equal, nil, .notAnAttribute, priority: UILayoutPriority(10))
      gaps.append(gap)
    }
  }

  // MARK: Across the axis

  private func align(
    _ views: [UIView], _ across: StackAxis, _ alignment: UIStackView.Alignment, in container: any LayoutItem
  ) {
    for view in views {
      let (start, end) = bounds(alignment)
      add("alignment", view, across.start, start, container, across.start)
      add("alignment", view, across.end, end, container, across.end)
      switch (alignment, across.axis) {
      case (.center, _): add("alignment", view, across.center, .equal, container, across.center)
      case (.firstBaseline, .vertical):
        alignBaselines(view, views, .firstBaseline)
        keepNear(view, across.start, of: container)
      case (.lastBaseline, .vertical):
        alignBaselines(view, views, .lastBaseline)
        keepNear(view, across.end, of: container)
      default: break
      }
    }
    if alignment != .fill {
      add(
        "least size", container, across.size, .equal, nil, .notAnAttribute, priority: UILayoutPriority(25))
      // A view that measures nothing, as one that only takes up room, could have any size.
      for view in views {
        add("least size", view, across.size, .equal, nil, .notAnAttribute, priority: UILayoutPriority(24))
      }
    }
  }

  /// How a view's two edges relate to the stack's.
  private func bounds(
    _ alignment: UIStackView.Alignment
  ) -> (NSLayoutConstraint.Relation, NSLayoutConstraint.Relation) {
    switch alignment {
    case .fill: (.equal, .equal)
    case .leading: (.equal, .lessThanOrEqual)
    case .trailing: (.greaterThanOrEqual, .equal)
    case .center, .firstBaseline, .lastBaseline: (.greaterThanOrEqual, .lessThanOrEqual)
    }
  }

  private func alignBaselines(_ view: UIView, _ views: [UIView], _ baseline: NSLayoutConstraint.Attribute) {
    guard let first = views.first, first !== view else { return }
    add("baseline", view, baseline, .equal, first, baseline)
  }

  /// In a stack that is higher than it needs to be, views that only share a baseline could stand anywhere.
  private func keepNear(_ view: UIView, _ edge: NSLayoutConstraint.Attribute, of container: any LayoutItem) {
    add("edge", view, edge, .equal, container, edge, priority: UILayoutPriority(20))
  }

  private func add(
    _ name: String, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutItem)?,
    _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.identifier = "stack's \(name)"
    constraint.priority = priority
    constraints.append(constraint)
  }
}

/// One direction of a stack, by the attributes that lie along it.
struct StackAxis {
  let axis: NSLayoutConstraint.Axis
  let start, end, center, size: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
    }
  }

  var across: StackAxis { StackAxis(axis == .horizontal ? .vertical : .horizontal) }

  func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
}
