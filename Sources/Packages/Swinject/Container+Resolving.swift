// Making what is asked for, and what that needs.

/// A call of `resolve` from outside, and all those that it leads to.
final class Resolution {
  let graph: GraphIdentifier
  /// How many calls are within each other.
  var depth = 0
  /// Of all that was made.
  var storages: [any InstanceStorage] = []

  init(_ graph: GraphIdentifier) { self.graph = graph }
}

extension Container: Resolver {
  /// Services that need each other in their initialisers would go on for ever; Swinject stops at the same
  /// depth.
  private static let deepest = 200

  public func _resolve(_ key: _ServiceKey, _ make: (AnyObject, any Resolver) -> Any?) -> Any? {
    if let entry = entry(key) { return instance(of: entry, key, make) }
    if let wrapper = key.service.type as? any InstanceWrapper.Type {
      return wrapper.wrap(key, in: self, make)
    }
    logMiss(of: key)
    return nil
  }

  private func instance(
    of entry: any AnyServiceEntry, _ key: _ServiceKey, _ make: (AnyObject, any Resolver) -> Any?
  ) -> Any? {
    let resolution = enter()
    defer { leave(resolution) }
    guard resolution.depth <= Self.deepest else {
      Self.loggingFunction?(
        "Swinject: \(key.service.type) needs itself. What needs it back has to be set in initCompleted.")
      return nil
    }
    let storage = entry.storage
    if let kept = storage.instance(inGraph: resolution.graph) { return kept }
    let made = make(entry.factory, self)
    // In making it, somebody who needs it may have had it made already: there is to be one.
    if let kept = storage.instance(inGraph: resolution.graph) { return kept }
    guard let made else { return nil }
    storage.setInstance(made, inGraph: resolution.graph)
    resolution.storages.append(storage)
    entry.complete(made, self)
    return made
  }

  private func enter() -> Resolution {
    let resolution = self.resolution ?? Resolution(GraphIdentifier())
    self.resolution = resolution
    resolution.depth += 1
    return resolution
  }

  private func leave(_ resolution: Resolution) {
    resolution.depth -= 1
    guard resolution.depth == 0 else { return }
    self.resolution = nil
    for storage in resolution.storages { storage.graphResolutionCompleted() }
  }

  /// Calls `body` as part of an earlier graph, so that what it resolves is shared with that.
  func within<Result>(_ graph: GraphIdentifier?, _ body: () -> Result) -> Result {
    let current = resolution
    resolution = graph.map(Resolution.init) ?? current
    defer { resolution = current }
    return body()
  }

  /// Calls `body` with what it resolves in one graph.
  func inOneGraph(_ body: () -> Void) {
    let resolution = enter()
    body()
    leave(resolution)
  }

  private func logMiss(of key: _ServiceKey) {
    let known = registrations
    let there = known.isEmpty ? "nothing is" : "there are: " + known.joined(separator: "; ")
    Self.loggingFunction?("Swinject: \(key) is not registered; \(there).")
  }
}
