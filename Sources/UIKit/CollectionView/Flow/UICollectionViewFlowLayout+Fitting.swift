// Sizes that cells, headers and footers ask for (uikit-fidelity 2.9, 3.9).

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

  /// The first item that begins on screen, and where it does along.
  func anchor(in view: UICollectionView) -> (element: FlowElement, along: CGFloat)? {
    if scrollDirection == .horizontal, view.isMirrored { return nil }
    // It knows where it ends; an offset set in between would end it there and then.
    if case .animating = view.motion.state { return nil }
    let inset = scrollDirection.insets(view.adjustedContentInset)
    let area = scrollDirection.frame(view.bounds)
    let start = area.along + inset.before
    var found: (element: FlowElement, along: CGFloat)?
    content.forEachElement(touching: area, pins: FlowPins()) { element, frame in
      guard case .item = element, frame.along >= start, frame.along < found?.along ?? .infinity else {
        return
      }
      found = (element, frame.along)
    }
    return found
  }

  /// Content that has grown or shrunk above the screen does not push around what is on it.
  func keep(_ anchor: (element: FlowElement, along: CGFloat), in view: UICollectionView) {
    guard let frame = content.frame(of: anchor.element, pins: FlowPins()) else { return }
    let distance = frame.along - anchor.along
    guard distance != 0, distance.isFinite else { return }
    let lowest = view._minimumContentOffset
    var offset = view.contentOffset
    // Where less than that lies above, the content moves down after all, and begins where it should.
    if scrollDirection == .vertical {
      offset.y = max(offset.y + distance, min(offset.y, lowest.y))
    } else {
      offset.x = max(offset.x + distance, min(offset.x, lowest.x))
    }
    if offset != view.contentOffset { view.contentOffset = offset }
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
