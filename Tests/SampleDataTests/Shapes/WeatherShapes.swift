import Foundation

/// Weather: short keys, seconds since 1970, members named by numbers and codes.
enum WeatherShapes {
  struct Current: Codable {
    let coord: Coord
    let weather: [Condition]
    let base: String
    let main: Main
    let visibility: Int
    let wind: Wind
    let rain: Rain?
    let clouds: [String: Int]
    let dt: TimeInterval
    let sys: Sys
    let timezone: Int
    let id: Int
    let name: String
    let cod: Int
  }
  struct Coord: Codable { let lon: Double; let lat: Double }
  struct Condition: Codable { let id: Int; let main: String; let description: String; let icon: String }
  struct Main: Codable {
    let temp, feelsLike, tempMin, tempMax: Double
    let pressure, humidity: Int
    enum CodingKeys: String, CodingKey {
      case temp, pressure, humidity
      case feelsLike = "feels_like", tempMin = "temp_min", tempMax = "temp_max"
    }
  }
  struct Wind: Codable { let speed: Double; let deg: Int; let gust: Double? }
  struct Rain: Codable { let lastHour: Double?; enum CodingKeys: String, CodingKey { case lastHour = "1h" } }
  struct Sys: Codable { let type: Int?; let country: String; let sunrise: Date; let sunset: Date }
  struct Forecast: Codable { let cod: String; let cnt: Int; let list: [Slot]; let city: City }
  struct Slot: Codable {
    let dt: Int; let main: Main; let weather: [Condition]; let pop: Double; let dtTxt: String
    enum CodingKeys: String, CodingKey { case dt, main, weather, pop, dtTxt = "dt_txt" }
  }
  struct City: Codable {
    let id: Int; let name: String; let coord: Coord; let country: String; let population: UInt32
  }
  struct OneCall: Codable {
    let current: Hour
    let hourly: [Hour]
    let daily: [Day]
    let alerts: [Alert]?
    struct Hour: Codable { let dt: Date; let temp: Double; let uvi: Float; let weather: [Condition] }
    struct Day: Codable { let dt: Date; let temp: Range; let moonPhase: Double?; let sunrise: Date }
    struct Range: Codable { let day, min, max, night, eve, morn: Double }
    struct Alert: Codable { let senderName: String; let event: String; let start: Date; let tags: [String] }
  }
  /// Columns instead of rows.
  struct Columns: Codable {
    let time: [String]
    let temperature2m: [Double]
    let weathercode: [Int]
    enum CodingKeys: String, CodingKey { case time, temperature2m = "temperature_2m", weathercode }
  }
  struct Meteo: Codable {
    let latitude: Double; let longitude: Double; let hourly: Columns; let hourlyUnits: [String: String]
  }
  /// Sky by its code.
  struct Sky: Decodable {
    enum Kind { case clear, cloudy, rainy }
    let kind: Kind
    init(from decoder: any Decoder) throws {
      let code = try decoder.singleValueContainer().decode(Int.self)
      switch code {
      case 0: kind = .clear
      case 1...3: kind = .cloudy
      case 800...900: kind = .rainy
      default:
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(code)"))
      }
    }
  }
  struct Station: Decodable {
    let name: String; let sky: Sky; let readings: [Reading]
    struct Reading: Decodable { let value: Measured; let unit: Unit }
    enum Unit: String, Codable, CaseIterable { case celsius = "C", fahrenheit = "F", kelvin = "K" }
    struct Measured: Decodable {
      let value: Double
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          value = number
        } else {
          value = Double(try container.decode(String.self)) ?? 0
        }
      }
    }
  }
  static let seconds: @Sendable (JSONDecoder) -> Void = { $0.dateDecodingStrategy = .secondsSince1970 }

  static let all: [Shape] = [
    Shape(Current.self, seconds), Shape(Coord.self), Shape(Condition.self), Shape(Main.self),
    Shape(Wind.self),
    Shape(Rain.self), Shape(Sys.self, seconds), Shape(Forecast.self), Shape([Slot].self), Shape(City.self),
    Shape(OneCall.self) {
      Shape.snake($0); seconds($0)
    }, Shape(OneCall.Alert.self), Shape(Meteo.self),
    Shape(Sky.self), Shape([Sky].self), Shape(Station.self), Shape([Station].self),
  ]
}
