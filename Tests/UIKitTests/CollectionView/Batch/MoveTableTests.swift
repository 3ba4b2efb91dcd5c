import Foundation
import Testing

@testable import UIKit

@Suite("Tables of moves") struct MoveTableTests {
  @Test func `moves are found from both ends, in whatever order they were given`() {
    let moves = [(7, 1), (0, 9), (3, 3)].map { BatchUpdate.Move(from: $0.0, to: $0.1) }
    let table = MoveTable(moves)
    #expect((0..<10).map { table.target(of: $0) } == [9, nil, nil, 3, nil, nil, nil, 1, nil, nil])
    #expect((0..<10).map { table.origin(of: $0) } == [nil, 7, nil, 3, nil, nil, nil, nil, nil, 0])
    #expect(table.byOrigin.map(\.from) == [0, 3, 7])
  }

  @Test func `places are in the order of the screen, whole sections after their items`() {
    let places = [ItemPlace(section: 1, item: 0), .section(0), ItemPlace(section: 0, item: 2)]
    #expect(places.sorted() == [places[2], places[1], places[0]])
  }

  @Test func `a place is a path of two steps`() {
    #expect(ItemPlace([2, 5])?.path == IndexPath(item: 5, section: 2))
    for path in [IndexPath(), [1], [1, 2, 3], [-1, 0], [0, -1]] { #expect(ItemPlace(path) == nil) }
  }
}
