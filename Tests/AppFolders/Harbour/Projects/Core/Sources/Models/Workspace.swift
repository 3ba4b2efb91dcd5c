import Foundation

/// A yard in the harbour and the boats in it. No relation to Tuist's.
public struct Workspace {
    public let name: String
    public let boats: [Boat]

    public init(name: String, boats: [Boat]) {
        self.name = name
        self.boats = boats
    }

    public static let sample = Workspace(
        name: "North quay",
        boats: ["Antje", "Brise", "Corvus", "Dorade", "Elbe"].enumerated().map {
            Boat(name: $1, berth: $0 + 1)
        }
    )
}
