// Lengths and room, as values: what the objects of a composition say (Facts 4.1, 4.2).

import QuartzCore

/// A width or a height. Points, or a part of the container's width or height.
enum CompositionLength: Hashable, Sendable {
  case fractionOfWidth(CGFloat)
  case fractionOfHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)
  case uniformAcrossSiblings(CGFloat)

  var number: CGFloat {
    switch self {
    case .fractionOfWidth(let number), .fractionOfHeight(let number), .absolute(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      number
    }
  }

  /// Whether views decide it in the end.
  var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionOfWidth, .fractionOfHeight, .absolute: false
    }
  }

  /// In points; what makes no length is none.
  func points(in container: CGSize) -> CGFloat {
    let points =
      switch self {
      case .fractionOfWidth(let part): part * container.width
      case .fractionOfHeight(let part): part * container.height
      case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
      }
    return points.isFinite ? max(0, points).inReach : 0
  }
}

struct CompositionSize: Hashable, Sendable {
  var width: CompositionLength
  var height: CompositionLength

  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  func points(in container: CGSize) -> CGSize {
    CGSize(width: width.points(in: container), height: height.points(in: container))
  }

  /// Estimated sides are those of `fitted`, what the view would like; nil: not known yet.
  func points(in container: CGSize, fitted: CGSize?) -> CGSize {
    var points = points(in: container)
    guard let fitted else { return points }
    if width.isEstimated { points.width = fitted.width }
    if height.isEstimated { points.height = fitted.height }
    return points
  }
}

extension CompositionSize: CustomStringConvertible {
  /// As "0.5 of the width x about 44".
  var description: String { "\(text(width)) x \(text(height))" }

  private func text(_ length: CompositionLength) -> String {
    switch length {
    case .fractionOfWidth(let part): "\(part) of the width"
    case .fractionOfHeight(let part): "\(part) of the height"
    case .absolute(let points): "\(points)"
    case .estimated(let points): "about \(points)"
    case .uniformAcrossSiblings(let points): "about \(points) as its siblings"
    }
  }
}

/// Room, in points.
struct CompositionSpacing: Hashable, Sendable {
  var minimum: CGFloat
  var isFlexible: Bool

  static let none = CompositionSpacing.fixed(0)

  static func fixed(_ points: CGFloat) -> Self { Self(minimum: points, isFlexible: false) }
  static func flexible(_ points: CGFloat) -> Self { Self(minimum: points, isFlexible: true) }
}

struct CompositionEdges: Hashable, Sendable {
  var leading = CompositionSpacing.none
  var top = CompositionSpacing.none
  var trailing = CompositionSpacing.none
  var bottom = CompositionSpacing.none
}

/// How many items a row or column has.
enum CompositionCount: Hashable, Sendable {
  /// As many as fit.
  case fitting
  /// So many, as large as they say.
  case repeating(Int)
  /// So many, in equal parts.
  case equal(Int)

  /// More than fit on any screen: beyond it they cannot be told apart, and each costs.
  static let maximum = 10_000
}

/// A place of a rectangle (Facts 4.6).
struct CompositionAnchor: Hashable, Sendable {
  var edges: NSDirectionalRectEdge
  /// In points, or in sizes of the anchored view.
  var offset = CGPoint.zero
  var isFractional = false

  /// 0 at the leading or upper edge, 1 at the other, 0.5 between them and where both are named.
  var part: CGPoint {
    CGPoint(x: part(.leading, .trailing), y: part(.top, .bottom))
  }

  private func part(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
    switch (edges.contains(low), edges.contains(high)) {
    case (true, false): 0
    case (false, true): 1
    default: 0.5
    }
  }

  /// Where a view of `size` lies whose `itemAnchor` (nil: the same place) is to be here on `host`.
  func frame(of size: CGSize, itemAnchor: CompositionAnchor?, on host: CGRect) -> CGRect {
    let own = (itemAnchor ?? self).part
    var origin = CGPoint(
      x: host.minX + host.width * part.x - size.width * own.x,
      y: host.minY + host.height * part.y - size.height * own.y)
    for anchor in [self, itemAnchor].compactMap({ $0 }) {
      origin.x += anchor.isFractional ? anchor.offset.x * size.width : anchor.offset.x
      origin.y += anchor.isFractional ? anchor.offset.y * size.height : anchor.offset.y
    }
    return CGRect(origin: origin, size: size)
  }
}
