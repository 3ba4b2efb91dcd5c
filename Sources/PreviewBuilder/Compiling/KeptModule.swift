import Foundation
import PreviewWire
import SourceAdapter

/// A finished module of somebody else's as it is kept on disk: what does not change is compiled once.
struct KeptModule: Codable {
  private struct KeptHole: Codable {
    var kind: UInt8
    var file, absolutePath: String
    var line, column: Int
    var text, reason, remedy: String
  }

  private struct Sentence: Codable {
    var key: Int
    var text: String
  }

  private var objects: [String]
  private var interface: String
  private var holes: [KeptHole]
  private var sentences: [Sentence]
  private var superclasses: [String: String]
  private var names: String

  init(_ module: FinishedModule) {
    (objects, interface, superclasses) = (module.objects, module.interface, module.superclasses)
    names = module.names
    holes = module.holes.map {
      KeptHole(
        kind: $0.kind.rawValue, file: $0.file, absolutePath: $0.absolutePath, line: $0.line,
        column: $0.column, text: $0.text, reason: $0.reason, remedy: $0.remedy)
    }
    sentences = module.sentences.map { Sentence(key: $0.key, text: $0.text) }
  }

  /// Nil when something of it is gone.
  func module(_ planned: ModulePlan.Module) -> FinishedModule? {
    let interfaceFile = interface.appending(component: planned.name + ".swiftmodule")
    guard (objects + [interfaceFile, interface]).allSatisfy(ObjectStore.touch) else { return nil }
    return FinishedModule(
      name: planned.name, label: planned.label, place: planned.place, objects: objects, interface: interface,
      holes: holes.map {
        Hole(
          kind: Hole.Kind(rawValue: $0.kind) ?? .statement, file: $0.file, absolutePath: $0.absolutePath,
          line: $0.line, column: $0.column, text: $0.text, reason: $0.reason, remedy: $0.remedy)
      },
      sentences: sentences.map { HoleSentence(key: $0.key, text: $0.text, isOwn: false) }, knobs: [],
      problems: [], hasPreviews: false, names: names, superclasses: superclasses)
  }

  // MARK: On disk

  static func read(_ path: String, _ planned: ModulePlan.Module) -> FinishedModule? {
    guard let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(KeptModule.self, from: data)
    else { return nil }
    _ = ObjectStore.touch(path)
    return kept.module(planned)
  }

  /// A module that cannot be written is compiled again.
  func write(_ path: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    _ = WholeFile.update(path, to: String(decoding: data, as: UTF8.self))
  }
}
