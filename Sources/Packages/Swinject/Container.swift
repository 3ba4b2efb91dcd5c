// Container — after Swinject's public API.
// State: partial. Missing: locks, as all is UIKit's one thread.

import UIKit

/// Services by their types, each made by what was registered for it. Used on UIKit's thread, whichever actor
/// asks.
public final class Container: @unchecked Sendable {
  let parent: Container?
  private let defaultObjectScope: any ObjectScopeProtocol
  private var behaviors: [any Behavior]
  private var entries: [_ServiceKey: any AnyServiceEntry] = [:]
  /// The ways in which objects are completed that were made elsewhere.
  var completions: [CompletionKey: (any Resolver, AnyObject) -> Void] = [:]
  /// The call from outside that is being answered; nil between such calls.
  var resolution: Resolution?

  /// Hears what could not be resolved; nil to be quiet. Default: the preview's log.
  nonisolated(unsafe) public static var loggingFunction: ((String) -> Void)? = {
    SessionContext.reportFromAnywhere($0)
  }

  /// - Parameter parent: asked for what is not registered here.
  public init(
    parent: Container? = nil, defaultObjectScope: any ObjectScopeProtocol = ObjectScope.graph,
    behaviors: [any Behavior] = []
  ) {
    (self.parent, self.defaultObjectScope, self.behaviors) = (parent, defaultObjectScope, behaviors)
  }

  /// Registers with `registeringClosure` at once.
  public convenience init(
    parent: Container? = nil, defaultObjectScope: any ObjectScopeProtocol = ObjectScope.graph,
    behaviors: [any Behavior] = [], registeringClosure: (Container) -> Void
  ) {
    self.init(parent: parent, defaultObjectScope: defaultObjectScope, behaviors: behaviors)
    registeringClosure(self)
  }

  // MARK: Registering

  /// Has `factory` make the service. One that was registered for the same type, name and types of arguments
  /// is replaced.
  @discardableResult public func register<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (any Resolver, repeat each Argument) -> Service
  ) -> ServiceEntry<Service> {
    let key = _ServiceKey(serviceType, name, repeat (each Argument).self)
    let entry = ServiceEntry<Service>(key, Factory(factory), defaultObjectScope, in: self)
    entries[key] = entry
    for behavior in behaviors {
      behavior.container(self, didRegisterType: serviceType, toService: entry, withName: name)
    }
    return entry
  }

  func forward<Type, Service>(
    _ type: Type.Type, name: String?, to entry: ServiceEntry<Service>, _ key: _ServiceKey
  ) {
    let key = _ServiceKey(type, name, like: key)
    entries[key] = entry
    for behavior in behaviors {
      behavior.container(self, didRegisterType: type, toService: entry, withName: name)
    }
  }

  /// Has `behavior` told of what is registered from now on.
  public func addBehavior(_ behavior: any Behavior) { behaviors.append(behavior) }

  /// Whether anything is registered for that type and name, here or in a parent, with whatever arguments.
  public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool {
    entries.keys.contains { $0.makes(serviceType, name) }
      || parent?.hasAnyRegistration(of: serviceType, name: name) == true
  }

  // MARK: Forgetting

  /// Forgets all registrations. Those of parents stay.
  public func removeAll() {
    entries.removeAll()
    completions.removeAll()
  }

  /// Forgets the instances that are shared in that scope, here and in parents; the registrations stay.
  public func resetObjectScope(_ objectScope: any ObjectScopeProtocol) {
    for entry in entries.values where entry.objectScope === objectScope { entry.storage.instance = nil }
    parent?.resetObjectScope(objectScope)
  }

  /// Forgets the instances that are shared in that scope.
  public func resetObjectScope(_ objectScope: ObjectScope) {
    resetObjectScope(objectScope as any ObjectScopeProtocol)
  }

  /// A resolver for several threads: the container itself, as there is but one.
  public func synchronize() -> any Resolver { self }

  // MARK: Finding

  func entry(_ key: _ServiceKey) -> (any AnyServiceEntry)? { entries[key] ?? parent?.entry(key) }

  /// Those of parents last, each kind sorted.
  var registrations: [String] {
    entries.keys.map(\.description).sorted() + (parent?.registrations ?? [])
  }
}
