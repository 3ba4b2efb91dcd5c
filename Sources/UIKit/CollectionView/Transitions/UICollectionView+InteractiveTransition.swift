// From one layout to another by a hand, and the rest of the way by itself (Facts 2.11).

import QuartzCore

extension UICollectionView {
  /// A transition that a hand drives.
  struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    /// The views that have been told of its beginning.
    let told: [UICollectionReusableView]
    /// The progress that the content offset was set for; nil before the first.
    var progress: CGFloat?
    let completion: LayoutInteractiveTransitionCompletion?
  }

  func beginInteractiveTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    // UIKit raises here and below, too.
    guard interactive == nil else {
      fatalError(
        "UICollectionView: an interactive transition has been started while another is under way; "
          + "finish or cancel that one first")
    }
    makeLayoutCurrent()
    let old = layout
    let centred = itemNearestCentre
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    let told = beginTransition(from: old, to: new)
    interactive = InteractiveTransition(layout: between, told: told, completion: completion)
    install(between)
    makeLayoutCurrent()
    between.journey = OffsetJourney(start: contentOffset, end: goal(of: between, centring: centred))
    interactive?.progress = between.transitionProgress
    return between
  }

  private func install(_ between: UICollectionViewTransitionLayout) {
    let (old, new) = (between.currentLayout, between.nextLayout)
    if new !== old, new.owner !== self { new.owner?.layoutWasTaken() }
    layout = between
    for part in [old, new, between] { part.owner = self }
    for part in [old, new] { part.transition = between }
    if pass.isLayoutValid { between.currentIsPrepared() }
    between.systemInvalidate(with: between.makeInvalidationContext())
  }

  /// Where the content will be in the layout that comes.
  private func goal(of between: UICollectionViewTransitionLayout, centring item: IndexPath?) -> CGPoint {
    let place = between.nextPlace(of: item)
    let proposed = place.map {
      CGPoint(x: $0.x - bounds.width / 2, y: $0.y - bounds.height / 2)
    }
    let legal = { [self] (offset: CGPoint) in between.nextOffset(nearest: offset, in: self) }
    let offset = legal(proposed ?? contentOffset)
    return target(proposing: offset, between.nextLayout).map(legal) ?? offset
  }

  /// Before a layout pass: the content goes along with the progress.
  func followInteractiveTransition() {
    guard let progress = interactive?.layout.transitionProgress, progress != interactive?.progress else {
      return
    }
    interactive?.progress = progress
    guard let offset = interactive?.layout.journey.offset(at: progress), offset != contentOffset else {
      return
    }
    contentOffset = offset
  }

  // MARK: The rest of the way

  func endInteractiveTransition(isFinished: Bool) {
    guard let interactive else {
      fatalError(
        "UICollectionView: there is no interactive transition to finish or cancel; "
          + "start one with startInteractiveTransition(to:completion:)")
    }
    let between = interactive.layout
    let (old, new) = (between.currentLayout, between.nextLayout)
    layoutElements()
    self.interactive = nil
    let former = formerAttributes
    let duration = UIView.areAnimationsEnabled ? ElementTransition.duration : 0
    let end = isFinished ? between.journey.end : between.journey.start
    leave(between, for: isFinished ? new : old)
    animating(duration) {
      makeLayoutCurrent()
      moveTo(end)
    }
    var transition = ElementTransition()
    transition.former = { former[$0] }
    transition.asksOfThoseThatStay = false
    transition.duration = duration
    let told = interactive.told
    let completion = interactive.completion
    run(
      transition, alongside: { self.finalize(old, new) },
      completion: { [weak self] completed in
        self?.endTransition(from: isFinished ? old : new, to: isFinished ? new : old, told)
        completion?(completed, isFinished)
      })
  }

  private func moveTo(_ offset: CGPoint) {
    report(motion.stop())
    if clamp(offset) != contentOffset { contentOffset = clamp(offset) }
  }

  private func leave(_ between: UICollectionViewTransitionLayout, for end: UICollectionViewLayout) {
    for part in [between.currentLayout, between.nextLayout, between] {
      part.transition = nil
      part.owner = nil
    }
    layout = end
    end.owner = self
    end.systemInvalidate(with: end.makeInvalidationContext())
  }

  /// Another layout is set while a hand is between two: that transition is over, where it stands.
  func abandonInteractiveTransition() {
    guard let interactive else { return }
    self.interactive = nil
    let between = interactive.layout
    leave(between, for: between.currentLayout)
    finalize(between.currentLayout, between.nextLayout)
    endTransition(from: between.nextLayout, to: between.currentLayout, interactive.told)
    if let completion = interactive.completion { VirtualRunLoop.current.post { completion(false, false) } }
  }
}
