import Foundation

struct Profile {
    let name: String
    let biography: String
    let avatar: URL?
    let works: [Work]
    let liked: [Work]

    static let sample = Profile(
        name: "Ines Waldner", biography: "Paints doors, and what is behind them.",
        avatar: URL(string: "https://portrait.example.org/ines.png"),
        works: (1...11).map { Work(title: "Door \($0)") }, liked: (1...4).map { Work(title: "Window \($0)") })
}

struct Work: Hashable {
    let title: String
}
