// InstanceStorage, GraphIdentifier — after Swinject's public API.
// State: complete.

/// Where a registration keeps what it has made.
public protocol InstanceStorage: AnyObject {
  var instance: Any? { get set }
  /// Told when everything that one call of `resolve` needed is there.
  func graphResolutionCompleted()
  /// An instance that was kept in the course of that call.
  func instance(inGraph graph: GraphIdentifier) -> Any?
  /// Keeps what was made in the course of that call.
  func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier)
}

extension InstanceStorage {
  public func graphResolutionCompleted() {}
  public func instance(inGraph graph: GraphIdentifier) -> Any? { instance }
  public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) { self.instance = instance }
}

/// One call of `resolve` from outside, with all those that it leads to.
public final class GraphIdentifier: Hashable {
  public init() {}
  public static func == (one: GraphIdentifier, other: GraphIdentifier) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Keeps an instance as long as its graph is being made.
public final class GraphStorage: InstanceStorage {
  public var instance: Any?
  /// Instances of earlier graphs that somebody holds, for a `Lazy` of theirs.
  private var earlier: [GraphIdentifier: WeakValue] = [:]

  public init() {}

  public func graphResolutionCompleted() {
    instance = nil
    earlier = earlier.filter { $0.value.value != nil }
  }

  public func instance(inGraph graph: GraphIdentifier) -> Any? { earlier[graph]?.value }

  public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
    self.instance = instance
    earlier[graph] = WeakValue(instance)
  }
}

/// Keeps an instance for good.
public final class PermanentStorage: InstanceStorage {
  public var instance: Any?
  public init() {}
}

/// Keeps nothing.
public final class TransientStorage: InstanceStorage {
  public var instance: Any? {
    get { nil }
    set {}
  }
  public init() {}
}

/// Keeps an object as long as somebody else does; a value that is no object, not at all.
public final class WeakStorage: InstanceStorage {
  private var kept = WeakValue(nil)
  public var instance: Any? {
    get { kept.value }
    set { kept = WeakValue(newValue) }
  }
  public init() {}
}

/// Keeps an instance wherever its components do.
public final class CompositeStorage: InstanceStorage {
  private let components: [any InstanceStorage]
  public var instance: Any? {
    get { components.lazy.compactMap { $0.instance }.first }
    set { for component in components { component.instance = newValue } }
  }

  public init(_ components: [any InstanceStorage]) { self.components = components }

  public func graphResolutionCompleted() {
    for component in components { component.graphResolutionCompleted() }
  }

  public func instance(inGraph graph: GraphIdentifier) -> Any? {
    components.lazy.compactMap { $0.instance(inGraph: graph) }.first
  }

  public func setInstance(_ instance: Any?, inGraph graph: GraphIdentifier) {
    for component in components { component.setInstance(instance, inGraph: graph) }
  }
}

private struct WeakValue {
  private weak var object: AnyObject?
  var value: Any? { object }

  init(_ value: Any?) {
    // On Linux any value can be boxed as an object; a box without another owner is gone at once, as it should
    // be.
    object = value.map { $0 as AnyObject }
  }
}
