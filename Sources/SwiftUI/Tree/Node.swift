// How SwiftUI's views become a tree that lasts.
//
// View values come and go; for each there is a node that stays as long as a view of the same type stands in
// the same place (or under the same id). A node keeps what outlives a value: state, children, elements of the
// layout, views of UIKit.
//
// How to add a view that draws itself: make it a `LeafView` (see Drawing/LeafView.swift), which says the
// UIView that draws it, how that is brought up to date, and its size for a proposal. `Divider` is one of the
// shortest.
//
// How to add a view that arranges others: make it a `LayoutContainer` (see Views/Stacks.swift), which says
// its `Layout` and its content.
//
// How to add a modifier: make it an `ElementModifier` if it changes size, place or drawing of an element (a
// subclass of `WrappingElement`, or of `SurfaceElement` where a UIView is wanted around), an `InputsModifier`
// if it changes the environment, or a `LifeModifier` if it is told of appearing and changes (see
// Tree/Modifier.swift).
//
// A view made of others needs nothing of this: it has a `body`, like anybody's.

import UIKit

/// The values that come down the tree.
struct Inputs {
  var environment: EnvironmentValues
  private weak var ownTree: ViewTree?
  /// The tree holds its nodes, not they the tree: for a node that outlives it there is one that is never
  /// shown.
  @MainActor var tree: ViewTree { ownTree ?? ViewTree() }

  init(environment: EnvironmentValues, tree: ViewTree) { (self.environment, ownTree) = (environment, tree) }
}

/// A view that has no body: it makes its node itself.
@MainActor protocol PrimitiveView {
  func makeNode(_ inputs: Inputs) -> Node
}

/// The place of a view in the tree.
@MainActor class Node {
  private(set) weak var parent: Node?
  var inputs: Inputs
  private(set) var isRemoved = false

  init(_ inputs: Inputs) { self.inputs = inputs }

  /// In the order of the source.
  var children: [Node] { [] }

  /// Takes on the view of the same type that stands here now.
  func take(_ view: Any, _ inputs: Inputs) {}
  /// The type of the views that it takes.
  var viewType: Any.Type { Never.self }
  /// A condition's branches are different places, though their types may be the same.
  var branch: AnyHashable?

  /// The elements of this and all below, once the tree is up to date; containers keep those of their
  /// children.
  func collect() -> [LayoutElement] { children.flatMap { $0.collect() } }

  /// The view has gone, with all in it.
  func remove() {
    isRemoved = true
    for child in children { child.remove() }
  }

  /// Writes down what the properties of the views in it keep.
  func keep(in states: KeptStates) { for child in children { child.keep(in: states) } }

  /// The value that views in it give `key`; nil: none.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    combined(key, children.compactMap { $0.preference(key) })
  }

  final func combined<K: PreferenceKey>(_ key: K.Type, _ values: [K.Value]) -> K.Value? {
    guard var value = values.first else { return nil }
    for next in values.dropFirst() { K.reduce(value: &value) { next } }
    return value
  }

  /// The node of `view` in this place: the one that is here, if it can take it, or a new one.
  final func node<V: View>(
    for view: V, instead old: Node?, _ inputs: Inputs, branch: AnyHashable? = nil
  ) -> Node {
    if let old, old.viewType == V.self, old.branch == branch {
      old.take(view, inputs)
      return old
    }
    old?.remove()
    let new = Node.make(view, inputs)
    new.branch = branch
    new.parent = self
    return new
  }

  static func make<V: View>(_ view: V, _ inputs: Inputs) -> Node {
    if let primitive = view as? any PrimitiveView { return primitive.makeNode(inputs) }
    guard V.Body.self == Never.self else { return BodyNode(view, inputs) }
    return foreign(view, inputs) ?? BodyNode(_HoleView(words: "\(V.self) has no body"), inputs)
  }

  /// Brings the row that stands for `id` on screen; false: there is no list with such a row in it.
  func scroll(toRow id: AnyHashable, anchor: UnitPoint?) -> Bool {
    children.contains { $0.scroll(toRow: id, anchor: anchor) }
  }

  /// The views in it that a scroll view may come to rest at, with their ids; in the coordinates of its
  /// content.
  func scrollTargets() -> [(id: AnyHashable, frame: CGRect)] { children.flatMap { $0.scrollTargets() } }

  /// A child that stands for an element of some data.
  func rowNode(_ id: AnyHashable) -> Node? { nil }

  /// How many are above it.
  var depth: Int { sequence(first: self, next: \.parent).reduce(-1) { count, _ in count + 1 } }

  /// The nearest one above that `find` answers for.
  func above<Found>(_ find: (Node) -> Found?) -> Found? {
    sequence(first: self, next: \.parent).lazy.compactMap(find).first
  }
}

/// A node that knows the type of its views.
@MainActor class ViewNode<V: View>: Node {
  private(set) var view: V

  /// A subclass that overrides `update` calls it once at the end of its own initialiser.
  init(_ view: V, _ inputs: Inputs) {
    self.view = view
    super.init(inputs)
  }

  override final var viewType: Any.Type { V.self }

  override final func take(_ view: Any, _ inputs: Inputs) {
    guard let view = view as? V else { return }
    self.view = view
    self.inputs = inputs
    update()
  }

  /// `view` and `inputs` are new.
  func update() {}
}
