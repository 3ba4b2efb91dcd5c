import Testing

@testable import MapKit

private final class Cafe: NSObject, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  let title: String?
  init(_ title: String?, _ latitude: Double, _ longitude: Double) {
    self.title = title
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

private final class Bare: NSObject, MKAnnotation {
  let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
}

private final class CafeView: MKAnnotationView {}

@MainActor private final class Listener: NSObject, MKMapViewDelegate {
  let stage: ShownStage
  init(_ stage: ShownStage) { self.stage = stage }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    stage.note("view for \((annotation.title ?? nil) ?? "-")")
    guard annotation is Cafe else { return nil }
    return mapView.dequeueReusableAnnotationView(withIdentifier: "cafe", for: annotation)
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { stage.note("select") }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { stage.note("deselect") }
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { stage.note("will") }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { stage.note("did") }
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { stage.note("loaded") }
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    stage.note("nobody \((error as? CLError)?.code == .denied)")
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) { stage.note("accessory") }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.strokeColor = .red
    renderer.lineWidth = 3
    return renderer
  }
}

@MainActor @Suite struct `Maps` {
  private let stage = ShownStage()
  private let map = MKMapView(frame: .zero)
  private let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)

  private func region(_ latitude: Double, _ longitude: Double) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: rome, span: MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude))
  }

  @Test func `a region is fitted to the view, its centre stays, and the delegate hears around it`() {
    stage.enter()
    let listener = Listener(stage)
    map.delegate = listener
    stage.show(map)
    _ = stage.drain()
    map.setRegion(region(0.1, 0.1), animated: true)
    #expect(stage.drain() == ["will", "did"])
    #expect(
      abs(map.region.center.latitude - 41.9) < 1e-9 && abs(map.centerCoordinate.longitude - 12.5) < 1e-9)
    #expect(abs(map.region.span.latitudeDelta - 0.1) < 1e-3)
    #expect(map.region.span.longitudeDelta > 0.19)
    map.setRegion(region(-1, 0.1), animated: false)
    #expect(stage.drain() == [])
  }

  @Test func `coordinates become points of the view, and points coordinates`() {
    stage.enter()
    stage.show(map)
    map.region = region(1, 1)
    let middle = map.convert(rome, toPointTo: map)
    #expect(abs(middle.x - 150) < 1e-6 && abs(middle.y - 100) < 1e-6)
    let corner = map.convert(CGPoint(x: 0, y: 0), toCoordinateFrom: map)
    #expect(corner.latitude > rome.latitude && corner.longitude < rome.longitude)
    let back = map.convert(corner, toPointTo: map)
    #expect(abs(back.x) < 1e-6 && abs(back.y) < 1e-6)
  }

  @Test func `views are asked for with the layout, stand at their places and are used again`() throws {
    stage.enter()
    let listener = Listener(stage)
    map.delegate = listener
    map.register(CafeView.self, forAnnotationViewWithReuseIdentifier: "cafe")
    map.region = region(1, 1)
    stage.show(map)
    _ = stage.drain()
    let (first, pin) = (Cafe("Greco", 41.9, 12.5), MKPointAnnotation())
    pin.coordinate = map.convert(CGPoint(x: 30, y: 40), toCoordinateFrom: map)
    map.addAnnotations([first, pin, first])
    #expect(stage.drain() == [] && map.annotations.count == 2)
    stage.settle()
    #expect(stage.drain() == ["view for Greco", "view for -"])
    let view = try #require(map.view(for: first))
    #expect(view is CafeView && view.center == CGPoint(x: 150, y: 100))
    #expect(map.view(for: pin) is MKMarkerAnnotationView)
    map.removeAnnotation(first)
    map.addAnnotation(Cafe("Nuovo", 42, 12.6))
    stage.settle()
    #expect(map.view(for: map.annotations[1]) === view)
    pin.coordinate = rome
    stage.settle()
    #expect(map.view(for: pin)?.center == CGPoint(x: 150, y: 100))
  }

  @Test func `a tap selects, shows a callout and its button, and a tap elsewhere takes it away`() {
    stage.enter()
    let listener = Listener(stage)
    map.delegate = listener
    map.region = region(1, 1)
    stage.show(map)
    let pin = MKPointAnnotation()
    (pin.coordinate, pin.title, pin.subtitle) = (rome, "Rome", "Italy")
    map.addAnnotation(pin)
    stage.settle()
    map.view(for: pin)?.canShowCallout = true
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    map.view(for: pin)?.rightCalloutAccessoryView = button
    stage.advance(to: 1)
    _ = stage.drain()
    stage.tap(150, 100)
    #expect(texts(on: map).prefix(2) == ["Rome", "Italy"])
    button.sendActions(for: .touchUpInside)
    stage.tap(20, 20)
    #expect(stage.drain() == ["select", "accessory", "deselect"])
    #expect(map.selectedAnnotations.isEmpty && !texts(on: map).contains("Rome"))
  }

  @Test func `the place says where it is and how many pins there are`() {
    stage.enter()
    map.region = region(1, 1)
    stage.show(map)
    #expect(texts(on: map) == ["MKMapView", "41.900, 12.500"])
    map.addAnnotations([Bare(), Bare()])
    #expect(texts(on: map) == ["MKMapView", "41.900, 12.500 · 2 pins"])
  }

  @Test func `an overlay is drawn as its renderer says`() throws {
    stage.enter()
    let listener = Listener(stage)
    map.delegate = listener
    map.region = region(1, 1)
    stage.show(map)
    let line = [rome, CLLocationCoordinate2D(latitude: 42, longitude: 12.6)]
    map.addOverlay(MKPolyline(coordinates: line, count: 2))
    stage.settle()
    let shapes = map.overlayView.layer.sublayers as? [CAShapeLayer]
    let shape = try #require(shapes?.first)
    #expect(shape.lineWidth == 3 && shape.strokeColor == UIColor.red.cgColor)
    #expect(shape.path?.boundingBox.minX == 150 && shape.path?.boundingBox.maxY == 100)
    map.removeOverlays(map.overlays)
    stage.settle()
    #expect(map.overlayView.layer.sublayers?.isEmpty != false)
  }

  @Test func `annotations are all in sight when they are shown`() {
    stage.enter()
    stage.show(map)
    let all = [Cafe("a", 10, 10), Cafe("b", 20, -30), Cafe("c", -5, 5)]
    map.showAnnotations(all, animated: true)
    for one in all { #expect(map.bounds.contains(map.convert(one.coordinate, toPointTo: map))) }
  }

  @Test func `the user's place is refused once, and searching and ways fail later`() {
    stage.enter()
    let listener = Listener(stage)
    map.delegate = listener
    map.showsUserLocation = true
    map.showsUserLocation = true
    var codes: [MKError.Code?] = []
    MKLocalSearch(request: MKLocalSearch.Request()).start { codes.append(($1 as? MKError)?.code) }
    MKDirections(request: MKDirections.Request()).calculate { codes.append(($1 as? MKError)?.code) }
    #expect(codes == [])
    stage.advance(to: 1)
    #expect(codes == [.serverFailure, .directionsNotFound])
    #expect(stage.drain() == ["nobody true"])
  }

  @Test func `the map is loaded once, a moment after it is on the screen`() {
    stage.enter()
    let listener = Listener(stage)
    map.delegate = listener
    stage.show(map)
    #expect(!stage.drain().contains("loaded"))
    stage.advance(to: 5)
    #expect(stage.drain() == ["loaded"])
  }

  @Test func `an annotation's title is an optional of an optional, as on a device`() {
    stage.enter()
    let (named, bare): (any MKAnnotation, any MKAnnotation) = (Cafe("Greco", 0, 0), Bare())
    if let title = named.title, let text = title {
      #expect(text == "Greco")
    } else {
      Issue.record("no title")
    }
    #expect((bare.title ?? nil) == nil)
    #expect(Cafe("x", 0, 0).title?.count == 1)
  }

  @Test func `a rectangle of the map is the region's, and back`() {
    stage.enter()
    let wanted = MKCoordinateRegion(center: rome, latitudinalMeters: 2000, longitudinalMeters: 1000)
    #expect(abs(wanted.span.latitudeDelta - 0.01797) < 1e-4)
    #expect(wanted.span.longitudeDelta > wanted.span.latitudeDelta / 2)
    let back = MKCoordinateRegion(wanted.mapRect)
    #expect(abs(back.center.latitude - rome.latitude) < 1e-9)
    #expect(abs(back.span.longitudeDelta - wanted.span.longitudeDelta) < 1e-9)
    let (north, middle) = (
      CLLocationCoordinate2D(latitude: 90, longitude: 0), MKMapPoint(CLLocationCoordinate2D())
    )
    #expect(abs(MKMapPoint(north).y) < 1 && middle.x == middle.y)
  }
}
