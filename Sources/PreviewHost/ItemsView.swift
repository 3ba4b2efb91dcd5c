import PreviewWire
import UIKit

/// A scroll view of items that scripts and saved states can speak of: a collection view or a table.
@MainActor protocol ItemsView: UIScrollView {
  var sectionCount: Int { get }
  /// `section` is one of those.
  func itemCount(inSection section: Int) -> Int
  var itemCountInTotal: Int { get }
  /// Section and item, in order.
  var selectedItems: [IndexPath] { get }
  /// There is such an item.
  func select(_ item: IndexPath)
  /// There is such an item. A table knows top, middle and bottom.
  func scroll(to item: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool)
  /// Its elements, as `inspect` prints them.
  var elementReports: [JSONText] { get }
}

extension ItemsView {
  func has(_ item: IndexPath) -> Bool {
    item.count == 2 && (0..<sectionCount).contains(item.section)
      && (0..<itemCount(inSection: item.section)).contains(item.item)
  }
}

extension UICollectionView: ItemsView {
  var sectionCount: Int { numberOfSections }
  func itemCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }
  var itemCountInTotal: Int { numberOfItemsInTotal }
  var selectedItems: [IndexPath] { indexPathsForSelectedItems ?? [] }
  func select(_ item: IndexPath) { selectItem(at: item, animated: false, scrollPosition: []) }
  func scroll(to item: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    scrollToItem(at: item, at: position, animated: animated)
  }
  var elementReports: [JSONText] { shownElements.map(CollectionReport.element) }
}

extension UITableView: ItemsView {
  var sectionCount: Int { numberOfSections }
  func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
  var itemCountInTotal: Int { numberOfRowsInTotal }
  var selectedItems: [IndexPath] { indexPathsForSelectedRows ?? [] }
  func select(_ item: IndexPath) { selectRow(at: item, animated: false, scrollPosition: .none) }
  func scroll(to item: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let place: UITableView.ScrollPosition =
      if position.contains(.top) {
        .top
      } else if position.contains(.centeredVertically) {
        .middle
      } else if position.contains(.bottom) {
        .bottom
      } else {
        .none
      }
    scrollToRow(at: item, at: place, animated: animated)
  }
  var elementReports: [JSONText] { presentedParts.map(CollectionReport.part) }
}
