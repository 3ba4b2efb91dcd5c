/// A preview that the sources declare or that was found in them.
public struct PreviewDeclaration: Hashable, Sendable {
}

extension ModuleIndex {
  /// Finds the previews of the module.
  func discover() -> (changes: ModuleChanges, previews: [PreviewDeclaration]) { (ModuleChanges(), []) }
}
