// How long lines may be, and what is on screen (Facts 3.3, 3.8).

import QuartzCore

extension UICollectionViewFlowLayout {
  /// Lengths across the scroll direction, in points.
  struct Space: Equatable {
    /// The bounds without the content insets.
    var length: CGFloat
    /// The inset that `sectionInsetReference` adds beyond the content inset.
    var leading: CGFloat
    var trailing: CGFloat
  }

  func space(of view: UICollectionView) -> Space {
    let content = scrollDirection.insets(view.adjustedContentInset)
    let reference = scrollDirection.insets(referenceInsets(of: view))
    let length = scrollDirection.size(view.bounds.size).across - content.leading - content.trailing
    var space = Space(
      length: length.isFinite ? length : 0, leading: max(0, reference.leading - content.leading),
      trailing: max(0, reference.trailing - content.trailing))
    if scrollDirection == .vertical, view.isMirrored { swap(&space.leading, &space.trailing) }
    return space
  }

  private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
    switch sectionInsetReference {
    case .fromContentInset: view.adjustedContentInset
    case .fromSafeArea: view.safeAreaInsets
    case .fromLayoutMargins: view.layoutMargins
    }
  }

  /// Insets changed: lines are broken again where they are longer or shorter now.
  func noteSpaceChange() {
    guard let collectionView, let basis, space(of: collectionView) != basis.space else { return }
    // From within `prepare()`: the next question breaks them.
    guard !collectionView.pass.isPreparing else { return }
    let context = makeInvalidationContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    systemInvalidate(with: context)
  }

  // MARK: Pinning

  var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  var pins: FlowPins {
    guard isPinning, let collectionView else { return FlowPins() }
    return pins(in: collectionView.bounds, of: collectionView)
  }

  private func pins(in bounds: CGRect, of view: UICollectionView) -> FlowPins {
    let area = scrollDirection.frame(view.unmirrored(bounds))
    var inset = scrollDirection.insets(view.adjustedContentInset)
    if scrollDirection == .horizontal, view.isMirrored { swap(&inset.before, &inset.after) }
    return FlowPins(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      visibleStart: area.along + inset.before, visibleEnd: area.alongEnd - inset.after)
  }

  /// The pinned elements of the sections on screen are what a move changes; a change of size changes
  /// everything, and so may a move for a subclass that says yes without asking the flow layout.
  func limit(_ context: UICollectionViewFlowLayoutInvalidationContext, toMoveTo newBounds: CGRect) {
    guard let collectionView else { return }
    let isMove = newBounds.size == collectionView.bounds.size
    context.invalidateFlowLayoutDelegateMetrics = !isMove
    context.invalidateFlowLayoutAttributes = !isMove
    guard isMove, isPinning, staleness == .current, judgedBounds == newBounds else { return }
    let area = scrollDirection.frame(collectionView.unmirrored(newBounds))
    let sections = content.sections(touching: area).prefix(UICollectionView.maximumShown)
    if sectionHeadersPinToVisibleBounds {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: sections.filter { content.sections[$0].header != nil }.map { IndexPath(item: 0, section: $0) })
    }
    if sectionFootersPinToVisibleBounds {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionFooter,
        at: sections.filter { content.sections[$0].footer != nil }.map { IndexPath(item: 0, section: $0) })
    }
  }
}
