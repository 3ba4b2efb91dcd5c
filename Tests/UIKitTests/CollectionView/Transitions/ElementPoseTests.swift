import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Element poses` {
  private let start = ElementPose(center: CGPoint(x: 10, y: 20), size: CGSize(width: 10, height: 10))
  private let end = ElementPose(
    center: CGPoint(x: 30, y: 0), size: CGSize(width: 20, height: 50), alpha: 0.5, zIndex: 4)

  @Test func `half way lies every number half way`() {
    let half = start.mixed(with: end, 0.5)
    #expect(half.center == CGPoint(x: 20, y: 10) && half.size == CGSize(width: 15, height: 30))
    #expect(half.alpha == 0.75 && half.zIndex == 2)
  }

  @Test func `at the ends, and beyond them, are the ends themselves`() {
    #expect(start.mixed(with: end, 0) == start && start.mixed(with: end, 1) == end)
    #expect(start.mixed(with: end, -1) == start && start.mixed(with: end, 2) == end)
  }

  @Test func `half of a turn is a turn by half`() {
    var turned = start
    turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let half = start.mixed(with: turned, 0.5).transform
    #expect(abs(half.m11 - cos(.pi / 4)) < 1e-9 && abs(half.m12 - sin(.pi / 4)) < 1e-9)
  }

  @Test func `what is hidden at one end fades`() {
    var hidden = end
    hidden.isHidden = true
    let half = start.mixed(with: hidden, 0.5)
    #expect(!half.isHidden && half.alpha == 0.5)
    #expect(start.mixed(with: hidden, 1).isHidden)
    #expect(hidden.mixed(with: hidden, 0.5).isHidden)
  }

  @Test func `the largest depths do not overflow`() {
    var (low, high) = (start, start)
    (low.zIndex, high.zIndex) = (Int.min, Int.max)
    #expect(abs(low.mixed(with: high, 0.5).zIndex) <= 1)
    #expect(high.mixed(with: high, 0.5).zIndex == .max)
  }

  @Test func `mixed attributes are of the same element and of the nearer one's class`() {
    final class Tilted: UICollectionViewLayoutAttributes {
      var tilt: CGFloat = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tilted)?.tilt = tilt
        return copy
      }
    }
    let path = IndexPath(item: 3, section: 1)
    let plain = UICollectionViewLayoutAttributes(forCellWith: path)
    let tilted = Tilted(forCellWith: path)
    tilted.tilt = 2

    #expect((plain.mixed(with: tilted, 0.7) as? Tilted)?.tilt == 2)
    #expect(!(plain.mixed(with: tilted, 0.2) is Tilted))
    #expect(plain.mixed(with: tilted, 0.2).indexPath == path)
  }
}
