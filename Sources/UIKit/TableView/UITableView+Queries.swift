// Questions about where things are.

import QuartzCore

extension UITableView {
  /// Most rows that are listed by their rectangle.
  private static let mostPaths = 100_000

  /// Where the element lies when nothing floats; null where its section does not exist.
  func rect(of element: TableElement) -> CGRect {
    guard let content = currentContent, content.sections.indices.contains(element.section) else {
      return .null
    }
    return content.rect(of: element)
  }

  func paths(in rect: CGRect) -> [IndexPath] {
    guard let content = currentContent, rect.minY.isFinite, rect.maxY.isFinite, !rect.isEmpty else {
      return []
    }
    return content.rows(from: rect.minY, to: rect.maxY, limit: Self.mostPaths).map(\.path)
  }

  /// Null for a section that does not exist.
  func rect(ofSection section: Int) -> CGRect {
    currentContent.flatMap { $0.sections.indices.contains(section) ? $0.rect(ofSection: section) : nil }
      ?? .null
  }

  /// Zero for a row that does not exist.
  func rect(ofRow path: IndexPath) -> CGRect {
    guard let element = TableElement.row(at: path), currentContent?.holds(element) == true else {
      return .zero
    }
    return rect(of: element)
  }

  /// From top to bottom.
  func shownCells() -> [UITableViewCell] {
    layoutForQuestion()
    return shown.all.compactMap { $0.kind == .row ? shown[$0] as? UITableViewCell : nil }
  }

  /// From top to bottom.
  func shownRowPaths() -> [IndexPath] {
    layoutForQuestion()
    return shown.all.compactMap { $0.kind == .row ? $0.path : nil }
  }

  /// One thing on screen.
  package struct ShownRow {
    package let view: UIView
    /// 0 for headers, 1 for rows, 2 for footers.
    package let kind: Int
    package let indexPath: IndexPath
    /// Where it is seen, in content coordinates.
    package let frame: CGRect
  }

  /// The elements on screen as of the last layout pass, from top to bottom. The path of headers and footers
  /// has the section alone.
  package var shownRows: [ShownRow] {
    shown.all.compactMap { element in
      guard let view = shown[element] else { return nil }
      let path = element.kind == .row ? element.path : IndexPath(index: element.section)
      return ShownRow(view: view, kind: element.kind.rawValue, indexPath: path, frame: view.frame)
    }
  }

  /// 0 for sections that do not exist.
  func rowCount(in section: Int) -> Int {
    let counts = counts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The number of rows in all sections, for the page's position bar.
  package var numberOfRowsInTotal: Int { counts().reduce(0, +) }
}
