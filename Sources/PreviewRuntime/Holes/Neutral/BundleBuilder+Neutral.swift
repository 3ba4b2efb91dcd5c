extension BundleBuilder {
  /// How a value of `type` is made that says nothing: for a type of the previewed code that can be made
  /// without being asked for anything, as a view by its frame alone. Where a hole wants one on another thread
  /// than the main one, there is none. While something is made up for a screen, one that was made for it
  /// already is taken again.
  public func neutral<Value>(_ type: Value.Type, _ make: @escaping @MainActor () -> Value) {
    NeutralRegistry.register(type) {
      guard MainThread.isCurrent else { return nil }
      let family = MadeUpFamily.current
      if let member = family?.member(as: Value.self, asking: nil) { return member }
      nonisolated(unsafe) var made: Any?
      MainActor.assumeIsolated { made = make() }
      if let family, let made { family.adopt(made) }
      return made
    }
  }
}
