// TableColumn, TableColumnContent — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: columns that people customise, comparators of one's own; the columns do not say in
// their type how they sort.

import UIKit

/// Columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  func _columns() -> [_TableColumn<TableRowValue>]
}

/// One column, without the types of its views.
@MainActor public struct _TableColumn<RowValue: Identifiable> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  let order: KeyPathComparator<RowValue>?
  var width = ColumnWidth()
}

/// In points; nil: as there is room.
struct ColumnWidth {
  var fixed: CGFloat?
  var least: CGFloat?
  var most: CGFloat?
}

/// A column: its title, and what it shows of each row's value.
public struct TableColumn<RowValue: Identifiable, Content: View, Label: View>: TableColumnContent {
  let label: Label
  let content: (RowValue) -> Content
  var order: KeyPathComparator<RowValue>?
  var width = ColumnWidth()

  init(
    _ label: Label, _ order: KeyPathComparator<RowValue>?, _ content: @escaping (RowValue) -> Content
  ) { (self.label, self.order, self.content) = (label, order, content) }

  public func _columns() -> [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(label: AnyView(label), content: { AnyView(content($0)) }, order: order, width: width)
    ]
  }

  /// In points; nil: as there is room.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = ColumnWidth(fixed: width?.length)
    return copy
  }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = ColumnWidth(least: min?.length, most: max)
    return copy
  }
}

extension TableColumn {
  public init(
    @ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), nil, content) }
}

extension TableColumn where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), nil, content) }
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title, nil, content)
  }
  /// A column that a tap on its title sorts by `value`.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value), content) }
  @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(value), content) }
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator, content) }
}

extension TableColumn where Label == Text, Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable)
  {
    self.init(Text(title), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Several columns.
public struct _TableColumnList<RowValue: Identifiable>: TableColumnContent {
  let columns: [_TableColumn<RowValue>]
  public func _columns() -> [_TableColumn<RowValue>] { columns }
}

@MainActor @preconcurrency @resultBuilder public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }
  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
  where C.TableRowValue == RowValue { first }
  public static func buildPartialBlock(
    accumulated: some TableColumnContent<RowValue>, next: some TableColumnContent<RowValue>
  ) -> _TableColumnList<RowValue> { _TableColumnList(columns: accumulated._columns() + next._columns()) }
  public static func buildIf(_ content: (some TableColumnContent<RowValue>)?) -> _TableColumnList<RowValue> {
    _TableColumnList(columns: content?._columns() ?? [])
  }
  public static func buildEither(first: some TableColumnContent<RowValue>) -> _TableColumnList<RowValue> {
    _TableColumnList(columns: first._columns())
  }
  public static func buildEither(second: some TableColumnContent<RowValue>) -> _TableColumnList<RowValue> {
    _TableColumnList(columns: second._columns())
  }
}
