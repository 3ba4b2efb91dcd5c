// What a composition says about its elements (uikit-fidelity 4.5, 4.6).

import QuartzCore

extension UICollectionViewCompositionalLayout {
  func attributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let content = currentContent else { return nil }
    return content.elements(touching: rect, pins: pins, scrolled: scrolled).compactMap(attributes(of:))
  }

  /// A new object; nil for what does not exist.
  func attributes(of element: CompositionElement) -> UICollectionViewLayoutAttributes? {
    guard let content = currentContent, let frame = content.frame(of: element, pins: pins) else { return nil }
    let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init(_blank: ())
    attributes.frame = frame
    switch element {
    case .item(let item, let section):
      attributes.indexPath = IndexPath(item: item, section: section)
      attributes.zIndex = content.leaf(item, section: section)?.zIndex ?? 0
    case .badge(let place, let item, let section):
      guard let badge = content.leaf(item, section: section)?.badges[place] else { return nil }
      attributes.represent(
        .supplementaryView, kind: badge.kind, at: IndexPath(item: item, section: section))
      attributes.zIndex = badge.zIndex
    case .bar(let place, let section):
      let bar = content.plans[section].bars[place].bar
      attributes.represent(
        .supplementaryView, kind: bar.kind, at: IndexPath(item: bar.ordinal, section: section))
      attributes.zIndex = bar.zIndex
    case .background(let place, let section):
      let background = content.plans[section].section.backgrounds[place]
      attributes.represent(
        .decorationView, kind: background.kind, at: IndexPath(item: place, section: section))
      attributes.zIndex = background.zIndex
    case .globalBar(let place):
      let bar = content.globalBars[place].bar
      attributes.represent(.supplementaryView, kind: bar.kind, at: IndexPath(index: bar.ordinal))
      attributes.zIndex = bar.zIndex
    }
    return attributes
  }

  /// What is visible along, without the insets of the collection view.
  private var pins: CompositionPins? {
    guard let view = collectionView else { return nil }
    let insets = view.adjustedContentInset
    return settings.scrollDirection == .vertical
      ? CompositionPins(low: view.bounds.minY + insets.top, high: view.bounds.maxY - insets.bottom)
      : CompositionPins(low: view.bounds.minX + insets.left, high: view.bounds.maxX - insets.right)
  }

  /// The supplementary element of that name; nil where there is none.
  func supplementaryElement(_ kind: String, _ indexPath: IndexPath) -> CompositionElement? {
    guard let content = currentContent, let first = indexPath.first else { return nil }
    if indexPath.count == 1 {
      return content.globalBars.firstIndex { $0.bar.kind == kind && $0.bar.ordinal == first }
        .map { .globalBar($0) }
    }
    guard indexPath.count == 2, content.plans.indices.contains(first) else { return nil }
    let bars = content.plans[first].bars
    if let place = bars.firstIndex(where: { $0.bar.kind == kind && $0.bar.ordinal == indexPath[1] }) {
      return .bar(place, section: first)
    }
    let badges = content.leaf(indexPath[1], section: first)?.badges ?? []
    return badges.firstIndex { $0.kind == kind }.map { .badge($0, item: indexPath[1], section: first) }
  }

  func background(_ kind: String, _ indexPath: IndexPath) -> CompositionElement? {
    guard let content = currentContent, indexPath.count == 2, content.plans.indices.contains(indexPath[0])
    else {
      return nil
    }
    let backgrounds = content.plans[indexPath[0]].section.backgrounds
    guard backgrounds.indices.contains(indexPath[1]), backgrounds[indexPath[1]].kind == kind else {
      return nil
    }
    return .background(indexPath[1], section: indexPath[0])
  }

  /// Names the pinned headers and footers that are on screen at those bounds.
  func namePins(in context: UICollectionViewLayoutInvalidationContext, around bounds: CGRect) {
    (context as? CompositionInvalidationContext)?.keepsSections = true
    guard let content else { return }
    let axis = content.space.axis
    let low = axis.main(bounds.origin)
    for section in content.sections(from: low, to: low + axis.main(bounds.size)) {
      for bar in content.plans[section].bars where bar.bar.isPinned {
        context.invalidateSupplementaryElements(
          ofKind: bar.bar.kind, at: [IndexPath(item: bar.bar.ordinal, section: section)])
      }
    }
  }
}
