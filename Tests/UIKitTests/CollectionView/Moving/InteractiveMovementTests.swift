import QuartzCore
import Testing
import UIKit

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// Moving an item by hand (Facts 2.14).
@MainActor @Suite struct `Interactive movement` {
  private static let three = [["a", "b", "c", "d"]]

  @Test func `a data source that does not say it can move items lets none go`() {
    let rig = CollectionRig(RowLayout()).start()

    #expect(!rig.view.beginInteractiveMovementForItem(at: path(0)))
  }

  @Test func `an item that the data source holds, one that does not exist and a second one are not taken up`()
  {
    let rig = WordRig(Self.three)
    rig.fixed = ["b"]

    #expect(!rig.view.beginInteractiveMovementForItem(at: path(1)))
    #expect(!rig.view.beginInteractiveMovementForItem(at: path(9)))
    #expect(rig.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(!rig.view.beginInteractiveMovementForItem(at: path(2)))
  }

  @Test func `the calls of a movement, from taking up to letting go`() {
    let rig = WordRig(Self.three)
    let begin = rig.calls { #expect(rig.view.beginInteractiveMovementForItem(at: path(0))) }
    #expect(begin == ["context 0.0 -> 0.0, 150,50 -> 150,50", "prepare"])

    let follow = rig.calls { rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 80)) }
    #expect(follow == ["target of 0.0 at 150,80: 0.0", "context 0.0 -> 0.0, 150,50 -> 150,80", "prepare"])

