import UIKit

/// What a library of previews registers itself with, when an agent loads it.
///
/// File by file, in the order of the source. Names that are taken get a number.
@MainActor public final class BundleBuilder {
  private var entries: [Entry] = []
  private var slugs: Set<String> = []
  /// The constants that were registered, for all previews alike.
  public private(set) var knobs = KnobCatalogue()

  private struct Entry {
    var slug: String
    var title: String
    var summary: String
    var traits: [PreviewTrait]
    var content: StageContent
  }

  public init() {}

  /// The previews that were registered, each with all the knobs.
  public var previews: [Preview] {
    let knobs = knobs
    return entries.map { entry in
      Preview(
        slug: entry.slug, title: entry.title, summary: entry.summary,
        collections: entry.content.collections, traits: entry.traits, knobs: knobs
      ) { entry.content.makeViewController(traits: entry.traits, itemCounts: $0) }
    }
  }

  // MARK: What the generated code calls

  /// A `#Preview` of the author's. `name` stands for it where it has none: its file's, unless given.
  public func preview(_ declaration: PreviewDeclaration, named name: String? = nil) {
    add(
      declaration.name ?? name ?? Self.stem(declaration.file), declaration.file, declaration.line,
      declaration.traits, declaration.content)
  }

  /// A preview of a screen. `file` and `line` are where it is declared; nil where nobody knows.
  public func preview(
    _ name: String, file: String? = nil, line: Int = 0, traits: [PreviewTrait] = [],
    _ make: @escaping @MainActor () -> UIViewController
  ) {
    add(name, file, line, traits, .controller(make))
  }

  /// A preview of a view, which fills the screen unless a trait says otherwise.
  public func preview(
    _ name: String, file: String? = nil, line: Int = 0, traits: [PreviewTrait] = [],
    _ make: @escaping @MainActor () -> UIView
  ) {
    add(name, file, line, traits, .view(make))
  }

  /// A preview of a layout, in a collection view of numbered cells.
  public func preview(
    _ name: String, file: String? = nil, line: Int = 0, traits: [PreviewTrait] = [],
    _ make: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    add(name, file, line, traits, .layout(make))
  }

  /// A layout that was found in the sources. `type` keeps what is registered and what is made from drifting apart.
  public func layout<Layout: UICollectionViewLayout>(
    _ type: Layout.Type, _ name: String, file: String? = nil, line: Int = 0,
    _ make: @escaping @MainActor () -> Layout
  ) {
    add(name, file, line, [], .layout { make() })
  }

  /// A section that was found in the sources, as the only kind of a compositional layout, in numbered cells.
  public func section(
    _ name: String, file: String? = nil, line: Int = 0,
    _ make: @escaping @MainActor () -> NSCollectionLayoutSection
  ) {
    add(name, file, line, [], .layout { UICollectionViewCompositionalLayout(section: make()) })
  }

  /// A constant that can be turned, which the adapted source calls `id`; `aliases` are names that it had before.
  public func knob(_ id: Int, _ info: KnobInfo, aliases: [String] = []) {
    knobs.add(info, id: id, aliases: aliases)
  }

  /// Which optional delegate methods a class has written, as `_OptionalMethods.register`.
  public func optionalMethods(of type: AnyClass, _ names: [String]) { _OptionalMethods.register(type, names) }

  private func add(
    _ name: String, _ file: String?, _ line: Int, _ traits: [PreviewTrait], _ content: StageContent
  ) {
    let slug = Slug.unique(Slug.make(from: name), among: slugs)
    slugs.insert(slug)
    // Whoever has the link reads it, and need not learn where the author's folders are.
    let place = file.map(Self.lastComponent).map { line > 0 ? "\($0):\(line)" : $0 } ?? ""
    entries.append(Entry(slug: slug, title: name, summary: place, traits: traits, content: content))
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
