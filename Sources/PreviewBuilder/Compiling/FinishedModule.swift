import PreviewWire
import SourceAdapter
import Synchronization

/// A module that has been compiled, as those that import it and the library need it.
struct FinishedModule: Sendable {
  var name: String
  var label: String
  var place: String?
  var objects: [String]
  /// Folder of its `.swiftmodule`; changes when what others see of it does.
  var interface: String
  var holes: [Hole]
  var sentences: [HoleSentence]
  /// Places in files are those of the module.
  var knobs: [KnobDeclaration]
  var problems: [Problem]
  var hasPreviews: Bool
  /// Of the names that it declares.
  var names: String
  var superclasses: [String: String]
}

/// Modules that were compiled since the program started, by what they were made from: what has not changed is
/// not even adapted again.
final class FinishedModules: Sendable {
  private let modules = Mutex<[String: (key: String, module: FinishedModule)]>([:])

  func find(_ name: String, _ key: ContentHash) -> FinishedModule? {
    modules.withLock { $0[name].flatMap { $0.key == key.text ? $0.module : nil } }
  }

  func keep(_ module: FinishedModule, _ key: ContentHash) {
    modules.withLock { $0[module.name] = (key.text, module) }
  }
}
