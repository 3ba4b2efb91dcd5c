// The content of a list, as values: sections, and rows that are made when they come on screen. It is read
// without nodes, so that of thousands of rows only their ids are asked for.

import UIKit

/// A row that may be made.
@MainActor struct ListRow {
  /// Its place in the content, with the ids of the data.
  let id: AnyHashable
  /// The id of the element that it stands for; nil: of none.
  let dataID: AnyHashable?
  let view: @MainActor () -> any View
  var edits = ListEdits()
  /// Of the element among those of its data.
  var offset = 0
}

/// Rows in their order.
@MainActor struct ListRows {
  private enum Block {
    case one(ListRow)
    case many(count: Int, ids: () -> [AnyHashable], index: (AnyHashable) -> Int?, row: (Int) -> ListRow)
    var count: Int { if case .many(let count, _, _, _) = self { count } else { 1 } }
  }
  private var blocks: [Block] = []
  private(set) var count = 0

  mutating func append(_ row: ListRow) {
    blocks.append(.one(row))
    count += 1
  }

  mutating func append(ids: [AnyHashable], _ row: @escaping (Int) -> ListRow) {
    blocks.append(
      .many(
        count: ids.count, ids: { ids }, index: { id in ids.indices.first { row($0).dataID == id } }, row: row)
    )
    count += ids.count
  }

  /// Rows whose ids are asked for one by one.
  mutating func append(
    count rows: Int, index: @escaping (AnyHashable) -> Int?, _ row: @escaping (Int) -> ListRow
  ) {
    blocks.append(.many(count: rows, ids: { (0..<rows).map { row($0).id } }, index: index, row: row))
    count += rows
  }

  /// Where the row of an element of the data stands; nil: nowhere.
  func index(ofData id: AnyHashable) -> Int? {
    var first = 0
    for block in blocks {
      switch block {
      case .one(let row): if row.dataID == id { return first }
      case .many(_, _, let index, _): if let index = index(id) { return first + index }
      }
      first += block.count
    }
    return nil
  }

  subscript(index: Int) -> ListRow? {
    var index = index
    for block in blocks {
      if index < block.count {
        switch block {
        case .one(let row): return row
        case .many(_, _, _, let row): return index >= 0 ? row(index) : nil
        }
      }
      index -= block.count
    }
    return nil
  }

  var ids: [AnyHashable] {
    blocks.flatMap { block -> [AnyHashable] in
      switch block {
      case .one(let row): [row.id]
      case .many(_, let ids, _, _): ids()
      }
    }
  }
}

@MainActor struct ListSection {
  var id: AnyHashable
  var header: (any View)?
  var footer: (any View)?
  var rows = ListRows()
  /// Rows that stand in no section are gathered in one.
  var isLoose = false
}

/// Where in the content something stands.
struct ListPath: Hashable {
  var steps: [AnyHashable] = []
  func adding(_ step: AnyHashable) -> ListPath { ListPath(steps: steps + [step]) }
}

/// Reads a list's content.
@MainActor final class ListReader {
  private(set) var sections: [ListSection] = []
  /// Modifiers around several rows, which each of them gets; those that are told of life only the first.
  var wraps: [@MainActor (any View) -> any View] = []
  private var wrapsOfFirst: [@MainActor (any View) -> any View] = []
  private var section: ListSection?
  /// Whether the ids of data are left alone until a row is asked for.
  var isLazy = false
  var edits = ListEdits()
  var offset = 0
  var dataID: AnyHashable?
  let bodies: ListBodies

  init(_ bodies: ListBodies) { self.bodies = bodies }

  func row(_ view: @autoclosure @escaping () -> any View, _ path: ListPath) {
    let wraps = wraps
    let first = wrapsOfFirst
    wrapsOfFirst = []
    with {
      $0.append(
        ListRow(
          id: AnyHashable(path), dataID: dataID,
          view: { (wraps + first).reversed().reduce(view()) { view, wrap in wrap(view) } }, edits: edits,
          offset: offset))
    }
  }

  func rows(
    _ ids: [AnyHashable], _ path: ListPath, _ edits: ListEdits, _ view: @escaping @MainActor (Int) -> any View
  ) {
    let wraps = wraps
    let first = wrapsOfFirst
    if !ids.isEmpty { wrapsOfFirst = [] }
    with {
      $0.append(ids: ids.map { AnyHashable(path.adding($0)) }) { index in
        ListRow(
          id: AnyHashable(path.adding(ids[index])), dataID: ids[index],
          view: {
            (index == 0 ? wraps + first : wraps).reversed().reduce(view(index)) { view, wrap in wrap(view) }
          }, edits: edits, offset: index)
      }
    }
  }

