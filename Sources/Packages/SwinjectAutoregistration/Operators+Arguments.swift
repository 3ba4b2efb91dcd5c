// ~> with several arguments — after SwinjectAutoregistration's public API.
// State: partial. Missing: more than five arguments.

import Swinject

// An overload for each number: the compiler ends early at an operator that takes a tuple of any length.

/// The service of that type, made with two arguments.
public func ~> <Service, First, Second>(
  resolver: any Resolver,
  service: (Service.Type, arguments: (First, Second))
) -> Service {
  resolver.certain(
    service.0,
    resolver.resolve(
      service.0, arguments: service.arguments.0, service.arguments.1))
}

/// The service of that type and name, made with two arguments.
public func ~> <Service, First, Second>(
  resolver: any Resolver,
  service: (Service.Type, name: String, arguments: (First, Second))
) -> Service {
  resolver.certain(
    service.0,
    resolver.resolve(
      service.0, name: service.name, arguments: service.arguments.0, service.arguments.1))
}

/// The service of that type, made with three arguments.
public func ~> <Service, First, Second, Third>(
  resolver: any Resolver,
  service: (Service.Type, arguments: (First, Second, Third))
) -> Service {
  resolver.certain(
    service.0,
    resolver.resolve(
      service.0, arguments: service.arguments.0, service.arguments.1, service.arguments.2))
}

/// The service of that type and name, made with three arguments.
public func ~> <Service, First, Second, Third>(
  resolver: any Resolver,
  service: (Service.Type, name: String, arguments: (First, Second, Third))
) -> Service {
  resolver.certain(
    service.0,
    resolver.resolve(
      service.0, name: service.name, arguments: service.arguments.0, service.arguments.1, service.arguments.2)
  )
}

/// The service of that type, made with four arguments.
public func ~> <Service, First, Second, Third, Fourth>(
  resolver: any Resolver,
  service: (Service.Type, arguments: (First, Second, Third, Fourth))
) -> Service {
  resolver.certain(
    service.0,
    resolver.resolve(
      service.0, arguments: service.arguments.0, service.arguments.1, service.arguments.2, service.arguments.3
    ))
}

/// The service of that type and name, made with four arguments.
public func ~> <Service, First, Second, Third, Fourth>(
  resolver: any Resolver,
  service: (Service.Type, name: String, arguments: (First, Second, Third, Fourth))
) -> Service {
  resolver.certain(
    service.0,
    resolver.resolve(
      service.0, name: service.name, arguments: service.arguments.0, service.arguments.1, service.arguments.2,
      service.arguments.3))
}

/// The service of that type, made with five arguments.
public func ~> <Service, First, Second, Third, Fourth, Fifth>(
  resolver: any Resolver,
  service: (Service.Type, arguments: (First, Second, Third, Fourth, Fifth))
) -> Service {
  resolver.certain(
    service.0,
    resolver.resolve(
      service.0, arguments: service.arguments.0, service.arguments.1, service.arguments.2,
      service.arguments.3, service.arguments.4))
}

/// The service of that type and name, made with five arguments.
public func ~> <Service, First, Second, Third, Fourth, Fifth>(
  resolver: any Resolver,
  service: (Service.Type, name: String, arguments: (First, Second, Third, Fourth, Fifth))
) -> Service {
  resolver.certain(
    service.0,
    resolver.resolve(
      service.0, name: service.name, arguments: service.arguments.0, service.arguments.1, service.arguments.2,
      service.arguments.3, service.arguments.4))
}
