// Moving views in the tree, and telling them.

import QuartzCore

extension UIView {
  /// Puts `view` at `place` among the other subviews; `place` is asked once it has left where it was. Nothing
  /// happens where it answers nil or where a ring would close.
  func insert(_ view: UIView, at place: ([UIView]) -> Int?) {
    var others = subviews
    if view.superview === self, let index = others.place(of: view) { others.remove(at: index) }
    guard view !== self, !isDescendant(of: view), place(others) != nil else { return }
    if view.superview === self {
      subviews = others
      put(view, at: place(subviews) ?? subviews.count)
    } else {
      move(view, to: place)
    }
  }

  private func move(_ view: UIView, to place: ([UIView]) -> Int?) {
    let oldWindow = view.window
    let oldTint = view.givenTint == nil ? view.tintColor : nil
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.announceWillMove(toWindow: window) }

    view.superview?.willRemoveSubview(view)
    view.detach()
    put(view, at: place(subviews) ?? subviews.count)
    view.updateTraits()
    view.followSafeArea()
    if let oldTint, view.givenTint == nil, view.tintColor != oldTint { view.tellOfTint() }

    if oldWindow !== view.window { view.announceDidMoveToWindow() }
    view.didMoveToSuperview()
    if view.superview === self { didAddSubview(view) }
  }

  private func put(_ view: UIView, at index: Int) {
    let place = max(0, min(index, subviews.count - ownFrontSubviews))
    let next = subviews[place...].first?.layer
    subviews.insert(view, at: place)
    view.superview = self
    if view.holdsScrollViews { noteScrollViews() }
    view.layoutMembershipChanged(in: self)
    if view.constraintsNeedUpdate || view.constraintsNeedUpdateBelow {
      view.tellAncestorsOfConstraintUpdate()
    }
    if let next { layer.insertSublayer(view.layer, below: next) } else { layer.addSublayer(view.layer) }
  }

  /// One of the subviews is or holds a scroll view: names are given in the order of the tree.
  private func noteScrollViews() {
    SessionContext.current.scrollersVersion += 1
    var view: UIView? = self
    while let here = view, !here.holdsScrollViews {
      here.holdsScrollViews = true
      view = here.superview
    }
  }

  /// Adds a view of UIKit's own in front of everything, without a word.
  func addOwnSubview(_ view: UIView) {
    put(view, at: subviews.count)
    view.updateTraits()
  }

  /// Takes the view out of its superview, and tells both.
  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWillMove(toWindow: nil) }
    // A callback may have put the view elsewhere, which then holds.
    guard superview === parent else { return }
    detach()
    if oldWindow != nil { announceDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Nothing happens where an index is none.
  func exchangeSubviews(_ one: Int, _ other: Int) {
    guard subviews.indices.contains(one), subviews.indices.contains(other) else { return }
    let (lower, upper) = (subviews[min(one, other)], subviews[max(one, other)])
    insert(upper) { _ in min(one, other) }
    insert(lower) { _ in max(one, other) }
  }

  /// Takes the view out of its superview without a word.
  func detach() {
    deactivateConstraintsAcross()
    if let superview { layoutMembershipChanged(in: superview) }
    if let parent = superview, let index = parent.subviews.place(of: self) {
      parent.subviews.remove(at: index)
    }
    if holdsScrollViews { SessionContext.current.scrollersVersion += 1 }
    superview = nil
    layer.removeFromSuperlayer()
  }

  // A view that a callback adds was told by its own insertion, and a view that it removes has left.

  func announceWillMove(toWindow window: UIWindow?) {
    let told = subviews
    viewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in told where view.superview === self { view.announceWillMove(toWindow: window) }
  }

  func announceDidMoveToWindow() {
    let told = subviews
    if window != nil { takeAppearance() }
    if window == nil {
      for recognizer in gestureRecognizers ?? [] { recognizer.abandon() }
      hasLeftWindow()
    }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: window)
    for view in told where view.superview === self { view.announceDidMoveToWindow() }
  }

  /// By z-position, then by order; the front-most first (Facts 6.1).
  var subviewsFrontToBack: [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews.reversed() }
    return subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}
