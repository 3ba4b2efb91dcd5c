import Testing
import UIKit

@MainActor final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var tilt = 0.0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltedAttributes)?.tilt = tilt
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? TiltedAttributes else { return false }
    return MainActor.assumeIsolated { tilt == other.tilt }
  }
}

@MainActor @Suite struct `Layout attributes` {
  private static let path = IndexPath(item: 2, section: 1)

  private func box(_ transform: CGAffineTransform, center: CGPoint, size: CGSize) -> [CGFloat] {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    attributes.size = size
    attributes.center = center
    attributes.transform = transform
    let view = UIView(frame: .zero)
    view.bounds.size = size
    view.center = center
    view.transform = transform
    #expect(close(numbers(attributes.frame), numbers(view.frame)))
    return numbers(attributes.frame)
  }

  private func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

  private func close(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  private func expected(_ id: String) -> [CGFloat] {
    Vector.group("geometry").first { $0.id == id }.map { Vector.numbers(in: $0.expected) } ?? []
  }

  @Test func `attributes and views have the bounding boxes of G1 to G4 and G7`() {
    let center = CGPoint(x: 100, y: 100)
    let size = CGSize(width: 80, height: 40)

    #expect(close(box(.identity, center: center, size: size), expected("G1")))
    #expect(close(box(CGAffineTransform(rotationAngle: .pi / 2), center: center, size: size), expected("G2")))
    #expect(close(box(CGAffineTransform(scaleX: 2, y: 2), center: center, size: size), expected("G3")))
    #expect(
      close(
        box(
          CGAffineTransform(rotationAngle: .pi / 4), center: CGPoint(x: 50, y: 50),
          size: CGSize(width: 100, height: 100)), expected("G4")))
    #expect(
      close(box(CGAffineTransform(translationX: 30, y: -5), center: center, size: size), expected("G7")))
  }

  @Test func `views with other anchors have the boxes of G5 and G6`() {
    let corner = UIView(frame: .zero)
    corner.layer.anchorPoint = .zero
    corner.bounds.size = CGSize(width: 50, height: 20)
    corner.center = CGPoint(x: 10, y: 10)
    let side = UIView(frame: .zero)
    side.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    side.bounds.size = CGSize(width: 80, height: 40)
    side.center = CGPoint(x: 100, y: 100)
    side.transform = CGAffineTransform(scaleX: 0.5, y: 1)

    #expect(close(numbers(corner.frame), expected("G5")))
    #expect(close(numbers(side.frame), expected("G6")))
  }

  @Test func `a frame set before a transform is as in G8, a size before a centre as in G9`() {
    let scaled = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    scaled.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let placed = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    placed.size = CGSize(width: 100, height: 50)
    placed.center = CGPoint(x: 60, y: 45)

    let model = [scaled.center.x, scaled.center.y, scaled.size.width, scaled.size.height]
    #expect(close(model + numbers(scaled.frame), expected("G8")))
    #expect(close(numbers(placed.frame), expected("G9")))
  }

  @Test
  func `rectangles that touch do not intersect, and hold only their upper left edges, as in G18 and G19`() {
    let upper = CGRect(x: 0, y: 0, width: 10, height: 5)
    let lower = CGRect(x: 0, y: 5, width: 10, height: 5)
    let square = CGRect(x: 0, y: 0, width: 4, height: 4)

    #expect(!upper.intersects(lower))
    #expect(upper.intersection(lower) == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(!square.contains(CGPoint(x: 4, y: 4)))
    #expect(square.contains(CGPoint.zero))
  }

  @Test func `a frame is set whatever the transform is`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    attributes.transform = CGAffineTransform(scaleX: 3, y: 3)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)

    #expect(attributes.size == CGSize(width: 10, height: 20))
    #expect(attributes.center == CGPoint(x: 5, y: 10))
  }

  @Test func `the two transforms follow each other, and what is not affine reads as the identity`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.transform3D == CATransform3DMakeScale(2, 3, 1))
    attributes.transform3D = CATransform3DMakeTranslation(4, 5, 0)
    #expect(attributes.transform == CGAffineTransform(translationX: 4, y: 5))
    attributes.transform3D.m34 = -1 / 500
    #expect(attributes.transform == .identity)
  }

  @Test func `categories and kinds are those of UIKit`() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: Self.path)
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: Self.path)

    #expect([cell, header, decoration].map(\.representedElementCategory.rawValue) == [0, 1, 2])
    #expect(cell.representedElementKind == nil)
    #expect(header.representedElementKind == "UICollectionElementKindSectionHeader")
    #expect(decoration.representedElementKind == "line")
    #expect(cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden && cell.frame == .zero)
  }

  @Test func `a copy is equal, of the same class, and on its own`() throws {
    let original = TiltedAttributes(forSupplementaryViewOfKind: "badge", with: Self.path)
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    original.tilt = 0.5
    let copy = try #require(original.copy() as? TiltedAttributes)

    #expect(copy.isEqual(original) && copy.hash == original.hash)
    #expect(copy.representedElementKind == "badge" && copy.tilt == 0.5)
    copy.tilt = 0.6
    #expect(!copy.isEqual(original))
    #expect(original.tilt == 0.5)
  }

  @Test(arguments: 0..<8)
  func `any one different value makes attributes unequal`(_ field: Int) {
    let a = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    let b = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    #expect(a == b)
    switch field {
    case 0: b.center.x = 1
    case 1: b.size.height = 1
    case 2: b.transform = CGAffineTransform(rotationAngle: 1)
    case 3: b.alpha = 0.5
    case 4: b.zIndex = 1
    case 5: b.isHidden = true
    case 6: b.indexPath = IndexPath(item: 3, section: 1)
    default: b.transform3D.m34 = -0.001
    }
    #expect(a != b)
  }

  @Test func `index paths have sections, items and rows`() {
    var path = IndexPath(row: 4, section: 3)

    #expect(path == IndexPath(item: 4, section: 3))
    #expect(path.section == 3 && path.item == 4 && path.row == 4)
    path.item = 7
    path.section = 1
    #expect(path == IndexPath(item: 7, section: 1))
  }
}
