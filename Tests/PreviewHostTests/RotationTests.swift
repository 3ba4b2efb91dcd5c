import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// Where the contents of the gallery's collection views are after a turn (Facts 2.4).
@MainActor @Suite struct `A gallery preview that is turned` {
  private func collections(_ running: RunningPreview) -> [UICollectionView] {
    running.collections.compactMap { $0.view as? UICollectionView }
  }

  /// The item whose middle is nearest to that of the visible part, along the axis that scrolls; of several
  /// the uppermost.
  private func focus(of collection: UICollectionView) -> IndexPath? {
    let middle = CGPoint(x: collection.bounds.midX, y: collection.bounds.midY)
    let scrollsAcross = collection.contentSize.width > collection.bounds.width
    func distance(_ path: IndexPath) -> CGFloat {
      guard let center = collection.layoutAttributesForItem(at: path)?.center else { return .infinity }
      if !scrollsAcross { return (center.y - middle.y).magnitude }
      return (center.x - middle.x).magnitude + center.y / 1000
    }
    return collection.indexPathsForVisibleItems.sorted().min { distance($0) < distance($1) }
  }

  /// Scrolls into the middle of everything there is, to where a drag would end, and turns. What comes after
  /// is at rest.
  private func turned(
    _ slug: String, _ check: (_ collection: UICollectionView, _ before: CGPoint, _ focus: IndexPath?) -> Void
  ) throws {
    let preview = try #require(galleryPreviews.first { $0.slug == slug })
    let running = RunningPreview(preview, on: ScreenSettings(width: 390, height: 844))
    let before = running.perform {
      for collection in collections(running) {
        let (most, room) = (collection.contentSize, collection.bounds.size)
        let middle = CGPoint(x: (most.width - room.width) / 2, y: (most.height - room.height) / 2)
        collection.contentOffset = collection.collectionViewLayout.targetContentOffset(
          forProposedContentOffset: collection._legalOffset(nearest: middle), withScrollingVelocity: .zero)
      }
      running.loop.settle()
      return collections(running).map { ($0.contentOffset, focus(of: $0)) }
    }
    running.resize(to: CGSize(width: 844, height: 390))
    running.perform {
      for (collection, (offset, focus)) in zip(collections(running), before) {
        check(collection, offset, focus)
      }
    }
  }

  /// Layouts that say nothing. Not among them are the cards of the stack, which their screen moves, and the
  /// news, whose heights are known only when they are seen.
  private nonisolated static let silent = [
    "table", "pinterest", "grid", "inset-grid", "two-columns", "nested-groups", "badges", "pinned-headers",
    "backgrounds", "orthogonal", "adaptive-columns",
  ]

  @Test(arguments: silent)
  func `is where it was, as far as its content reaches, if its layout says nothing`(slug: String) throws {
    try turned(slug) { collection, before, _ in
      let allowed = collection._legalOffset(nearest: before)
      let found = collection.contentOffset
      #expect(before != .zero)
      #expect(
        (found.x - allowed.x).magnitude < 1 && (found.y - allowed.y).magnitude < 1,
        "\(collection.accessibilityIdentifier ?? "") is at \(found) rather than at \(allowed)")
    }
  }

  /// Photos and pizzas are moved by their screens, too: the gallery's own tests turn them under a hand.
  @Test(arguments: ["snapping-list", "drum"])
  func `keeps its item in focus if its layout sees to it`(slug: String) throws {
    try turned(slug) { collection, _, focus in
      #expect((focus?.item ?? 0) > 0 && self.focus(of: collection) == focus)
    }
  }
}
