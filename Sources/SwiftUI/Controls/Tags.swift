// tag — after Apple's documentation "tag(_:)", read 2026-11.
// State: complete.

import UIKit

/// Says which value a view stands for.
struct TagModifier: PrimitiveModifier {
  typealias Body = Never
  let tag: AnyHashable
  func makeNode<V: View, M>(of view: ModifiedContent<V, M>, _ inputs: Inputs) -> Node
  where ModifiedContent<V, M>: View { TagNode<V, M>(view, inputs) }
}

@MainActor protocol TaggedNode: Node {
  var tag: AnyHashable? { get }
}

@MainActor private final class TagNode<V: View, M>: ModifierNode<V, M>, TaggedNode
where ModifiedContent<V, M>: View {
  var tag: AnyHashable? { (view.modifier as? TagModifier)?.tag }
}

/// A node whose children stand for elements of some data.
@MainActor protocol IdentifiedRows: Node {
  var identifiedRows: [(id: AnyHashable, node: Node)] { get }
}

extension ForEachNode: IdentifiedRows {
  var identifiedRows: [(id: AnyHashable, node: Node)] { rows.map { (AnyHashable($0.key.id), $0.node) } }
}

extension Node {
  /// The values that views in it stand for: those they are tagged with, or else the ids of their data.
  func tagged(_ id: AnyHashable? = nil) -> [(tag: AnyHashable, node: Node)] {
    if let node = self as? any TaggedNode, let tag = node.tag { return [(tag, self)] }
    if let node = self as? any IdentifiedRows {
      return node.identifiedRows.flatMap { $0.node.tagged($0.id) }
    }
    let inside = children.flatMap { $0.tagged() }
    if inside.isEmpty, let id { return [(id, self)] }
    return inside
  }
}

extension View {
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
