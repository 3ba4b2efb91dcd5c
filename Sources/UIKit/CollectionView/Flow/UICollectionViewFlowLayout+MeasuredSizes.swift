// Sizes that cells, headers and footers have asked for, from one flow layout to the next that shows the same.

import QuartzCore

extension UICollectionViewFlowLayout {
  /// None of items whose sizes the delegate says: it says them again.
  func fittedSizes() -> MeasuredSizes {
    var sizes = MeasuredSizes()
    guard estimatesSizes, let view = collectionView else { return sizes }
    for bar in fittedBars.keys.sorted(by: { $0.section < $1.section }) {
      guard let length = fittedBars[bar] else { continue }
      sizes.append(
        scrollDirection.size(FlowSize(across: 0, along: length)), at: bar.section,
        of: bar.isHeader ? .headers : .footers)
    }
    guard areSizesOfCells else { return sizes }
    let start = usableStartSize(view)
    for (number, section) in content.sections.enumerated() {
      section.sizes.forEachRun(in: 0..<section.sizes.count) { items, size in
        guard size != start else { return }
        let run = MeasuredSizes.Run(
          first: items.lowerBound, count: items.count, size: scrollDirection.size(size))
        sizes.append(run, of: .items(section: number))
      }
    }
    return sizes
  }

  /// Lines are broken anew with the next preparation, once for all.
  func takeFits(_ sizes: MeasuredSizes) {
    guard estimatesSizes, let view = collectionView else { return }
    makeContentCurrent()
    let start = usableStartSize(view)
    for list in sizes.lists {
      switch list.series {
      case .items(let section) where areSizesOfCells && content.sections.indices.contains(section):
        let known = content.sections[section].sizes
        list.forEach(below: known.count) { item, size in
          guard known[item] == start else { return }
          fittedItems.append((IndexPath(item: item, section: section), scrollDirection.size(size)))
        }
      case .headers:
        list.forEach(below: content.sections.count) { section, size in
          guard content.sections[section].metrics.headerLength > 0 else { return }
          takeBar(FlowBar(section: section, isHeader: true), size)
        }
      case .footers:
        list.forEach(below: content.sections.count) { section, size in
          guard content.sections[section].metrics.footerLength > 0 else { return }
          takeBar(FlowBar(section: section, isHeader: false), size)
        }
      default: break
      }
    }
    let context = makeInvalidationContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    systemInvalidate(with: context)
  }

  private func takeBar(_ bar: FlowBar, _ size: CGSize) {
    if fittedBars[bar] == nil { fittedBars[bar] = scrollDirection.size(size).along }
  }

  private var areSizesOfCells: Bool {
    !(collectionView?.delegate is any UICollectionViewDelegateFlowLayout) || isDelegateSilent
  }
}
