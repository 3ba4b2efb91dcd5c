// ForEach — after Apple's documentation "ForEach", read 2026-11.
// State: complete.

import UIKit

/// A view for each element of some data. A view stays the same as long as its element's id is there.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var edits = ListEdits()
}

/// The changes that a list may make to its rows.
struct ListEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var changed = self
    changed.edits.delete = action
    return changed
  }

  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var changed = self
    changed.edits.move = action
    return changed
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Elements that the views may change.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let ids = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.init(
      data: ids, content: { entry in content(data.element(at: entry.0)) }, id: { $0.1 })
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, C.Index: Hashable,
    ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: PrimitiveView where Content: View {
  func makeNode(_ inputs: Inputs) -> Node { ForEachNode(self, inputs) }
}

@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  /// An id that comes twice stands in as many places.
  struct Key: Hashable {
    let id: ID
    let repetition: Int
  }

  private(set) var rows: [(key: Key, node: Node)] = []

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: Inputs) {
    super.init(view, inputs)
    update()
  }

  override var children: [Node] { rows.map(\.node) }
  override func rowNode(_ id: AnyHashable) -> Node? { rows.first { AnyHashable($0.key.id) == id }?.node }

  override func scrollTargets() -> [(id: AnyHashable, frame: CGRect)] {
    rows.compactMap { row in row.node.collect().first.map { (AnyHashable(row.key.id), $0.frame) } }
  }

  override func update() {
    var old = Dictionary(rows.map { ($0.key, $0.node) }) { first, _ in first }
    var repetitions: [ID: Int] = [:]
    rows = view.data.map { element in
      let id = view.id(element)
      let key = Key(id: id, repetition: repetitions[id, default: 0])
      repetitions[id, default: 0] += 1
      let node = node(for: view.content(element), instead: old.removeValue(forKey: key), inputs)
      return (key, node)
    }
    for node in old.values { node.remove() }
  }
}
