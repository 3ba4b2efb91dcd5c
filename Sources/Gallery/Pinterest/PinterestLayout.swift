import UIKit

/// The sections of the wall as a compositional layout has them.
@MainActor struct PinterestLayout {
  let metrics: PinterestMetrics
  /// Of the pictures in the masonry, in order: width by height. Asked for that section only.
  let ratios: () -> [CGFloat]
  let environment: any NSCollectionLayoutEnvironment

  func section(_ section: PinterestSection) -> NSCollectionLayoutSection {
    switch section {
    case .carousel: carousel
    case .widget: widgets
    case .pinterest: masonry
    }
  }

  /// One picture as large as the screen is wide after the other; the ones on their way in and out are
  /// smaller.
  private var carousel: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.visibleItemsInvalidationHandler = { [metrics] items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items {
        let scale = metrics.scale(atDistance: item.frame.midX - offset.x - width / 2, of: width)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  private var widgets: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(metrics.widgetWidthFraction),
        heightDimension: .fractionalWidth(metrics.widgetHeightFraction)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
    section.orthogonalScrollingBehavior = .continuous
    let header = header
    header.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private var masonry: NSCollectionLayoutSection {
    let columns = MasonryColumns(
      ratios: ratios(), width: environment.container.effectiveContentSize.width, columns: metrics.columns,
      spacing: metrics.spacing)
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(columns.height))
    ) { _ in
      columns.frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(metrics.headerHeight)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
