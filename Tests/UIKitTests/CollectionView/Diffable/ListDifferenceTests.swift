import Testing

@testable import UIKit

@Suite("Difference of two lists") struct ListDifferenceTests {
  /// Places of deletions and insertions, and "from>to" of moves.
  private func text(_ old: some StringProtocol, _ new: some StringProtocol) -> String {
    let found = ListDifference(from: Array(old), to: Array(new))
    return "delete \(found.deletions), insert \(found.insertions), "
      + "move [\(found.moves.map { "(\($0.from), \($0.to))" }.joined(separator: ", "))]"
  }

  @Test(arguments: Vector.group("diff"))
  func `the vectors come out`(_ vector: Vector) {
    let ends = vector.input.replacing("(empty)", with: "").split(
      separator: "->", omittingEmptySubsequences: false
    )
    .map { $0.replacing(" ", with: "") }
    #expect(ends.count == 2)
    #expect(text(ends[0], ends[1]) == vector.expected)
  }

  @Test func `there are vectors`() { #expect(Vector.group("diff").count == 6) }

  @Test func `a reversal leaves what is first in the new list where the old one begins`() {
    #expect(text("ABC", "CBA") == "delete [], insert [], move [(2, 0), (1, 1)]")
  }

  /// All lists of up to four of five letters, without repeats.
  private static let lists: [[Int]] = {
    var lists: [[Int]] = [[]]
    var begun = lists
    for _ in 0..<4 {
      begun = begun.flatMap { list in (0..<5).filter { !list.contains($0) }.map { list + [$0] } }
      lists += begun
    }
    return lists
  }()

  @Test func `deleting, inserting and moving makes the new list, in all small cases`() {
    for old in Self.lists {
      for new in Self.lists {
        let found = ListDifference(from: old, to: new)
        #expect(found.deletions == old.indices.filter { !new.contains(old[$0]) })
        #expect(found.insertions == new.indices.filter { !old.contains(new[$0]) })
        let moved = Set(found.moves.map { old[$0.from] })
        #expect(found.moves.allSatisfy { old[$0.from] == new[$0.to] })
        // Elements that are neither moved, deleted nor inserted are in the same order before and after.
        let kept = old.filter { new.contains($0) && !moved.contains($0) }
        #expect(kept == new.filter { old.contains($0) && !moved.contains($0) })
      }
    }
  }

  @Test func `the rule of the cursor holds in all small cases`() {
    for old in Self.lists {
      for new in Self.lists {
        var waiting = old.filter(new.contains)
        var moved: [Int] = []
        for item in new where old.contains(item) {
          if waiting.first != item { moved.append(item) }
          waiting.removeAll { $0 == item }
        }
        #expect(ListDifference(from: old, to: new).moves.map { new[$0.to] } == moved)
      }
    }
  }
}
