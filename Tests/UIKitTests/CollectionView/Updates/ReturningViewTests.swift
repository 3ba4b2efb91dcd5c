import QuartzCore
import Testing
import UIKit

/// Elements that leave the screen in an animation and are back before it has ended (Facts 2.10).
@MainActor @Suite struct `Views that come back` {
  private func first(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func drawn(_ view: UIView?) -> CGFloat? { view?.layer.presentation()?.position.y }

  /// Six rows of 100 points on a screen of 350; the fourth has just been pushed off it.
  private func pushed() throws -> (rig: LetterRig, d: LetterCell) {
    let rig = LetterRig([["a", "b", "c", "d", "e", "f"]])
    let d = try #require(rig.cell(3))
    _ = rig.batch([["x", "a", "b", "c", "d", "e", "f"]]) { $0.insertItems(at: [first(0)]) }
    rig.loop.advance(to: rig.loop.now + 0.1)
    #expect(rig.cell(4) == nil && d.superview === rig.view)
    return (rig, d)
  }

  @Test func `a batch that brings an item back brings back its cell, from where it is drawn`() throws {
    let (rig, d) = try pushed()
    let place = try #require(drawn(d))
    _ = rig.batch([["a", "b", "c", "d", "e", "f"]]) { $0.deleteItems(at: [first(0)]) }
    rig.loop.settle()

    #expect(rig.cells.count { $0.name == "d" } == 1)
    #expect(rig.cell(3) === d && d.center.y == 350)
    #expect(abs(try #require(drawn(d)) - place) < 1)
    #expect(!rig.calls(in: 1).contains("ended displaying 0.3"))
    #expect(d.superview === rig.view && drawn(d) == 350)
  }

  @Test func `an item that is scrolled back to has its cell again`() throws {
    let (rig, d) = try pushed()
    _ = rig.layout.journal.take()
    rig.view.contentOffset.y = 100
    rig.loop.settle()

    #expect(rig.cells.count { $0.name == "d" } == 1)
    #expect(rig.cell(4) === d && d.center.y == 450)
    #expect(!rig.layout.journal.take().contains { $0.hasPrefix("cell 0.4") || $0 == "will display 0.4" })
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(rig.cell(4) === d && drawn(d) == 450)
  }

  @Test func `what has come back leaves once`() throws {
    let (rig, d) = try pushed()
    rig.view.contentOffset.y = 100
    rig.loop.settle()
    _ = rig.layout.journal.take()
    rig.view.contentOffset.y = 0
    let calls = rig.calls(in: 1)

    #expect(calls.count { $0.hasPrefix("ended displaying 0.4") } == 1)
    // The row that came in has taken the view.
    #expect(rig.cell(0) === d && !rig.cells.contains { $0.name == "d" })
  }

  @Test func `a batch in between gives the item another name, and the cell is still its own`() throws {
    let (rig, d) = try pushed()
    _ = rig.batch([["x", "a", "d", "e", "f"]]) { $0.deleteItems(at: [first(2), first(3)]) }
    rig.loop.settle()

    #expect(rig.cell(2) === d)
    #expect(rig.cells.count { $0.name == "d" } == 1)
  }

  @Test func `one that is still on its way goes where its item is by now`() throws {
    let (rig, d) = try pushed()
    _ = rig.batch([["y", "x", "a", "b", "c", "d", "e", "f"]]) { $0.insertItems(at: [first(0)]) }
    rig.loop.settle()

    #expect(rig.cell(5) == nil && d.center.y == 550)
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(d.superview == nil)
  }

  @Test func `the view of a deleted item does not come back`() throws {
    let rig = LetterRig([["a", "b"]])
    let b = try #require(rig.cell(1))
    _ = rig.batch([["a"]]) { $0.deleteItems(at: [first(1)]) }
    rig.loop.advance(to: rig.loop.now + 0.1)
    _ = rig.batch([["a", "new"]]) { $0.insertItems(at: [first(1)]) }
    rig.loop.settle()

    #expect(rig.cell(1) !== b && rig.cell(1)?.name == "new")
    rig.loop.advance(to: rig.loop.now + 1)
    #expect(b.superview == nil)
  }

  @Test func `what was to be filled again meanwhile comes back with another view`() throws {
    let (rig, _) = try pushed()
    _ = rig.batch([["x", "a", "b", "c", "d2", "e", "f"]]) { $0.reconfigureItems(at: [first(4)]) }
    rig.loop.settle()
    rig.view.contentOffset.y = 100
    rig.loop.settle()

    #expect(rig.cell(4)?.name == "d2")
    #expect(!rig.cells.contains { $0.name == "d" })
  }
}
