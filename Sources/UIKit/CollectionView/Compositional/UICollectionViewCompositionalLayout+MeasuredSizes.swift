// Sizes that views have asked for, from one composition to the next that shows the same.

import QuartzCore

extension UICollectionViewCompositionalLayout {
  /// The content changes with the next preparation, once for all.
  func takeFits(_ sizes: MeasuredSizes) {
    guard let view = collectionView, let content = currentContent else { return }
    func take(_ size: CGSize, of element: CompositionElement) {
      guard fits[element] == nil else { return }
      fits[element] = size
      newFits[element] = size
    }
    for list in sizes.lists {
      switch list.series {
      case .items(let section) where content.plans.indices.contains(section):
        let count = view.numberOfItems(inSection: section)
        list.forEach(below: count) { take($1, of: .item($0, section: section)) }
      case .badges(let place, let section) where content.plans.indices.contains(section):
        let count = view.numberOfItems(inSection: section)
        list.forEach(below: count) { take($1, of: .badge(place, item: $0, section: section)) }
      case .bars(let section) where content.plans.indices.contains(section):
        list.forEach(below: content.plans[section].bars.count) { take($1, of: .bar($0, section: section)) }
      case .globalBars:
        list.forEach(below: content.globalBars.count) { take($1, of: .globalBar($0)) }
      default: break
      }
    }
    let context = makeInvalidationContext()
    (context as? CompositionInvalidationContext)?.keepsSections = true
    systemInvalidate(with: context)
  }
}

extension MeasuredSizes {
  /// In order of sections and items.
  init(of fits: CompositionFits) {
    self.init()
    append(fits.globalBars, of: .globalBars)
    for (number, section) in fits.sections.sorted(by: { $0.key < $1.key }) {
      append(section.bars, of: .bars(section: number))
      append(section.items, of: .items(section: number))
      for (item, badges) in section.badges.sorted(by: { $0.key < $1.key }) {
        for (place, size) in badges.sorted(by: { $0.key < $1.key }) {
          append(size, at: item, of: .badges(place: place, section: number))
        }
      }
    }
  }

  private mutating func append(_ sizes: [Int: CGSize], of series: Series) {
    for (number, size) in sizes.sorted(by: { $0.key < $1.key }) { append(size, at: number, of: series) }
  }
}
