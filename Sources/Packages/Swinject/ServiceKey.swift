// By what a registration is found.

/// A service, its name, and the types of the arguments that its factory takes.
public struct _ServiceKey: Hashable {
  let service: TypeName
  let arguments: TypeName
  let name: String?

  init<Service, each Argument>(
    _ service: Service.Type, _ name: String?, _ arguments: repeat (each Argument).Type
  ) {
    self.service = TypeName(service)
    // With the resolver before them: no argument and an empty tuple would be the same otherwise.
    self.arguments = TypeName((any Resolver, repeat each Argument).self)
    self.name = name
  }

  /// The same arguments to another service.
  init(_ service: Any.Type, _ name: String?, like key: _ServiceKey) {
    (self.service, self.arguments, self.name) = (TypeName(service), key.arguments, name)
  }

  func makes(_ type: Any.Type, _ name: String?) -> Bool { service.type == type && self.name == name }

  /// A type, the same by identity.
  struct TypeName: Hashable {
    let type: Any.Type
    init(_ type: Any.Type) { self.type = type }
    static func == (one: Self, other: Self) -> Bool { one.type == other.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }
}

extension _ServiceKey: CustomStringConvertible {
  /// For the log: `Oven by (Resolver, Int), named "old"`.
  public var description: String {
    "\(service.type) by \(arguments.type)" + (name.map { ", named \"\($0)\"" } ?? "")
  }
}
