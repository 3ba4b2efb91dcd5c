// A row, a header or a footer: whatever a table has a view for.

import Foundation

/// A row, or the header or footer of a section. In the order of the screen.
struct TableElement: Hashable, Comparable, Sendable {
  enum Kind: Int, Sendable { case header, row, footer }

  let kind: Kind
  let section: Int
  /// 0 for headers and footers.
  let row: Int

  static func header(_ section: Int) -> TableElement { .init(kind: .header, section: section, row: 0) }
  static func footer(_ section: Int) -> TableElement { .init(kind: .footer, section: section, row: 0) }
  static func row(_ row: Int, _ section: Int) -> TableElement {
    .init(kind: .row, section: section, row: row)
  }

  /// nil for what is no path of a row.
  static func row(at path: IndexPath) -> TableElement? { ItemPlace(path).map { .row($0.item, $0.section) } }

  /// Of a row.
  var path: IndexPath { IndexPath(row: row, section: section) }

  static func < (a: TableElement, b: TableElement) -> Bool {
    (a.section, a.kind.rawValue, a.row) < (b.section, b.kind.rawValue, b.row)
  }
}
