// Views that stand for any number of others: these become the children of the container around.

import UIKit

public struct EmptyView: View, PrimitiveView {
  public init() {}
  func makeNode(_ inputs: Inputs) -> Node { ViewNode(self, inputs) }
  public typealias Body = Never
}

/// Several views in a row.
public struct TupleView<T>: View, PrimitiveView {
  public var value: T
  let views: [any View]

  public init(_ value: T) {
    self.init(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  func makeNode(_ inputs: Inputs) -> Node { ListNode(self, inputs) { $0.views } }
  public typealias Body = Never
}

/// Views whose number and types the type says.
@MainActor private final class ListNode<V: View>: ViewNode<V> {
  private let views: (V) -> [any View]
  private var nodes: [Node] = []

  init(_ view: V, _ inputs: Inputs, views: @escaping (V) -> [any View]) {
    self.views = views
    super.init(view, inputs)
    update()
  }

  override var children: [Node] { nodes }

  override func update() {
    let views = views(view)
    for node in nodes.dropFirst(views.count) { node.remove() }
    nodes = views.enumerated().map { index, view in
      node(for: view, instead: index < nodes.count ? nodes[index] : nil, inputs)
    }
  }
}

/// One of two.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  func makeNode(_ inputs: Inputs) -> Node {
    ChildNode(self, inputs) { view in
      switch view.storage {
      case .first(let view): (view, true)
      case .second(let view): (view, false)
      }
    }
  }
  public typealias Body = Never
}

extension Optional: View, PrimitiveView where Wrapped: View {
  func makeNode(_ inputs: Inputs) -> Node { ChildNode(self, inputs) { view in view.map { ($0, nil) } } }
  public typealias Body = Never
}

/// A view of any type. One of another type in its place is another view.
public struct AnyView: View, PrimitiveView {
  let view: any View
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }
  func makeNode(_ inputs: Inputs) -> Node { ChildNode(self, inputs) { ($0.view, nil) } }
  public typealias Body = Never
}

/// Several views as one, for a modifier that is to hold for all of them.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func makeNode(_ inputs: Inputs) -> Node { ChildNode(self, inputs) { ($0.content, nil) } }
  public typealias Body = Never
}

/// A view that is compared before it is looked at again.
public struct EquatableView<Content: Equatable & View>: View, PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }
  func makeNode(_ inputs: Inputs) -> Node { ChildNode(self, inputs) { ($0.content, nil) } }
  public typealias Body = Never
}

struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
  let content: Content
  let id: ID
  func makeNode(_ inputs: Inputs) -> Node { ChildNode(self, inputs) { ($0.content, $0.id) } }
  typealias Body = Never
}

extension View {
  /// One with another id is another view, with a state of its own.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// One view, or none; the branch tells views of one type apart.
@MainActor final class ChildNode<V: View>: ViewNode<V> {
  private let content: (V) -> (any View, AnyHashable?)?
  private var child: Node?

  init(_ view: V, _ inputs: Inputs, content: @escaping (V) -> (any View, AnyHashable?)?) {
    self.content = content
    super.init(view, inputs)
    update()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() {
    guard let (view, branch) = content(view) else {
      child?.remove()
      child = nil
      return
    }
    child = node(for: view, instead: child, inputs, branch: branch)
  }
}
