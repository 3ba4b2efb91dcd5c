// Lists as sections of a composition: rows of the full width that say how high they are (Facts 4.9).

import QuartzCore

extension NSCollectionLayoutSection {
  /// A section of rows below each other, as high as their cells ask for, with what `configuration` has around
  /// them. Everything about it can be changed as in other sections; insets and spacing are in its own
  /// properties.
  ///
  /// - Parameter layoutEnvironment: what the section provider was handed; cards are further from the edges of
  ///   a wide screen than of a narrow one.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(ListMetrics.rowEstimate)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.style = configuration
    section.makeRoom(for: configuration, width: layoutEnvironment.container.contentSize.width)
    section.boundarySupplementaryItems = configuration.boundaryItems
    return section
  }

  /// Insets stand in the section's own, but for what lies above its header and below its footer.
  private func makeRoom(for list: UICollectionLayoutListConfiguration, width: CGFloat) {
    let side = ListMetrics.sideInset(list.appearance, width: width)
    // Rows that go from edge to edge do so under the safe area; their cells keep out of it.
    if side == 0 { contentInsetsReference = .none }
    let hasHeader = list.headerMode != .none
    var (above, below) = ListMetrics.sectionRoom(list.appearance, hasHeader: hasHeader)
    if hasHeader, let padding = list.headerTopPadding, padding.isFinite { above = max(0, padding) }
    if list.headerMode == .supplementary { swap(&above, &barMargins.before) }
    if list.footerMode == .supplementary { swap(&below, &barMargins.after) }
    contentInsets = NSDirectionalEdgeInsets(top: above, leading: side, bottom: below, trailing: side)
  }
}

extension UICollectionLayoutListConfiguration {
  /// Headers of plain lists stay on screen, whatever they are.
  var pinsHeaders: Bool { appearance == .plain }

  @MainActor fileprivate var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      items.append(bar(UICollectionView.elementKindSectionHeader, .top))
    }
    if footerMode == .supplementary {
      items.append(bar(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return items
  }

  @MainActor private func bar(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let height = NSCollectionLayoutDimension.estimated(ListMetrics.barEstimate(appearance))
    let bar = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: alignment)
    bar.pinToVisibleBounds = pinsHeaders
    return bar
  }
}

extension UICollectionViewCompositionalLayout {
  /// All sections are lists as `configuration` has them.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
