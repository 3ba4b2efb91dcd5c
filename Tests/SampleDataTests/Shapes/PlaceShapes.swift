import Foundation

/// Places: GeoJSON, coordinates as lists, countries with keys of any name.
enum PlaceShapes {
  struct Point: Codable {
    let longitude: Double, latitude: Double
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      longitude = try container.decode(Double.self)
      latitude = try container.decode(Double.self)
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.unkeyedContainer(); try c.encode(longitude); try c.encode(latitude)
    }
  }
  struct Geometry: Codable {
    let type: Kind; let coordinates: Point; enum Kind: String, Codable { case point = "Point" }
  }
  struct Feature: Codable {
    let type: String; let geometry: Geometry; let properties: Properties
    struct Properties: Codable {
      let mag: Double?; let place: String; let time: Date; let tsunami: Int; let felt: Int?; let alert: Level?
    }
    enum Level: String, Codable { case green, yellow, orange, red }
  }
  struct Collection: Codable {
    let type: String; let metadata: [String: String]?; let features: [Feature]; let bbox: [Double]
  }
  struct Country: Codable {
    let name: Name; let capital: [String]?; let currencies: [String: Currency]?;
    let languages: [String: String]?; let latlng: [Double]; let flags: Flags; let area: Double;
    let population: Int; let translations: [String: Translation]; let cca2: String
    struct Name: Codable { let common, official: String; let nativeName: [String: Translation]? }
    struct Currency: Codable { let name: String; let symbol: String? }
    struct Translation: Codable { let official, common: String }
    struct Flags: Codable { let png: URL; let svg: URL; let alt: String? }
  }
  struct Venue: Codable {
    let id: String; let location: Location; let categories: [Category]; let hours: [Hours]; let price: Int?;
    let distance: Int
    struct Location: Codable {
      let address: String?; let city: String; let state: String; let zip: String; let lat, lng: Double;
      let formattedAddress: [String]
    }
    struct Category: Codable { let id: Int; let shortName: String; let icon: Icon }
    struct Icon: Codable { let prefix, suffix: String }
    struct Hours: Codable { let day: Weekday; let open, close: String }
    enum Weekday: Int, Codable { case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday }
  }
  struct Route: Codable {
    let legs: [Leg]; let polyline: String; let bounds: Bounds
    struct Leg: Codable { let distance: Measured; let duration: Measured; let steps: [Measured] }
    struct Measured: Codable { let text: String; let value: Int }
    struct Bounds: Codable { let northeast, southwest: Corner }
    struct Corner: Codable { let lat, lng: Double }
  }
  struct Frame: Codable { let origin: CGPoint; let size: CGSize; let rect: CGRect; let scale: CGFloat }
  struct Zone: Codable { let timezone: String; let utcOffset: Int; let abbreviation: String }
  /// Latitude and longitude, as one text with a comma.
  struct Pin: Decodable {
    let latitude, longitude: Double
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let numbers = text.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2 else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
      }
      (latitude, longitude) = (numbers[0], numbers[1])
    }
  }
  struct Map: Decodable { let home: Pin; let pins: [Pin] }
  struct Matrix: Codable { let rows: [[Double]]; let names: [[String]] }

  static let all: [Shape] = [
    Shape(Point.self), Shape(Geometry.self), Shape(Feature.self), Shape(Collection.self),
    Shape([Country].self), Shape(Venue.self),
    Shape([Venue].self), Shape(Route.self), Shape(Frame.self), Shape(Zone.self), Shape(Pin.self),
    Shape(Map.self), Shape(Matrix.self),
  ]
}
