import PreviewWire
import UIKit

/// A library of previews registers itself with this, when an agent loads it.
///
/// File by file, in the order of the source; listed are the app, what people declared, screens, and then
/// layouts. Names that are taken get a number.
@MainActor public final class BundleBuilder {
  private var entries: [Entry] = []
  private var slugs: Set<String> = []
  /// The constants that were registered, for all previews alike.
  public private(set) var knobs = KnobCatalogue()

  private struct Entry {
    var rank: Rank
    var slug: String
    var title: String
    var summary: String
    var source: SourceLine?
    var traits: [PreviewTrait]
    var content: Content
  }

  private enum Content {
    case app(_App)
    case stage(StageContent)
  }

  /// The order of lists.
  private enum Rank: CaseIterable {
    case app, declared, screen, layout
  }

  public init() {}

  /// The previews that were registered, each with all the knobs.
  public var previews: [Preview] {
    Rank.allCases.flatMap { rank in entries.filter { $0.rank == rank }.map(preview) }
  }

  private func preview(_ entry: Entry) -> Preview {
    switch entry.content {
    case .app(let app):
      Preview(
        app, startScreen: startScreen, slug: entry.slug, title: entry.title, summary: entry.summary,
        source: entry.source, knobs: knobs)
    case .stage(let content):
      Preview(
        slug: entry.slug, title: entry.title, summary: entry.summary, source: entry.source,
        items: content.items, traits: entry.traits, knobs: knobs
      ) { content.makeViewController(traits: entry.traits, itemCounts: $0) }
    }
  }

  private var startScreen: StartScreen? {
    StartScreen.likeliest(
      of: entries.compactMap { entry in
        guard entry.rank == .screen, entry.traits.isEmpty, case .stage(.controller(let make)) = entry.content
        else { return nil }
        return StartScreen(title: entry.title, make: make)
      })
  }

  // MARK: What the generated code calls

  /// A `#Preview` of the author's. `name` stands for it where it has none: its file's, unless given.
  public func preview(_ declaration: PreviewDeclaration, named name: String? = nil) {
    add(
      .declared, declaration.name ?? name ?? Self.stem(declaration.file), declaration.file, declaration.line,
      declaration.traits, .stage(declaration.content))
  }

  /// The app of the module. Its screens may ask for its delegate in any case; it is listed if `isShown`.
  public func app(
    _ name: String, file: String? = nil, line: Int = 0, isShown: Bool = true, info: _App.Info = _App.Info(),
    sceneDelegates: [_App.SceneDelegate] = [],
    delegate: @escaping @MainActor () -> (any UIApplicationDelegate)?
  ) {
    let app = _App(info: info, sceneDelegates: sceneDelegates, makeDelegate: delegate)
    _App.loaded = app
    if isShown { add(.app, name, file, line, [], .app(app)) }
  }

  /// The values of `Bundle.main.infoDictionary`, as JSON.
  public func propertyList(_ json: String) { _BundleValues.load(json) }

  /// A preview of a screen. `file` and `line` are where it is declared; nil if that is not known.
  public func preview(
    _ name: String, file: String? = nil, line: Int = 0, traits: [PreviewTrait] = [],
    _ make: @escaping @MainActor () -> UIViewController
  ) {
    add(.screen, name, file, line, traits, .stage(.controller(make)))
  }

  /// A preview of a view, which fills the screen unless a trait says otherwise.
  public func preview(
    _ name: String, file: String? = nil, line: Int = 0, traits: [PreviewTrait] = [],
    _ make: @escaping @MainActor () -> UIView
  ) {
    add(.screen, name, file, line, traits, .stage(.view(make)))
  }

  /// A preview of a layout, in a collection view of numbered cells.
  public func preview(
    _ name: String, file: String? = nil, line: Int = 0, traits: [PreviewTrait] = [],
    _ make: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    add(.layout, name, file, line, traits, .stage(.layout(make)))
  }

  /// A layout that was found in the sources. `type` keeps what is registered and what is made from drifting
  /// apart.
  public func layout<Layout: UICollectionViewLayout>(
    _ type: Layout.Type, _ name: String, file: String? = nil, line: Int = 0,
    _ make: @escaping @MainActor () -> Layout
  ) {
    add(.layout, name, file, line, [], .stage(.layout { make() }))
  }

  /// A section that was found in the sources, as the only kind of a compositional layout, in numbered cells.
  public func section(
    _ name: String, file: String? = nil, line: Int = 0,
    _ make: @escaping @MainActor () -> NSCollectionLayoutSection
  ) {
    add(
      .layout, name, file, line, [],
      .stage(.layout { UICollectionViewCompositionalLayout(section: make()) }))
  }

  /// A constant that can be turned, which the adapted source calls `id`; `aliases` are names that it had
  /// before.
  public func knob(_ id: Int, _ info: KnobInfo, aliases: [String] = []) {
    knobs.add(info, id: id, aliases: aliases)
  }

  /// Lets the number of elements in lists of sample data be turned, too.
  public func sampleRows(standard rows: Int) { DataKnobs.addRows(to: &knobs, standard: rows) }

  /// Lets words and sample data be made longer, too.
  public func longTexts() { DataKnobs.addTexts(to: &knobs) }

  /// Which optional delegate methods a class has written, as `_OptionalMethods.register`.
  public func optionalMethods(of type: AnyClass, _ names: [String]) { _OptionalMethods.register(type, names) }

  private func add(
    _ rank: Rank, _ name: String, _ file: String?, _ line: Int, _ traits: [PreviewTrait], _ content: Content
  ) {
    let slug = Slug.unique(Slug.make(from: name), among: slugs)
    slugs.insert(slug)
    // Everybody who has the link reads it, and need not learn where the author's folders are.
    let place = file.map(Self.lastComponent).map { line > 0 ? "\($0):\(line)" : $0 } ?? ""
    entries.append(
      Entry(
        rank: rank, slug: slug, title: name, summary: place,
        source: file.map { SourceLine(file: $0, line: max(0, line)) }, traits: traits, content: content))
  }

  /// The file's name without folders and extension.
  private static func stem(_ path: String) -> String {
    let name = lastComponent(path)
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  private static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }
}

/// Calls `body` with the builder behind `raw`: what a library's `scrollwork_register` does with its argument.
public func _register(_ raw: UnsafeMutableRawPointer, _ body: @MainActor (BundleBuilder) -> Void) {
  nonisolated(unsafe) let raw = raw
  // Libraries are loaded where previews run: on the main thread.
  MainActor.assumeIsolated { body(Unmanaged<BundleBuilder>.fromOpaque(raw).takeUnretainedValue()) }
}
