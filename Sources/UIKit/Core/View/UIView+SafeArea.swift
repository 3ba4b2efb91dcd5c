// The room that bars leave free: from the screen and the controllers that show them down to every view, as
// far as it lies under them.
//
// Kept rather than computed when asked, because it is told when it changes. Without bars nothing here costs
// more than a comparison.

import QuartzCore

extension UIView {
  /// To be called when the view's place or size has changed, or its superview.
  func followSafeArea() {
    if let window = self as? UIWindow, window.isChangingSize { return }
    guard coveredInsets != .zero || viewController != nil || superview?.coveredInsets ?? .zero != .zero else {
      return
    }
    let before = coveredInsets
    viewController?.followSystemMargins()
    updateSafeArea()
    // The view may have scrolled: its subviews then lie elsewhere under the same bars.
    if coveredInsets == before, before != .zero { updateSafeAreaOfSubviews() }
  }

  /// Looks again at what covers the view, and tells if that has changed: the view, its controller, its
  /// subviews.
  func updateSafeArea() {
    let insets = presentCoverage
    guard insets != coveredInsets else { return }
    coveredInsets = insets
    safeAreaWasUpdated()
    if insetsLayoutMarginsFromSafeArea { marginsChanged() } else { setNeedsLayout() }
    tellLayoutOfInsets()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if coveredInsets == insets { updateSafeAreaOfSubviews() }
  }

  func updateSafeAreaOfSubviews() {
    let told = subviews
    for view in told where view.superview === self { view.updateSafeArea() }
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
    tellLayoutOfInsets()
  }

  /// Where nothing depends on the insets, layout is not told: a controller that gives a view its frame
  /// whenever it has laid out its own would be asked to lay out again for ever.
  private func tellLayoutOfInsets() {
    if layoutStateIfMade?.areInsetsAsked == true { layoutInputsChanged(isNewStructure: false) }
  }

  /// A view without a superview keeps what it had: it may only be away for a while, as the views of tabs are.
  private var presentCoverage: UIEdgeInsets {
    guard let superview else { return (self as? UIWindow)?.screenCoverage ?? coveredInsets }
    var insets = superview.coverage(of: self)
    if let viewController {
      insets = insets + viewController.additionalSafeAreaInsets
      if let parent = viewController.parent { insets = insets + parent.barInsets(over: viewController) }
    }
    return insets
  }

  /// How far what covers this view also covers `subview`, from each of the subview's own edges, in points.
  private func coverage(of subview: UIView) -> UIEdgeInsets {
    guard coveredInsets != .zero else { return .zero }
    if subview is SheetBackdrop.Card { return coveredInsets }
    // One that is out of sight is on its way in or out, and is laid out as it is when it is seen. To a
    // controller's own view its container's bars are added each time, so that it must not begin with what it
    // has got already.
    let place = subview.layer.frame
    var wayIn = CGPoint.zero
    if !place.isEmpty, !bounds.isEmpty, !place.intersects(bounds) {
      guard subview.viewController != nil else { return subview.coveredInsets }
      wayIn = place.shortestWay(into: bounds)
    }
    // An edge that nothing covers leaves everything free beyond it.
    let beyond: CGFloat = 1e6
    let free = bounds.inset(
      by: UIEdgeInsets(
        top: coveredInsets.top > 0 ? coveredInsets.top : -beyond,
        left: coveredInsets.left > 0 ? coveredInsets.left : -beyond,
        bottom: coveredInsets.bottom > 0 ? coveredInsets.bottom : -beyond,
        right: coveredInsets.right > 0 ? coveredInsets.right : -beyond))
    // Most views lie where nothing is covered: however they are turned, nothing reaches into them.
    if wayIn == .zero, free.contains(place) { return .zero }
    let corners = [
      CGPoint(x: free.minX, y: free.minY), CGPoint(x: free.maxX, y: free.minY),
      CGPoint(x: free.minX, y: free.maxY), CGPoint(x: free.maxX, y: free.maxY),
    ]
    let box = CGRect(
      boundingBoxOf: corners.map { corner in
        subview.layer.fromSuperlayer(CGPoint(x: corner.x - wayIn.x, y: corner.y - wayIn.y))
      })
    let area = subview.bounds
    guard box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite else { return .zero }
    // Content that has scrolled by a fraction would be told of another inset each time, by its last digit.
    func within(_ inset: CGFloat, _ length: CGFloat) -> CGFloat {
      min(max(0, inset.withoutLastDigits), length)
    }
    return UIEdgeInsets(
      top: within(box.minY - area.minY, area.height), left: within(box.minX - area.minX, area.width),
      bottom: within(area.maxY - box.maxY, area.height), right: within(area.maxX - box.maxX, area.width))
  }
}

extension CGRect {
  /// How far the rectangle has to move to come into `room`, or to fill it where it is larger.
  fileprivate func shortestWay(into room: CGRect) -> CGPoint {
    func way(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if start >= high { return max(low, high - length) - start }
      if start + length <= low { return min(low, high - length) - start }
      return 0
    }
    return CGPoint(
      x: way(minX, width, room.minX, room.maxX), y: way(minY, height, room.minY, room.maxY))
  }
}

extension CGFloat {
  /// To a millionth: sums and differences of such lengths are exact, and none is seen.
  var withoutLastDigits: CGFloat {
    let digits: CGFloat = 1_048_576
    let rounded = (self * digits).rounded() / digits
    return rounded.isFinite ? rounded : self
  }
}

extension UIViewController {
  /// Whether the view runs on under a container's bar at `edge`.
  func extendsUnder(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
