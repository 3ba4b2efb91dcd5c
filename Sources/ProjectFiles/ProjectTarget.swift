/// One target of a project or package: the files that become one module, and how.
public struct ProjectTarget: Hashable, Sendable {
  /// The product that it is built into.
  public enum Kind: Hashable, Sendable {
    case app
    /// A framework, a library or a target of a package.
    case library
    case tests
    case appExtension
    case watch
    /// Kinds that are not built here: tools, aggregates, plugins, bundles.
    case other
  }

  /// A folder whose files belong to it, those of its folders too.
  public struct Folder: Hashable, Sendable {
    /// From the served folder.
    public var path: String
    /// Files and folders that do not, from the served folder.
    public var excluded: Set<String>
    /// Only these files and folders do, from the served folder; nil for all.
    public var only: Set<String>?
    /// Only files that one of these matches do; nil for all.
    public var patterns: [PathPattern]?
    /// Files and folders that do not.
    public var excludedPatterns: [PathPattern] = []

    public init(path: String, excluded: Set<String> = [], only: Set<String>? = nil) {
      (self.path, self.excluded, self.only) = (path, excluded, only)
    }
  }

  public var name: String
  /// As `import` names it.
  public var moduleName: String
  public var kind: Kind
  /// Whether phones can have it: not only Macs, televisions or watches.
  public var isForPhones = true
  /// Swift files that it lists itself, from the served folder.
  public var sources: [String] = []
  /// How many files of C, C++ and Objective-C it lists itself.
  public var foreignSources = 0
  public var folders: [Folder] = []
  /// Pictures' catalogues, storyboards, folders: whatever it lists beside sources.
  public var resources: [String] = []
  /// Targets, products and packages that it says it needs, by name.
  public var dependencies: [String] = []
  public var settings = ModuleSettings()
  /// The contents of an application's property list, and where that is.
  public var infoPlist: String?
  /// The lines of a manifest in that list.
  public var infoProperties: [String: PropertyValue] = [:]
  public var infoKeys: [String: String] = [:]

  public init(name: String, moduleName: String, kind: Kind) {
    (self.name, self.moduleName, self.kind) = (name, moduleName, kind)
  }
}

extension ProjectTarget.Kind {
  /// - Parameter type: as Xcode and XcodeGen call it, `com.apple.product-type.` before it or not.
  init(productType type: String) {
    let known: [(String, Self)] = [
      ("application.watchapp", .watch), ("watchkit", .watch), ("application.on-demand", .appExtension),
      ("application.messages", .appExtension), ("application", .app), ("unit-test", .tests),
      ("ui-testing", .tests), ("extension", .appExtension), ("framework", .library),
      ("library.static", .library), ("library.dynamic", .library),
    ]
    let name = type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst(23)) : type
    self = known.first { name.contains($0.0) }?.1 ?? .other
  }
}

/// How a module's Swift is to be taken.
public struct ModuleSettings: Hashable, Sendable, Codable {
  /// Of the language, 5 or 6; nil where nothing is said. An older version counts as 5.
  public var swiftVersion: Int?
  /// The conditions for `#if`, beside DEBUG.
  public var conditions: [String] = []
  /// Features of later versions that are on.
  public var features: [String] = []
  /// Whether everything belongs to the main actor that does not say otherwise.
  public var isOnMainActor = false

  /// Whether a header brings it names of Objective-C's, which no file imports.
  public var hasBridgingHeader = false

  public init() {}

  /// Features that only refuse what compiles without them: generated code need not keep to them.
  static let refusing: Set<String> = [
    "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "DeprecateApplicationMain",
  ]
}

/// A name as Swift takes it for a module: `My App` → `My_App`, `2048` → `_048`, as Xcode makes it.
public func moduleIdentifier(_ name: String) -> String {
  var result = ""
  for character in name {
    let isPlain = character.isLetter || character == "_" || character.isNumber && !result.isEmpty
    result.append(isPlain ? character : "_")
  }
  return result.isEmpty ? "_" : result
}
