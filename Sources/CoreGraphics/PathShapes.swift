// The steps of whole shapes. All run as angles grow: clockwise on a screen whose y grows downwards.

import Foundation

package enum PathShapes {
  /// From the origin's corner.
  static func rect(_ rect: CGRect) -> [CGPathElementValue] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// From the middle of the right edge.
  static func ellipse(in rect: CGRect) -> [CGPathElementValue] {
    let toUnit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let curves = ArcCurves(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)
    // The last curve ends where the first began, to the last bit: what was computed through 2π is not.
    var steps = [.move(curves.start)] + curves.elements
    if case .cubic(_, let control1, let control2)? = steps.popLast() {
      steps.append(.cubic(curves.start, control1: control1, control2: control2))
    }
    return (steps + [.close]).applying(toUnit)
  }

  /// From the middle of the right edge; the corners are at most half the rectangle.
  static func roundedRect(_ rect: CGRect, corner: CGSize) -> [CGPathElementValue] {
    let rect = rect.standardized
    let corner = CGSize(
      width: max(0, min(corner.width, rect.width / 2)),
      height: max(0, min(corner.height, rect.height / 2)))
    guard corner.width > 0, corner.height > 0 else { return Self.rect(rect) }
    return roundedRect(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }

  /// A corner of size zero is a sharp one. No two corners may overlap.
  package static func roundedRect(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  ) -> [CGPathElementValue] {
    // Each corner: where it lies, the way along the edge into it, the way out of it.
    let corners: [(at: CGPoint, inwards: CGVector, outwards: CGVector)] = [
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: bottomRight.height),
        CGVector(dx: -bottomRight.width, dy: 0)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -bottomLeft.width, dy: 0),
        CGVector(dx: 0, dy: -bottomLeft.height)
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -topLeft.height),
        CGVector(dx: topLeft.width, dy: 0)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: topRight.width, dy: 0),
        CGVector(dx: 0, dy: topRight.height)
      ),
    ]
    var steps: [CGPathElementValue] = [.move(CGPoint(x: rect.maxX, y: rect.midY))]
    for (at, inwards, outwards) in corners {
      steps.append(.line(CGPoint(x: at.x - inwards.dx, y: at.y - inwards.dy)))
      guard inwards != .zero || outwards != .zero else { continue }
      let pull = 1 - ArcCurves.quarterHandle
      steps.append(
        .cubic(
          CGPoint(x: at.x + outwards.dx, y: at.y + outwards.dy),
          control1: CGPoint(x: at.x - inwards.dx * pull, y: at.y - inwards.dy * pull),
          control2: CGPoint(x: at.x + outwards.dx * pull, y: at.y + outwards.dy * pull)))
    }
    return steps + [.close]
  }
}
