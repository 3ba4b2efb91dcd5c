import UIKit

/// Layout attributes with the shape of a sector, in the sector's own coordinates: points before its
/// transform.
public final class SectorAttributes: UICollectionViewLayoutAttributes {
  /// In radians.
  public var angle: CGFloat = 0
  public var outerRadius: CGFloat = 0
  public var innerRadius: CGFloat = 0

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let sector = copy as? SectorAttributes {
      sector.angle = angle
      sector.outerRadius = outerRadius
      sector.innerRadius = innerRadius
    }
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? SectorAttributes else { return false }
    return MainActor.assumeIsolated {
      angle == other.angle && outerRadius == other.outerRadius && innerRadius == other.innerRadius
    }
  }

  func hasSameShape(as other: SectorAttributes) -> Bool {
    size == other.size && angle == other.angle && outerRadius == other.outerRadius
      && innerRadius == other.innerRadius
  }

  /// Between the two arcs, in points.
  var height: CGFloat { outerRadius - max(innerRadius, 0) }

  /// How wide the sector is at `y` below its top, in points.
  func width(at y: CGFloat) -> CGFloat { max(2 * (outerRadius - y) * tan(angle / 2), 0) }

  /// The sector in the element's bounds: out along one arc, and back along the other.
  var outline: UIBezierPath {
    let center = CGPoint(x: size.width / 2, y: outerRadius)
    let (start, end) = (-CGFloat.pi / 2 - angle / 2, -CGFloat.pi / 2 + angle / 2)
    let path = UIBezierPath()
    path.addArc(withCenter: center, radius: outerRadius, startAngle: start, endAngle: end, clockwise: true)
    path.addArc(
      withCenter: center, radius: max(innerRadius, 0), startAngle: end, endAngle: start, clockwise: false)
    path.close()
    return path
  }
}
