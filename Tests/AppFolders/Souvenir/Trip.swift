import CoreLocation

struct Trip {
    let name: String
    let latitude: Double
    let longitude: Double
    let guide: String
    let film: String

    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

    static let all = [
        Trip(name: "Lisbon", latitude: 38.7223, longitude: -9.1393, guide: "https://example.com/guides/lisbon", film: "https://example.com/films/lisbon.m3u8"),
        Trip(name: "Bergen", latitude: 60.3913, longitude: 5.3221, guide: "https://example.com/guides/bergen", film: "https://example.com/films/bergen.m3u8"),
        Trip(name: "Trieste", latitude: 45.6495, longitude: 13.7768, guide: "https://example.com/guides/trieste", film: "https://example.com/films/trieste.m3u8"),
    ]
}
