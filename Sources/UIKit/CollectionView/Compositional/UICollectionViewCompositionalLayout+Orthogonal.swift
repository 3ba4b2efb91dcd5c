// Which sections of a composition scroll by themselves, and what goes with them (Facts 4.7).

import QuartzCore

extension UICollectionViewCompositionalLayout {
  func scrolling(ofSection section: Int) -> OrthogonalSection? {
    guard let content = currentContent, content.plans.indices.contains(section) else { return nil }
    return content.plans[section].orthogonalSection(startingAt: content.starts[section])
  }

  func scrollingSections(touching rect: CGRect) -> [Int] {
    guard let content = currentContent, !rect.isNull else { return [] }
    let axis = content.space.axis
    let low = axis.main(rect.origin)
    return content.sections(from: low, to: low + axis.main(rect.size)).filter {
      content.plans[$0].section.isOrthogonal && content.plans[$0].stack.count > 0
    }
  }

  /// Items and what is attached to them; headers, footers and backgrounds stay.
  func scrollingSection(holding id: ElementID) -> Int? {
    guard let content = currentContent, id.indexPath.count == 2,
      content.plans.indices.contains(id.indexPath[0]),
      content.plans[id.indexPath[0]].section.isOrthogonal, content.plans[id.indexPath[0]].stack.count > 0
    else { return nil }
    switch id.category {
    case .cell: return id.indexPath[0]
    case .decorationView: return nil
    case .supplementaryView:
      if case .badge? = supplementaryElement(id.kind, id.indexPath) { return id.indexPath[0] }
      return nil
    }
  }

  /// How far that section has been scrolled, in the layout's own coordinates.
  func scrolled(_ section: Int) -> CGPoint {
    guard let view = collectionView, let place = view.orthogonalPlace(ofSection: section, in: self) else {
      return .zero
    }
    let travel = view.orthogonalTravel(in: place, ofSection: section)
    return place.section.axis == .horizontal ? CGPoint(x: travel, y: 0) : CGPoint(x: 0, y: travel)
  }
}
