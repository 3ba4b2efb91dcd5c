import UIKit

/// Layout attributes of a page that may be on its way in or out.
public final class ParallaxAttributes: UICollectionViewLayoutAttributes {
  /// How far the page is from the middle of the screen, in pages: -1 to 1, positive to the right. nil: it is
  /// out of sight.
  public var parallaxValue: CGFloat?

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ParallaxAttributes)?.parallaxValue = parallaxValue
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ParallaxAttributes else { return false }
    return MainActor.assumeIsolated { parallaxValue == other.parallaxValue }
  }
}
