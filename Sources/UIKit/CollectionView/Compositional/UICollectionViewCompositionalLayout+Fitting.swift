// Sizes that views ask for (Facts 2.9, 4.9).

import QuartzCore

extension UICollectionViewCompositionalLayout {
  /// Whether `preferred` has, along a side that is estimated, another length than the view has asked for so
  /// far.
  ///
  /// The size that it has is another thing: siblings of uniform size are as large as the largest of them.
  func isFit(
    _ preferred: UICollectionViewLayoutAttributes, newTo original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.isShowable, let element = element(of: original), let size = estimatedSize(of: element)
    else { return false }
    let known = fits[element] ?? original.size
    return size.width.isEstimated && preferred.size.width != known.width
      || size.height.isEstimated && preferred.size.height != known.height
  }

  /// The content changes with the next preparation, once for all views of a pass.
  func takeFit(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard isFit(preferred, newTo: original), let element = element(of: original) else { return }
    (context as? CompositionInvalidationContext)?.keepsSections = true
    fits[element] = preferred.size
    newFits[element] = preferred.size
  }

  /// Views would ask for other sizes than before: each is asked again when it comes on screen.
  func forgetFits() {
    formerContent = content ?? formerContent
    (fits, newFits) = (CompositionFits(), CompositionFits())
  }

  /// Elements on screen stay where they are when all sizes have been forgotten.
  func keepFormerPlace() {
    guard let former = formerContent, let content = currentContent, let view = collectionView else { return }
    formerContent = nil
    let isVertical = settings.scrollDirection == .vertical
    view.keepPlace(along: isVertical ? .vertical : .horizontal) { visible, isSettled, contentLength in
      contentLength = isVertical ? content.size.height : content.size.width
      let mark =
        former.firstMark(in: visible) { isSettled(former.id(of: $0)) } ?? former.firstMark(in: visible)
      guard let mark, let before = former.start(of: mark), let after = content.start(of: mark) else {
        return 0
      }
      return after - before
    }
  }

  /// Brings the content up to date. Elements on screen stay where they are when others before them get
  /// another size.
  func takeNewFits() {
    guard currentContent != nil, !newFits.isEmpty, let view = collectionView else { return }
    let news = newFits
    newFits = CompositionFits()
    let axis: ScrollAxis = settings.scrollDirection == .vertical ? .vertical : .horizontal
    let marks = view.orthogonalMarks(in: news.sections.keys)
    defer { view.keep(marks) }
    view.keepPlace(along: axis) { visible, isSettled, contentLength in
      let mark =
        content.flatMap { content in content.firstMark(in: visible) { isSettled(content.id(of: $0)) } }
        ?? content?.firstMark(in: visible)
      let before = mark.flatMap { content?.start(of: $0) }
      fitContent(news)
      contentLength = content.map { axis == .vertical ? $0.size.height : $0.size.width } ?? contentLength
      guard let before, let after = mark.flatMap({ content?.start(of: $0) }) else { return 0 }
      return after - before
    }
  }

  private func fitContent(_ news: CompositionFits) {
    guard !customProviders.isEmpty, var copy = content else {
      content?.fit(news, customPlaces: customProviders.places)
      return
    }
    // The program's closures may ask this layout while they are asked themselves.
    copy.fit(news, customPlaces: customProviders.places)
    content = copy
  }

  /// Items are others after a change of the data; what they have asked for goes with them.
  func carryFits(_ context: UICollectionViewLayoutInvalidationContext) {
    guard context.invalidateDataSourceCounts || context.invalidateEverything else { return }
    (newFits, formerContent) = (CompositionFits(), nil)
    if !context.invalidateEverything, let update = collectionView?.updates.update {
      fits = fits.carried(through: update)
    } else {
      fits = CompositionFits()
    }
  }

  /// The element's size as it was described; nil where no side is estimated.
  func estimatedSize(of attributes: UICollectionViewLayoutAttributes) -> CompositionSize? {
    element(of: attributes).flatMap(estimatedSize)
  }

  private func estimatedSize(of element: CompositionElement) -> CompositionSize? {
    guard let content else { return nil }
    let size: CompositionSize? =
      switch element {
      case .item(let item, let section): content.leaf(item, section: section)?.estimatedSize
      case .badge(let badge, let item, let section):
        content.leaf(item, section: section)?.badges[badge].size
      case .bar(let bar, let section): content.plans[section].bars[bar].bar.size
      case .globalBar(let bar): content.globalBars[bar].bar.size
      case .background: nil
      }
    return size?.isEstimated == true ? size : nil
  }

  private func element(of attributes: UICollectionViewLayoutAttributes) -> CompositionElement? {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: return path.count == 2 ? .item(path.item, section: path.section) : nil
    case .supplementaryView: return supplementaryElement(attributes.representedElementKind ?? "", path)
    case .decorationView: return nil
    }
  }
}
