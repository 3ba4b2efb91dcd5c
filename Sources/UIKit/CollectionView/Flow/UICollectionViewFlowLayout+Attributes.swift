// Answers made of the layout's attributes class (Facts 2.5, 3.7, 3.11).

import QuartzCore

extension UICollectionViewFlowLayout {
  /// Headers and footers are drawn above cells (Facts 3.7).
  private static let barZIndex = 10

  func contentSize() -> CGSize {
    makeContentCurrent()
    guard let basis else { return .zero }
    return scrollDirection.size(
      FlowSize(across: max(0, basis.space.length), along: max(0, content.length)))
  }

  func attributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    makeContentCurrent()
    let area = scrollDirection.frame(rect)
    guard !area.across.isNaN, !area.along.isNaN, !area.acrossEnd.isNaN, !area.alongEnd.isNaN else {
      return []
    }
    var found: [UICollectionViewLayoutAttributes] = []
    content.forEachElement(touching: area, pins: pins) { found.append(attributes(of: $0, $1)) }
    return found
  }

  func attributes(of element: FlowElement) -> UICollectionViewLayoutAttributes? {
    makeContentCurrent()
    return content.frame(of: element, pins: pins).map { attributes(of: element, $0) }
  }

  private func attributes(of element: FlowElement, _ frame: FlowFrame) -> UICollectionViewLayoutAttributes {
    let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init(_blank: ())
    switch element {
    case .item(let item, let section):
      attributes.indexPath = IndexPath(item: item, section: section)
    case .header(let section):
      represent(UICollectionView.elementKindSectionHeader, section, attributes)
    case .footer(let section):
      represent(UICollectionView.elementKindSectionFooter, section, attributes)
    }
    attributes.frame = scrollDirection.rect(frame)
    return attributes
  }

  /// Behind all other items of the section at `position`; nil where that is not past the last of them.
  func sectionEnd(at position: CGPoint, for previous: IndexPath) -> IndexPath? {
    makeContentCurrent()
    let point = scrollDirection.frame(CGRect(origin: position, size: .zero))
    let isPastAll = point.along >= content.length && !content.sections.isEmpty
    guard let section = isPastAll ? content.sections.count - 1 : content.sections(touching: point).last
    else { return nil }
    let count = content.sections[section].sizes.count
    let others = section == previous.section ? count - 1 : count
    guard others >= 0 else { return nil }
    if count > 0, let last = content.frame(of: .item(count - 1, section: section), pins: FlowPins()),
      point.along < last.along
    {
      return nil
    }
    return IndexPath(item: others, section: section)
  }

  private func represent(_ kind: String, _ section: Int, _ attributes: UICollectionViewLayoutAttributes) {
    attributes.represent(.supplementaryView, kind: kind, at: IndexPath(item: 0, section: section))
    attributes.zIndex = Self.barZIndex
  }
}
