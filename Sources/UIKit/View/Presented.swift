// What the page draws or tells beside the plain layer: values that the host reads after each frame.

import QuartzCore

/// One line of text, vertically centred in its layer's bounds.
package struct PresentedText: Equatable, Sendable {
  package var string: String
  /// In points.
  package var fontSize: CGFloat
  /// 100…900 as in CSS; 400 is regular.
  package var weight: Int
  package var color: CGColor
  package var alignment: NSTextAlignment
}

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
