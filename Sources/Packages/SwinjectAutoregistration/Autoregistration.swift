// autoregister — after SwinjectAutoregistration's public API.
// State: complete.

import Swinject

extension Container {
  /// Registers a service that `initializer` makes, whose parameters are resolved by their types. Where one of
  /// them is not registered, something is made up for it after a warning.
  @discardableResult public func autoregister<Service, each Parameter>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (repeat each Parameter) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { resolver in
      initializer(repeat resolver.certain((each Parameter).self))
    }
  }

  /// The same with an argument, for parameters of its type.
  @discardableResult public func autoregister<Service, Given, each Parameter>(
    _ service: Service.Type, name: String? = nil, argument: Given.Type,
    initializer: @escaping (repeat each Parameter) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { (resolver: any Resolver, given: Given) in
      let arguments = [Argument(given)]
      return initializer(repeat resolver.certain((each Parameter).self, or: arguments))
    }
  }

  /// The same with several arguments, for parameters of their types.
  @discardableResult public func autoregister<Service, each Given, each Parameter>(
    _ service: Service.Type, name: String? = nil, arguments: repeat (each Given).Type,
    initializer: @escaping (repeat each Parameter) -> Service
  ) -> ServiceEntry<Service> {
    func make(_ resolver: any Resolver, _ given: repeat each Given) -> Service {
      var arguments: [Argument] = []
      repeat arguments.append(Argument(each given))
      return initializer(repeat resolver.certain((each Parameter).self, or: arguments))
    }
    return register(service, name: name, factory: make)
  }
}

/// A value, with the type that it was said to have.
private struct Argument {
  let type: Any.Type
  let value: Any

  init<Value>(_ value: Value) { (type, self.value) = (Value.self, value) }
}

extension Resolver {
  /// The argument of that type, or else the service.
  fileprivate func certain<Value>(_ type: Value.Type, or arguments: [Argument]) -> Value {
    arguments.first { $0.type == type }?.value as? Value ?? certain(type)
  }

  fileprivate func certain<Service>(_ type: Service.Type) -> Service {
    certain(type, resolve(type))
  }
}
