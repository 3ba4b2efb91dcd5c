import UIKit

/// Something that can be shown: what it is called, and how it is made.
public struct Preview: Sendable {
  /// Names the preview in links and on the command line: lower-case words joined by hyphens.
  public let slug: String
  public let title: String
  /// One sentence for lists.
  public let summary: String
  /// What it stands under in lists; nil: under nothing.
  public let heading: String?
  /// IDs of the collection views whose number of items can be set.
  public let collections: [String]
  /// How it wants to be shown, in the order given.
  public let traits: [PreviewTrait]
  /// The constants of its sources that can be turned.
  public let knobs: KnobCatalogue
  /// Makes the root view controller. `itemCounts[id]` replaces the number of items of the collection view `id`.
  public let makeViewController: @MainActor @Sendable (_ itemCounts: [String: Int]) -> UIViewController

  public init(
    slug: String, title: String, summary: String, heading: String? = nil, collections: [String],
    traits: [PreviewTrait] = [], knobs: KnobCatalogue = KnobCatalogue(),
    makeViewController: @escaping @MainActor @Sendable (_ itemCounts: [String: Int]) -> UIViewController
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.heading = heading
    self.collections = collections
    self.traits = traits
    self.knobs = knobs
    self.makeViewController = makeViewController
  }

  /// The size of the window for a screen of `screen` points: turned on its side where a trait says so.
  public func windowSize(on screen: CGSize) -> CGSize {
    let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
    for trait in traits.reversed() {
      switch trait.kind {
      case .portrait: return CGSize(width: short, height: long)
      case .landscape: return CGSize(width: long, height: short)
      case .standard, .fitting, .fixed: continue
      }
    }
    return screen
  }
}
