// The shapes that stand for the system's symbols beside a row.

import QuartzCore

/// The drawing of an accessory, in points, in a box from zero to `size`; for rows that run from left to
/// right.
enum AccessoryGlyph: Hashable {
  case chevron, turningChevron, check, minus, plus, ring, tick, bars, info, upDown

  /// A shape of one colour.
  struct Stroke {
    enum Ink { case tint, circle }
    var path: CGPath
    var ink: Ink
    /// In points; nil fills the path.
    var lineWidth: CGFloat?
  }

  /// Diameter of the round buttons (widely reported: 22).
  static let circle: CGFloat = 22

  var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 8, height: 13)
    case .turningChevron: CGSize(width: 14, height: 14)
    case .check: CGSize(width: 15, height: 13)
    case .bars: CGSize(width: 20, height: 13)
    case .upDown: CGSize(width: 10, height: 17)
    case .minus, .plus, .ring, .tick, .info: CGSize(width: Self.circle, height: Self.circle)
    }
  }

  /// From back to front.
  var strokes: [Stroke] {
    let middle = Self.circle / 2
    switch self {
    case .chevron: return [line([(1, 1), (6.5, 6.5), (1, 12)], width: 2)]
    case .turningChevron: return [line([(4.5, 1.5), (10, 7), (4.5, 12.5)], width: 2)]
    case .check: return [line([(1, 7.5), (5.5, 12), (14, 1)], width: 2)]
    case .minus: return [disc, line([(6, middle), (16, middle)], width: 2)]
    case .plus:
      return [
        disc, line([(6, middle), (16, middle)], width: 2), line([(middle, 6), (middle, 16)], width: 2),
      ]
    case .ring: return [circle(.circle, inset: 0.75, width: 1.5)]
    case .tick: return [disc, line([(6, 11.5), (9.75, 15.25), (16, 7)], width: 2)]
    case .bars: return [0.75, 6.5, 12.25].map { line([(0.75, $0), (19.25, $0)], width: 1.5) }
    case .info:
      let dot = UIBezierPath(ovalIn: CGRect(x: middle - 1.2, y: 5.3, width: 2.4, height: 2.4))
      return [
        circle(.tint, inset: 0.75, width: 1.5), Stroke(path: dot.cgPath, ink: .tint, lineWidth: nil),
        line([(middle - 1.5, 10), (middle, 10), (middle, 16)], width: 1.75),
        line([(middle - 2, 16), (middle + 2, 16)], width: 1.75),
      ]
    case .upDown:
      return [
        line([(1.5, 6), (5, 2), (8.5, 6)], width: 1.75), line([(1.5, 11), (5, 15), (8.5, 11)], width: 1.75),
      ]
    }
  }

  private var disc: Stroke { circle(.circle, inset: 0, width: nil) }

  private func circle(_ ink: Stroke.Ink, inset: CGFloat, width: CGFloat?) -> Stroke {
    let box = CGRect(x: 0, y: 0, width: Self.circle, height: Self.circle).insetBy(dx: inset, dy: inset)
    return Stroke(path: UIBezierPath(ovalIn: box).cgPath, ink: ink, lineWidth: width)
  }

  private func line(_ points: [(x: CGFloat, y: CGFloat)], width: CGFloat) -> Stroke {
    let path = UIBezierPath()
    for (place, point) in points.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return Stroke(path: path.cgPath, ink: .tint, lineWidth: width)
  }
}
