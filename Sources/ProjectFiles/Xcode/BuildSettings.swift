/// The build settings of a target: its own before those of its project.
struct BuildSettings {
  /// Later ones count before earlier ones.
  private var levels: [[String: String]]

  init(_ levels: [[String: String]]) { self.levels = levels }

  /// How often a value may lead to another: values may name each other in a circle.
  private static let maximumDepth = 8
  /// Bytes that a value may grow to.
  private static let maximumLength = 4096

  /// The value with all others put in that it names; nil where nothing is said, or nothing is left.
  subscript(_ name: String) -> String? {
    value(name, level: levels.count - 1, depth: 0).flatMap { $0.isEmpty ? nil : $0 }
  }

  func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

  /// All names that are said anything of.
  var names: Set<String> { levels.reduce(into: []) { $0.formUnion($1.keys) } }

  private func value(_ name: String, level: Int, depth: Int) -> String? {
    guard depth < Self.maximumDepth else { return "" }
    for level in stride(from: level, through: 0, by: -1) {
      if let value = levels[level][name] { return fill(value, of: name, level, depth + 1) }
    }
    return nil
  }

  /// Puts values in for `$(NAME)` and `${NAME}`, with `:c99extidentifier` and the like.
  func fill(_ text: String) -> String { fill(text, of: "", levels.count - 1, 0) }

  private func fill(_ text: String, of name: String, _ level: Int, _ depth: Int) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "$"), result.utf8.count < Self.maximumLength {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":")
      rest = rest[rest.index(after: end)...]
      guard let key = parts.first.map(String.init) else { continue }
      let value =
        key == "inherited"
        ? self.value(name, level: level - 1, depth: depth)
        : self.value(key, level: levels.count - 1, depth: depth)
      result += Self.change(value ?? "", parts.dropFirst())
    }
    return String((result + rest).utf8.prefix(Self.maximumLength)) ?? result
  }

  private static func change(_ value: String, _ operators: ArraySlice<Substring>) -> String {
    operators.reduce(value) { value, word in
      switch word {
      case "c99extidentifier", "identifier": moduleIdentifier(value)
      case "rfc1034identifier":
        String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "lower": value.lowercased()
      case "upper": value.uppercased()
      case _ where word.hasPrefix("default="): value.isEmpty ? String(word.dropFirst(8)) : value
      default: value
      }
    }
  }
}

extension BuildSettings {
  /// The settings that concern Swift.
  var ofModule: ModuleSettings {
    var settings = ModuleSettings()
    settings.swiftVersion = self["SWIFT_VERSION"].flatMap { Int($0.prefix { $0 != "." }) }.map {
      $0 >= 6 ? 6 : 5
    }
    let flags = Self.flags(self["OTHER_SWIFT_FLAGS"] ?? "")
    let words = self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.split(separator: " ").map(String.init) ?? []
    settings.conditions = (words + flags).filter { Self.isName($0) && $0 != "DEBUG" }.unique
    settings.features = features
    settings.isOnMainActor = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    settings.hasBridgingHeader = self["SWIFT_OBJC_BRIDGING_HEADER"]?.isEmpty == false
    return settings
  }

  /// The names that follow `-D`.
  private static func flags(_ text: String) -> [String] {
    var words = text.split(separator: " ")[...]
    var found: [String] = []
    while let word = words.popFirst() {
      if word == "-D" {
        found += words.popFirst().map { [String($0)] } ?? []
      } else if word.hasPrefix("-D") {
        found.append(String(word.dropFirst(2)))
      }
    }
    return found.map { $0.filter { $0 != "\"" } }
  }

  private static func isName(_ word: String) -> Bool {
    !word.isEmpty && !word.contains { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  private var features: [String] {
    var found: [String] = []
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for name in names.sorted() where name.hasPrefix(prefix) && isOn(name) {
      let words = name.dropFirst(prefix.count).split(separator: "_")
      let spelled = words.map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
      found.append(Self.spellings[spelled] ?? spelled)
    }
    if isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      found += [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ]
    }
    // Xcode's own default, unlike the compiler's.
    if self["SWIFT_ENABLE_BARE_SLASH_REGEX"]?.uppercased() != "NO" { found.append("BareSlashRegexLiterals") }
    return found.unique.filter { !ModuleSettings.refusing.contains($0) }
  }

  /// Features whose setting is not called as they are.
  private static let spellings = [
    "DisableOutwardActorIsolation": "DisableOutwardActorInference",
    "ForwardTrailingClosures": "ForwardTrailingClosures",
    "ImportObjcForwardDecls": "ImportObjcForwardDeclarations",
    "ImplicitOpenExistentials": "ImplicitOpenExistentials",
  ]
}

extension BuildSettings {
  /// The keys of an application's property list that they say, and what such a list asks for.
  var infoKeys: [String: String] {
    let prefix = "INFOPLIST_KEY_"
    var keys: [String: String] = [:]
    for name in names where name.hasPrefix(prefix) {
      keys[String(name.dropFirst(prefix.count))] = self[name]
    }
    let others = [
      "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "TARGET_NAME", "MARKETING_VERSION",
      "CURRENT_PROJECT_VERSION", "EXECUTABLE_NAME", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    ]
    for name in others { keys[name] = self[name] }
    return keys
  }
}

extension [String] {
  /// Each once, in the order of the first.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