  /// Rows of data that is looked at only where it is near what is seen.
  func lazyRows(
    _ count: Int, _ path: ListPath, _ edits: ListEdits, id: @escaping @MainActor (Int) -> AnyHashable,
    index: @escaping @MainActor (AnyHashable) -> Int?, _ view: @escaping @MainActor (Int) -> any View
  ) {
    let wraps = wraps
    let first = wrapsOfFirst
    if count > 0 { wrapsOfFirst = [] }
    with {
      $0.append(count: count, index: index) { index in
        let own = id(index)
        return ListRow(
          id: AnyHashable(path.adding(own)), dataID: own,
          view: {
            (index == 0 ? wraps + first : wraps).reversed().reduce(view(index)) { view, wrap in wrap(view) }
          }, edits: edits, offset: index)
      }
    }
  }

  private func with(_ change: (inout ListRows) -> Void) {
    if var section {
      change(&section.rows)
      self.section = section
      return
    }
    if sections.last?.isLoose != true {
      sections.append(
        ListSection(id: AnyHashable(ListPath(steps: ["loose", sections.count])), isLoose: true))
    }
    change(&sections[sections.count - 1].rows)
  }

  func section(_ header: any View, _ footer: any View, _ path: ListPath, _ content: () -> Void) {
    // A section within another is none.
    guard section == nil else { return content() }
    func part(_ view: any View) -> (any View)? {
      view is EmptyView ? nil : wraps.reversed().reduce(view) { $1($0) }
    }
    section = ListSection(id: AnyHashable(path), header: part(header), footer: part(footer))
    content()
    if let section { sections.append(section) }
    section = nil
  }

  /// Reads `content` with `wrap` around each of its rows.
  func wrapping(isLife: Bool, _ wrap: @escaping @MainActor (any View) -> any View, _ content: () -> Void) {
    if isLife { wrapsOfFirst.append(wrap) } else { wraps.append(wrap) }
    content()
    if isLife { wrapsOfFirst = [] } else { wraps.removeLast() }
  }

  func read<V: View>(_ view: V, _ path: ListPath) {
    if let content = view as? any ListContent { return content.read(self, path) }
    guard RowCount.of(V.self) != .one else { return row(view, path) }
    bodies.body(of: view, path) { body in self.read(body, path.adding("body")) }
  }
}

/// Whether views of a type are one row each.
enum RowCount {
  case one, any

  @MainActor static func of<V: View>(_ type: V.Type, depth: Int = 0) -> RowCount {
    guard depth < 16 else { return .one }
    if let content = type as? any ListContent.Type { return content.rowCount(depth + 1) }
    return V.Body.self == Never.self ? .one : of(V.Body.self, depth: depth + 1)
  }

  static func both(_ one: RowCount, _ other: RowCount) -> RowCount {
    one == .one && other == .one ? .one : .any
  }
}

/// A view that stands for any number of rows.
@MainActor protocol ListContent {
  func read(_ reader: ListReader, _ path: ListPath)
  static func rowCount(_ depth: Int) -> RowCount
}

/// The storages of views whose bodies are the content of a list: their properties keep their values there.
@MainActor final class ListBodies {
  private var storages: [ListPath: DynamicStorage] = [:]
  private var used: Set<ListPath> = []
  private var inputs: Inputs?
  var changed: (Animation?) -> Void = { _ in }

  func begin(_ inputs: Inputs) { (self.inputs, used) = (inputs, []) }

  func body<V: View>(of view: V, _ path: ListPath, _ use: (V.Body) -> Void) {
    guard let inputs, inputs.tree.enter() else { return }
    defer { inputs.tree.leave() }
    let key = path.adding(ObjectIdentifier(V.self))
    let storage = storages[key] ?? DynamicStorage()
    storages[key] = storage
    used.insert(key)
    storage.changed = { [weak self] in self?.changed($0) }
    storage.link(view, inputs)
    use(storage.tracking { view.body })
  }

  func end() {
    for (key, storage) in storages where !used.contains(key) {
      storage.unlink()
      storages[key] = nil
    }
  }

  func remove() {
    used = []
    end()
  }
}
