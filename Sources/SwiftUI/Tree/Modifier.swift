// ViewModifier, ModifiedContent — after Apple's documentation of them, read 2026-11.
// State: complete.

import UIKit

/// Makes another view of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Does nothing.
public struct EmptyModifier: ViewModifier, InputsModifier {
  public static let identity = EmptyModifier()
  public init() {}
  public typealias Body = Never
  func change(_ inputs: inout Inputs) {}
}

/// The view that a modifier is put on, in its body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let view: any View
  func makeNode(_ inputs: Inputs) -> Node { ChildNode(self, inputs) { ($0.view, nil) } }
  public typealias Body = Never
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node {
    if let modifier = modifier as? any PrimitiveModifier { return modifier.makeNode(of: self, inputs) }
    return ModifierBodyNode(self, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that has no body: it makes the node itself.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeNode<V: View, M>(of view: ModifiedContent<V, M>, _ inputs: Inputs) -> Node
  where ModifiedContent<V, M>: View
}

/// The place of a view with a modifier that makes one of it.
@MainActor private final class ModifierBodyNode<V: View, M: ViewModifier>: ViewNode<ModifiedContent<V, M>> {
  private let storage = DynamicStorage()
  private var child: Node?

  override init(_ view: ModifiedContent<V, M>, _ inputs: Inputs) {
    super.init(view, inputs)
    storage.changed = { [weak self] animation in
      guard let self else { return }
      self.inputs.tree.invalidate(self, animation) { [weak self] in self?.update() }
    }
    update()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() {
    guard !isRemoved, inputs.tree.enter() else { return }
    defer { inputs.tree.leave() }
    inputs.tree.isUpToDate(self)
    storage.link(view.modifier, inputs)
    let body = storage.tracking { view.modifier.body(content: _ViewModifier_Content(view: view.content)) }
    child = node(for: body, instead: child, inputs)
  }

  override func keep(in states: KeptStates) {
    storage.keep(M.self, in: states)
    super.keep(in: states)
  }

  override func remove() {
    super.remove()
    storage.unlink()
  }
}

/// A node around the view that is modified.
@MainActor class ModifierNode<V: View, M>: ViewNode<ModifiedContent<V, M>>
where ModifiedContent<V, M>: View {
  private var child: Node?

  override init(_ view: ModifiedContent<V, M>, _ inputs: Inputs) {
    super.init(view, inputs)
    update()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  /// The inputs that the view inside is given.
  var childInputs: Inputs { inputs }

  override func update() { child = node(for: view.content, instead: child, childInputs) }
}

// MARK: Elements

/// A modifier that puts an element around each element of its view.
@MainActor protocol ElementModifier: PrimitiveModifier {
  associatedtype Element: LayoutElement
  func makeElement(around child: LayoutElement) -> Element
  func update(_ element: Element, _ inputs: Inputs)
}

extension ElementModifier {
  func makeNode<V: View, M>(of view: ModifiedContent<V, M>, _ inputs: Inputs) -> Node
  where ModifiedContent<V, M>: View { ElementNode<V, M, Self>(view, inputs) }
}

@MainActor private final class ElementNode<V: View, M, Kind: ElementModifier>: ModifierNode<V, M>
where ModifiedContent<V, M>: View {
  private var elements: [ObjectIdentifier: (child: LayoutElement, element: Kind.Element)] = [:]

  override func collect() -> [LayoutElement] {
    guard let modifier = view.modifier as? Kind else { return [] }
    let old = elements
    elements = [:]
    return super.collect().map { child in
      let id = ObjectIdentifier(child)
      let element = old[id]?.element ?? modifier.makeElement(around: child)
      modifier.update(element, inputs)
      elements[id] = (child, element)
      return element
    }
  }
}

// MARK: Inputs

/// A modifier that changes what its view is given from above.
@MainActor protocol InputsModifier: PrimitiveModifier {
  func change(_ inputs: inout Inputs)
}

extension InputsModifier {
  func makeNode<V: View, M>(of view: ModifiedContent<V, M>, _ inputs: Inputs) -> Node
  where ModifiedContent<V, M>: View { InputsNode<V, M, Self>(view, inputs) }
}

@MainActor private final class InputsNode<V: View, M, Kind: InputsModifier>: ModifierNode<V, M>
where ModifiedContent<V, M>: View {
  override var childInputs: Inputs {
    var changed = inputs
    (view.modifier as? Kind)?.change(&changed)
    return changed
  }
}

// MARK: Life

/// A modifier that is told of what happens to its view.
@MainActor protocol LifeModifier: PrimitiveModifier {
  /// The value that it keeps while the view is there.
  associatedtype Memory
  func appear(_ inputs: Inputs, _ node: Node) -> Memory
  func update(_ memory: inout Memory, _ inputs: Inputs, _ node: Node)
  func disappear(_ memory: Memory)
}

extension LifeModifier {
  func makeNode<V: View, M>(of view: ModifiedContent<V, M>, _ inputs: Inputs) -> Node
  where ModifiedContent<V, M>: View { LifeNode<V, M, Self>(view, inputs) }
}

@MainActor private final class LifeNode<V: View, M, Kind: LifeModifier>: ModifierNode<V, M>
where ModifiedContent<V, M>: View {
  private var memory: Kind.Memory?

  override func update() {
    super.update()
    guard let modifier = view.modifier as? Kind else { return }
    if var memory {
      modifier.update(&memory, inputs, self)
      self.memory = memory
    } else {
      memory = modifier.appear(inputs, self)
    }
  }

  override func remove() {
    super.remove()
    inputs.tree.watch(self, nil)
    if let memory { (view.modifier as? Kind)?.disappear(memory) }
    memory = nil
  }
}

// MARK: Several layers

/// A modifier that puts views before or behind each element of its view.
@MainActor protocol LayerModifier: PrimitiveModifier {
  associatedtype Layer: View
  var layer: Layer { get }
  var alignment: Alignment { get }
  static var isInFront: Bool { get }
}

extension LayerModifier {
  func makeNode<V: View, M>(of view: ModifiedContent<V, M>, _ inputs: Inputs) -> Node
  where ModifiedContent<V, M>: View { LayerNode<V, M, Self>(view, inputs) }
}

@MainActor private final class LayerNode<V: View, M, Kind: LayerModifier>: ModifierNode<V, M>
where ModifiedContent<V, M>: View {
  private struct Entry {
    let child: LayoutElement
    let element: LayeredElement
    var layer: Node
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  override func update() {
    super.update()
    guard let modifier = view.modifier as? Kind else { return }
    // One view has one element nearly always; layers for more of them are made as the elements are known.
    for id in entries.keys {
      guard let entry = entries[id] else { continue }
      entries[id]?.layer = node(for: modifier.layer, instead: entry.layer, inputs)
    }
  }

  override var children: [Node] { super.children + entries.values.map(\.layer) }

  override func collect() -> [LayoutElement] {
    guard let modifier = view.modifier as? Kind else { return [] }
    let old = entries
    entries = [:]
    let result = super.children.flatMap { $0.collect() }.map { child -> LayoutElement in
      let id = ObjectIdentifier(child)
      let entry =
        old[id]
        ?? Entry(
          child: child, element: LayeredElement(child), layer: node(for: modifier.layer, instead: nil, inputs)
        )
      entries[id] = entry
      entry.element.layers = entry.layer.collect()
      entry.element.areInFront = Kind.isInFront
      entry.element.alignment = modifier.alignment
      return entry.element
    }
    for (id, entry) in old where entries[id] == nil { entry.layer.remove() }
    return result
  }
}
