// MKMapView — after Apple's documentation "MKMapView", read 2026-11.
// State: partial. Missing: the map (a labelled place with the pins where they would be), moving and zooming
// by hand, animation of changes, clustering, the user's place (the user has said no), 3D.

import UIKit

public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow, followWithHeading
}

/// A map. Here a place that says which part of the world it would show, with annotations and overlays on it.
@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?

  // MARK: Kept, without effect

  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var showsUserTrackingButton = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var selectableMapFeatures: MKMapFeatureOptions = []
  open var cameraBoundary: CameraBoundary?
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()

  // MARK: What it shows

  /// As it was asked for, before it is fitted to the view.
  var wanted = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.1327, longitude: -95.7856),
    span: MKCoordinateSpan(latitudeDelta: 50, longitudeDelta: 60))
  var shownAnnotations: [any MKAnnotation] = []
  var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]
  var registered: [String: MKAnnotationView.Type] = [:]
  var unused: [String: [MKAnnotationView]] = [:]
  var selected: (any MKAnnotation)?
  var shownOverlays: [any MKOverlay] = []
  var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  var callout: MapCallout?
  /// Makes space for text that belongs to no annotation.
  let place = PlaceView("MKMapView")
  let overlayView = UIView(frame: .zero)
  let annotationContainer = UIView(frame: .zero)
  private var hasLoaded = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    place.textEdge = .bottom
    overlayView.isUserInteractionEnabled = false
    for (index, view) in [place, overlayView, annotationContainer].enumerated() {
      insertSubview(view, at: index)
    }
    let tap = UITapGestureRecognizer { [weak self] tap in self?.tapped(at: tap.location(in: self)) }
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
    AnnotationMoves.listen(self)
    nameRegion()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [place, overlayView, annotationContainer] { view.frame = bounds }
    addMissingViews()
    placeAnnotations()
    placeOverlays()
    nameRegion()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasLoaded else { return }
    hasLoaded = true
    VirtualRunLoop.current.post { [weak self] in
      guard let self else { return }
      delegate?.mapViewWillStartLoadingMap(self)
      delegate?.mapViewWillStartRenderingMap(self)
      let loop = VirtualRunLoop.current
      loop.schedule(at: loop.now + SampleAnswers.latency) { [weak self] in
        guard let self else { return }
        delegate?.mapViewDidFinishLoadingMap(self)
        delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
      }
    }
  }

  func nameRegion() {
    let center = wanted.center
    let pins = shownAnnotations.count
    let coordinates = String(format: "%.3f, %.3f", center.latitude, center.longitude)
    place.detail = coordinates + (pins == 0 ? "" : pins == 1 ? " · 1 pin" : " · \(pins) pins")
  }

  // MARK: The user, who has said no

  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }
  /// Turned on, the delegate hears in a later turn that the user's place is unknown.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      let isOn = showsUserLocation
      VirtualRunLoop.current.post { [weak self] in
        guard let self else { return }
        guard isOn else { delegate?.mapViewDidStopLocatingUser(self); return }
        delegate?.mapViewWillStartLocatingUser(self)
        delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
      }
    }
  }
  open var userTrackingMode: MKUserTrackingMode {
    get { .none }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  /// Stays `none`: there is no user to follow.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    if mode != .none { showsUserLocation = true }
  }
}

extension MKMapView: NibStandIn {
  package func takeNibAttributes(_ attributes: [String: String]) {
    func flag(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }
    switch attributes["mapType"] {
    case "satellite": mapType = .satellite
    case "hybrid": mapType = .hybrid
    default: break
    }
    flag("showsUserLocation").map { showsUserLocation = $0 }
    flag("zoomEnabled").map { isZoomEnabled = $0 }
    flag("scrollEnabled").map { isScrollEnabled = $0 }
    flag("rotateEnabled").map { isRotateEnabled = $0 }
    flag("pitchEnabled").map { isPitchEnabled = $0 }
  }

  package func setNibOutlet(_ value: AnyObject, named name: String) -> Bool {
    guard name == "delegate" else { return false }
    delegate = value as? any MKMapViewDelegate
    return true
  }
}
