// The elements that a handler of visible items is given, and what it makes of them (Facts 4.8).

import QuartzCore

/// The changes of a handler to one element; nil is as the layout has it.
struct VisibleItemChange: Equatable, Sendable {
  /// In the layout's coordinates.
  var center: CGPoint?
  var transform3D: CATransform3D?
  var alpha: CGFloat?
  var zIndex: Int?
  var isHidden: Bool?

  var isEmpty: Bool { self == VisibleItemChange() }

  @MainActor func apply(to attributes: UICollectionViewLayoutAttributes) {
    if let center { attributes.center = center }
    if let transform3D { attributes.transform3D = transform3D }
    if let alpha { attributes.alpha = alpha }
    if let zIndex { attributes.zIndex = zIndex }
    if let isHidden { attributes.isHidden = isHidden }
  }
}

/// One element during one call of a handler, which sees it where it is on screen; the layout has its own
/// coordinates.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  private let places: PlaceMap
  private(set) var change = VisibleItemChange()
  /// The properties that were set to something that is no number, by name.
  private(set) var mistakes: [String] = []

  /// - Parameter attributes: of this object alone, in the layout's coordinates.
  init(_ attributes: UICollectionViewLayoutAttributes, _ places: PlaceMap) {
    self.attributes = attributes
    self.places = places
  }

  var center: CGPoint {
    get { places.shown(attributes.center) }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return reject("center") }
      attributes.center = places.placed(newValue)
      change.center = attributes.center
    }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set {
      guard newValue.rows.joined().allSatisfy(\.isFinite) else { return reject("transform") }
      attributes.transform3D = newValue
      change.transform3D = newValue
    }
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set {
      guard newValue.isFinite else { return reject("alpha") }
      attributes.alpha = newValue
      change.alpha = newValue
    }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set {
      attributes.zIndex = newValue
      change.zIndex = newValue
    }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set {
      attributes.isHidden = newValue
      change.isHidden = newValue
    }
  }

  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { places.shown(attributes.frame) }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }

  private func reject(_ property: String) { mistakes.append(property) }
}

/// From a layout's places, which are written from left to right, to where they are seen, and back. In points.
struct PlaceMap: Sendable {
  /// Mirrored from side to side of content as wide; nil: not mirrored.
  var mirrorWidth: CGFloat?
  /// Places on screen are counted from there, after they have been mirrored.
  var shift = CGPoint.zero

  init(mirroredIn width: CGFloat? = nil, shift: CGPoint = .zero) {
    mirrorWidth = width
    self.shift = shift
  }

  func shown(_ point: CGPoint) -> CGPoint {
    CGPoint(x: mirrored(point.x) - shift.x, y: point.y - shift.y)
  }

  func placed(_ point: CGPoint) -> CGPoint {
    CGPoint(x: mirrored(point.x + shift.x), y: point.y + shift.y)
  }

  func shown(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    let rect = rect.standardized
    let x = mirrorWidth.map { $0 - rect.maxX } ?? rect.minX
    return CGRect(x: x - shift.x, y: rect.minY - shift.y, width: rect.width, height: rect.height)
  }

  private func mirrored(_ x: CGFloat) -> CGFloat { mirrorWidth.map { $0 - x } ?? x }
}
