// Sizes that cells, headers and footers have asked for go with them through a batch update: otherwise
// everything above the screen would be an estimate again, and what is on it would jump (Facts 2.9, 2.10).

import QuartzCore

extension UICollectionViewFlowLayout {
  /// The lengths of headers and footers by the places of their sections after the update.
  func carryBars(through update: ResolvedUpdate) {
    var carried: [FlowBar: CGFloat] = [:]
    for (bar, length) in fittedBars {
      guard let section = update.newSection(of: bar.section) else { continue }
      carried[FlowBar(section: section, isHeader: bar.isHeader)] = length
    }
    fittedBars = carried
  }

  /// The sizes of `section`, named by its place after the update, where the delegate has none.
  func carriedSizes(
    _ section: Int, _ count: Int, _ view: UICollectionView, _ update: ResolvedUpdate
  ) -> FlowSizes {
    let start = usableStartSize(view)
    guard estimatesSizes, basis != nil, let old = update.oldSection(of: section),
      !update.isReloaded(section: old), let known = fittedSizes(ofFormerSection: old)
    else { return FlowSizes(repeating: start, count: count) }
    guard let order = update.order(inSection: old) else { return known }
    let carried = known.reordered(by: order) { [self] item in
      guard let former = update.oldPath(of: IndexPath(item: item, section: section)),
        let sizes = fittedSizes(ofFormerSection: former.section), former.item < sizes.count
      else { return start }
      return sizes[former.item]
    }
    return carried.count == count ? carried : FlowSizes(repeating: start, count: count)
  }

  private func fittedSizes(ofFormerSection section: Int) -> FlowSizes? {
    guard content.sections.indices.contains(section) else { return nil }
    return withFits(content.sections[section].sizes, section)
  }
}
