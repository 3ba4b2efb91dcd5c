// Sizes that cells, headers and footers ask for (Facts 2.9, 3.9).

import QuartzCore

extension UICollectionViewFlowLayout {
  func isFit(
    _ preferred: UICollectionViewLayoutAttributes, newTo original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.isShowable else { return false }
    switch original.representedElementCategory {
    case .cell: return preferred.size != original.size
    case .supplementaryView:
      return bar(of: original) != nil
        && scrollDirection.size(preferred.size).along != scrollDirection.size(original.size).along
    case .decorationView: return false
    }
  }

  func takeFit(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard isFit(preferred, newTo: original) else { return }
    let path = original.indexPath
    let size = scrollDirection.size(preferred.size)
    if let bar = bar(of: original), let kind = original.representedElementKind {
      fittedBars[bar] = size.along
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    } else if path.count == 2 {
      fittedItems.append((path, size))
      context.invalidateItems(at: [path])
    }
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
  }

  // MARK: Staying in place

  /// Breaks lines with `change`. Elements on screen stay where they are when others before them get another
  /// size.
  func keepPlace(in view: UICollectionView, _ change: () -> FlowContent) {
    let axis: ScrollAxis = scrollDirection == .vertical ? .vertical : .horizontal
    view.keepPlace(along: axis) { visible, isSettled, contentLength in
      let bounds = scrollDirection.frame(view.bounds)
      let mark =
        firstElement(in: visible, across: bounds, where: isSettled)
        ?? firstElement(in: visible, across: bounds, where: { _ in true })
      content = change()
      contentLength = content.length
      guard let mark, let frame = content.frame(of: mark.element, pins: FlowPins()) else { return 0 }
      return frame.along - mark.along
    }
  }

  /// The item, header or footer that begins first in that range along, and where.
  private func firstElement(
    in visible: ClosedRange<CGFloat>, across bounds: FlowFrame, where isWanted: (ElementID) -> Bool
  ) -> (element: FlowElement, along: CGFloat)? {
    var area = bounds
    area.along = visible.lowerBound
    area.size.along = visible.upperBound - visible.lowerBound
    var found: (element: FlowElement, along: CGFloat)?
    content.forEachElement(touching: area, pins: FlowPins()) { element, frame in
      guard visible.contains(frame.along), frame.along < found?.along ?? .infinity, isWanted(element.id)
      else {
        return
      }
      found = (element, frame.along)
    }
    return found
  }

  private func bar(of attributes: UICollectionViewLayoutAttributes) -> FlowBar? {
    guard let section = attributes.indexPath.first else { return nil }
    switch attributes.representedElementKind {
    case UICollectionView.elementKindSectionHeader: return FlowBar(section: section, isHeader: true)
    case UICollectionView.elementKindSectionFooter: return FlowBar(section: section, isHeader: false)
    default: return nil
    }
  }
}

extension FlowElement {
  @MainActor fileprivate var id: ElementID {
    switch self {
    case .item(let item, let section): .cell(IndexPath(item: item, section: section))
    case .header(let section):
      .supplementary(UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))
    case .footer(let section):
      .supplementary(UICollectionView.elementKindSectionFooter, IndexPath(item: 0, section: section))
    }
  }
}
