// The marks by which a context remembers its drawing. Nothing is painted there: marks become layers
// (CALayer+Drawing) or the pixels of a small picture (PixelCanvas).

import Foundation

/// One thing that was drawn. All places are in the context's own coordinates: its transform is worked in
/// already.
package struct DrawnMark {
  package enum Paint {
    case fill(CGPath, CGPathFillRule, CGColor)
    case stroke(CGPath, StrokeStyle, CGColor)
    /// Along the line from `start` to `end`.
    case linear(CGGradient, start: CGPoint, end: CGPoint)
    /// From circle to circle about `center`; radii in points.
    case radial(CGGradient, center: CGPoint, radii: ClosedRange<CGFloat>, isReversed: Bool)
    /// `place` takes the unit square, its first row on top, to where the picture is.
    case image(CGImage, place: CGAffineTransform)
    /// Something that UIKit knows how to show, `size` points large before `place` moves it.
    case content(AnyObject, size: CGSize, place: CGAffineTransform)
    /// Makes what is inside transparent again.
    case erase(CGPath)
  }

  package var paint: Paint
  /// The shapes that cut the mark, in the order of clipping.
  package var clips: [DrawnClip]
  /// 0…1.
  package var alpha: CGFloat
  package var shadow: DrawnShadow?
}

/// An area that drawing is cut to.
package struct DrawnClip: Equatable {
  package var path: CGPath
  package var rule: CGPathFillRule
}

package struct DrawnShadow: Equatable {
  /// In points.
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor
}

package struct StrokeStyle: Equatable {
  /// In points.
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// In line widths.
  package var miterLimit: CGFloat = 10
  /// In points.
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init(width: CGFloat = 1) { self.width = width }

  /// As a transform makes it: widths grow with the square root of its area.
  func scaled(by transform: CGAffineTransform) -> StrokeStyle {
    let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    var style = self
    style.width *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}
