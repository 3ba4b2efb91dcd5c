import Testing

@testable import UIKit

// A device is turned while something is under way.
@MainActor @Suite struct `A turned collection view` {
  let journal = Journal()
  let rows: HintingLayout
  let rig: TransitionRig

  init() {
    rows = .rows("rows", journal)
    rig = TransitionRig(rows, journal, items: 40).start()
  }

  @discardableResult
  private func turn() -> [String] {
    let size = rig.window.bounds.size
    return rig.calls { rig.window.frame.size = CGSize(width: size.height, height: size.width) }
  }

  private var isAtRest: Bool {
    rig.loop.nextDeadline == nil && rig.cellsInTree == rig.collection.visibleCells.count
      && rig.collection.contentOffset == rig.collection._legalOffset(nearest: rig.collection.contentOffset)
  }

  @Test func `the elements go along, and the calls are those of an animated change of bounds`() {
    let calls = turn()
    #expect(
      calls == [
        "rows: prepare", "rows: resize from 0,0 300x600", "rows: target of 0,0", "rows: final 3",
        "rows: final 4", "rows: final 5", "rows: resized",
      ])
    rig.advance(0.15)
    #expect(near(rig.drawn(2), CGRect(x: 0, y: 200, width: 450, height: 100)))
    rig.advance(0.2)
    #expect(isAtRest && rig.collection.visibleCells.count == 3)
  }

  @Test func `during a drag the finger keeps the content`() {
    rig.touch(.began, 250)
    rig.advance(0.05)
    rig.touch(.moved, 200)
    turn()
    #expect(rig.collection.isDragging)
    let offset = rig.collection.contentOffset.y
    rig.advance(0.05)
    rig.touch(.moved, 170)
    #expect(rig.collection.contentOffset.y == offset + 30)
    rig.advance(0.2)
    rig.touch(.ended, 170)
    rig.advance(3)
    #expect(isAtRest && !rig.collection.isDragging)
  }

  @Test func `during a fling the content comes to rest where the layout wants it`() {
    rig.fling()
    rig.advance(0.05)
    #expect(rig.collection.isDecelerating)
    rows.target = { CGPoint(x: 0, y: ($0.y / 100).rounded() * 100) }
    turn()
    let offset = rig.collection.contentOffset.y
    #expect(!rig.collection.isDecelerating && offset.truncatingRemainder(dividingBy: 100) == 0)
    rig.advance(3)
    #expect(isAtRest && rig.collection.contentOffset.y == offset)
  }

  @Test func `during an animated scroll the content is where it was going`() {
    _ = rig.calls { rig.collection.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    rig.advance(0.1)
    turn()
    #expect(rig.collection.contentOffset.y == 1000)
    rig.advance(1)
    #expect(isAtRest && rig.collection.contentOffset.y == 1000)
  }

  @Test func `during a change of layout both end, and nothing stays behind`() {
    let pairs = HintingLayout.pairs("pairs", journal)
    var completed: [Bool] = []
    _ = rig.calls {
      rig.collection.setCollectionViewLayout(pairs, animated: true) { completed.append($0) }
    }
    rig.advance(0.1)
    turn()
    rig.advance(1)
    #expect(completed == [true] && isAtRest)
    #expect(rig.cell(1)?.frame == CGRect(x: 300, y: 0, width: 300, height: 300))
  }

  @Test func `twice in a row it stands as before`() {
    let places = (0...6).map { rig.drawn($0) }
    turn()
    rig.advance(0.1)
    turn()
    rig.advance(1)
    #expect((0...6).map { rig.drawn($0) } == places && isAtRest)
    #expect(rig.cells.count <= 10)
  }

  @Test func `views that leave are freed when the collection view goes`() {
    weak var cell: TransitionCell?
    do {
      let layout = HintingLayout.rows("own", journal)
      let other = TransitionRig(layout, journal, items: 40).start()
      cell = other.cell(5)
      _ = other.calls { other.window.frame.size = CGSize(width: 600, height: 300) }
      other.advance(0.1)
      #expect(cell != nil)
      _ = other.calls { other.window.rootViewController = nil }
      other.advance(1)
    }
    VirtualRunLoop.current = rig.loop
    #expect(cell == nil)
  }

  @Test func `a layout whose view keeps its size hears of other size classes`() {
    rig.collection.autoresizingMask = []
    #expect(turn() == ["rows: prepare"])
  }

  @Test func `another reading direction is another layout`() {
    #expect(rig.calls { rig.collection.semanticContentAttribute = .forceRightToLeft } == ["rows: prepare"])
  }
}
