// Another layout, at once or animated (Facts 2.1, 2.11).

import QuartzCore

extension UICollectionView {
  /// Items keep their cells. Before there is anything on screen the change is immediate, and neither layout
  /// is told of a transition.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 for no animation.
  ///   - completion: called when the animation has ended, with whether it ran to its end; without one in a
  ///     later turn.
  func changeLayout(
    to new: UICollectionViewLayout, duration: TimeInterval, completion: ((Bool) -> Void)? = nil
  ) {
    abandonInteractiveTransition()
    let old = layout
    guard new !== old, !elementViews.shown.isEmpty, hasArea else {
      if new !== old { install(new, insteadOf: old, isAnimated: false) }
      if let completion { VirtualRunLoop.current.post { completion(true) } }
      return
    }
    let cells = beginTransition(from: old, to: new)
    let centred = itemNearestCentre
    let former = formerAttributes
    install(new, insteadOf: old, isAnimated: duration > 0)
    animating(duration) {
      makeLayoutCurrent()
      moveToTarget(proposing: offset(centring: centred, in: new))
    }
    guard duration > 0 else {
      layoutElements()
      finalize(old, new)
      endTransition(from: old, to: new, cells)
      if let completion { VirtualRunLoop.current.post { completion(true) } }
      return
    }
    run(
      elementTransition(from: old, to: new, former, duration), alongside: { self.finalize(old, new) },
      completion: { [weak self] finished in
        self?.endTransition(from: old, to: new, cells)
        completion?(finished)
      })
  }

  /// The seconds that a change takes which is not asked to be animated: those of the animation around it.
  var inheritedDuration: TimeInterval { UIView.areAnimationsEnabled ? UIView.inheritedAnimationDuration : 0 }

  /// Runs `change` in an animation, or as it is where there is no time for one.
  func animating(_ duration: TimeInterval, _ change: () -> Void) {
    guard duration > 0 else { return change() }
    withoutActuallyEscaping(change) { UIView.animate(withDuration: duration, animations: $0) }
  }

  // MARK: Order of calls

  /// Tells layouts and views that one layout makes way for another. Returns the views that have been told.
  func beginTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> [UICollectionReusableView] {
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    let views = elementViews.shown.views
    for view in views { view.willTransition(from: old, to: new) }
    return views
  }

  func finalize(_ old: UICollectionViewLayout, _ new: UICollectionViewLayout) {
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }

  /// Tells those who were told of the beginning, on screen or not, and those who have come on screen since.
  func endTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, _ told: [UICollectionReusableView]
  ) {
    let others = elementViews.shown.views.filter { view in !told.contains { $0 === view } }
    for view in told + others { view.didTransition(from: old, to: new) }
  }

  /// Items keep their names, and so do supplementary views. Decoration views go, and others come.
  private func elementTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout,
    _ former: [ElementID: UICollectionViewLayoutAttributes], _ duration: TimeInterval
  ) -> ElementTransition {
    let stays = { (id: ElementID) in id.category == .decorationView ? nil : id }
    var transition = ElementTransition(renamed: stays, original: stays)
    transition.former = { former[$0] }
    transition.initialAttributes = { [unowned self] in new.initialElementAttributes($0).map(mirrored) }
    transition.finalAttributes = { [unowned self] in old.finalElementAttributes($0).map(mirrored) }
    transition.asksOfThoseThatStay = false
    transition.duration = duration
    return transition
  }

  // MARK: Installing

  /// - Parameter isAnimated: decoration views are left to the animation.
  func install(
    _ new: UICollectionViewLayout, insteadOf old: UICollectionViewLayout, isAnimated: Bool
  ) {
    old.owner = nil
    layout = new
    if new.owner !== self { new.owner?.layoutWasTaken() }
    new.owner = self
    for id in elementViews.shown.ids where id.category == .decorationView {
      leave(id, isAnimated: isAnimated)
    }
    elementViews.pool.dropDecorationViews()
    invalidateEverything()
  }

  /// Decoration views belong to the class that their layout has registered, and are not used again by
  /// another.
  private func leave(_ id: ElementID, isAnimated: Bool) {
    elementViews.shown[id]?.view.reuseKey = nil
    if !isAnimated { recycle(id) }
  }

  /// Another collection view uses the layout now: this one goes on with an empty one.
  func layoutWasTaken() {
    layout = UICollectionViewLayout()
    layout.owner = self
    invalidateEverything()
  }

  // MARK: Where the content is

  var itemNearestCentre: IndexPath? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let distances = elementViews.shown.ids.filter { $0.category == .cell }.compactMap { id in
      elementViews.shown[id].map { entry -> (IndexPath, CGFloat) in
        let center = entry.view.superview?.convert(entry.view.center, to: self) ?? entry.view.center
        return (id.indexPath, hypot(center.x - middle.x, center.y - middle.y))
      }
    }
    return distances.min { $0.1 < $1.1 }?.0
  }

  /// The proposal for a new layout: the item that was nearest the middle stands there again.
  private func offset(centring indexPath: IndexPath?, in layout: UICollectionViewLayout) -> CGPoint {
    guard let indexPath, let item = layout.layoutAttributesForItem(at: indexPath).map(mirrored),
      item.isShowable
    else {
      return contentOffset
    }
    return clamp(CGPoint(x: item.center.x - bounds.width / 2, y: item.center.y - bounds.height / 2))
  }

  /// Goes where the layout, then the delegate, want to be for `proposed`, as far as that is legal. Content
  /// that moved by itself has arrived: where it was going lies in a content that is no more.
  func moveToTarget(proposing proposed: CGPoint) {
    let target = target(proposing: proposed, layout)
    let interrupted = motion.stop()
    if let target, clamp(target) != contentOffset { contentOffset = clamp(target) }
    report(interrupted)
    if interrupted == .animation { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// The offset that the layout, then the delegate, make of `proposed`; nil where that is no point.
  func target(proposing proposed: CGPoint, _ layout: UICollectionViewLayout) -> CGPoint? {
    let byLayout = layout.targetContentOffset(forProposedContentOffset: proposed)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: byLayout) ?? byLayout
    return target.x.isFinite && target.y.isFinite ? target : nil
  }
}
