// Which element of a collection view a layer shows: a value that the host reads after each frame.

import QuartzCore

/// The element of a collection view that a layer shows.
package struct PresentedElement: Equatable, Sendable {
  package enum Category: UInt8, Sendable { case cell = 1, supplementary, decoration }
  package var category: Category
  /// The element kind; empty for cells.
  package var kind: String
  package var indexPath: IndexPath

  package init(category: Category, kind: String, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }
}
