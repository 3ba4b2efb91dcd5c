import Foundation
import Testing

@testable import UIKit

/// Index paths while an item is elsewhere, against arrays from which it is taken and into which it is put.
@Suite struct `Moved item` {
  /// Every arrangement of sections with up to three items each, with every item at every place.
  private static let cases: [(sections: [Int], from: IndexPath, to: IndexPath)] = {
    var all: [(sections: [Int], from: IndexPath, to: IndexPath)] = []
    for first in 0...3 {
      for second in 0...3 {
        let sections = [first, second]
        for from in paths(sections) {
          var rest = sections
          rest[from.section] -= 1
          for section in 0..<2 {
            for item in 0...rest[section] {
              all.append((sections, from, IndexPath(item: item, section: section)))
            }
          }
        }
      }
    }
    return all
  }()

  private static func paths(_ sections: [Int]) -> [IndexPath] {
    sections.indices.flatMap { section in
      (0..<sections[section]).map { IndexPath(item: $0, section: section) }
    }
  }

  @Test func `every item stands where taking one out and putting it in has it`() {
    #expect(Self.cases.count > 150)
    for (sections, from, to) in Self.cases {
      var shown = sections.indices.map { section in
        (0..<sections[section]).map { IndexPath(item: $0, section: section) }
      }
      shown[to.section].insert(shown[from.section].remove(at: from.item), at: to.item)
      var moved = MovedItem(from)
      moved.current = to

      var counts = sections
      moved.move(&counts)
      #expect(counts == shown.map(\.count))
      for place in Self.paths(counts) {
        let data = shown[place.section][place.item]
        #expect(moved.dataPath(place) == data, "\(sections) \(from) -> \(to) at \(place)")
        #expect(moved.shownPath(data) == place, "\(sections) \(from) -> \(to) of \(data)")
      }
    }
  }

  @Test func `at the edge of what is visible content scrolls fastest, in the middle not at all`() {
    #expect(EdgePull.speed(at: 300, in: 600) == 0)
    #expect(EdgePull.speed(at: 0, in: 600) == -EdgePull.topSpeed)
    #expect(EdgePull.speed(at: -50, in: 600) == -EdgePull.topSpeed)
    #expect(EdgePull.speed(at: 600, in: 600) == EdgePull.topSpeed)
    #expect(EdgePull.speed(at: 600 - EdgePull.reach / 2, in: 600) == EdgePull.topSpeed / 2)
    #expect(EdgePull.speed(at: 15, in: 30) == 0)
    #expect(EdgePull.speed(at: .nan, in: 600) == 0)
    #expect(EdgePull.speed(at: 5, in: 0) == 0)
  }
}
