// Other bounds: where the content is after it, and how the elements get there (Facts 2.3, 2.4).

import QuartzCore

extension UICollectionView {
  /// Size classes or reading direction are others: layouts may go by them. One that has been asked about a
  /// new size just now has had its say.
  func surroundingsChanged() {
    if pass.isLayoutValid, boundsChange.resize == nil { layout.invalidateLayout() }
  }

  /// Whether a change made now takes time.
  var isAnimating: Bool { SessionContext.current.transactions.block != nil }

  /// Elements that have not been shown yet do not move.
  func noteResize(
    from old: CGRect, to new: CGRect, _ former: [ElementID: UICollectionViewLayoutAttributes]
  ) {
    guard new.size != old.size, !elementViews.shown.isEmpty else { return }
    boundsChange.note(
      .init(
        bounds: old, offsetAfter: contentOffset, block: SessionContext.current.transactions.block,
        former: former))
  }

  /// The animation in which the elements of `resize` move: that of the layout pass, or that in which the size
  /// was set; nil for none.
  func animation(of resize: BoundsChange.Resize) -> AnimationBlock? {
    let transactions = SessionContext.current.transactions
    guard window != nil, transactions.areViewAnimationsAllowed else { return nil }
    return transactions.block ?? resize.block
  }

  /// A layout pass whose elements move from where they were before the change of size.
  func run(_ resize: BoundsChange.Resize, _ block: AnimationBlock) {
    let transactions = SessionContext.current.transactions
    guard transactions.block == nil else { return move(resize, block) }
    transactions.perform(block) { move(resize, block) }
  }

  private func move(_ resize: BoundsChange.Resize, _ block: AnimationBlock) {
    pass.isShowing = true
    backgroundView?.frame = bounds
    makeLayoutCurrent()
    showMirroredStart()
    _ = finishResize()
    var transition = ElementTransition()
    transition.former = { resize.former[$0] }
    transition.initialAttributes = { [unowned self] in layout.initialElementAttributes($0).map(mirrored) }
    transition.finalAttributes = { [unowned self] in layout.finalElementAttributes($0).map(mirrored) }
    transition.asksOfThoseThatStay = false
    transition.duration = block.duration
    run(transition, alongside: { self.layout.finalizeAnimatedBoundsChange() }, completion: { _ in })
  }

  /// After the layout has been prepared for new bounds: tells it where it came from and asks where to be.
  /// Whether there was a change of size; it ends with `finalizeAnimatedBoundsChange()`, once its elements are
  /// in place.
  func finishResize() -> Bool {
    guard let resize = boundsChange.takeResize() else { return false }
    layout.prepare(forAnimatedBoundsChange: resize.bounds)
    moveToTarget(proposing: proposal(after: resize))
    makeLayoutCurrent()
    return true
  }

  /// Where the content was, or where it is going; unless the program has put it elsewhere since.
  private func proposal(after resize: BoundsChange.Resize) -> CGPoint {
    if case .animating(let animation) = motion.state { return animation.end }
    return contentOffset == resize.offsetAfter ? resize.bounds.origin : contentOffset
  }
}
