// MKAnnotation, MKShape, MKPointAnnotation, MKUserLocation, MKClusterAnnotation — after Apple's documentation
// of them, read 2026-11.
// State: partial. Missing: clustering, changes of place that are not announced (`coordinate` of a point
// annotation does).

import UIKit

/// Holds what `MKAnnotation` is known by where its class is not.
public protocol _MKTitled: AnyObject {}

extension _MKTitled {
  /// Of an annotation whose class is not known: an optional of an optional, since the property itself may be
  /// missing.
  public var title: String?? { .some((self as? any MKAnnotation)?._title) }
  public var subtitle: String?? { .some((self as? any MKAnnotation)?._subtitle) }
}

/// Something that has a place on a map. Titles are optional.
public protocol MKAnnotation: _MKTitled {
  var coordinate: CLLocationCoordinate2D { get }
  // The form that classes write; who asks an annotation of any class gets the other one, as on a device.
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
  var _title: String? { title as String? }
  var _subtitle: String? { subtitle as String? }
}

/// Something on a map that has words.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  // Set up and read on UIKit's one thread.
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  public override init() { super.init() }
}

/// A pin.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  // As its superclass.
  private var place = CLLocationCoordinate2D()
  /// A change moves the annotation's view.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      onMainThread(self) { AnnotationMoves.tell($0) }
    }
  }

  public override init() { super.init() }

  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init()
  }

  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Maps that want to hear of pins that move.
@MainActor enum AnnotationMoves {
  private static var maps: [Weak] = []
  private struct Weak { weak var map: MKMapView? }

  static func listen(_ map: MKMapView) {
    maps.removeAll { $0.map == nil }
    maps.append(Weak(map: map))
  }

  static func tell(_ annotation: MKPointAnnotation) {
    for case let map? in maps.map(\.map) where map.shows(annotation) { map.setNeedsLayout() }
  }
}

/// Where the user is, which is unknown here.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  // Never changes.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var title: String? = "My Location"
  open var subtitle: String?
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
}

/// Several annotations at once. None is made by a map here.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  // Set up and read on UIKit's one thread.
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  /// The mean of its members' places.
  open var coordinate: CLLocationCoordinate2D {
    let places = memberAnnotations.map(\.coordinate)
    guard !places.isEmpty else { return CLLocationCoordinate2D() }
    return CLLocationCoordinate2D(
      latitude: places.map(\.latitude).reduce(0, +) / Double(places.count),
      longitude: places.map(\.longitude).reduce(0, +) / Double(places.count))
  }
}
