// The index along the trailing edge: titles, and where they lead.

import QuartzCore

extension UITableView {
  /// The titles that are shown: none where there are too few rows.
  var indexTitles: [String] {
    if !index.areTitlesKnown {
      index.areTitlesKnown = true
      index.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    }
    guard !index.titles.isEmpty, numberOfRowsInTotal >= sectionIndexMinimumDisplayRowCount else { return [] }
    return index.titles
  }

  /// The room that rows leave free for it at the trailing edge, in points.
  var indexRoom: CGFloat { indexTitles.isEmpty ? 0 : TableMetrics.indexRoom }

  /// A finger is on the title of that number: its section comes to the top.
  func indexTitleTouched(_ number: Int) {
    let titles = indexTitles
    guard titles.indices.contains(number), let dataSource else { return }
    if titles[number] == Self.indexSearch {
      return setContentOffset(CGPoint(x: contentOffset.x, y: _minimumContentOffset.y), animated: false)
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[number], at: number)
    guard (0..<numberOfSections).contains(section) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), .top, animated: false)
  }

  func indexTitlesChanged() {
    index.areTitlesKnown = false
    rowStatesChanged()
  }

  func indexLookChanged() { showIndexLook() }
}
