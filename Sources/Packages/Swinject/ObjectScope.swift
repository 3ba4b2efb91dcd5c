// ObjectScopeProtocol, ObjectScope — after Swinject's public API.
// State: complete.

/// How long a service is shared.
public protocol ObjectScopeProtocol: AnyObject {
  /// A place for what one registration makes.
  func makeStorage() -> any InstanceStorage
}

/// A scope by what its registrations keep their instances in.
public final class ObjectScope: ObjectScopeProtocol, CustomStringConvertible, @unchecked Sendable {
  public let description: String
  private let storageFactory: () -> any InstanceStorage
  private let parent: (any ObjectScopeProtocol)?

  /// - Parameter parent: a scope in which instances are kept besides.
  public init(
    storageFactory: @escaping () -> any InstanceStorage, description: String = "",
    parent: (any ObjectScopeProtocol)? = nil
  ) {
    (self.storageFactory, self.description, self.parent) = (storageFactory, description, parent)
  }

  public func makeStorage() -> any InstanceStorage {
    guard let parent else { return storageFactory() }
    return CompositeStorage([storageFactory(), parent.makeStorage()])
  }
}

extension ObjectScope {
  /// Made again whenever it is asked for.
  public static let transient = ObjectScope(
    storageFactory: TransientStorage.init, description: "transient")
  /// Shared by all that one call of `resolve` makes; the default.
  public static let graph = ObjectScope(storageFactory: GraphStorage.init, description: "graph")
  /// Shared by the container and its children.
  public static let container = ObjectScope(storageFactory: PermanentStorage.init, description: "container")
  /// The same while somebody holds it.
  public static let weak = ObjectScope(
    storageFactory: WeakStorage.init, description: "weak", parent: ObjectScope.graph)
}
