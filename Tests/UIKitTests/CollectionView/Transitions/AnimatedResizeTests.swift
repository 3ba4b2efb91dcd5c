import Testing

@testable import UIKit

@MainActor @Suite struct `Animated changes of bounds` {
  let journal = Journal()
  let pairs: HintingLayout
  let rig: TransitionRig

  init() {
    pairs = .pairs("pairs", journal)
    rig = TransitionRig(pairs, journal).start()
  }

  private func animate(_ change: @escaping () -> Void) -> [String] {
    rig.calls { UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: change) }
  }

  private let path = IndexPath(item: 0, section: 0)

  @Test func `the layout is told before and after, and asked in between of those that come`() {
    let calls = animate {
      rig.collection.frame.size.width = 200
      rig.view.layoutIfNeeded()
      journal.note("laid out")
    }
    // 100 pt high instead of 150: two more lines.
    #expect(
      calls == [
        "pairs: prepare", "pairs: resize from 0,0 300x600", "pairs: target of 0,0", "pairs: initial 8",
        "pairs: initial 9", "pairs: initial 10", "pairs: initial 11", "pairs: resized", "laid out",
      ])
  }

  @Test func `and of those that go`() {
    _ = rig.calls { rig.collection.frame.size.width = 200 }
    let calls = animate {
      rig.collection.frame.size.width = 300
      rig.view.layoutIfNeeded()
    }
    #expect(calls.contains("pairs: final 10") && calls.contains("pairs: final 11"))
    #expect(!calls.contains { $0.contains("initial") })
    #expect(calls.last == "pairs: resized")
  }

  @Test func `without an animation it is told, and asked for no beginnings and no ends`() {
    let calls = rig.calls { rig.collection.frame.size.width = 200 }
    #expect(
      calls == [
        "pairs: prepare", "pairs: resize from 0,0 300x600", "pairs: target of 0,0", "pairs: resized",
      ])
    #expect(near(rig.drawn(3), CGRect(x: 100, y: 100, width: 100, height: 100)))
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test(arguments: [true, false])
  func `elements move from their old places, whether or not the block lays out`(laysOut: Bool) {
    _ = animate {
      rig.collection.frame.size.width = 200
      if laysOut { rig.view.layoutIfNeeded() }
    }
    #expect(rig.cell(3)?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(near(rig.drawn(3), CGRect(x: 150, y: 150, width: 150, height: 150)))
    rig.advance(0.25)
    #expect(near(rig.drawn(3), CGRect(x: 125, y: 125, width: 125, height: 125)))
    rig.advance(0.3)
    #expect(near(rig.drawn(3), CGRect(x: 100, y: 100, width: 100, height: 100)))
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `what comes into view sets out from where it was`() {
    _ = animate { rig.collection.frame.size.width = 200 }
    #expect(near(rig.drawn(10), CGRect(x: 0, y: 750, width: 150, height: 150)))
    rig.advance(0.25)
    #expect(near(rig.drawn(10), CGRect(x: 0, y: 625, width: 125, height: 125)))
  }

  @Test func `what leaves goes where it is now, and is taken back at the end`() throws {
    _ = rig.calls { rig.collection.frame.size.width = 200 }
    let cell = try #require(rig.cell(10))
    _ = animate { rig.collection.frame.size.width = 300 }

    #expect(rig.cell(10) == nil && cell.superview === rig.collection)
    rig.advance(0.25)
    #expect(near(rig.drawn(cell), CGRect(x: 0, y: 625, width: 125, height: 125)))
    rig.advance(0.3)
    #expect(cell.superview == nil && rig.ended.contains(10))
    #expect(rig.cellsInTree == rig.collection.visibleCells.count)
  }

  @Test func `a superview's animated layout carries it along`() {
    rig.collection.autoresizingMask = []
    rig.collection.translatesAutoresizingMaskIntoConstraints = false
    let width = rig.collection.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      width, rig.collection.heightAnchor.constraint(equalToConstant: 600),
      rig.collection.topAnchor.constraint(equalTo: rig.view.topAnchor),
      rig.collection.leadingAnchor.constraint(equalTo: rig.view.leadingAnchor),
    ])
    _ = rig.calls {}
    let calls = animate {
      width.constant = 200
      rig.view.layoutIfNeeded()
    }
    #expect(calls.contains("pairs: initial 10"))
    rig.advance(0.25)
    #expect(near(rig.drawn(3), CGRect(x: 125, y: 125, width: 125, height: 125)))
    #expect(rig.collection.layer.presented.bounds.width == 250)
  }

  @Test func `the content moves to its target with it`() {
    pairs.target = { _ in CGPoint(x: 0, y: 60) }
    _ = animate { rig.collection.frame.size = CGSize(width: 250, height: 300) }
    #expect(rig.collection.contentOffset.y == 60)
    rig.advance(0.25)
    #expect(abs(rig.collection.layer.presented.bounds.minY - 30) < 0.01)
  }
}
