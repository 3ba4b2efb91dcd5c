// ~> — after SwinjectAutoregistration's public API.
// State: complete.

import PreviewRuntime
import Swinject

postfix operator ~>
infix operator ~>

/// The service of the type that is wanted. Where it is not registered, where the package ends the program,
/// something is made up for it after a warning; the preview ends only if nothing can be.
public postfix func ~> <Service>(resolver: any Resolver) -> Service {
  resolver.certain(Service.self, resolver.resolve(Service.self))
}

/// The service of that type.
public func ~> <Service>(resolver: any Resolver, service: Service.Type) -> Service {
  resolver.certain(service, resolver.resolve(service))
}

/// The service of that type and name.
public func ~> <Service>(resolver: any Resolver, service: (Service.Type, name: String)) -> Service {
  resolver.certain(service.0, resolver.resolve(service.0, name: service.name))
}

/// The service of that type, made with an argument.
public func ~> <Service, Argument>(
  resolver: any Resolver, service: (Service.Type, argument: Argument)
) -> Service {
  resolver.certain(service.0, resolver.resolve(service.0, argument: service.argument))
}

/// The service of that type and name, made with an argument.
public func ~> <Service, Argument>(
  resolver: any Resolver, service: (Service.Type, name: String, argument: Argument)
) -> Service {
  resolver.certain(
    service.0, resolver.resolve(service.0, name: service.name, argument: service.argument))
}

extension Resolver {
  /// The service that was found, or one that is made up.
  func certain<Service>(_ type: Service.Type, _ found: Service?) -> Service {
    if let found { return found }
    guard let madeUp = neutralValue(type) else {
      fatalError("SwinjectAutoregistration: \(type) is not registered")
    }
    Container.loggingFunction?(
      "SwinjectAutoregistration: a \(Swift.type(of: madeUp)) is made up for \(type).")
    return madeUp
  }
}
