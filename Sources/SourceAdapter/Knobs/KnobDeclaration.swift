/// A literal of the sources that can be turned while the preview runs.
public struct KnobDeclaration: Hashable, Sendable {
}

extension ModuleIndex {
  /// Finds the knobs of the module.
  func findKnobs() -> (changes: ModuleChanges, knobs: [KnobDeclaration]) { (ModuleChanges(), []) }
}
