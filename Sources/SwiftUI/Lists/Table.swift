// Table — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: rows below rows, widths that people change, columns that they hide or move.

import UIKit

/// Rows in columns. On a narrow screen the first column alone is seen, as a list.
public struct Table<Value: Identifiable>: View {
  private let columns: [_TableColumn<Value>]
  private let rows: () -> [_TableRow<Value>]
  private let selection: ListSelection?
  private let sorting: TableSorting<Value>?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.hidesColumnHeaders) private var hidesHeaders

  private init(
    _ rows: @escaping () -> [_TableRow<Value>], _ columns: some TableColumnContent<Value>,
    _ selection: ListSelection?, _ sorting: TableSorting<Value>?
  ) {
    (self.rows, self.columns, self.selection, self.sorting) = (rows, columns._columns(), selection, sorting)
  }

  public var body: some View {
    if width == .regular {
      VStack(spacing: 0) {
        if !hidesHeaders {
          TableHeader(columns: columns, sorting: sorting)
          Divider()
        }
        list { row in
          HStack(spacing: 8) {
            ForEach(columns.indices, id: \.self) { index in
              columns[index].content(row.value).in(columns[index].width)
            }
          }
        }
      }
    } else {
      list { row in columns.first?.content(row.value) }
    }
  }

  private func list<Row: View>(@ViewBuilder row: @escaping (_TableRow<Value>) -> Row) -> some View {
    let content = ForEach(rows(), id: \.value.id) { entry in entry.around(AnyView(row(entry))) }
    return ListBody(content: content, selection: selection).listStyle(.plain)
  }
}

/// Reads and sets what a table is sorted by.
@MainActor struct TableSorting<Value> {
  let first: () -> KeyPathComparator<Value>?
  let set: (KeyPathComparator<Value>) -> Void

  static func of<Sort: SortComparator>(_ order: Binding<[Sort]>) -> TableSorting<Value> {
    TableSorting {
      order.wrappedValue.first as? KeyPathComparator<Value>
    } set: { new in
      if let new = new as? Sort { order.wrappedValue = [new] }
    }
  }

  /// Of the column with `own`; nil: it is sorted by another.
  func order(_ own: KeyPathComparator<Value>) -> SortOrder? {
    first().flatMap { $0.keyPath == own.keyPath ? $0.order : nil }
  }

  /// A column is chosen to sort by, or the other way round.
  func turn(_ own: KeyPathComparator<Value>) {
    var new = own
    new.order = order(own) == .forward ? .reverse : .forward
    set(new)
  }
}

/// The titles of the columns; those that sort are tapped.
private struct TableHeader<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting<Value>?

  var body: some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) { index in title(columns[index]).in(columns[index].width) }
    }
    .font(.subheadline.weight(.semibold))
    .foregroundStyle(.secondary)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  @ViewBuilder private func title(_ column: _TableColumn<Value>) -> some View {
    if let sorting, let order = column.order {
      Button {
        sorting.turn(order)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let shown = sorting.order(order) {
            Image(systemName: shown == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }
}

extension View {
  fileprivate func `in`(_ width: ColumnWidth) -> some View {
    frame(width: width.fixed, alignment: .leading).frame(
      minWidth: width.fixed ?? width.least ?? 0, maxWidth: width.fixed ?? width.most ?? .infinity,
      alignment: .leading)
  }
}

// MARK: Forms

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>
  ) where Data.Element == Value { self.init({ Self.rows(data) }, columns(), nil, nil) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>
  ) where Data.Element == Value { self.init({ Self.rows(data) }, columns(), .one(selection), nil) }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>
  ) where Data.Element == Value { self.init({ Self.rows(data) }, columns(), .several(selection), nil) }

  /// The data are not sorted by the table: their owner does that when `sortOrder` changes.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init({ Self.rows(data) }, columns(), nil, .of(sortOrder))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init({ Self.rows(data) }, columns(), .one(selection), .of(sortOrder))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init({ Self.rows(data) }, columns(), .several(selection), .of(sortOrder))
  }

  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>,
    @TableRowBuilder<Value> rows: @escaping () -> some TableRowContent<Value>
  ) { self.init({ rows()._rows() }, columns(), nil, nil) }
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>,
    @TableRowBuilder<Value> rows: @escaping () -> some TableRowContent<Value>
  ) { self.init({ rows()._rows() }, columns(), .one(selection), nil) }
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>,
    @TableRowBuilder<Value> rows: @escaping () -> some TableRowContent<Value>
  ) { self.init({ rows()._rows() }, columns(), .several(selection), nil) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>,
    @TableRowBuilder<Value> rows: @escaping () -> some TableRowContent<Value>
  ) where Sort.Compared == Value { self.init({ rows()._rows() }, columns(), nil, .of(sortOrder)) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> some TableColumnContent<Value>,
    @TableRowBuilder<Value> rows: @escaping () -> some TableRowContent<Value>
  ) where Sort.Compared == Value {
    self.init({ rows()._rows() }, columns(), .several(selection), .of(sortOrder))
  }

  private static func rows(_ data: some Sequence<Value>) -> [_TableRow<Value>] {
    data.map { _TableRow(value: $0) }
  }
}

// MARK: Styles

public struct AutomaticTableStyle: TableStyle { public nonisolated init() {} }
public struct InsetTableStyle: TableStyle { public nonisolated init() {} }
public protocol TableStyle {}
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { .init() } }

extension EnvironmentValues {
  private enum HeadersKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var hidesColumnHeaders: Bool {
    get { self[HeadersKey.self] }
    set { self[HeadersKey.self] = newValue }
  }
}

extension View {
  /// Kept, without effect: both styles look alike on iOS.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesColumnHeaders, visibility == .hidden)
  }
}
