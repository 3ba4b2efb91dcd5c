// Environment, EnvironmentKey, EnvironmentValues — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: values of features that are not here.

import UIKit

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views are given from above.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<O: AnyObject>(_ type: O.Type) -> O? { values[ObjectIdentifier(type)] as? O }
  mutating func set<O: AnyObject>(_ object: O?) { values[ObjectIdentifier(O.self)] = object }
}

/// Values stand in the environment of views that are held by the object that is meant: they do not hold it in
/// turn.
struct WeakHold<Object: AnyObject> {
  weak var object: Object?
}

/// A value that the view is given from above.
@propertyWrapper public struct Environment<Value>: DynamicProperty, LinkedProperty {
  private let read: (EnvironmentValues) -> Value?
  private let link = EnvironmentLink()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// An observable object that a view above has put there.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0.object(objectType) }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0.object(objectType)) }
  }

  /// As with Apple's, a view that asks for an object that was not put there cannot go on.
  public var wrappedValue: Value {
    guard let value = read(link.values) else {
      preconditionFailure(
        "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be "
          + "missing as an ancestor of this view.")
    }
    return value
  }

  @MainActor func link(_ slot: inout AnyObject?, _ context: LinkContext) { link.values = context.environment }
}

private final class EnvironmentLink {
  var values = EnvironmentValues()
}

struct EnvironmentModifier: InputsModifier {
  typealias Body = Never
  let change: (inout EnvironmentValues) -> Void
  func change(_ inputs: inout Inputs) { change(&inputs.environment) }
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0.set(object) })
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0.set(object) })
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
