import Foundation

public struct Boat: Hashable {
    public let name: String
    public let berth: Int

    public init(name: String, berth: Int) {
        self.name = name
        self.berth = berth
    }

    public var picture: URL? { URL(string: "https://example.com/boats/\(name.lowercased()).jpg") }
}