    let step = rig.calls { rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250)) }
    #expect(
      step == [
        "target of 0.0 at 150,250: 0.2", "context 0.0 -> 0.2, 150,80 -> 150,250", "prepare", "elements",
      ])

    let end = rig.calls { rig.view.endInteractiveMovement() }
    #expect(end == ["move 0.0 to 0.2", "ended 0.0 -> 0.2", "prepare", "elements"])
    #expect(rig.words == [["b", "c", "a", "d"]])
  }

  @Test func `the cell is where the finger is at once and above the others, which make room in time`() throws
  {
    let rig = WordRig(Self.three)
    let (a, b) = (try #require(rig.cell("a")), try #require(rig.cell("b")))
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 140, y: 180))
    rig.loop.settle()

    #expect(a.center == CGPoint(x: 140, y: 180))
    #expect(a.layer.animationKeys() == nil)
    #expect(a.layer.zPosition > b.layer.zPosition)
    #expect(b.frame.minY == 0)
    #expect(b.layer.animationKeys()?.isEmpty == false)
    rig.settle()
    #expect(b.layer.animationKeys() == nil)
    #expect(rig.shown == ["b", "a", "c", "d"])
  }

  @Test func `let go, the cell goes into place in time and stays above until it is there`() throws {
    let rig = WordRig(Self.three)
    let a = try #require(rig.cell("a"))
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 140, y: 230))
    rig.loop.settle()
    rig.view.endInteractiveMovement()
    rig.loop.settle()

    #expect(a.frame == CGRect(x: 0, y: 200, width: 300, height: 100))
    #expect(a.layer.animationKeys()?.isEmpty == false)
    #expect(a.layer.zPosition > 0)
    rig.settle()
    #expect(a.layer.animationKeys() == nil)
    #expect(a.layer.zPosition == 0)
    #expect(rig.view.cellForItem(at: path(2)) === a)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `let go where it was taken up, no data source is told`() {
    let rig = WordRig(Self.three)
    _ = rig.view.beginInteractiveMovementForItem(at: path(1))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 140, y: 170))
    let end = rig.calls { rig.view.endInteractiveMovement() }

    #expect(end.first == "ended 0.1 -> 0.1")
    #expect(rig.words == Self.three)
  }

  @Test func `cancelled, everything goes back and the data source hears nothing`() {
    let rig = WordRig(Self.three)
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 330))
    rig.settle()
    #expect(rig.shown == ["b", "c", "d", "a"])
    let calls = rig.calls { rig.view.cancelInteractiveMovement() }
    rig.settle()

    #expect(calls.first == "cancelled 0.3 -> 0.0")
    #expect(!calls.contains { $0.hasPrefix("move") })
    #expect(rig.shown == ["a", "b", "c", "d"])
    #expect(rig.cell("a")?.frame.minY == 0)
  }

  @Test func `back and forth every cell keeps its item`() {
    let rig = WordRig(count: 6)
    let cells = Dictionary(
      uniqueKeysWithValues: rig.view.visibleCells.map { (ObjectIdentifier($0), ($0 as? WordCell)?.word) })
    _ = rig.view.beginInteractiveMovementForItem(at: path(2))
    for y in [150, 50, 250, 550, 350, 450, 20] as [CGFloat] {
      rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
      rig.loop.settle()
      let place = Int(y / 100)
      var expected = (0..<6).filter { $0 != 2 }
      expected.insert(2, at: place)
      #expect(rig.shown == expected.map { "w\($0)" })
    }
    rig.view.endInteractiveMovement()
    rig.settle()

    #expect(rig.words[0] == ["w2", "w0", "w1", "w3", "w4", "w5"])
    for cell in rig.view.visibleCells { #expect(cells[ObjectIdentifier(cell)] == (cell as? WordCell)?.word) }
  }

  @Test func `from one section to another, and into an empty one, the counts follow`() {
    let rig = WordRig([["a", "b"], ["c", "d"], []])
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    #expect((0..<3).map { rig.view.numberOfItems(inSection: $0) } == [1, 3, 0])
    rig.settle()
    #expect(rig.shown == ["b", "c", "a", "d"])

    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 450))
    #expect((0..<3).map { rig.view.numberOfItems(inSection: $0) } == [1, 2, 1])
    rig.view.endInteractiveMovement()
    rig.settle()
    #expect(rig.words == [["b"], ["c", "d"], ["a"]])
    #expect(rig.shown == ["b", "c", "d", "a"])
    #expect(rig.warnings == [])
  }

  @Test func `the delegate may redirect, to a place that exists`() {
    let rig = WordRig(Self.three)
    var asked: [[Int]] = []
    rig.redirect = { original, current, proposed in
      asked.append([original.item, current.item, proposed.item])
      return path(min(proposed.item, 2))
    }
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 390))
    #expect(asked == [[0, 0, 1], [0, 1, 3]])
    rig.redirect = { _, _, _ in path(44) }
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 20))
    rig.view.endInteractiveMovement()

    #expect(rig.words == [["b", "c", "a", "d"]])
    #expect(rig.warnings.contains { $0.contains("no place") })
  }

  @Test func `reloading in the middle ends it, and so does a data source that reloads at the end`() {
    let rig = WordRig(Self.three)
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    rig.view.reloadData()
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    rig.view.endInteractiveMovement()
    rig.settle()
    #expect(rig.words == Self.three)
    #expect(rig.shown == ["a", "b", "c", "d"])

    rig.onMove = { [unowned rig] in rig.view.reloadData() }
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    rig.view.endInteractiveMovement()
    rig.settle()
    #expect(rig.shown == ["b", "c", "d", "a"])
    #expect(rig.view.subviews.count == 4)
  }

  @Test func `a batch in the middle ends it, with the item where the data source has it, and is shown`() {
    let rig = WordRig([["a", "b"], ["c", "d"]])
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    rig.loop.settle()
    #expect(rig.shown == ["b", "c", "a", "d"])
    rig.words[0].insert("new", at: 1)
    let calls = rig.calls { rig.view.insertItems(at: [path(1)]) }
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
    rig.view.endInteractiveMovement()
    rig.settle()

    #expect(calls.first == "cancelled 1.1 -> 0.0")
    #expect(rig.shown == ["a", "new", "b", "c", "d"])
    #expect(rig.words == [["a", "new", "b"], ["c", "d"]])
    #expect(rig.view.subviews.count == 5)
  }

  @Test func `selection goes with the items`() {
    let rig = WordRig(Self.three)
    rig.view.allowsMultipleSelection = true
    for item in [0, 2] { rig.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 350))
    rig.view.endInteractiveMovement()
    rig.settle()

    #expect(rig.view.indexPathsForSelectedItems == [path(1), path(3)])
    #expect(["a", "b", "c", "d"].map { rig.cell($0)?.isSelected } == [true, false, true, false])
  }

  @Test
  func
    `at the edge the content scrolls under the finger until it ends, and new cells show the right items`()
  {
    let rig = WordRig(count: 30)
    _ = rig.view.beginInteractiveMovementForItem(at: path(1))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 590))
    rig.settle(after: 0.5)
    let offset = rig.view.contentOffset.y
    #expect(offset > 100)
    #expect(abs((rig.cell("w1")?.center.y ?? 0) - (offset + 590)) < 0.01)
    rig.settle(after: 10)
    #expect(rig.view.contentOffset.y == 2400)
    #expect(rig.shown == (0..<30).map { "w\($0)" }.suffix(5).map { $0 } + ["w1"])
    #expect(rig.loop.nextDeadline == nil)

    rig.view.endInteractiveMovement()
    rig.settle()
    #expect(rig.words[0].last == "w1")
    #expect(rig.words[0].count == 30)
  }

  @Test func `a cell that is held keeps its view however far it is from its place`() {
    let rig = WordRig(count: 30)
    let cell = rig.cell("w0")
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.contentOffset.y = 1500
    rig.loop.settle()
    #expect(rig.cell("w0") === cell)
    rig.view.cancelInteractiveMovement()
    rig.settle()
    #expect(rig.cell("w0") == nil)
  }

  @Test func `a million items are not gone through for a step`() {
    let rig = WordRig([Array(repeating: "w", count: 1_000_000)])
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    for y in stride(from: CGFloat(50), to: 550, by: 10) {
      rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
      rig.loop.settle()
    }
    rig.view.endInteractiveMovement()
    rig.settle()

    #expect(rig.view.visibleCells.count <= 7)
  }
}
