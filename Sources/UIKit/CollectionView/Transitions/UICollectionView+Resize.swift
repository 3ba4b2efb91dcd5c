// Other bounds: where the content is after it, and how the elements get there (Facts 2.3, 2.4).

import QuartzCore

extension UICollectionView {
  /// From the first change of size to the layout pass that follows it.
  struct Resize {
    /// Before the change.
    let bounds: CGRect
    /// Where the scroll view left the content, with its old size still: no proposal to keep.
    var offsetAfter: CGPoint
    /// The animation in which the size was changed; nil without one.
    var block: AnimationBlock?
    /// Where elements on screen and around it were; empty without an animation.
    let former: [ElementID: UICollectionViewLayoutAttributes]
  }

  /// Size classes or reading direction are others: layouts may go by them. One that has been asked about a
  /// new size just now has had its say.
  func surroundingsChanged() {
    if pass.isLayoutValid, resize == nil { layout.invalidateLayout() }
  }

  /// Whether a change made now takes time.
  var isAnimating: Bool { SessionContext.current.transactions.block != nil }

  /// Elements that have not been shown yet do not move.
  func noteResize(
    from old: CGRect, to new: CGRect, _ former: [ElementID: UICollectionViewLayoutAttributes]
  ) {
    guard new.size != old.size, !elementViews.shown.isEmpty else { return }
    resize = Resize(
      bounds: resize?.bounds ?? old, offsetAfter: contentOffset,
      block: SessionContext.current.transactions.block ?? resize?.block,
      former: resize?.former.isEmpty == false ? resize?.former ?? [:] : former)
  }

  /// The animation in which the elements of `resize` move: that of the layout pass, or that in which the size
  /// was set; nil for none.
  func animation(of resize: Resize) -> AnimationBlock? {
    let transactions = SessionContext.current.transactions
    guard window != nil, transactions.areViewAnimationsAllowed else { return nil }
    return transactions.block ?? resize.block
  }

  /// A layout pass whose elements move from where they were before the change of size.
  func run(_ resize: Resize, _ block: AnimationBlock) {
    let transactions = SessionContext.current.transactions
    guard transactions.block == nil else { return move(resize, block) }
    transactions.perform(block) { move(resize, block) }
  }

  private func move(_ resize: Resize, _ block: AnimationBlock) {
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
    guard let resize else { return false }
    self.resize = nil
    layout.prepare(forAnimatedBoundsChange: resize.bounds)
    moveToTarget(proposing: proposal(after: resize))
    makeLayoutCurrent()
    return true
  }

  /// Where the content was, or where it is going; unless the program has put it elsewhere since.
  private func proposal(after resize: Resize) -> CGPoint {
    if case .animating(let animation) = motion.state { return animation.end }
    return contentOffset == resize.offsetAfter ? resize.bounds.origin : contentOffset
  }
}
