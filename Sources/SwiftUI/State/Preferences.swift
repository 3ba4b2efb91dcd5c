// PreferenceKey — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// A key of values that views tell those above them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  let change: (inout K.Value) -> Void
  func makeNode<V: View, M>(of view: ModifiedContent<V, M>, _ inputs: Inputs) -> Node
  where ModifiedContent<V, M>: View { PreferenceNode<V, M, K>(view, inputs) }
}

@MainActor private final class PreferenceNode<V: View, M, K: PreferenceKey>: ModifierNode<V, M>
where ModifiedContent<V, M>: View {
  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    let inside = super.preference(key)
    guard Asked.self == K.self, let modifier = view.modifier as? PreferenceModifier<K> else { return inside }
    var value = inside as? K.Value ?? K.defaultValue
    modifier.change(&value)
    return value as? Asked.Value
  }
}

/// Tells each value that is not as the one that was told last.
struct PreferenceWatcher<K: PreferenceKey>: LifeModifier {
  typealias Body = Never
  let isSame: (K.Value, K.Value) -> Bool
  let action: (K.Value) -> Void

  /// The value that was told last.
  final class Memory {
    var value: K.Value?
    var action: (K.Value) -> Void
    init(_ action: @escaping (K.Value) -> Void) { self.action = action }
  }

  func appear(_ inputs: Inputs, _ node: Node) -> Memory {
    let memory = Memory(action)
    inputs.tree.watch(node) { [weak node] in
      guard let node, !node.isRemoved else { return }
      let value = node.preference(K.self) ?? K.defaultValue
      if let old = memory.value, isSame(old, value) { return }
      memory.value = value
      memory.action(value)
    }
    return memory
  }
  func update(_ memory: inout Memory, _ inputs: Inputs, _ node: Node) { memory.action = action }
  func disappear(_ memory: Memory) {}
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { $0 = value })
  }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(PreferenceModifier<K>(change: callback)) }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modifier(PreferenceWatcher<K>(isSame: ==, action: action)) }
}
