// MKOverlayRenderer, MKOverlayPathRenderer, MKPolylineRenderer, MKGradientPolylineRenderer,
// MKPolygonRenderer, MKCircleRenderer, MKTileOverlayRenderer — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: drawing of one's own (`draw(_:zoomScale:in:)` is never called), gradients, tiles.

import UIKit

public typealias MKZoomScale = CGFloat

/// Draws an overlay.
@preconcurrency @MainActor open class MKOverlayRenderer: MainActorObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init(_object: ())
  }

  /// Never asked.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Never called.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}

  /// In the overlay's own coordinates: map points from the corner of its rectangle.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let corner = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - corner.x, y: mapPoint.y - corner.y)
  }
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let corner = overlay.boundingMapRect.origin
    return MKMapPoint(x: point.x + corner.x, y: point.y + corner.y)
  }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  /// The marks of a map, `place` being where a point of the flat map is on the screen; nil for nothing.
  func shape(at place: (MKMapPoint) -> CGPoint) -> CAShapeLayer? { nil }
}

/// Draws an overlay that has an outline.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  /// In points; 0 is a line of the width of roads, drawn here 2 points wide.
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var shouldRasterize = false
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  /// In the overlay's own coordinates; nil where a subclass does not make one.
  open var path: CGPath?
  open func createPath() {}
  open func invalidatePath() { path = nil }

  func outline(at place: (MKMapPoint) -> CGPoint) -> CGPath? { nil }

  override func shape(at place: (MKMapPoint) -> CGPoint) -> CAShapeLayer? {
    guard let outline = outline(at: place) else { return nil }
    let layer = CAShapeLayer()
    layer.path = outline
    layer.fillColor = fillColor?.cgColor
    layer.strokeColor = strokeColor?.cgColor
    layer.lineWidth = lineWidth > 0 ? lineWidth : 2
    layer.lineDashPattern = lineDashPattern
    layer.lineCap = .round
    layer.lineJoin = .round
    layer.strokeStart = strokeStart
    layer.strokeEnd = strokeEnd
    layer.opacity = Float(alpha)
    return layer
  }
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(of: []) }

  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  override func outline(at place: (MKMapPoint) -> CGPoint) -> CGPath? {
    CGMutablePath.through(polyline.mapPoints.map(place), isClosed: false)
  }
}

/// Draws its line in one colour.
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var colors: [UIColor] = []
  open private(set) var locations: [CGFloat] = []
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    strokeColor = strokeColor ?? colors.first
  }
}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(of: [], nil) }

  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  override func outline(at place: (MKMapPoint) -> CGPoint) -> CGPath? {
    let outline = CGMutablePath.through(polygon.mapPoints.map(place), isClosed: true)
    for hole in polygon.interiorPolygons ?? [] {
      outline.addPath(CGMutablePath.through(hole.mapPoints.map(place), isClosed: true))
    }
    return outline
  }

  override func shape(at place: (MKMapPoint) -> CGPoint) -> CAShapeLayer? {
    let layer = super.shape(at: place)
    layer?.fillRule = .evenOdd
    return layer
  }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0) }

  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  override func outline(at place: (MKMapPoint) -> CGPoint) -> CGPath? {
    let rect = circle.boundingMapRect
    let corner = place(rect.origin)
    let other = place(MKMapPoint(x: rect.maxX, y: rect.maxY))
    let path = CGMutablePath()
    path.addEllipse(
      in: CGRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y))
    return path
  }
}

/// Shows nothing.
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  public init(tileOverlay: MKTileOverlay) { super.init(overlay: tileOverlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open func reloadData() {}
}

extension CGMutablePath {
  fileprivate static func through(_ points: [CGPoint], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    guard let first = points.first else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    if isClosed { path.closeSubpath() }
    return path
  }
}
