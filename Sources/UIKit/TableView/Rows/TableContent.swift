// Where everything in a table is. Asks no delegate, and knows no views.

import Foundation

/// The table's own header, its sections and its own footer below one another, in content coordinates
/// (points).
struct TableContent: Sendable {
  var style: UITableView.Style
  let width: CGFloat
  /// Between the edges and the rows.
  let sideInset: CGFloat
  private(set) var sections: [TableSection]
  /// Where sections begin, and after them the last one's end.
  private var starts: [CGFloat]
  /// Of the table's own header and footer.
  let (headHeight, footHeight): (CGFloat, CGFloat)

  init(
    style: UITableView.Style, width: CGFloat, sideInset: CGFloat = 0, headHeight: CGFloat = 0,
    footHeight: CGFloat = 0, sections: [TableSection]
  ) {
    self.style = style
    self.width = width
    self.sideInset = sideInset
    (self.headHeight, self.footHeight) = (headHeight, footHeight)
    self.sections = sections
    starts = [headHeight]
    starts.reserveCapacity(sections.count + 1)
    for section in sections { starts.append((starts.last ?? 0) + section.length) }
  }

  /// Changes one section; those below move.
  mutating func change(_ section: Int, _ change: (inout TableSection) -> Void) {
    let length = sections[section].length
    change(&sections[section])
    guard sections[section].length != length else { return }
    for index in section..<sections.count { starts[index + 1] = starts[index] + sections[index].length }
  }

  var height: CGFloat { sectionsEnd + footHeight }
  private var sectionsEnd: CGFloat { starts.last ?? headHeight }

  func holds(_ element: TableElement) -> Bool {
    guard sections.indices.contains(element.section) else { return false }
    switch element.kind {
    case .header: return sections[element.section].header.isThere
    case .footer: return sections[element.section].footer.isThere
    case .row: return element.row >= 0 && element.row < sections[element.section].rows.count
    }
  }

  // MARK: Rectangles

  var headRect: CGRect { CGRect(x: 0, y: 0, width: width, height: headHeight) }
  var footRect: CGRect { CGRect(x: 0, y: sectionsEnd, width: width, height: footHeight) }

  /// With the room around it.
  func rect(ofSection section: Int) -> CGRect {
    CGRect(x: 0, y: starts[section], width: width, height: sections[section].length)
  }

  func start(ofSection section: Int) -> CGFloat { starts[section] }

  /// Where the element lies when nothing floats; a header or footer that is not there has no height.
  func rect(of element: TableElement) -> CGRect {
    let section = sections[element.section]
    let start = starts[element.section]
    let (top, height) =
      switch element.kind {
      case .header: (section.headerStart, section.header.height)
      case .footer: (section.footerStart, section.footer.height)
      case .row:
        (section.rowsStart + section.rows.start(of: element.row), section.rows.height(of: element.row))
      }
    return CGRect(x: sideInset, y: start + top, width: max(0, width - 2 * sideInset), height: height)
  }

  /// Where the element is seen: in plain tables headers stay below the upper end of what is visible, and
  /// footers above the lower end, for as long as anything of their section is there.
  ///
  /// - Parameter visible: vertically what the insets leave free.
  func rect(of element: TableElement, seenIn visible: ClosedRange<CGFloat>) -> CGRect {
    var rect = rect(of: element)
    guard style == .plain else { return rect }
    let section = sections[element.section]
    let start = starts[element.section]
    switch element.kind {
    case .row: break
    case .header:
      let lowest = start + section.end - section.header.height
      rect.origin.y = max(rect.minY, min(visible.lowerBound, lowest))
    case .footer:
      let highest = start + section.rowsStart
      rect.origin.y = min(rect.minY, max(visible.upperBound - section.footer.height, highest))
    }
    return rect
  }

  // MARK: Questions

  /// The first section that ends below `y`, the room below it included; their number where none does.
  func section(endingAfter y: CGFloat) -> Int {
    starts.partitionIndex { index, _ in index == sections.count || starts[index + 1] > y }
  }

  /// The first row of a section that ends below `y`; the number of rows where none does.
  func row(endingAfter y: CGFloat, in section: Int) -> Int {
    sections[section].rows.row(endingAfter: y - starts[section] - sections[section].rowsStart)
  }

  /// The row at that height; nil between sections and in headers and footers.
  func row(at y: CGFloat) -> ItemPlace? {
    guard y.isFinite else { return nil }
    let section = section(endingAfter: y)
    guard section < sections.count else { return nil }
    let row = row(endingAfter: y, in: section)
    guard row < sections[section].rows.count, rect(of: .row(row, section)).minY <= y else { return nil }
    return ItemPlace(section: section, item: row)
  }

  /// The section that is at that height.
  func section(at y: CGFloat) -> Int? {
    let section = section(endingAfter: y)
    return section < sections.count && starts[section] <= y ? section : nil
  }

  /// Rows of which something lies between `low` and `high`, in order.
  ///
  /// - Parameter limit: most rows to return.
  func rows(from low: CGFloat, to high: CGFloat, limit: Int = .max) -> [ItemPlace] {
    var found: [ItemPlace] = []
    var section = section(endingAfter: low)
    while section < sections.count, starts[section] < high {
      let top = starts[section] + sections[section].rowsStart
      var row = row(endingAfter: low, in: section)
      var y = top + sections[section].rows.start(of: row)
      while row < sections[section].rows.count, y < high {
        if found.count == limit { return found }
        found.append(ItemPlace(section: section, item: row))
        y += sections[section].rows.height(of: row)
        row += 1
      }
      section += 1
    }
    return found
  }

  /// All rows there are.
  var numberOfRows: Int { sections.reduce(0) { $0 + $1.rows.count } }
}
