// Names that modules of a device bring along from other modules.

/// Modules that a file can use there without importing them.
public enum BroughtModules {
  /// Those of which `text` uses names, whether or not it imports them; sorted. Words in comments count: a
  /// module too many does no harm.
  public static func named(in text: String) -> [String] {
    var found: Set<String> = []
    var word: [UInt8] = []
    var follows = false
    var namesSwiftUI = false
    func end() {
      if let module = module(of: word) { found.insert(module) }
      if follows, word == view { found.insert("SwiftUI") }
      if word == swiftUI { namesSwiftUI = true }
      follows = word == some
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      if isLetter(byte) {
        word.append(byte)
      } else if !word.isEmpty {
        end()
      }
    }
    end()
    if namesSwiftUI { found.remove("SwiftUI") }
    return found.sorted()
  }

  /// `some View` in a file that does not say where views are from: TipKit, WidgetKit and others bring SwiftUI
  /// along.
  private static let (some, view, swiftUI) = (Array("some".utf8), Array("View".utf8), Array("SwiftUI".utf8))

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func module(of word: [UInt8]) -> String? {
    // Most words are none of these.
    guard word.count > 6, let first = word.first, [0x6B, 0x65, 0x53, 0x55].contains(first) else { return nil }
    return beginnings.first { word.starts(with: $0.word) }?.module
  }

  private static let beginnings: [(word: [UInt8], module: String)] = {
    let security = [
      "kSecClass", "kSecAttr", "kSecValue", "kSecReturn", "kSecMatch", "kSecUse", "kSecRandomDefault",
      "errSecSuccess", "errSecItem", "errSecDuplicate", "errSecAuth", "errSecParam", "errSecInteraction",
      "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "SecRandomCopyBytes",
      "SecCopyErrorMessageString", "SecAccessControlCreate",
    ]
    let notifications = [
      "UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent", "UNAuthorization",
    ]
    return security.map { (Array($0.utf8), "Security") }
      + notifications.map { (Array($0.utf8), "UserNotifications") }
  }()
}

extension ModuleIndex {
  /// Imports what a file names and another module of a device would have brought. A module of the author's
  /// own with such a name is not meant.
  func importingBroughtModules() -> ModuleChanges {
    var changes = ModuleChanges()
    let own = ModuleSurroundings.current.modules
    for file in parsedFiles {
      var names = BroughtModules.named(in: file.source.text).filter { !own.contains($0) }
      if marksObservable(file) { names.append("Observation") }
      if !names.isEmpty { changes.imports[file.number] = names }
    }
    return changes
  }

  /// Whether a file uses the macro that a device's Foundation brings, and says not where it is from.
  private func marksObservable(_ file: ParsedFile) -> Bool {
    let text = file.source.text
    return text.contains("@Observable") && type(named: "Observable") == nil
      && !["SwiftUI", "Observation", "SwiftData"].contains { text.contains("import \($0)") }
  }
}
