// When the sections are asked for, and what they are laid out in (uikit-fidelity 4.1, 4.2).

import QuartzCore

/// What an invalidation by the layout itself leaves as it is: sections, and what views have asked for.
final class CompositionInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var keepsSections = false
}

extension UICollectionViewCompositionalLayout {
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    visibleItems.noteInvalidation()
    if (context as? CompositionInvalidationContext)?.keepsSections == true { return }
    // Handlers are called for all that is on screen, whatever else is asked for again.
    if let view = collectionView, case .some = context.outdatedElements {
      name(elementsFollowing(view.bounds), in: context)
    }
    content = nil
    // Items are others now; what they would like is found out again.
    if context.invalidateDataSourceCounts || context.invalidateEverything { wishes = [:] }
  }

  func makeContentCurrent() { _ = currentContent }

  /// Made anew where it is out of date; nil without a collection view.
  var currentContent: CompositionContent? {
    guard let view = collectionView else { return nil }
    let space = space(of: view)
    if let content, basis == space { return content }
    if basis?.size != space.size { wishes = [:] }
    if basis != space { visibleItems.noteInvalidation() }
    basis = space
    let content = makeContent(in: space, view)
    self.content = content
    return content
  }

  private func makeContent(in space: CompositionSpace, _ view: UICollectionView) -> CompositionContent {
    customProviders = CustomProviders(view.traitCollection)
    hasEstimates = false
    visibleItems.handlers = [:]
    var plans: [SectionPlan] = []
    for index in 0..<view.numberOfSections {
      let section = section(index, view)
      let reference = section.contentInsetsReference
      let own = CompositionSpace(
        isVertical: space.isVertical, size: space.size,
        referenceInsets: reference == .automatic ? space.referenceInsets : view.insets(from: reference))
      let values = CompositionSection(section, customProviders)
      hasEstimates = hasEstimates || values.isEstimated
      visibleItems.handlers[index] = section.visibleItemsInvalidationHandler
      var plan = SectionPlan(
        values, itemCount: view.numberOfItems(inSection: index), in: own, customPlaces: customProviders.places
      )
      if let wishes = wishes[index] {
        plan.fit(items: wishes.items, bars: wishes.bars, customPlaces: customProviders.places)
      }
      plans.append(plan)
    }
    let bars = CompositionBar.all(of: settings.boundarySupplementaryItems)
    return CompositionContent(plans, in: space, sectionSpacing: settings.interSectionSpacing, bars: bars)
  }

  private func section(_ index: Int, _ view: UICollectionView) -> NSCollectionLayoutSection {
    guard let section = sectionProvider(index, environment(of: view)) else {
      fatalError(
        "UICollectionViewCompositionalLayout: the section provider returned nil for section \(index); return a section"
      )
    }
    return section
  }

  /// What sections are made for.
  func environment(of view: UICollectionView) -> CompositionEnvironment {
    let space = space(of: view)
    return CompositionEnvironment(space.size, insets: space.containerInsets, view.traitCollection)
  }

  private func space(of view: UICollectionView) -> CompositionSpace {
    CompositionSpace(
      isVertical: settings.scrollDirection == .vertical, size: view.bounds.size,
      referenceInsets: view.insets(from: settings.contentInsetsReference))
  }

  func noteSpaceChange() {
    guard let view = collectionView, let basis, basis != space(of: view) else { return }
    invalidateLayout()
  }
}

extension CompositionSpace {
  /// The reference insets that count: those across the layout's direction.
  var containerInsets: NSDirectionalEdgeInsets {
    let (before, after) = crossInsets
    return isVertical
      ? NSDirectionalEdgeInsets(top: 0, leading: before, bottom: 0, trailing: after)
      : NSDirectionalEdgeInsets(top: before, leading: 0, bottom: after, trailing: 0)
  }
}

extension UICollectionView {
  /// The insets that a composition starts from; automatic is the safe area, as the configuration's default says.
  func insets(from reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: safeAreaInsets
      case .layoutMargins, .readableContent: layoutMargins
      }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}

extension CompositionSection {
  /// Whether any view of it decides about its size.
  var isEstimated: Bool { group.holdsEstimates || bars.contains { $0.size.isEstimated } }
}

extension CompositionItem {
  var holdsEstimates: Bool {
    switch content {
    case .item: size.isEstimated
    case .custom: false
    case .row(_, _, _, let subitems): subitems.contains(where: \.holdsEstimates)
    }
  }
}
