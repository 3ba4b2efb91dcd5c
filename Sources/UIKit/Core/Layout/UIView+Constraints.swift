import QuartzCore

extension UIView {
  /// Stands for "no size of its own" in `intrinsicContentSize`.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Active constraints that this view owns: the nearest common ancestor of their items does.
  public var constraints: [NSLayoutConstraint] { layoutStateIfMade?.constraints ?? [] }

  /// Activates it with this view as its owner. Nothing happens (but a warning) where an item is not in this
  /// view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    let views = [constraint.first, constraint.second].compactMap { $0?.layoutView }
    guard !views.isEmpty, views.allSatisfy({ $0.isDescendant(of: self) }) else {
      return warnOfLayout(
        "\(constraint.sentence): it cannot be added to \(layoutName), which does not hold its items")
    }
    constraint.deactivate()
    constraint.activate(in: self)
  }

  /// Adds each, as `addConstraint(_:)` does.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes it inactive if this view is its owner; else nothing happens.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// Makes those inactive whose owner this view is.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content

  /// How firmly the view keeps to no more than its intrinsic size. Default: 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateIfMade?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// 1…1000; a greater one lets other views take spare room instead.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    layoutState.hugging[axis.rawValue] = priority
    layoutInputsChanged(isNewStructure: true)
  }

  /// How firmly the view keeps to no less than its intrinsic size. Default: 750.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStateIfMade?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// 1…1000; a greater one has other views cut off first.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    layoutState.resistance[axis.rawValue] = priority
    layoutInputsChanged(isNewStructure: true)
  }

  func setPlacedByConstraints(_ isPlaced: Bool) {
    guard isPlaced == translatesAutoresizingMaskIntoConstraints else { return }
    superview?.layoutInputsChanged(isNewStructure: true)
    layoutState.translatesMask = !isPlaced
    layoutState.engine = nil
    layoutInputsChanged(isNewStructure: true)
  }

  /// Does what gives the view another frame, which constraints may go by.
  func changeFrame(_ change: () -> Void) {
    guard let state = layoutStateIfMade, state.isMentioned, state.translatesMask else { return change() }
    let (position, size) = (layer.position, layer.bounds.size)
    change()
    guard layer.position != position || layer.bounds.size != size else { return }
    superview?.layoutInputsChanged(isNewStructure: false)
  }

  func forgetIntrinsicSize() {
    guard let state = layoutStateIfMade, state.isIntrinsicSizeKnown else { return }
    state.isIntrinsicSizeKnown = false
    let host = layoutHost
    guard let superview, host !== self else {
      layoutInputsChanged(isNewStructure: false)
      return
    }
    // Not the view itself, which is laid out once it has another size: it may say so in its own
    // `layoutSubviews()`.
    superview.askForLayout(upTo: host)
  }

  /// Asks `intrinsicContentSize`; what is no size counts as none.
  ///
  /// - Returns: whether the view has a size of its own along an axis where it had none, or the other way
  ///   round.
  func refreshIntrinsicSize() -> Bool {
    let size = intrinsicContentSize
    let limit = NSLayoutConstraint.limit
    func bounded(_ length: CGFloat) -> CGFloat { length >= 0 ? min(length, limit) : Self.noIntrinsicMetric }
    let (old, new) = (
      layoutState.intrinsicSize, CGSize(width: bounded(size.width), height: bounded(size.height))
    )
    layoutState.intrinsicSize = new
    layoutState.isIntrinsicSizeKnown = true
    return (old.width < 0) != (new.width < 0) || (old.height < 0) != (new.height < 0)
  }

  // MARK: Passes

  /// Whether `updateConstraints()` is due.
  public func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }

  /// `updateConstraints()` where it is due, content first.
  func runConstraintUpdates() {
    if constraintsNeedUpdateBelow {
      constraintsNeedUpdateBelow = false
      for view in subviews where view.superview === self { view.updateConstraintsIfNeeded() }
    }
    guard constraintsNeedUpdate else { return }
    constraintsNeedUpdate = false
    updateConstraints()
  }

  func askForConstraintUpdate() {
    constraintsNeedUpdate = true
    tellAncestorsOfConstraintUpdate()
    setNeedsLayout()
  }

  /// Stops at the first that knows: where it is true of a view, it is true of all above.
  func tellAncestorsOfConstraintUpdate() {
    var ancestor = superview
    while let view = ancestor, !view.constraintsNeedUpdateBelow {
      view.constraintsNeedUpdateBelow = true
      ancestor = view.superview
    }
  }

  /// Gives the subviews that constraints place their frames.
  func applyConstraints() {
    let host = layoutHost
    let sizesItself = host === self && isPlacedByConstraints
    guard sizesItself || subviews.contains(where: \.isPlacedByConstraints) else { return }
    let engine = host.layoutState.engine ?? LayoutEngine(host: host)
    host.layoutState.engine = engine
    engine.update(for: self)
    engine.placeSubviews(of: self)
  }

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsIfNeeded()
    let limit = NSLayoutConstraint.limit
    let size = CGSize(width: min(max(target.width, 0), limit), height: min(max(target.height, 0), limit))
    let engine = LayoutEngine(host: self, size: .fitting(size, horizontal: horizontal, vertical: vertical))
    engine.update()
    return engine.foundHostSize
  }

  // MARK: Ambiguity

  /// Whether constraints leave the view's frame open. Costs a solution from scratch.
  public var hasAmbiguousLayout: Bool {
    guard isPlacedByConstraints else { return false }
    let engine = LayoutEngine(host: layoutHost)
    engine.update()
    return engine.ambiguousViews().contains { $0 === self }
  }
}
