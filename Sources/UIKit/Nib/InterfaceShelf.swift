// The nibs and storyboards of the libraries that are loaded. Generated code puts them here as texts, so that
// no file is read for them; each is decoded when it is first asked for.

internal import InterfaceTree
import QuartzCore

/// Where generated code registers nibs and storyboards.
@preconcurrency @MainActor public enum _InterfaceFiles {
  private static var entries: [Key: [Entry]] = [:]
  private static var words: [Key: [(language: String, text: String)]] = [:]

  private struct Key: Hashable {
    var name: String
    var isStoryboard: Bool
  }

  private final class Entry {
    let module: String
    let language: String
    var text: String
    var file: LoadedInterface?

    init(_ module: String, _ language: String, _ text: String) {
      (self.module, self.language, self.text) = (module, language, text)
    }
  }

  /// A file of the module, by its name without ending; `language` is that of the `.lproj` folder it lies in,
  /// empty for none; `text` is the tree's compact text.
  public static func register(
    _ name: String, isStoryboard: Bool, module: String, language: String, _ text: String
  ) {
    entries[Key(name: name, isStoryboard: isStoryboard), default: []].append(Entry(module, language, text))
    InterfaceReader.current = NibReader()
  }

  /// The words of one language for the file of that name: lines of `key TAB word`.
  public static func registerWords(_ name: String, language: String, _ text: String) {
    for isStoryboard in [false, true] {
      words[Key(name: name, isStoryboard: isStoryboard), default: []].append((language, text))
    }
  }

  /// Forgets all that was registered.
  static func removeAll() { (entries, words) = ([:], [:]) }

  /// The file of that name, in the best of its languages; that of `module` where several modules have one.
  static func file(_ name: String, isStoryboard: Bool, module: String? = nil) -> LoadedInterface? {
    let key = Key(name: name, isStoryboard: isStoryboard)
    guard let all = entries[key] else { return nil }
    let own = all.filter { $0.module == module }
    guard let entry = (own.isEmpty ? all : own).min(by: { rank($0.language) < rank($1.language) }) else {
      return nil
    }
    if let file = entry.file { return file }
    guard var document = InterfaceElement(compactText: entry.text) else { return nil }
    if let best = words[key]?.filter({ isSpoken($0.language) }).min(by: {
      rank($0.language) < rank($1.language)
    }) {
      document = document.localized(table(best.text))
    }
    let traits = UITraitCollection.session
    document = document.varied(
      width: traits.horizontalSizeClass == .regular ? "regular" : "compact",
      height: traits.verticalSizeClass == .compact ? "compact" : "regular")
    let file = LoadedInterface(
      InterfaceFile(name, isStoryboard ? .storyboard : .nib, language: entry.language, document: document),
      module: entry.module)
    (entry.file, entry.text) = (file, "")
    return file
  }

  /// The languages that the viewer reads: English, until somebody says otherwise.
  private static var spoken: [String] { ["en"] }

  private static func isSpoken(_ language: String) -> Bool {
    spoken.contains { language == $0 || language.hasPrefix($0 + "-") }
  }

  /// Smaller is better: a language that is spoken, `Base`, none, others.
  private static func rank(_ language: String) -> Int {
    if isSpoken(language) { return 0 }
    return language == "Base" ? 1 : language.isEmpty ? 2 : 3
  }

  private static func table(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      table[String(parts[0])] = String(parts[1].map { $0 == "\u{1E}" ? "\n" : $0 == "\u{1F}" ? "\t" : $0 })
    }
    return table
  }
}

/// A file that has been decoded.
@MainActor final class LoadedInterface {
  let file: InterfaceFile
  /// That registered it, for classes that name no module.
  let module: String
  /// The subjects of warnings so far: each is told once.
  private var said: Set<String> = []
  private(set) lazy var values = NibValues(file.document, traits: .session)

  init(_ file: InterfaceFile, module: String) { (self.file, self.module) = (file, module) }

  var document: InterfaceElement { file.document }

  /// Tells the author, once, of something in the file; `about` is what is only said once.
  func warn(_ sentence: String, at line: Int = 0, about: String? = nil) {
    guard said.insert(about ?? sentence).inserted else { return }
    let place = line > 0 ? "\(file.fileName):\(line)" : file.fileName
    SessionContext.current.report("\(place): \(sentence)")
  }

  /// The element of that id, looked up in a table that is made once.
  func element(_ id: String) -> InterfaceElement? { byID[id] }

  private lazy var byID: [String: InterfaceElement] = {
    var table: [String: InterfaceElement] = [:]
    file.document.visit { element in if let id = element.id { table[id] = element } }
    return table
  }()
}
