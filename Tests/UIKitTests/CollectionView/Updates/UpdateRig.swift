import QuartzCore

@testable import UIKit

/// Rows that note the hooks of updates, with answers of a test's choosing.
@MainActor final class UpdateLayout: RowLayout {
  var initial: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
  var final: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
  var inUpdates: () -> Void = {}
  var inFinalize: () -> Void = {}
  var headersDeleted: [IndexPath] = []
  var headersInserted: [IndexPath] = []
  private(set) var heard: [UICollectionViewUpdateItem] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    heard = updateItems
    journal.note("updates \(updateItems.map { text($0) }.joined(separator: ", "))")
    inUpdates()
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    journal.note("finalize")
    inFinalize()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("initial \(itemIndexPath.item)")
    return initial(itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("final \(itemIndexPath.item)")
    return final(itemIndexPath)
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    headersDeleted
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    headersInserted
  }

  private func text(_ item: UICollectionViewUpdateItem) -> String {
    [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].compactMap { $0 }
      .reduce("\(item.updateAction)") { "\($0) \($1.item)" }
  }
}

extension CollectionRig {
  /// Where row `item` is drawn just now: its top in content coordinates, and its opacity.
  func drawn(_ item: Int) -> (y: Double, opacity: Double)? {
    cell(item).map { Self.drawn($0) }
  }

  static func drawn(_ cell: UICollectionViewCell) -> (y: Double, opacity: Double) {
    let layer = cell.layer.presented
    return (Double(layer.frame.minY), Double(layer.opacity))
  }

  /// Ends the turn and goes on to `seconds` after `start`.
  func wait(_ seconds: TimeInterval, since start: TimeInterval) { loop.advance(to: start + seconds) }

  func insert(_ items: Int...) {
    itemCount += items.count
    view.insertItems(at: items.map { IndexPath(item: $0, section: 0) })
  }

  func delete(_ items: Int...) {
    itemCount -= items.count
    view.deleteItems(at: items.map { IndexPath(item: $0, section: 0) })
  }
}

func row(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
