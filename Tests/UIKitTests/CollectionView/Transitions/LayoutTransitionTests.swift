import Testing

@testable import UIKit

@MainActor @Suite struct `Layout transitions` {
  let journal = Journal()
  let rows: HintingLayout
  let pairs: HintingLayout
  let rig: TransitionRig

  init() {
    rows = .rows("rows", journal)
    pairs = .pairs("pairs", journal)
    rig = TransitionRig(rows, journal).start()
  }

  private func change(
    to layout: UICollectionViewLayout, animated: Bool = true, _ completion: ((Bool) -> Void)? = nil
  ) { rig.collection.setCollectionViewLayout(layout, animated: animated, completion: completion) }

  @Test func `the calls come in UIKit's order`() {
    let calls = rig.calls {
      change(to: pairs) { journal.note("completed \($0)") }
      journal.note("set")
    }

    // Items 0…5 are on the old screen and 0…7 on the new one.
    let told = (0...5).map { "cell \($0) will rows>pairs" }
    let begun = ["rows: transition to", "pairs: transition from"] + told
    let asked = (6...7).map { "pairs: initial \($0)" }
    let over = ["rows: transition over", "pairs: transition over", "set"]
    #expect(calls == begun + ["pairs: prepare", "pairs: target of 0,0"] + asked + over)

    rig.advance(0.29)
    #expect(journal.take() == [])
    rig.advance(0.02)
    #expect(journal.take() == (0...7).map { "cell \($0) did rows>pairs" } + ["completed true"])
    rig.advance(1)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `items keep their cells, which have their places at once and are drawn on the way`() throws {
    let cell = try #require(rig.cell(3))
    _ = rig.calls { change(to: pairs) }

    #expect(rig.cell(3) === cell)
    #expect(cell.frame == CGRect(x: 150, y: 150, width: 150, height: 150))
    #expect(near(rig.drawn(3), CGRect(x: 0, y: 300, width: 300, height: 100)))
    rig.advance(0.15)
    #expect(near(rig.drawn(3), CGRect(x: 75, y: 225, width: 225, height: 125)))
    rig.advance(0.2)
    #expect(near(rig.drawn(3), cell.frame))
  }

  @Test func `what comes into view sets out from where the new layout says, or from its old place`() throws {
    pairs.initial = { item in
      guard item == 6 else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return attributes
    }
    _ = rig.calls { change(to: pairs) }

    #expect(near(rig.drawn(6), CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(near(rig.drawn(7), CGRect(x: 0, y: 700, width: 300, height: 100)))
  }

  @Test func `what leaves stays until the animation ends, goes where the old layout says, and is told then`()
    throws
  {
    _ = rig.calls { change(to: pairs, animated: false) }
    let leaving = try #require(rig.cell(7))
    pairs.final = { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 1000, y: 0, width: 10, height: 10)
      return attributes
    }
    let calls = rig.calls { change(to: rows) }

    #expect(calls.contains("pairs: final 7") && !calls.contains { $0.hasPrefix("rows: initial") })
    #expect(rig.cell(7) == nil && leaving.superview === rig.collection && rig.ended == [])
    rig.advance(0.15)
    #expect(near(rig.drawn(leaving), CGRect(x: 575, y: 225, width: 80, height: 80)))
    rig.advance(0.2)
    #expect(leaving.superview == nil && Set(rig.ended) == [6, 7])
    #expect(rig.cellsInTree == rig.collection.visibleCells.count)
  }

  @Test func `the content moves to where the new layout wants to be, in the animation`() {
    pairs.target = { _ in CGPoint(x: 0, y: 300) }
    _ = rig.calls { change(to: pairs) }

    #expect(rig.collection.contentOffset == CGPoint(x: 0, y: 300))
    #expect(rig.collection.layer.presented.bounds.minY == 0)
    rig.advance(0.15)
    #expect(abs(rig.collection.layer.presented.bounds.minY - 150) < 0.01)
  }

