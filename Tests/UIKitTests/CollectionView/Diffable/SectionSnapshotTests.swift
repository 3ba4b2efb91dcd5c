import Testing

@testable import UIKit

@Suite("Section snapshot") struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// fruit (apple, pear (nashi)), nuts (hazel).
  private func sample() -> Outline {
    var outline = Outline()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["nashi"], to: "pear")
    outline.append(["hazel"], to: "nuts")
    return outline
  }

  @Test func `items come before what they hold`() {
    #expect(sample().items == ["fruit", "apple", "pear", "nashi", "nuts", "hazel"])
    #expect(sample().rootItems == ["fruit", "nuts"])
    #expect(sample().index(of: "nashi") == 3)
  }

  @Test func `an item is visible while all that it lies in is expanded`() {
    var outline = sample()
    #expect(outline.visibleItems == ["fruit", "nuts"])
    outline.expand(["pear"])
    #expect(outline.visibleItems == ["fruit", "nuts"])
    #expect(!outline.isVisible("nashi"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "nashi", "nuts"])
    outline.collapse(["fruit"])
    #expect(outline.visibleItems == ["fruit", "nuts"])
    #expect(outline.isExpanded("pear"))
  }

  @Test func `it knows levels and parents`() {
    #expect(sample().level(of: "fruit") == 0)
    #expect(sample().level(of: "nashi") == 2)
    #expect(sample().parent(of: "nashi") == "pear")
    #expect(sample().parent(of: "nuts") == nil)
  }

  @Test func `items are inserted at the level of their neighbour`() {
    var outline = sample()
    outline.insert(["fig"], before: "apple")
    outline.insert(["seeds"], after: "fruit")
    #expect(
      outline.visualDescription() == """
        - fruit
          - fig
          - apple
          - pear
            - nashi
        - seeds
        - nuts
          - hazel
        """)
  }

  @Test func `what is deleted takes along what it holds`() {
    var outline = sample()
    outline.delete(["fruit", "nashi", "unknown"])
    #expect(outline.items == ["nuts", "hazel"])
    #expect(!outline.contains("nashi"))
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func `a part can be taken out and put in the place of another`() {
    var part = sample().snapshot(of: "pear", includingParent: true)
    #expect(part.items == ["pear", "nashi"])
    #expect(part.level(of: "nashi") == 1)
    part = sample().snapshot(of: "fruit")
    #expect(part.rootItems == ["apple", "pear"])

    var other = Outline()
    other.append(["kiwi"])
    other.append(["gold"], to: "kiwi")
    other.expand(["kiwi"])
    var outline = sample()
    outline.expand(["fruit"])
    outline.replace(childrenOf: "fruit", using: other)
    #expect(outline.visibleItems == ["fruit", "kiwi", "gold", "nuts"])
    outline.delete(["kiwi"])
    outline.insert(other, after: "nuts")
    #expect(outline.visibleItems == ["fruit", "nuts", "kiwi", "gold"])
  }

  @Test func `an outline may be deeper than the stack`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([0])
    for level in 1...5_000 { outline.append([level], to: level - 1) }
    outline.expand(Array(0...5_000))
    #expect(outline.visibleItems.count == 5_001)
    #expect(outline.level(of: 5_000) == 5_000)
    outline.delete([0])
    #expect(outline.items.isEmpty)
  }

  @Test func `mistakes are named`() {
    var outline = ItemOutline<String>()
    #expect(throws: SnapshotMistake.unknownItem("x")) { try outline.append(["a"], to: "x") }
    #expect(throws: SnapshotMistake.repeatedItem("a")) { try outline.append(["a", "a"], to: nil) }
    #expect(throws: SnapshotMistake.unknownItem("x")) { try outline.setExpanded(["x"], true) }
    #expect(throws: SnapshotMistake.unknownItem("x")) {
      try outline.insert(["a"], nextTo: "x", isAfter: true)
    }
    #expect(outline.count == 0)
  }
}
