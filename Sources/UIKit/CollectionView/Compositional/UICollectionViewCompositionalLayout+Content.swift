// When the sections are asked for, and what they are laid out in (Facts 4.1, 4.2).

import QuartzCore

/// An invalidation by the layout itself, which leaves sections and the sizes of views as they are.
final class CompositionInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var keepsSections = false
  /// The one that has scrolled by itself, where that is all there is to it.
  var scrolledSection: Int?

  override var asksViewsForSizes: Bool { !keepsSections }
}

extension UICollectionViewCompositionalLayout {
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let own = context as? CompositionInvalidationContext
    visibleItems.noteInvalidation(ofSection: own?.scrolledSection)
    if own?.keepsSections == true || own?.scrolledSection != nil { return }
    // Handlers are called for all that is on screen, whatever else is asked for again.
    if let view = collectionView, case .some = context.outdatedElements {
      name(elementsFollowing(view.bounds), in: context)
    }
    content = nil
    carryFits(context)
  }

  /// Made again where it is out of date; nil without a collection view.
  var currentContent: CompositionContent? {
    guard let view = collectionView else { return nil }
    let now = basis(of: view)
    if let content, basis == now { return content }
    if basis != now { visibleItems.noteInvalidation() }
    let content = makeContent(in: now.space, view)
    self.content = content
    // Only now is it known what the sections measure from.
    basis = basis(of: view)
    return content
  }

  private func basis(of view: UICollectionView) -> CompositionBasis {
    CompositionBasis(
      space: space(of: view), insets: insetReferences.map { across(view.insets(from: $0)) },
      traits: view.traitCollection)
  }

  private func makeContent(in space: CompositionSpace, _ view: UICollectionView) -> CompositionContent {
    customProviders = CustomProviders(view.traitCollection)
    hasEstimates = false
    var references: Set<UIContentInsetsReference> = []
    visibleItems.handlers = [:]
    styles = []
    var plans: [SectionPlan] = []
    for index in 0..<view.numberOfSections {
      let section = section(index, view)
      styles.append(section.style)
      let reference = section.contentInsetsReference
      let own = CompositionSpace(
        isVertical: space.isVertical, size: space.size,
        referenceInsets: reference == .automatic ? space.referenceInsets : view.insets(from: reference))
      var values = CompositionSection(section, customProviders)
      let barReference = section.supplementaryContentInsetsReference
      if barReference != .automatic { values.barInsets = view.insets(from: barReference) }
      references.formUnion([reference, barReference])
      hasEstimates = hasEstimates || values.isEstimated
      visibleItems.handlers[index] = section.visibleItemsInvalidationHandler
      let count = view.numberOfItems(inSection: index)
      plans.append(SectionPlan(values, itemCount: count, in: own, customPlaces: customProviders.places))
    }
    insetReferences = references.filter { $0 != .automatic && $0 != .none }.sorted {
      $0.rawValue < $1.rawValue
    }
    hasSwipes = styles.contains { $0?.offersSwipes == true }
    if !styles.contains(where: { $0 != nil }) { styles = [] }
    let bars = CompositionBar.all(of: settings.boundarySupplementaryItems)
    hasEstimates = hasEstimates || bars.contains { $0.size.isEstimated }
    var content = CompositionContent(
      plans, in: space, sectionSpacing: settings.interSectionSpacing.inReach, bars: bars)
    newFits = CompositionFits()
    if !fits.isEmpty { content.fit(fits, customPlaces: customProviders.places) }
    return content
  }

  private func section(_ index: Int, _ view: UICollectionView) -> NSCollectionLayoutSection {
    guard let section = sectionProvider(index, environment(of: view)) else {
      fatalError(
        "UICollectionViewCompositionalLayout: the section provider returned nil for section \(index); return a section"
      )
    }
    return section
  }

  /// The environment that sections are made for.
  func environment(of view: UICollectionView) -> CompositionEnvironment {
    let space = space(of: view)
    return CompositionEnvironment(space.size, insets: space.containerInsets, view.traitCollection)
  }

  private func space(of view: UICollectionView) -> CompositionSpace {
    CompositionSpace(
      isVertical: settings.scrollDirection == .vertical, size: view.bounds.size,
      referenceInsets: across(view.insets(from: settings.contentInsetsReference)))
  }

  /// The insets that lines depend on. Those along the layout's direction change with every step while a bar
  /// shrinks.
  private func across(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    settings.scrollDirection == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  func noteSpaceChange() {
    guard let view = collectionView, let basis, basis != self.basis(of: view) else { return }
    invalidateLayout()
  }
}

/// The basis that sections are made on: with another one they are made again.
struct CompositionBasis: Equatable {
  var space: CompositionSpace
  /// The insets that sections measure from, beside those of the whole layout.
  var insets: [NSDirectionalEdgeInsets]
  /// The surroundings that section providers may go by.
  var traits: UITraitCollection
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
  /// The insets that a composition starts from; automatic is the safe area, as the configuration's default
  /// says.
  func insets(from reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: safeAreaInsets
      case .layoutMargins: layoutMargins
      case .readableContent: readableInsets
      }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right
    ).inReach
  }
}

extension UIView {
  /// From the bounds to the readable content: to either side at least the margins.
  fileprivate var readableInsets: UIEdgeInsets {
    let frame = readableContentGuide.layoutFrame
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY, right: bounds.width - frame.maxX)
  }
}

extension CompositionSection {
  /// Whether any view of it decides about its size.
  var isEstimated: Bool { group.holdsEstimates || bars.contains { $0.size.isEstimated } }
}

extension CompositionItem {
  var holdsEstimates: Bool {
    if badges.contains(where: \.size.isEstimated) { return true }
    return switch content {
    case .item: size.isEstimated
    case .custom: false
    case .row(_, _, _, let subitems): subitems.contains(where: \.holdsEstimates)
    }
  }
}
