@testable import UIKit

/// Cells in a window, without a table around them.
@MainActor final class TableCellRig {
  let stage = Stage()

  /// Shows the cell as a row of that place and size, and lays it out.
  @discardableResult func show<Cell: UITableViewCell>(
    _ cell: Cell, width: CGFloat = 390, height: CGFloat = 44, _ row: TableRow = TableRow()
  ) -> Cell {
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    if cell.superview == nil { stage.window.addSubview(cell) }
    cell.adopt(row)
    stage.settle()
    return cell
  }

  /// A cell of that style with texts.
  func cell(
    _ style: UITableViewCell.CellStyle, _ text: String? = nil, _ detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    if let text { cell.textLabel?.text = text }
    if let detail { cell.detailTextLabel?.text = detail }
    return cell
  }
}

extension UITableViewCell {
  /// The glyphs that are seen of accessories, from left to right.
  var glyphs: [String] {
    func all(_ view: UIView) -> [GlyphView] {
      view.subviews.flatMap { ($0 as? GlyphView).map { [$0] } ?? all($0) }
    }
    return all(self).filter { !$0.isHidden }
      .sorted { convert($0.center, from: $0.superview).x < convert($1.center, from: $1.superview).x }
      .compactMap { glyph in glyph.glyph.map { "\($0)" } }
  }

  /// The view that marks the selection, if there is one.
  var shownMark: UIView? { backdrop.mark.flatMap { $0.isHidden || $0.alpha == 0 ? nil : $0 } }
}
