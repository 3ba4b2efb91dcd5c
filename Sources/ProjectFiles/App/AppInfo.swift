/// The facts about an application before it runs, from its property list and its target.
public struct AppInfo: Hashable, Sendable {
  /// A scene as the property list configures it.
  public struct Scene: Hashable, Sendable {
    public var configurationName: String?
    /// Without its module: `SceneDelegate`.
    public var delegateClass: String?
    public var storyboard: String?
  }

  /// The Swift module that holds the application.
  public var module: String
  /// The target's name; the folder's where there is no project.
  public var name: String
  /// `UIMainStoryboardFile`, without `.storyboard`.
  public var mainStoryboard: String?
  public var launchStoryboard: String?
  /// Those with the role of a window, in their order.
  public var scenes: [Scene] = []
  /// Whether there is a manifest of scenes: without one, the application delegate owns the window.
  public var hasSceneManifest = false
  public var bundleIdentifier: String?
  public var displayName: String?
  /// `CFBundleShortVersionString` and `CFBundleVersion`.
  public var version: String?
  public var build: String?
  /// Files of fonts that the application brings, as `UIAppFonts` names them.
  public var fonts: [String] = []
  /// Absolute paths of the folders that its resources lie in.
  public var resourceFolders: [String] = []
  /// Everything that the property list says, with the build settings put in.
  public var values: [String: PropertyValue] = [:]
  /// Keys of the list whose values are build settings that are set nowhere: they are in a file that is not
  /// here.
  public private(set) var unsetKeys: [String] = []
  /// Whether the target names a list that is not here.
  public var isListMissing = false

  /// - Parameters:
  ///   - plist: what the property list says; nil where there is none.
  ///   - keys: build settings and, without their `INFOPLIST_KEY_`, keys of a list that Xcode would write.
  public init(module: String, name: String, plist: PropertyValue?, keys: [String: String] = [:]) {
    (self.module, self.name) = (module, name)
    var all = ["PRODUCT_MODULE_NAME": module, "PRODUCT_NAME": name, "TARGET_NAME": name]
    all.merge(keys) { $1 }
    let settings = BuildSettings([all])
    values = (plist?.table ?? [:]).mapValues { Self.filled($0, settings) }
    unsetKeys = (plist?.table ?? [:]).filter { key, value in
      value.text?.hasPrefix("$") == true && values[key]?.text?.isEmpty == true && !Self.isApples(key)
    }.keys.sorted()
    func text(_ key: String, _ setting: String? = nil) -> String? {
      let said = values[key]?.text ?? settings[key] ?? setting.flatMap { settings[$0] }
      return said.flatMap { $0.isEmpty ? nil : $0 }
    }
    mainStoryboard = text("UIMainStoryboardFile").map(Self.stem)
    launchStoryboard = (text("UILaunchStoryboardName")).map(Self.stem)
    bundleIdentifier = text("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER")
    displayName = text("CFBundleDisplayName") ?? text("CFBundleName", "PRODUCT_NAME")
    version = text("CFBundleShortVersionString", "MARKETING_VERSION")
    build = text("CFBundleVersion", "CURRENT_PROJECT_VERSION")
    fonts = values["UIAppFonts"]?.texts ?? []
    readScenes(values["UIApplicationSceneManifest"])
    if settings.isOn("UIApplicationSceneManifest_Generation") { hasSceneManifest = true }
  }

  /// Whether the key is one that the system reads, not the app's own.
  private static func isApples(_ key: String) -> Bool {
    ["CF", "LS", "NS", "UI", "IT", "MK", "BG"].contains {
      key.hasPrefix($0) && key.dropFirst(2).first?.isUppercase == true
    }
  }

  /// Makes up values of keys that an app asks for and that are not here: addresses and hosts where the key is
  /// named so.
  ///
  /// - Parameter asked: keys that the app's sources name. They count only where the whole list is missing:
  ///   otherwise the app would not have them on a device, either.
  /// - Returns: the keys that have a value now, sorted.
  public mutating func makeUpValues(askedFor asked: Set<String>) -> [String] {
    let missing = isListMissing ? asked.filter { values[$0] == nil && !Self.isApples($0) } : []
    let keys = (unsetKeys + missing).sorted()
    for key in keys { values[key] = .text(Self.madeUpValue(of: key)) }
    return keys
  }

  private static func madeUpValue(of key: String) -> String {
    let name = key.lowercased()
    if ["url", "uri", "endpoint"].contains(where: name.contains) { return "https://example.com" }
    return ["host", "domain", "server"].contains(where: name.contains) ? "example.com" : "sample"
  }

  private mutating func readScenes(_ manifest: PropertyValue?) {
    guard let manifest else { return }
    hasSceneManifest = true
    let roles = manifest["UISceneConfigurations"]
    for scene in roles?["UIWindowSceneSessionRoleApplication"]?.list ?? [] {
      scenes.append(
        Scene(
          configurationName: scene["UISceneConfigurationName"]?.text,
          delegateClass: scene["UISceneDelegateClassName"]?.text.map { ProjectPath.lastName($0) },
          storyboard: scene["UISceneStoryboardFile"]?.text.map(Self.stem)))
    }
  }

  private static func stem(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
  }

  private static func filled(_ value: PropertyValue, _ settings: BuildSettings) -> PropertyValue {
    switch value {
    case .text(let text): .text(settings.fill(text))
    case .list(let list): .list(list.map { filled($0, settings) })
    case .table(let table): .table(table.mapValues { filled($0, settings) })
    }
  }
}

extension ProjectPath {
  /// The part after the last full stop.
  fileprivate static func lastName(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
