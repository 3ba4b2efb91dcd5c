// The previews of a module.

import SwiftSyntax

extension ModuleIndex {
  /// Finds the previews of the module: the app if it is one, and what its files show, in the order of the
  /// source.
  ///
  /// A file with `#Preview` or a `PreviewProvider` shows these. In a file without, whatever can be made
  /// without arguments is a preview: its layouts, the functions and properties that return a layout, a
  /// section or a view controller, its view controllers; so are view controllers for whose arguments values
  /// are found. A module that has none of these shows what `foundLast` says. The scenes of storyboards come
  /// after them, and a controller that a scene makes is not made without it.
  func discover() -> (changes: ModuleChanges, previews: [PreviewDeclaration]) {
    let around = ModuleSurroundings.current
    var changes = ModuleChanges()
    let app = around.part == .main ? registerApp(around.app, &changes) : nil
    if around.part == .main { registerPropertyList(around.app, &changes) }
    var previews: [PreviewDeclaration] = []
    let scenes = sceneClasses
    let makers = foundMakers
    // The app makes these in a way of its own: a router that gives a screen its presenter, a storyboard its
    // views.
    let made = scenes.union(makers.flatMap(\.makes))
    let screens = foundTypes.filter { $0.preview.kind != .viewController || !made.contains($0.lastName) }
    let plain = screens + foundScreens(besides: made) + makers
    let previewProviders = Dictionary(grouping: types.filter(isPreviewProvider), by: \.file)
    let found = Dictionary(
      grouping: plain.filter { !files[$0.preview.file].source.isGenerated }
    ) { $0.preview.file }
    for file in parsedFiles {
      let macros = file.previewMacros
      let providers = previewProviders[file.number, default: []]
      if macros.isEmpty && providers.isEmpty {
        let found = found[file.number, default: []].sorted { $0.offset < $1.offset }
        previews += found.map(\.preview)
        for (number, item) in found.enumerated() { item.register(number, path: file.source.path, &changes) }
      } else {
        previews += rewrite(macros, in: file, &changes)
        previews += register(providers, in: file, &changes)
      }
    }
    previews += scenePreviews
    if let app { previews.insert(app, at: 0) }
    guard previews.isEmpty, around.part == .main, !around.hasOtherPreviews else { return (changes, previews) }
    for (number, item) in foundLast.filter({ !files[$0.preview.file].source.isGenerated }).enumerated() {
      previews.append(item.preview)
      item.register(number, path: files[item.preview.file].source.path, &changes)
    }
    if previews.isEmpty, let problem = nothingToShow { changes.problems.append(problem) }
    return (changes, previews)
  }
}

/// Something that was found and can be made.
struct FoundPreview {
  var preview: PreviewDeclaration
  /// Where it is declared, in bytes of the file.
  var offset: Int
  /// Makes it: `CarouselLayout()`.
  var expression: String
  /// The type that the expression must be evaluated in, because it is private there; nil for the file.
  var host: String?
  /// Names of the module's view controllers that it is one of, or makes on the way.
  var makes: Set<String> = []

  /// The type's own name, without those around it.
  var lastName: String { preview.title.split(separator: ".").last.map(String.init) ?? "" }

  /// Adds the statement that registers it, and a function through which what is private is reached.
  func register(_ number: Int, path: String, _ changes: inout ModuleChanges) {
    var making = expression
    if let host {
      let function = "__scrollwork_make_\(number)"
      making = "\(host).\(function)()"
      changes.appendix[preview.file, default: []].append(
        "extension \(host) { @MainActor fileprivate static func \(function)() -> \(preview.kind.made) "
          + "{ \(expression) } }"
      )
    }
    let verb = preview.kind == .section ? "section" : "preview"
    changes.registrations[preview.file, default: []].append(
      "bundle.\(verb)(\(preview.title.swiftLiteral), file: \(path.swiftLiteral), line: \(preview.line)) { \(making) }"
    )
  }
}

extension PreviewDeclaration.Kind {
  /// The type of what is made.
  fileprivate var made: String {
    switch self {
    case .layout: "UICollectionViewLayout"
    case .section: "NSCollectionLayoutSection"
    case .app, .declared, .viewController, .scene: "UIViewController"
    }
  }
}
