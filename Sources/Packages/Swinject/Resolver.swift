// Resolver — after Swinject's public API.
// State: partial. Missing: resolvers of one's own that are no containers: `resolve` is no requirement.

/// Gives the services that were registered, by their types.
public protocol Resolver {
  /// An instance of the registration with that key: one that is kept, or a new one. `make` is handed the
  /// factory.
  func _resolve(_ key: _ServiceKey, _ make: (AnyObject, any Resolver) -> Any?) -> Any?
}

extension Resolver {
  /// The service of that type; nil, after a line in the log, where none is registered.
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? { made(serviceType, nil) }

  /// The service of that type that was registered by that name.
  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    made(serviceType, name)
  }

  /// The service of that type, made with an argument. Its static type is the one that the factory has to
  /// take: a class does not stand for its protocol.
  public func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service? {
    made(serviceType, nil, argument)
  }

  /// The service of that type and name, made with an argument.
  public func resolve<Service, Argument>(
    _ serviceType: Service.Type, name: String?, argument: Argument
  ) -> Service? {
    made(serviceType, name, argument)
  }

  /// The service of that type, made with any number of arguments.
  public func resolve<Service, each Argument>(
    _ serviceType: Service.Type, arguments: repeat each Argument
  ) -> Service? {
    made(serviceType, nil, repeat each arguments)
  }

  /// The service of that type and name, made with any number of arguments.
  public func resolve<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    made(serviceType, name, repeat each arguments)
  }

  private func made<Service, each Argument>(
    _ type: Service.Type, _ name: String?, _ arguments: repeat each Argument
  ) -> Service? {
    let all = (repeat each arguments)
    let made = _resolve(_ServiceKey(type, name, repeat (each Argument).self)) { factory, resolver in
      (factory as? Factory<repeat each Argument>)?.make(resolver, repeat each all)
    }
    return made as? Service
  }
}
