import CoreLocation
import Testing

@MainActor private final class Listener: NSObject, @preconcurrency CLLocationManagerDelegate {
  var lines: [String] = []
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    lines.append("authorization \(manager.authorizationStatus.rawValue)")
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    lines.append("failed \((error as? CLError)?.code == .denied)")
  }
}

@MainActor @Suite struct `Core Location` {
  private let stage = ShownStage()

  @Test func `a location that is made of nothing is at 0, 0`() {
    let place = CLLocation()
    #expect(place.coordinate.latitude == 0 && place.coordinate.longitude == 0)
  }

  @Test func `who asks where the user is hears no, once for each question and later`() {
    stage.enter()
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    #expect(listener.lines == [])
    stage.settle()
    #expect(listener.lines == ["authorization 2"])
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(listener.lines.count == 1)
    stage.advance(to: 10)
    #expect(listener.lines == ["authorization 2", "failed true"])
    manager.requestLocation()
    stage.settle()
    #expect(listener.lines.count == 3)
  }

  @Test func `distances are those of the globe`() {
    stage.enter()
    let berlin = CLLocation(latitude: 52.5200, longitude: 13.4050)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1000)
    let (east, west) = (CLLocation(latitude: 0, longitude: 179.5), CLLocation(latitude: 0, longitude: -179.5))
    #expect(abs(east.distance(from: west) - 111_195) < 10)
    #expect(berlin.distance(from: berlin) == 0)
    let (north, south) = (CLLocation(latitude: 90, longitude: 0), CLLocation(latitude: -90, longitude: 77))
    #expect(abs(north.distance(from: south) - .pi * 6_371_008.8) < 1)
  }

  @Test func `a geocoder fails once, later, and says so when it was cancelled`() {
    stage.enter()
    let geocoder = CLGeocoder()
    var codes: [CLError.Code?] = []
    geocoder.geocodeAddressString("1 Infinite Loop") { codes.append(($1 as? CLError)?.code) }
    #expect(codes == [] && geocoder.isGeocoding)
    stage.settle()
    geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 1)) {
      codes.append(($1 as? CLError)?.code)
    }
    geocoder.cancelGeocode()
    stage.settle()
    #expect(codes == [.network, .geocodeCanceled] && !geocoder.isGeocoding)
  }

  @Test func `a circle contains what is nearer than its radius`() {
    stage.enter()
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 8), radius: 1000, identifier: "home")
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 50.0089, longitude: 8)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 50.0091, longitude: 8)))
    #expect(CLBeaconRegion(uuid: UUID(), identifier: "home").isEqual(circle))
  }

  @Test(arguments: [(91.0, 0.0, false), (-90, 180, true), (0, 180.5, false), (.nan, 0, false)])
  func `what is off the globe is no coordinate`(_ latitude: Double, _ longitude: Double, _ isOne: Bool) {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isOne)
  }
}
