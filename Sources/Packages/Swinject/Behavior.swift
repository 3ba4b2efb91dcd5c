// Behavior — after Swinject's public API.
// State: complete.

/// Told of everything that is registered in a container.
public protocol Behavior {
  func container<Type, Service>(
    _ container: Container, didRegisterType type: Type.Type, toService entry: ServiceEntry<Service>,
    withName name: String?)
}
