import UIKit

/// Something that can be shown: what it is called, and how it is made.
public struct Preview: Sendable {
  /// Names the preview in links and on the command line: lower-case words joined by hyphens.
  public let slug: String
  public let title: String
  /// One sentence for lists.
  public let summary: String
  /// IDs of the collection views whose number of items can be set.
  public let collections: [String]
  /// Makes the root view controller. `itemCounts[id]` replaces the number of items of the collection view `id`.
  public let makeViewController: @MainActor @Sendable (_ itemCounts: [String: Int]) -> UIViewController

  public init(
    slug: String, title: String, summary: String, collections: [String],
    makeViewController: @escaping @MainActor @Sendable (_ itemCounts: [String: Int]) -> UIViewController
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.collections = collections
    self.makeViewController = makeViewController
  }
}
