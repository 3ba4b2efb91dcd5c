import PreviewWire
import UIKit

/// Something that can be shown: what it is called, and how it is made.
public struct Preview: Sendable {
  /// Names the preview in links and on the command line: lower-case words joined by hyphens.
  public let slug: String
  public let title: String
  /// One sentence for lists.
  public let summary: String
  /// The heading above it in lists; nil: none.
  public let heading: String?
  /// Where it is declared; nil where that is not known.
  public let source: SourceLine?
  /// The collection views whose number of items can be set, by ID, with the numbers that they have otherwise.
  public let items: KeyValuePairs<String, Int>
  /// Their IDs.
  public var collections: [String] { items.map(\.key) }
  /// How it wants to be shown, in the order given.
  public let traits: [PreviewTrait]
  /// The constants of its sources that can be turned, and what can be turned of its data.
  public let knobs: KnobCatalogue
  private let content: Content

  private enum Content: Sendable {
    case screen(@MainActor @Sendable (_ itemCounts: [String: Int]) -> UIViewController)
    /// With the screen that stands for what the app should have shown; nil where it has none.
    case app(_App, StartScreen?)
  }

  /// Something that one view controller shows. `makeViewController` makes it; `itemCounts[id]` replaces the
  /// number of items of the collection view `id`, which is one of `items`.
  public init(
    slug: String, title: String, summary: String, heading: String? = nil, source: SourceLine? = nil,
    items: KeyValuePairs<String, Int> = [:], traits: [PreviewTrait] = [],
    knobs: KnobCatalogue = KnobCatalogue(),
    makeViewController: @escaping @MainActor @Sendable (_ itemCounts: [String: Int]) -> UIViewController
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.heading = heading
    self.source = source
    self.items = items
    self.traits = traits
    var knobs = knobs
    DataKnobs.addItems(items, to: &knobs)
    self.knobs = knobs
    content = .screen(makeViewController)
  }

  /// An app, which makes its window itself.
  init(
    _ app: _App, startScreen: StartScreen?, slug: String, title: String, summary: String, source: SourceLine?,
    knobs: KnobCatalogue
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    heading = nil
    self.source = source
    items = [:]
    traits = []
    self.knobs = knobs
    content = .app(app, startScreen)
  }

  /// The root view controller; nil of an app, which has one only when it is launched.
  @MainActor public func makeViewController(_ itemCounts: [String: Int]) -> UIViewController? {
    if case .screen(let make) = content { make(itemCounts) } else { nil }
  }

  /// Shows it on the running preview's screen: in `window`, which is that of the screen, or in a window that
  /// it makes. `itemCounts` come before what viewers have turned.
  @MainActor public func show(in window: UIWindow, itemCounts: [String: Int]) {
    switch content {
    case .screen(let make):
      window.rootViewController = make(itemCounts.merging(DataKnobs.items(items)) { given, _ in given })
    case .app(let app, let startScreen?): startScreen.launch(app, in: window)
    case .app(let app, nil): app.launch()
    }
  }

  /// The size of the window for a screen of `screen` points: turned on its side where a trait says so.
  public func windowSize(on screen: CGSize) -> CGSize {
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    for trait in traits.reversed() {
      switch trait.kind {
      case .portrait: return CGSize(width: short, height: long)
      case .landscape: return CGSize(width: long, height: short)
      case .standard, .fitting, .fixed, .changed: continue
      }
    }
    return screen
  }
}
