// Heights that were asked for, from one table to the next that shows the same.

import QuartzCore

extension UITableView {
  /// The heights that rows, headers and footers have asked for.
  func measuredHeights() -> MeasuredSizes {
    var sizes = MeasuredSizes()
    // Without estimates all of them are asked at once, in the next table too.
    guard let content, !HeightRules(self).areAskedAtOnce else { return sizes }
    for (number, section) in content.sections.enumerated() {
      sizes.append(section.header, of: number, .headers, .missingHeaders)
      sizes.append(section.footer, of: number, .footers, .missingFooters)
      section.rows.forEachMeasured { row, height in
        sizes.append(CGSize(width: 0, height: height), at: row, of: .items(section: number))
      }
    }
    return sizes
  }

  /// Takes them over where nothing has been asked yet.
  func adopt(measuredHeights sizes: MeasuredSizes) {
    guard let sections = currentContent?.sections.count else { return }
    for list in sizes.lists {
      switch list.series {
      case .items(let section) where section < sections: adoptRows(list, section)
      case .headers, .missingHeaders:
        list.forEach(below: sections) { adoptBar(\.header, of: $0, height: list.height($1)) }
      case .footers, .missingFooters:
        list.forEach(below: sections) { adoptBar(\.footer, of: $0, height: list.height($1)) }
      case .items, .bars, .badges, .globalBars: break
      }
    }
    setNeedsLayout()
  }

  private func adoptRows(_ list: MeasuredSizes.List, _ section: Int) {
    let epoch = epoch
    content?.change(section) { section in
      list.forEach(below: section.rows.count) { row, size in
        guard !section.rows.isMeasured(row, in: epoch) else { return }
        section.rows.set(
          TableMetrics.usable(size.height) ?? TableMetrics.rowHeight, of: row, in: RowHeights.formerEpoch)
      }
    }
  }

  /// - Parameter height: nil where there was no view.
  private func adoptBar(
    _ bar: WritableKeyPath<TableSection, TableSection.Bar>, of number: Int, height: CGFloat?
  ) {
    content?.change(number) { section in
      let known = section[keyPath: bar]
      guard !known.isSaid, known.measuredIn == nil, known.isThere || known.isInQuestion else { return }
      section[keyPath: bar] = TableSection.Bar(
        height: height ?? 0, isThere: height != nil, measuredIn: RowHeights.formerEpoch,
        isInQuestion: height == nil)
      giveRoom(&section, isFirst: number == 0)
    }
  }
}

extension MeasuredSizes {
  fileprivate mutating func append(
    _ bar: TableSection.Bar, of section: Int, _ series: Series, _ missing: Series
  ) {
    guard bar.measuredIn != nil, !bar.isSaid else { return }
    append(CGSize(width: 0, height: bar.height), at: section, of: bar.isThere ? series : missing)
  }
}

extension MeasuredSizes.List {
  /// nil where there was no view.
  fileprivate func height(_ size: CGSize) -> CGFloat? {
    switch series {
    case .missingHeaders, .missingFooters: nil
    default: TableMetrics.usable(size.height)
    }
  }
}
