// The events in the life of views, and what is done about them.

import UIKit

struct AppearModifier: LifeModifier {
  typealias Body = Never
  var appeared: (() -> Void)?
  var disappeared: (() -> Void)?

  func appear(_ inputs: Inputs, _ node: Node) {
    guard let appeared else { return }
    inputs.tree.afterLayout { [weak node] in if node?.isRemoved == false { appeared() } }
  }
  func update(_ memory: inout Void, _ inputs: Inputs, _ node: Node) {}
  func disappear(_ memory: Void) { disappeared?() }
}

struct ChangeModifier<Value: Equatable>: LifeModifier {
  typealias Body = Never
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  func appear(_ inputs: Inputs, _ node: Node) -> Value {
    if isInitial { inputs.tree.afterLayout { action(value, value) } }
    return value
  }
  func update(_ memory: inout Value, _ inputs: Inputs, _ node: Node) {
    guard memory != value else { return }
    let old = memory
    memory = value
    inputs.tree.afterLayout { action(old, value) }
  }
  func disappear(_ memory: Value) {}
}

struct TaskModifier: LifeModifier {
  typealias Body = Never
  let id: AnyHashable?
  let action: @MainActor () async -> Void

  struct Memory {
    var id: AnyHashable?
    var task: Task<Void, Never>
  }

  func appear(_ inputs: Inputs, _ node: Node) -> Memory { Memory(id: id, task: start()) }
  func update(_ memory: inout Memory, _ inputs: Inputs, _ node: Node) {
    guard memory.id != id else { return }
    memory.task.cancel()
    memory = Memory(id: id, task: start())
  }
  func disappear(_ memory: Memory) { memory.task.cancel() }

  private func start() -> Task<Void, Never> {
    let action = action
    return Task { @MainActor in await action() }
  }
}

struct ReceiveModifier<P: Publisher>: LifeModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  final class Memory {
    var action: (P.Output) -> Void
    var token: AnyCancellable?
    init(_ action: @escaping (P.Output) -> Void) { self.action = action }
  }

  func appear(_ inputs: Inputs, _ node: Node) -> Memory {
    let memory = Memory(action)
    memory.token = publisher.sink { [weak memory] value in memory?.action(value) }
    return memory
  }
  func update(_ memory: inout Memory, _ inputs: Inputs, _ node: Node) { memory.action = action }
  func disappear(_ memory: Memory) { memory.token?.cancel() }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(appeared: action))
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(disappeared: action))
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { modifier(ChangeModifier(value: value, isInitial: initial, action: action)) }
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor () async -> Void
  ) -> some View { modifier(TaskModifier(id: nil, action: action)) }
  public func task<T: Hashable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor () async -> Void
  ) -> some View { modifier(TaskModifier(id: AnyHashable(value), action: action)) }

  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}
