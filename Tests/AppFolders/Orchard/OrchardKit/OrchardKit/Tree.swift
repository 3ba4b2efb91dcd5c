import Foundation

public struct Tree {
    public let kind: String
    public let age: Int
    let row: Int

    public static let planted = ["Quince", "Medlar", "Pear", "Plum", "Walnut", "Cherry", "Mulberry", "Apple", "Fig"].enumerated().map {
        Tree(kind: $0.element, age: 3 + $0.offset * 4, row: $0.offset / 3)
    }
}
