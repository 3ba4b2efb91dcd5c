// The app that the module is the code of.

import SwiftSyntax

/// The words of an app's Info.plist about its launch, and its name: see `UIKit._App.Info`.
public struct AppValues: Hashable, Sendable {
  /// The name that people know it by; nil: its module's name.
  public var name: String?
  public var mainStoryboard: String?
  /// Whether there is a manifest of scenes; nil where no Info.plist was found.
  public var hasScenes: Bool?
  public var sceneDelegate: String?
  public var sceneStoryboard: String?
  /// All that `Bundle.main.infoDictionary` has, as JSON; nil where nothing is known.
  public var propertyList: String?

  public init(
    name: String? = nil, mainStoryboard: String? = nil, hasScenes: Bool? = nil, sceneDelegate: String? = nil,
    sceneStoryboard: String? = nil, propertyList: String? = nil
  ) {
    self.name = name
    self.mainStoryboard = mainStoryboard
    self.hasScenes = hasScenes
    self.sceneDelegate = sceneDelegate
    self.sceneStoryboard = sceneStoryboard
    self.propertyList = propertyList
  }
}

extension ModuleIndex {
  /// The app of the module, as the first of its previews: SwiftUI's, or the one of a delegate.
  func registerApp(_ values: AppValues, _ changes: inout ModuleChanges) -> PreviewDeclaration? {
    if let app = types.first(where: startsSwiftUIApp) { return registerSwiftUIApp(app, values, &changes) }
    guard let delegate = appDelegate else { return nil }
    let file = files[delegate.file]
    let title = values.name ?? moduleName
    let line = delegate.node.asProtocol((any NamedDeclSyntax).self).map { file.place(of: $0.name).line } ?? 1
    let scenes = types.filter { isDelegate($0, of: ["UIWindowSceneDelegate", "UISceneDelegate"]) }.map {
      "UIKit._App.SceneDelegate(\($0.name).self) { \($0.name)() }"
    }
    changes.registrations[delegate.file, default: []].append(
      "bundle.app(\(title.swiftLiteral), file: \(file.source.path.swiftLiteral), line: \(line), "
        + "info: \(values.info), sceneDelegates: [\(scenes.joined(separator: ", "))]) "
        + "{ \(delegate.name)() }")
    return PreviewDeclaration(.app, title, file: delegate.file, line: line)
  }

  /// Registers the values of the app's bundle, for all previews.
  func registerPropertyList(_ values: AppValues, _ changes: inout ModuleChanges) {
    guard let list = values.propertyList, let first = parsedFiles.first else { return }
    changes.registrations[first.number, default: []].append("bundle.propertyList(\(list.swiftLiteral))")
  }

  /// Its windows are its own: no scene of UIKit's makes them, whatever the Info.plist says.
  private func registerSwiftUIApp(
    _ app: TypeDeclaration, _ values: AppValues, _ changes: inout ModuleChanges
  ) -> PreviewDeclaration {
    let title = values.name ?? moduleName
    let line = line(of: app)
    // The app names the class of its delegate, and SwiftUI makes it.
    for delegate in types where isDelegate(delegate, of: ["UIApplicationDelegate"]) {
      changes.registrations[delegate.file, default: []].append(
        "UIKit._Makers.register(\(delegate.name).self) { \(delegate.name)() }")
    }
    changes.registrations[app.file, default: []].append(
      "bundle.app(\(title.swiftLiteral), file: \(files[app.file].source.path.swiftLiteral), line: \(line), "
        + "info: UIKit._App.Info(hasScenes: false)) { SwiftUI._appDelegate(\(app.name).self) }")
    return PreviewDeclaration(.app, title, file: app.file, line: line)
  }

  /// The class that the app starts with: the one that is marked as such, or else the only one that can be.
  private var appDelegate: TypeDeclaration? {
    let candidates = types.filter { isDelegate($0, of: ["UIApplicationDelegate"]) }
    let marked = candidates.first {
      $0.attributes.named("main") != nil || $0.attributes.named("UIApplicationMain") != nil
    }
    return marked ?? candidates.first
  }

  private func isDelegate(_ type: TypeDeclaration, of protocols: Set<String>) -> Bool {
    type.kind == .classType && !files[type.file].source.isGenerated && hasPlainInit(type)
      && reach(of: type.path, in: type.file) == .file && !type.isFilePrivate
      && !allInherited(of: type).isDisjoint(with: protocols)
  }

  /// `@main struct MyApp: App`, or one that main.swift starts.
  private func startsSwiftUIApp(_ type: TypeDeclaration) -> Bool {
    type.kind == .structType && type.path.count == 1
      && !type.inherited.allSatisfy { $0 != "App" && $0 != "SwiftUI.App" }
      && (type.attributes.named("main") != nil || isStartedByHand(type))
  }

  /// `MyApp.main()` in main.swift.
  private func isStartedByHand(_ type: TypeDeclaration) -> Bool {
    files.contains { file in
      file.source.path.hasSuffix("/main.swift")
        && file.tree.statements.contains { $0.item.trimmedDescription == "\(type.name).main()" }
    }
  }
}

extension AppValues {
  /// As source, with what is said only.
  fileprivate var info: String {
    let texts: [(String, String?)] = [
      ("mainStoryboard", mainStoryboard?.swiftLiteral), ("hasScenes", hasScenes.map { "\($0)" }),
      ("sceneDelegate", sceneDelegate?.swiftLiteral), ("sceneStoryboard", sceneStoryboard?.swiftLiteral),
    ]
    let said = texts.compactMap { label, text in text.map { "\(label): \($0)" } }
    return "UIKit._App.Info(\(said.joined(separator: ", ")))"
  }
}
