// ServiceEntry, ServiceEntryProtocol — after Swinject's public API.
// State: complete.

/// A registration, whatever it makes.
public protocol ServiceEntryProtocol: AnyObject {
  var serviceType: Any.Type { get }
  var objectScope: any ObjectScopeProtocol { get }
  var storage: any InstanceStorage { get }
}

/// A registration, which can be told more of what it makes.
public final class ServiceEntry<Service>: ServiceEntryProtocol {
  public let serviceType: Any.Type
  public private(set) var objectScope: any ObjectScopeProtocol
  public private(set) var storage: any InstanceStorage

  private let key: _ServiceKey
  let factory: AnyObject
  private weak var container: Container?
  private var completions: [(any Resolver, Service) -> Void] = []

  init(
    _ key: _ServiceKey, _ factory: AnyObject, _ scope: any ObjectScopeProtocol, in container: Container
  ) {
    (self.key, self.factory, self.container) = (key, factory, container)
    (serviceType, objectScope, storage) = (key.service.type, scope, scope.makeStorage())
  }

  /// Says how long the service is shared.
  @discardableResult public func inObjectScope(_ objectScope: any ObjectScopeProtocol) -> Self {
    self.objectScope = objectScope
    storage = objectScope.makeStorage()
    return self
  }

  /// Says how long the service is shared.
  @discardableResult public func inObjectScope(_ objectScope: ObjectScope) -> Self {
    inObjectScope(objectScope as any ObjectScopeProtocol)
  }

  /// Has `completed` called with each instance once it is made and known: there it may be given what needs it
  /// itself.
  @discardableResult public func initCompleted(
    _ completed: @escaping (any Resolver, Service) -> Void
  ) -> Self {
    completions.append(completed)
    return self
  }

  /// Has the same instances answer to another type, by a name or by none.
  @discardableResult public func implements<Type>(_ type: Type.Type, name: String? = nil) -> Self {
    container?.forward(type, name: name, to: self, key)
    return self
  }

  /// Has the same instances answer to several types more.
  @discardableResult public func implements<First, Second, each Type>(
    _ first: First.Type, _ second: Second.Type, _ types: repeat (each Type).Type
  ) -> Self {
    implements(first).implements(second)
    repeat _ = implements(each types)
    return self
  }
}

/// A registration as its container sees it.
protocol AnyServiceEntry: ServiceEntryProtocol {
  /// A `Factory` of the arguments that it takes.
  var factory: AnyObject { get }
  func complete(_ instance: Any, _ resolver: any Resolver)
}

extension ServiceEntry: AnyServiceEntry {
  func complete(_ instance: Any, _ resolver: any Resolver) {
    guard let instance = instance as? Service else { return }
    for completion in completions { completion(resolver, instance) }
  }
}

/// A function that makes a service.
final class Factory<each Argument> {
  let make: (any Resolver, repeat each Argument) -> Any

  init(_ make: @escaping (any Resolver, repeat each Argument) -> Any) { self.make = make }
}
