// TableRow, TableRowContent — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: rows that open and show others, sections, dragging.

import UIKit

/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  func _rows() -> [_TableRow<TableRowValue>]
}

/// The value of a row, and what is put around each of its cells.
@MainActor public struct _TableRow<Value: Identifiable> {
  let value: Value
  var around: (AnyView) -> AnyView = { $0 }
}

public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value
  public init(_ value: Value) { self.value = value }
  public func _rows() -> [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// Several rows.
public struct _TableRowList<Value: Identifiable>: TableRowContent {
  let rows: [_TableRow<Value>]
  public func _rows() -> [_TableRow<Value>] { rows }
}

extension TableRowContent {
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M) -> some TableRowContent<
    TableRowValue
  > {
    _TableRowList(
      rows: _rows().map { row in
        var changed = row
        changed.around = { AnyView(row.around($0).contextMenu { menuItems() }) }
        return changed
      })
  }
}

@MainActor @preconcurrency @resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<R: TableRowContent>(_ content: R) -> R
  where R.TableRowValue == Value { content }
  public static func buildBlock() -> _TableRowList<Value> { _TableRowList(rows: []) }
  public static func buildPartialBlock<R: TableRowContent>(first: R) -> R
  where R.TableRowValue == Value { first }
  public static func buildPartialBlock(
    accumulated: some TableRowContent<Value>, next: some TableRowContent<Value>
  ) -> _TableRowList<Value> { _TableRowList(rows: accumulated._rows() + next._rows()) }
  public static func buildIf(_ content: (some TableRowContent<Value>)?) -> _TableRowList<Value> {
    _TableRowList(rows: content?._rows() ?? [])
  }
  public static func buildEither(first: some TableRowContent<Value>) -> _TableRowList<Value> {
    _TableRowList(rows: first._rows())
  }
  public static func buildEither(second: some TableRowContent<Value>) -> _TableRowList<Value> {
    _TableRowList(rows: second._rows())
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public func _rows() -> [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows() } }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TableRowValue == V { self.init(data: data, content: content, id: { $0.id }) }
  @MainActor public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}

extension ForEach where Content: TableRowContent {
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}