  @Test func `a content that becomes shorter does not jump`() {
    _ = rig.calls { rig.collection.contentOffset.y = 600 }
    let before = rig.drawn(10)
    let low = HintingLayout("low", journal) { item, _ in
      CGRect(x: 0, y: CGFloat(item) * 10, width: 300, height: 10)
    }
    _ = rig.calls { change(to: low) }

    #expect(rig.collection.contentOffset == .zero)
    #expect(before != nil && rig.drawn(10) == before)
  }

  @Test func `without animation everything is there at once, and the completion comes in a later turn`() {
    let calls = rig.calls {
      change(to: pairs, animated: false) { journal.note("completed \($0)") }
      journal.note("set")
    }

    #expect(calls.suffix(2) == ["set", "completed true"])
    #expect(!calls.contains { $0.contains("initial") || $0.contains("final") })
    #expect(near(rig.drawn(3), CGRect(x: 150, y: 150, width: 150, height: 150)))
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `animations that are switched off make it immediate`() {
    _ = rig.calls {
      UIView.setAnimationsEnabled(false)
      change(to: pairs)
      UIView.setAnimationsEnabled(true)
    }
    #expect(near(rig.drawn(3), CGRect(x: 150, y: 150, width: 150, height: 150)))

    _ = rig.calls { UIView.performWithoutAnimation { change(to: rows) } }
    #expect(near(rig.drawn(3), CGRect(x: 0, y: 300, width: 300, height: 100)))
  }

  @Test func `a layout that is set within an animation is animated with it`() {
    _ = rig.calls {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        rig.collection.collectionViewLayout = pairs
      }
    }

    rig.advance(0.5)
    #expect(near(rig.drawn(3), CGRect(x: 75, y: 225, width: 225, height: 125)))
    rig.advance(0.6)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `a change in the middle of another bends its way, and both are completed`() {
    var completed: [String] = []
    _ = rig.calls { change(to: pairs) { completed.append("pairs \($0)") } }
    rig.advance(0.15)
    let before = rig.drawn(3)
    _ = rig.calls { change(to: rows) { completed.append("rows \($0)") } }

    #expect(before.map { near(rig.drawn(3), $0) } == true)
    rig.advance(1)
    #expect(completed == ["pairs true", "rows true"])
    #expect(near(rig.drawn(3), CGRect(x: 0, y: 300, width: 300, height: 100)))
    #expect(rig.cellsInTree == rig.collection.visibleCells.count && rig.loop.nextDeadline == nil)
  }

  @Test func `a reload in the middle completes it and leaves no view behind`() {
    var completed: [Bool] = []
    _ = rig.calls { change(to: pairs) { completed.append($0) } }
    rig.advance(0.1)
    rig.itemCount = 2
    _ = rig.calls { rig.collection.reloadData() }
    rig.advance(1)

    #expect(completed.count == 1)
    #expect(rig.cellsInTree == 2 && rig.collection.visibleCells.count == 2)
  }

  @Test func `before the first layout, and without area, the swap is immediate and untold`() {
    let fresh = TransitionRig(HintingLayout.rows("old", journal), journal)
    let calls = fresh.calls {
      fresh.collection.setCollectionViewLayout(pairs, animated: true) { journal.note("completed \($0)") }
    }
    #expect(!calls.contains { $0.contains("transition") })
    #expect(calls.contains("completed true") && fresh.collection.collectionViewLayout === pairs)

    fresh.collection.frame.size.height = 0
    let more = fresh.calls { fresh.collection.setCollectionViewLayout(rows, animated: true) }
    #expect(!more.contains { $0.contains("transition") || $0.contains("prepare") })
  }

  @Test func `the same layout again is no transition, and is completed`() {
    let calls = rig.calls { change(to: rows) { journal.note("completed \($0)") } }
    #expect(calls == ["completed true"])
  }

  @Test func `a fling ends where the new layout puts the content`() {
    rig.fling()
    #expect(rig.collection.isDecelerating)
    pairs.target = { _ in CGPoint(x: 0, y: 100) }
    _ = rig.calls { change(to: pairs) }

    #expect(!rig.collection.isDecelerating)
    rig.advance(3)
    #expect(rig.collection.contentOffset == CGPoint(x: 0, y: 100))
  }
}
