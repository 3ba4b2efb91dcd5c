// From the objects that describe a composition to the values that are placed.

import QuartzCore

/// Gathers the closures of custom groups, which values name by number.
@MainActor final class CustomProviders {
  private var providers: [NSCollectionLayoutGroupCustomItemProvider] = []
  private let traits: UITraitCollection

  init(_ traits: UITraitCollection) { self.traits = traits }

  func add(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
    providers.append(provider)
    return providers.count - 1
  }

  var isEmpty: Bool { providers.isEmpty }

  /// The items that this closure puts into a group of that size.
  func places(_ number: Int, in size: CGSize) -> [CustomPlace] {
    guard providers.indices.contains(number) else { return [] }
    return providers[number](CompositionEnvironment(size, traits)).map { item in
      CustomPlace(frame: item.frame.inReach, zIndex: item.zIndex)
    }
  }
}

extension CompositionItem {
  @MainActor init(_ item: NSCollectionLayoutItem, _ providers: CustomProviders) {
    size = item.layoutSize.lengths
    insets = item.contentInsets.inReach
    edges = (item.edgeSpacing?.rooms ?? CompositionEdges()).inReach
    badges = item.supplementaryItems.map(CompositionBadge.init)
    guard let group = item as? NSCollectionLayoutGroup else { return }
    let spacing = group.interItemSpacing?.room.inReach ?? .none
    switch group.arrangement {
    case .horizontal(let count):
      content = .row(
        .horizontal, count, spacing: spacing, group.subitems.map { CompositionItem($0, providers) })
    case .vertical(let count):
      content = .row(
        .vertical, count, spacing: spacing, group.subitems.map { CompositionItem($0, providers) })
    case .custom(let provider):
      content = .custom(providers.add(provider))
    }
  }
}

extension CompositionBadge {
  @MainActor init(_ item: NSCollectionLayoutSupplementaryItem) {
    kind = item.elementKind
    size = item.layoutSize.lengths
    anchor = item.containerAnchor.anchor
    itemAnchor = item.itemAnchor?.anchor
    zIndex = item.zIndex
  }
}

extension CompositionBar {
  @MainActor init(_ item: NSCollectionLayoutBoundarySupplementaryItem, ordinal: Int) {
    kind = item.elementKind
    self.ordinal = ordinal
    size = item.layoutSize.lengths
    insets = item.contentInsets.inReach
    edges = item.alignment.edges
    offset = item.offset.inReach
    extends = item.extendsBoundary
    isPinned = item.pinToVisibleBounds
    zIndex = item.zIndex
  }

  /// In order, numbered among those of one kind (Facts 4.5).
  @MainActor static func all(of items: [NSCollectionLayoutBoundarySupplementaryItem]) -> [CompositionBar] {
    var counts: [String: Int] = [:]
    return items.map { item in
      defer { counts[item.elementKind, default: 0] += 1 }
      return CompositionBar(item, ordinal: counts[item.elementKind, default: 0])
    }
  }
}

extension CompositionSection {
  @MainActor init(_ section: NSCollectionLayoutSection, _ providers: CustomProviders) {
    group = CompositionItem(section.group, providers)
    insets = section.contentInsets.inReach
    groupSpacing = section.interGroupSpacing.inReach
    scrolling = section.orthogonalScrollingBehavior
    scrollingProperties = section.orthogonalScrollingProperties
    bars = CompositionBar.all(of: section.boundarySupplementaryItems)
    barMargins = section.barMargins
    barsFollowInsets = section.supplementariesFollowContentInsets
    pinsFirstItem = section.style?.pinsFirstItem == true && !isOrthogonal
    backgrounds = section.decorationItems.map {
      CompositionBackground(kind: $0.elementKind, insets: $0.contentInsets.inReach, zIndex: $0.zIndex)
    }
  }
}
