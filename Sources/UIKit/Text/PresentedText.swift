// Text that the page draws beside the plain layer: a value that the host reads after each frame.

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
    /// The font that is asked for a character first; nil for the system's.
    package var font: AppFont?
    /// nil for nothing beyond plain letters.
    package var ornaments: Ornaments?
  }

  /// Strokes, shadows and lines that letters have, in points.
  package struct Ornaments: Equatable, Sendable {
    /// Along the outlines; a hollow one leaves the letters empty.
    package var stroke: (width: CGFloat, color: CGColor, isHollow: Bool)?
    /// The radius is that of `NSShadow`.
    package var shadow: (color: CGColor, offset: CGSize, radius: CGFloat)?
    /// Above the line's baseline.
    package var rise: CGFloat = 0
    /// Tangent of the angle by which letters lean to the right.
    package var slant: CGFloat = 0
    /// nil for a single line in the colour of the letters.
    package var underline, strikethrough: Line?
    /// From the baseline, downwards.
    package var ground: (color: CGColor, top: CGFloat, bottom: CGFloat)?

    /// A line under or through text: 0 single, 1 thick, 2 double; 0 whole, 1 dotted, 2 dashed, 3 dashes and
    /// dots, 4 dashes and two dots.
    package struct Line: Equatable, Sendable {
      package var weight: UInt8
      package var pattern: UInt8
      package var color: CGColor
    }

    package static func == (left: Ornaments, right: Ornaments) -> Bool {
      left.stroke?.width == right.stroke?.width && left.stroke?.color == right.stroke?.color
        && left.stroke?.isHollow == right.stroke?.isHollow && left.shadow?.color == right.shadow?.color
        && left.shadow?.offset == right.shadow?.offset && left.shadow?.radius == right.shadow?.radius
        && left.rise == right.rise && left.slant == right.slant && left.underline == right.underline
        && left.strikethrough == right.strikethrough && left.ground?.color == right.ground?.color
        && left.ground?.top == right.ground?.top && left.ground?.bottom == right.ground?.bottom
    }
  }

  package var lines: [Line]
}
