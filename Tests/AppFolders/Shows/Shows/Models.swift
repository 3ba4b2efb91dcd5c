import Foundation

struct Show: Decodable, Equatable {
    let id: Int
    let name: String
    let poster: URL?
    let rating: Double?
}

struct Season {
    let number: Int
    let episodes: [String]

    static let sample = [
        Season(number: 1, episodes: ["The pier", "Fog", "Nine letters"]),
        Season(number: 2, episodes: ["Low tide", "The visitor", "Ropes", "Lamps"]),
    ]
}
