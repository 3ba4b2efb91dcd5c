import UIKit

/// A stack or grid of which only the visible part is made.
@MainActor protocol LazyContainer: PrimitiveView, View where Body == Never {
  associatedtype Content: View
  var look: LazyElement.Look { get }
  var content: Content { get }
}

extension LazyContainer {
  func makeNode(_ inputs: Inputs) -> Node { LazyNode(self, inputs) }
}

@MainActor final class LazyNode<V: LazyContainer>: ViewNode<V>, LazySource {
  private struct Made {
    let key: AnyHashable
    var node: Node
    /// Of which look at the content.
    var generation: Int
    var elements: [LayoutElement]
  }

  private let element = LazyElement()
  private let bodies = ListBodies()
  private var made: [Int: Made] = [:]
  private var kept: [AnyHashable: KeptStates] = [:]
  private var generation = 0

  override init(_ view: V, _ inputs: Inputs) {
    super.init(view, inputs)
    element.source = self
    bodies.changed = { [weak self] animation in
      guard let self else { return }
      self.inputs.tree.invalidate(self, animation) { [weak self] in self?.update() }
    }
    update()
  }

  var tree: ViewTree { inputs.tree }
  override var children: [Node] { made.sorted { $0.key < $1.key }.map(\.value.node) }

  override func update() {
    guard !isRemoved else { return }
    inputs.tree.isUpToDate(self)
    generation += 1
    let reader = ListReader(bodies)
    reader.isLazy = true
    bodies.begin(inputs)
    reader.read(view.content, ListPath())
    bodies.end()
    let count = element.plan.itemCount
    (element.look, element.scroll) = (view.look, inputs.environment.scrollElement)
    let sample = made.keys.min()
    element.show(reader.sections, keepsLengths: sample.map { made[$0]?.key == element.plan.key($0) } ?? true)
    follow(count)
  }

  /// Elements that are made move with the ids.
  private func follow(_ oldCount: Int) {
    let plan = element.plan
    if made.contains(where: { $0.key >= plan.itemCount || $0.value.key != plan.key($0.key) }) {
      var places: [AnyHashable: Int] = [:]
      let low = max(0, (made.keys.min() ?? 0) - Self.near)
      let high = min(plan.itemCount, (made.keys.max() ?? 0) + Self.near)
      if low < high { for item in low..<high { places[plan.key(item)] = item } }
      var moved: [Int: Made] = [:]
      for entry in made.values {
        if let item = places[entry.key], moved[item] == nil {
          moved[item] = entry
        } else {
          entry.node.remove()
        }
      }
      made = moved
    }
    if !kept.isEmpty, oldCount != plan.itemCount {
      let keys = plan.keys
      kept = kept.filter { keys.contains($0.key) }
    }
  }

  /// How far away an item is looked for that has moved.
  private static var near: Int { 200 }

  override func collect() -> [LayoutElement] {
    for item in made.keys where made[item]?.generation == generation {
      let elements = made[item]?.node.collect() ?? []
      made[item]?.elements = elements
    }
    element.refresh { item in self.made[item]?.elements ?? [] }
    return [element]
  }

  // MARK: Items

  func elements(ofItem item: Int) -> [LayoutElement] {
    if let known = made[item], known.generation == generation { return known.elements }
    let key = element.plan.key(item)
    var inner = inputs
    let states = kept.removeValue(forKey: key)
    inner.environment.keptStates = states
    let node = open(element.plan.view(item), instead: made[item]?.node, inner)
    if let states { inputs.tree.afterLayout { states.end() } }
    let elements = node.collect()
    made[item] = Made(key: key, node: node, generation: generation, elements: elements)
    return elements
  }

  private func open(_ view: any View, instead old: Node?, _ inputs: Inputs) -> Node {
    func made<Row: View>(_ view: Row) -> Node { node(for: view, instead: old, inputs) }
    return made(view)
  }

  func keepOnly(_ items: Set<Int>) {
    for (item, entry) in made where !items.contains(item) {
      let states = KeptStates()
      entry.node.keep(in: states)
      if !states.isEmpty { kept[entry.key] = states }
      entry.node.remove()
      made[item] = nil
    }
  }

  override func remove() {
    super.remove()
    bodies.remove()
  }

  // MARK: Scrolling

  override func rowNode(_ id: AnyHashable) -> Node? {
    made.first { element.plan.dataID($0.key) == id }?.value.node
  }

  override func scroll(toRow id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let scroll = inputs.environment.scrollElement, let item = element.plan.item(of: id) else {
      return super.scroll(toRow: id, anchor: anchor)
    }
    go(to: item, anchor, scroll, Self.rounds, Transaction.current.animation != nil)
    return true
  }

  /// The lines between are measured on the way: then the place is another.
  private func go(
    to item: Int, _ anchor: UnitPoint?, _ scroll: ScrollElement, _ rounds: Int, _ isAnimated: Bool
  ) {
    guard let rect = element.rect(ofItem: item) else { return }
    let moved = scroll.show(rect, anchor, animated: isAnimated)
    guard moved, rounds > 0, !isAnimated else { return }
    inputs.tree.needsLayout()
    inputs.tree.afterLayout { [weak self, weak scroll] in
      guard let self, let scroll else { return }
      self.go(to: item, anchor, scroll, rounds - 1, false)
    }
  }

  private static var rounds: Int { 4 }

  override func scrollTargets() -> [(id: AnyHashable, frame: CGRect)] { element.targets }
}
