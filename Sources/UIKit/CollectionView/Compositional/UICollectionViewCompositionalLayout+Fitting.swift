// Sizes that views ask for (uikit-fidelity 2.9, 4.9).

import QuartzCore

extension UICollectionViewCompositionalLayout {
  /// Whether `preferred` is longer or shorter along a side that is estimated.
  func isWish(
    _ preferred: UICollectionViewLayoutAttributes, newTo original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.isShowable, let size = estimatedSize(of: original) else { return false }
    return size.width.isEstimated && preferred.size.width != original.size.width
      || size.height.isEstimated && preferred.size.height != original.size.height
  }

  func take(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard isWish(preferred, newTo: original), let element = element(of: original) else { return }
    (context as? CompositionInvalidationContext)?.keepsSections = true
    switch element {
    case .item(let item, let section):
      wishes[section, default: ([:], [:])].items[item] = preferred.size
      content?.fit(
        section: section, items: [item: preferred.size], bars: [:], customPlaces: customProviders.places)
    case .bar(let bar, let section):
      wishes[section, default: ([:], [:])].bars[bar] = preferred.size
      content?.fit(
        section: section, items: [:], bars: [bar: preferred.size], customPlaces: customProviders.places)
    case .badge, .background, .globalBar:
      return
    }
  }

  /// What the element's size says; nil where no side is estimated.
  private func estimatedSize(of attributes: UICollectionViewLayoutAttributes) -> CompositionSize? {
    guard let content, let element = element(of: attributes) else { return nil }
    switch element {
    case .item(let item, let section): return content.leaf(item, section: section)?.estimatedSize
    case .bar(let bar, let section): return content.plans[section].bars[bar].bar.size
    case .badge, .background, .globalBar: return nil
    }
  }

  private func element(of attributes: UICollectionViewLayoutAttributes) -> CompositionElement? {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: return path.count == 2 ? .item(path.item, section: path.section) : nil
    case .supplementaryView: return supplementaryElement(attributes.representedElementKind ?? "", path)
    case .decorationView: return nil
    }
  }
}
