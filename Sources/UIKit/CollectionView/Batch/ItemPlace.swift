// Section and item as two plain numbers: what an index path of an item says, but quickly compared and kept.

import Foundation

/// Where an item is. In the order of the screen.
struct ItemPlace: Hashable, Comparable, Sendable {
  var section: Int
  /// `NSNotFound` where a section is meant.
  var item: Int

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// nil where `path` has not two steps, or one of them is negative.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], item: path[1])
    guard section >= 0, item >= 0 else { return nil }
  }

  /// A whole section.
  static func section(_ section: Int) -> ItemPlace { ItemPlace(section: section, item: NSNotFound) }

  var path: IndexPath { IndexPath(item: item, section: section) }

  static func < (a: ItemPlace, b: ItemPlace) -> Bool {
    a.section == b.section ? a.item < b.item : a.section < b.section
  }
}
