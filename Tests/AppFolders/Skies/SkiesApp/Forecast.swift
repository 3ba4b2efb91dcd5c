import Foundation

struct Forecast: Codable, Sendable {
    struct Hour: Codable, Hashable, Sendable {
        enum Sky: String, Codable, Sendable {
            case clear, cloudy, rain, snow
        }

        let time: Date
        let temperature: Double
        let sky: Sky

        enum CodingKeys: String, CodingKey {
            case time = "dt"
            case temperature = "temp"
            case sky = "conditions"
        }
    }

    let city: String
    let hours: [Hour]
}

protocol ForecastService: Sendable {
    func forecast(latitude: Double, longitude: Double) async throws -> Forecast
}

struct LiveForecastService: ForecastService {
    func forecast(latitude: Double, longitude: Double) async throws -> Forecast {
        var components = URLComponents(string: "https://weather.example.org/v1/hourly")!
        components.queryItems = [
            URLQueryItem(name: "lat", value: "\(latitude)"), URLQueryItem(name: "lon", value: "\(longitude)"),
        ]
        let (data, _) = try await URLSession.shared.data(from: components.url!)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return try decoder.decode(Forecast.self, from: data)
    }
}
