// How the views that stand for others are read as the content of a list.

import UIKit

extension EmptyView: ListContent {
  func read(_ reader: ListReader, _ path: ListPath) {}
  static func rowCount(_ depth: Int) -> RowCount { .any }
}

extension TupleView: ListContent {
  func read(_ reader: ListReader, _ path: ListPath) {
    for (index, view) in views.enumerated() { reader.read(view, path.adding(index)) }
  }
  static func rowCount(_ depth: Int) -> RowCount { .any }
}

extension Group: ListContent where Content: View {
  func read(_ reader: ListReader, _ path: ListPath) { reader.read(content, path) }
  static func rowCount(_ depth: Int) -> RowCount { .of(Content.self, depth: depth) }
}

extension _ConditionalContent: ListContent where TrueContent: View, FalseContent: View {
  func read(_ reader: ListReader, _ path: ListPath) {
    switch storage {
    case .first(let view): reader.read(view, path.adding(true))
    case .second(let view): reader.read(view, path.adding(false))
    }
  }
  static func rowCount(_ depth: Int) -> RowCount {
    .both(.of(TrueContent.self, depth: depth), .of(FalseContent.self, depth: depth))
  }
}

extension Optional: ListContent where Wrapped: View {
  func read(_ reader: ListReader, _ path: ListPath) { if let self { reader.read(self, path) } }
  static func rowCount(_ depth: Int) -> RowCount { .any }
}

/// In data one of them is taken for one row.
extension AnyView: ListContent {
  func read(_ reader: ListReader, _ path: ListPath) { reader.read(view, path) }
  static func rowCount(_ depth: Int) -> RowCount { .one }
}

extension IdentifiedView: ListContent {
  func read(_ reader: ListReader, _ path: ListPath) {
    let outer = reader.dataID
    reader.dataID = AnyHashable(id)
    reader.read(content, path.adding(id))
    reader.dataID = outer
  }
  static func rowCount(_ depth: Int) -> RowCount { .of(Content.self, depth: depth) }
}

extension ModifiedContent: ListContent where Content: View, Modifier: ViewModifier {
  func read(_ reader: ListReader, _ path: ListPath) {
    // Around one row it stays where it is.
    guard RowCount.of(Content.self) != .one else { return reader.row(self, path) }
    let modifier = modifier
    reader.wrapping(isLife: modifier is any LifeModifier) { view in
      view.wrapped(modifier)
    } _: {
      reader.read(content, path)
    }
  }
  static func rowCount(_ depth: Int) -> RowCount { .of(Content.self, depth: depth) }
}

extension ForEach: ListContent where Content: View {
  func read(_ reader: ListReader, _ path: ListPath) {
    let data = self.data
    if reader.isLazy, RowCount.of(Content.self) == .one || data.count > Self.mostCounted {
      return readLazily(reader, path)
    }
    var repetitions: [ID: Int] = [:]
    let ids = data.map { element -> AnyHashable in
      let id = id(element)
      let repetition = repetitions[id, default: 0]
      repetitions[id] = repetition + 1
      return repetition == 0 ? AnyHashable(id) : AnyHashable(ListPath(steps: [id, repetition]))
    }
    func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
    if RowCount.of(Content.self) == .one {
      let content = content
      return reader.rows(ids, path, edits) { index in MadeRow { content(element(index)) } }
    }
    let outer = (reader.edits, reader.offset, reader.dataID)
    for (index, element) in data.enumerated() {
      (reader.edits, reader.offset, reader.dataID) = (edits, index, ids[index])
      reader.read(content(element), path.adding(ids[index]))
    }
    (reader.edits, reader.offset, reader.dataID) = outer
  }
  /// More elements than that are not checked for being one view each.
  private static var mostCounted: Int { 500 }

  @MainActor private func readLazily(_ reader: ListReader, _ path: ListPath) {
    let (data, content, id) = (data, content, id)
    func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
    reader.lazyRows(
      data.count, path, edits, id: { AnyHashable(id(element($0))) },
      index: { wanted in
        guard let wanted = wanted.base as? ID else { return nil }
        return data.firstIndex { id($0) == wanted }.map { data.distance(from: data.startIndex, to: $0) }
      }
    ) { index in MadeRow { content(element(index)) } }
  }

  static func rowCount(_ depth: Int) -> RowCount { .any }
}

/// A row of some data, looked at again when an object changes that its closure has read.
private struct MadeRow<Content: View>: View {
  @ViewBuilder let make: () -> Content
  var body: some View { make() }
}

extension Section: ListContent where Parent: View, Content: View, Footer: View {
  func read(_ reader: ListReader, _ path: ListPath) {
    reader.section(header, footer, path) { reader.read(content, path.adding("rows")) }
  }
  static func rowCount(_ depth: Int) -> RowCount { .any }
}

extension View {
  fileprivate func wrapped<M: ViewModifier>(_ modifier: M) -> any View {
    ModifiedContent(content: self, modifier: modifier)
  }
}
