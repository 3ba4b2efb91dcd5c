// What the page draws or tells beside the plain layer: values that the host reads after each frame.

import QuartzCore

/// Text in lines as it was laid out, in points. It is drawn where it says, not wrapped or shortened again.
package struct PresentedText: Equatable, Sendable {
  /// One line.
  package struct Line: Equatable, Sendable {
    /// Of the left edge, in the layer's own coordinates.
    package var x: CGFloat
    /// Height of the baseline, in the layer's own coordinates.
    package var baseline: CGFloat
    /// From left to right; not empty.
    package var runs: [Run]
  }

  /// Text of one look that is drawn in one go.
  package struct Run: Equatable, Sendable {
    /// In the order in which it is read.
    package var string: String
    /// Of its left edge, from the line's `x`.
    package var x: CGFloat
    package var fontSize: CGFloat
    /// After every character.
    package var spacing: CGFloat = 0
    /// 100…900 as in CSS; 400 is regular.
    package var weight: Int
    package var isItalic = false
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Whether the run reads from right to left: punctuation at its ends then stands on the other side.
    package var isRightToLeft = false
    package var color: CGColor
  }

  package var lines: [Line]
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
