import Foundation

struct Trip: Equatable {
    let name: String
    let nights: Int
    let stops: [String]
}

final class TripStore {
    private(set) var trips = [
        Trip(name: "Along the river", nights: 3, stops: ["Bridge Inn", "Ferry", "Mill"]),
        Trip(name: "Two passes", nights: 5, stops: ["Hut", "Lake", "Hut", "Village"]),
        Trip(name: "City walls", nights: 1, stops: ["North gate", "Tower"]),
        Trip(name: "Islands", nights: 8, stops: ["Harbour", "Lighthouse", "Cove"]),
    ]
}
