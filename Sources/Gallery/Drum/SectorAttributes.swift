import UIKit

/// Layout attributes with the shape of a sector, in the sector's own coordinates: points before its transform.
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
}
