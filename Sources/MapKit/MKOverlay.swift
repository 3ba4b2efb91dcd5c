// MKOverlay, MKMultiPoint, MKPolyline, MKGeodesicPolyline, MKPolygon, MKCircle, MKTileOverlay — after Apple's
// documentation of them, read 2026-11.
// State: partial. Missing: tiles, curves of geodesic lines (they are straight on the map), several shapes in
// one.

import UIKit

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels
}

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  /// Default: whether the two rectangles have something in common.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Default false.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

/// Points in a row.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  // Its points never change.
  fileprivate let all: [MKMapPoint]
  open var pointCount: Int { all.count }

  fileprivate init(_ points: [MKMapPoint]) {
    all = points
    super.init()
  }

  /// The points themselves, for as long as the shape lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { pointer }
  private lazy var pointer: UnsafeMutablePointer<MKMapPoint> = {
    let start = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, all.count))
    start.initialize(from: all, count: all.count)
    hasPointer = true
    return start
  }()
  private var hasPointer = false

  deinit { if hasPointer { pointer.deallocate() } }

  /// Copies as many coordinates as `range` says to where `coords` points. A range beyond the points is cut.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    let wanted = max(0, range.location)..<max(0, range.location + max(0, range.length))
    for (place, point) in all[wanted.clamped(to: 0..<all.count)].enumerated() {
      coords[place] = point.coordinate
    }
  }

  var mapPoints: [MKMapPoint] { all }

  public var boundingMapRect: MKMapRect {
    all.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  open override var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}

/// A line.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  // As its superclass.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(of: UnsafeBufferPointer(start: coords, count: max(0, count)).map(MKMapPoint.init))
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(of: Array(UnsafeBufferPointer(start: points, count: max(0, count))))
  }

  init(of points: [MKMapPoint]) { super.init(points) }
}

/// The shortest line on the globe.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
  // As its superclass.
}

/// An area.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  // As its superclass.
  public let interiorPolygons: [MKPolygon]?

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(
      of: UnsafeBufferPointer(start: coords, count: max(0, count)).map(MKMapPoint.init), interiorPolygons)
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(of: Array(UnsafeBufferPointer(start: points, count: max(0, count))), nil)
  }

  init(of points: [MKMapPoint], _ holes: [MKPolygon]?) {
    interiorPolygons = holes
    super.init(points)
  }
}

/// A circle on the ground.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  // Its values never change.
  private let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
    super.init()
  }

  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let edge = MKMapPoint(x: mapRect.maxX, y: mapRect.midY)
    self.init(center: middle.coordinate, radius: middle.distance(to: edge))
  }

  open override var coordinate: CLLocationCoordinate2D { center }

  public var boundingMapRect: MKMapRect {
    MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).mapRect
  }
}

/// Tiles of pictures from a server. Nothing of them is shown.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  // Set up and read on UIKit's one thread.
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var minimumZ = 0
  open var maximumZ = 21
  open var isGeometryFlipped = false
  open var canReplaceMapContent = false
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }
}
