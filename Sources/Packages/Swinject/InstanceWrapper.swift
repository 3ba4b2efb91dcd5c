// Lazy, Provider — after Swinject's public API.
// State: partial. Missing: those of services with arguments.

/// A type that can be resolved in the place of a service that is registered.
protocol InstanceWrapper {
  /// Nil where what is within is not registered.
  static func wrap(
    _ key: _ServiceKey, in container: Container, _ make: (AnyObject, any Resolver) -> Any?
  ) -> Any?
}

/// A service that is made when it is first asked for, in the graph of its owner.
public final class Lazy<Service> {
  /// The service, always the same.
  public private(set) lazy var instance: Service = make()
  private let make: () -> Service

  init(_ make: @escaping () -> Service) { self.make = make }
}

/// A service that is resolved whenever it is asked for.
public final class Provider<Service> {
  /// The service, resolved by itself.
  public var instance: Service { make() }
  private let make: () -> Service

  init(_ make: @escaping () -> Service) { self.make = make }
}

extension Lazy: InstanceWrapper {
  static func wrap(
    _ key: _ServiceKey, in container: Container, _ make: (AnyObject, any Resolver) -> Any?
  ) -> Any? {
    container.maker(Service.self, key.name, container.resolution?.graph).map(Lazy.init)
  }
}

extension Provider: InstanceWrapper {
  static func wrap(
    _ key: _ServiceKey, in container: Container, _ make: (AnyObject, any Resolver) -> Any?
  ) -> Any? {
    container.maker(Service.self, key.name, nil).map(Provider.init)
  }
}

extension Optional: InstanceWrapper {
  /// Nothing where it is not registered, which is no miss.
  static func wrap(
    _ key: _ServiceKey, in container: Container, _ make: (AnyObject, any Resolver) -> Any?
  ) -> Any? {
    let own = _ServiceKey(Wrapped.self, key.name, like: key)
    let found = container.entry(own) == nil ? nil : container._resolve(own, make)
    return found as? Wrapped as Any
  }
}

extension Container {
  /// Resolves the service when it is called, as part of `graph` if there is one; nil where it is not
  /// registered.
  fileprivate func maker<Service>(
    _ type: Service.Type, _ name: String?, _ graph: GraphIdentifier?
  ) -> (() -> Service)? {
    guard entry(_ServiceKey(type, name)) != nil else { return nil }
    return { [self] in
      guard let service = within(graph, { resolve(type, name: name) }) else {
        fatalError("Swinject: \(type) was registered and is so no more")
      }
      return service
    }
  }
}
