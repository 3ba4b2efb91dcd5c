// A composition's answers about its elements (Facts 4.5, 4.6).

import QuartzCore

extension UICollectionViewCompositionalLayout {
  func attributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    callHandlersIfDue()
    guard let content = currentContent else { return nil }
    guard let rect = rect.searchable else { return [] }
    var elements = content.elements(touching: rect, pins: pins, scrolled: scrolled)
    let changes = visibleItems.changes
    if !changes.isEmpty {
      // An element that has been moved is where it appears.
      let found = Set(elements)
      elements += changes.keys.filter { $0.section != nil && !found.contains($0) }.sorted(by: isBefore)
    }
    return elements.compactMap { element in
      guard let attributes = attributes(of: element) else { return nil }
      return changes[element] == nil || appearingFrame(of: element, attributes).intersects(rect)
        ? attributes : nil
    }
  }

  /// Sections that scroll by themselves take their items along.
  private func appearingFrame(
    of element: CompositionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGRect {
    guard let section = content?.scrollingSection(holding: element) else { return attributes.frame }
    let scrolled = scrolled(section)
    return attributes.frame.offsetBy(dx: -scrolled.x, dy: -scrolled.y)
  }

  private func isBefore(_ a: CompositionElement, _ b: CompositionElement) -> Bool {
    guard let content, let first = content.id(of: a), let second = content.id(of: b) else { return false }
    return ElementID.isInReadingOrder(first, second)
  }

  /// A new object, as handlers want it; nil for what does not exist.
  func attributes(of element: CompositionElement) -> UICollectionViewLayoutAttributes? {
    callHandlersIfDue()
    let attributes = freshAttributes(of: element)
    if let attributes { visibleItems.changes[element]?.apply(to: attributes) }
    return attributes
  }

  /// A new object; nil for what does not exist.
  func freshAttributes(of element: CompositionElement) -> UICollectionViewLayoutAttributes? {
    guard let content = currentContent, let frame = content.frame(of: element, pins: pins),
      let id = content.id(of: element)
    else { return nil }
    let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init(_blank: ())
    attributes.frame = frame
    if id.category == .cell {
      attributes.indexPath = id.indexPath
    } else {
      attributes.represent(id.category, kind: id.kind, at: id.indexPath)
    }
    attributes.zIndex = content.zIndex(of: element)
    attributes.note = note(of: element)
    return attributes
  }

  /// The visible part along, without the insets of the collection view.
  private var pins: CompositionPins? { collectionView.flatMap { pins(at: $0.bounds) } }

  /// As `pins`, at other bounds of the collection view.
  func pins(at bounds: CGRect) -> CompositionPins? {
    guard let view = collectionView else { return nil }
    let visible = places.shown(bounds.inset(by: view.adjustedContentInset))
    return settings.scrollDirection == .vertical
      ? CompositionPins(low: visible.minY, high: visible.maxY)
      : CompositionPins(low: visible.minX, high: visible.maxX)
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

  /// The elements that have another place, or may have, at those bounds of the same size: pinned headers
  /// and footers, and what handlers change. Only of what is on screen.
  func elementsFollowing(_ bounds: CGRect) -> Set<ElementID> {
    guard let content else { return [] }
    var names = Set(handledElements(at: bounds).compactMap(content.id))
    guard content.hasPins else { return names }
    for bar in content.globalBars where bar.bar.isPinned {
      names.insert(.supplementary(bar.bar.kind, IndexPath(index: bar.bar.ordinal)))
    }
    let axis = content.space.axis
    let area = places.shown(bounds)
    let low = axis.main(area.origin)
    for section in content.sections(from: low, to: low + axis.main(area.size)) {
      if content.plans[section].section.pinsFirstItem, content.plans[section].itemCount > 0 {
        names.insert(.cell(IndexPath(item: 0, section: section)))
        for badge in content.leaf(0, section: section)?.badges ?? [] {
          names.insert(.supplementary(badge.kind, IndexPath(item: 0, section: section)))
        }
      }
      for bar in content.plans[section].bars where bar.bar.isPinned {
        names.insert(.supplementary(bar.bar.kind, IndexPath(item: bar.bar.ordinal, section: section)))
      }
    }
    return names
  }

  /// Sections stay as they are, and those elements are asked for again.
  func name(_ elements: Set<ElementID>, in context: UICollectionViewLayoutInvalidationContext) {
    for id in elements.sorted(by: ElementID.isInReadingOrder) {
      switch id.category {
      case .cell: context.invalidateItems(at: [id.indexPath])
      case .supplementaryView: context.invalidateSupplementaryElements(ofKind: id.kind, at: [id.indexPath])
      case .decorationView: context.invalidateDecorationElements(ofKind: id.kind, at: [id.indexPath])
      }
    }
  }
}
