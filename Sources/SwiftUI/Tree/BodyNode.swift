import Observation
import UIKit

/// The place of a view that is made of others.
@MainActor final class BodyNode<V: View>: Node {
  private var view: V
  private let storage = DynamicStorage()
  private var child: Node?

  init(_ view: V, _ inputs: Inputs) {
    self.view = view
    super.init(inputs)
    storage.changed = { [weak self] animation in
      guard let self else { return }
      self.inputs.tree.invalidate(self, animation) { [weak self] in self?.update() }
    }
    update()
  }

  override var viewType: Any.Type { V.self }
  override var children: [Node] { child.map { [$0] } ?? [] }

  override func take(_ view: Any, _ inputs: Inputs) {
    guard let view = view as? V else { return }
    self.view = view
    self.inputs = inputs
    update()
  }

  private func update() {
    guard !isRemoved else { return }
    // A view whose body holds itself has no end.
    guard inputs.tree.enter() else { return }
    defer { inputs.tree.leave() }
    inputs.tree.isUpToDate(self)
    storage.link(view, inputs)
    let body = storage.tracking { view.body }
    child = node(for: body, instead: child, inputs)
  }

  override func keep(in states: KeptStates) {
    storage.keep(V.self, in: states)
    super.keep(in: states)
  }

  override func remove() {
    super.remove()
    storage.unlink()
  }
}
