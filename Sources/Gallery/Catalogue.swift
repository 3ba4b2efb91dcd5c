// The built-in previews, in the order in which the page lists them.

import Foundation
import PreviewRuntime
import UIKit

/// One preview of the gallery: what it is called, and how it is made.
public struct GalleryPreview: Sendable {
  /// Names the preview in links and on the command line: lower case, words joined by hyphens.
  public let slug: String
  public let title: String
  /// One sentence for the list of previews.
  public let summary: String
  /// The heading above it in the list, which neighbours with the same heading share; nil: it comes before all
  /// headings.
  public var heading: String?
  /// Its collection views, whose item counts can be set: by ID, with the counts that they have otherwise.
  public let items: KeyValuePairs<String, Int>
  /// Makes the root view controller. `itemCounts[id]` replaces the number of items of the collection view
  /// `id`.
  public let makeViewController: @MainActor @Sendable (_ itemCounts: [String: Int]) -> UIViewController
}

extension GalleryPreview {
  /// Registers what was found in the gallery's sources, as a library of anybody's does when it is loaded.
  @MainActor public static func register(with bundle: BundleBuilder) {
    __scrollwork_register(Unmanaged.passUnretained(bundle).toOpaque())
  }

  public static let all: [GalleryPreview] = [
    GalleryPreview(
      slug: "snapping-list", title: "Snapping list",
      summary: "A row of cards that stops with one in the middle.", items: ["main": 12],
      makeViewController: { SnappingListViewController(itemCount: $0["main"] ?? 12) }),
    GalleryPreview(
      slug: "card-stack", title: "Card stack",
      summary: "A deck of postcards; the one in front is swiped away to the left.", items: ["main": 10],
      makeViewController: { CardStackViewController(itemCount: $0["main"] ?? 10) }),
    GalleryPreview(
      slug: "drum", title: "Drum", summary: "A wheel of sectors; the chosen one grows.",
      items: ["main": 16],
      makeViewController: { DrumViewController(itemCount: $0["main"] ?? 16) }),
    GalleryPreview(
      slug: "pizza-halves", title: "Pizza halves",
      summary: "Two lists side by side, one for each half of a pizza.", items: ["left": 10, "right": 10],
      makeViewController: {
        PizzaPairViewController(itemCounts: (left: $0["left"] ?? 10, right: $0["right"] ?? 10)) {
          PizzaHalvesLayout(side: $0)
        }
      }),
    GalleryPreview(
      slug: "pizza-drum", title: "Pizza drum",
      summary: "The halves of a pizza, each on a drum of its own.", items: ["left": 10, "right": 10],
      makeViewController: {
        PizzaPairViewController(itemCounts: (left: $0["left"] ?? 10, right: $0["right"] ?? 10)) {
          PizzaDrumLayout(side: $0)
        }
      }),
    GalleryPreview(
      slug: "table", title: "Table", summary: "Rows one under another.", items: ["main": 20],
      makeViewController: { TableViewController(itemCount: $0["main"] ?? 20) }),
    GalleryPreview(
      slug: "photos", title: "Photos", summary: "A large photo browser over a strip of thumbnails, in step.",
      items: ["preview": 14, "thumbnails": 14],
      makeViewController: {
        usePictures()
        return PhotosViewController(photoCount: $0["preview"] ?? $0["thumbnails"] ?? 14)
      }),
    GalleryPreview(
      slug: "pinterest", title: "Pinterest",
      summary: "A carousel, a row of small pictures, and columns of pictures of all shapes.",
      items: ["main": 30],
      makeViewController: {
        usePictures()
        return PinterestViewController(itemCount: $0["main"] ?? 30)
      }),
    GalleryPreview(
      slug: "grid", title: "Grid",
      summary: "Squares edge to edge, five in a row.",
      heading: compositional, items: ["main": 100],
      makeViewController: { GridViewController(itemCount: $0["main"] ?? 100) }),
    GalleryPreview(
      slug: "inset-grid", title: "Inset grid",
      summary: "Squares that keep a distance, by the insets of items.",
      heading: compositional, items: ["main": 80],
      makeViewController: { InsetGridViewController(itemCount: $0["main"] ?? 80) }),
    GalleryPreview(
      slug: "two-columns", title: "Two columns",
      summary: "Cards side by side, halves of whatever width there is.",
      heading: compositional, items: ["main": 40],
      makeViewController: { TwoColumnsViewController(itemCount: $0["main"] ?? 40) }),
    GalleryPreview(
      slug: "nested-groups", title: "Nested groups",
      summary: "Groups in groups: one large tile, two beside it, three below.",
      heading: compositional, items: ["main": 60],
      makeViewController: { NestedGroupsViewController(itemCount: $0["main"] ?? 60) }),
    GalleryPreview(
      slug: "badges", title: "Badges",
      summary: "Icons, as many in a row as have room, with numbers at their corners.",
      heading: compositional, items: ["main": 88],
      makeViewController: { BadgesViewController(itemCount: $0["main"] ?? 88) }),
    GalleryPreview(
      slug: "pinned-headers", title: "Pinned headers",
      summary: "Titles that stay in sight until the next one pushes them out.",
      heading: compositional, items: ["main": 54],
      makeViewController: { PinnedHeadersViewController(itemCount: $0["main"] ?? 54) }),
    GalleryPreview(
      slug: "backgrounds", title: "Backgrounds",
      summary: "Every section lies on a card of its own.",
      heading: compositional, items: ["main": 39],
      makeViewController: { BackgroundsViewController(itemCount: $0["main"] ?? 39) }),
    GalleryPreview(
      slug: "orthogonal", title: "Orthogonal",
      summary: "A section for each way of scrolling across the screen.",
      heading: compositional, items: ["main": 72],
      makeViewController: { OrthogonalViewController(itemCount: $0["main"] ?? 72) }),
    GalleryPreview(
      slug: "adaptive-columns", title: "Adaptive columns",
      summary: "As many columns as have room. Turn the device.",
      heading: compositional, items: ["main": 60],
      makeViewController: { AdaptiveColumnsViewController(itemCount: $0["main"] ?? 60) }),
    GalleryPreview(
      slug: "news-feed", title: "News feed",
      summary: "Stories as high as their words need, and a strip of topics.",
      heading: compositional, items: ["main": 24],
      makeViewController: { NewsFeedViewController(itemCount: $0["main"] ?? 24) }),
    GalleryPreview(
      slug: "settings", title: "Settings",
      summary: "Cards of rows with switches, values and what they open.",
      heading: tables, items: [:],
      makeViewController: { _ in
        let settings = UINavigationController(rootViewController: SettingsViewController())
        settings.navigationBar.prefersLargeTitles = true
        return settings
      }),
    GalleryPreview(
      slug: "contacts", title: "Contacts",
      summary: "Names under their letters, and an index of the letters.",
      heading: tables, items: ["table": 120],
      makeViewController: {
        UINavigationController(rootViewController: ContactsViewController(count: $0["table"] ?? 120))
      }),
    GalleryPreview(
      slug: "mail", title: "Mail",
      summary: "Rows as high as their words need, with actions behind them.",
      heading: tables, items: ["table": 40],
      makeViewController: {
        UINavigationController(rootViewController: MailViewController(count: $0["table"] ?? 40))
      }),
  ]

  /// Over those that are table views.
  private static let tables = "Tables"

  /// Over the layouts that are composed of sections, groups and items.
  private static let compositional = "Compositional"

  /// Has `UIImage(named:)` find the gallery's pictures, beside what is named on the command line.
  static func usePictures() {
    guard let folder = sourceFolder, !_AssetFolders.current.contains(folder) else { return }
    _AssetFolders.current.append(folder)
  }

  /// The folder that the gallery's pictures are looked up in, for a process that is about to see no others;
  /// empty without it.
  public static var resources: [String] { sourceFolder.map { [$0] } ?? [] }

  /// Where the gallery's sources and pictures are: in the nearest folder above this program that has them, as
  /// the page is, or where they were when it was built.
  private static let sourceFolder: String? = {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    var above: [String] = []
    var folder = (program as NSString).deletingLastPathComponent
    while folder.count > 1 {
      above.append("\(folder)/Sources/Gallery")
      folder = (folder as NSString).deletingLastPathComponent
    }
    above.append((#filePath as NSString).deletingLastPathComponent)
    return above.first { FileManager.default.fileExists(atPath: "\($0)/Photos/Photos.xcassets") }
  }()
}
