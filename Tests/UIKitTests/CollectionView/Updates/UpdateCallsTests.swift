import QuartzCore
import Testing
import UIKit

/// The calls of a batch update, and their order (Facts 2.10).
@MainActor @Suite struct `Calls of an update` {
  private let counted = ["closure", "sections", "items of 0", "invalidate counts", "prepare"]

  @Test func `an insertion is counted, prepared, announced, aimed, asked about and finalized, in this order`()
  {
    let rig = LetterRig([["a", "b"]])
    let calls = rig.batch([["a", "new", "b"]]) { $0.insertItems(at: [IndexPath(item: 1, section: 0)]) }

    #expect(
      calls.steps == counted + [
        "updates: insert 0.1", "target", "final 0.0", "final 0.1", "initial 0.0", "initial 0.1",
        "initial 0.2", "finalize",
      ])
    #expect(rig.shown == ["a", "new", "b"])
  }

  @Test func `a deleted item is asked about where it was, and nothing appears in its stead`() {
    let rig = LetterRig([["a", "b", "c"]])
    let calls = rig.batch([["a", "c"]]) { $0.deleteItems(at: [IndexPath(item: 1, section: 0)]) }

    #expect(
      calls.steps == counted + [
        "updates: delete 0.1", "target", "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1",
        "finalize",
      ])
    #expect(rig.shown == ["a", "c"])
  }

  @Test func `a moved item is one change, with both of its places`() {
    let rig = LetterRig([["a", "b", "c"]])
    let calls = rig.batch([["c", "a", "b"]]) {
      $0.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    }

    #expect(
      calls.steps == counted + [
        "updates: move 0.2 0.0", "target", "final 0.0", "final 0.1", "final 0.2", "initial 0.0",
        "initial 0.1", "initial 0.2", "finalize",
      ])
    #expect(rig.shown == ["c", "a", "b"])
  }

  @Test func `a reload reaches the layout as one change, and gets another cell`() {
    let rig = LetterRig([["a", "b"]])
    let (kept, dropped) = (rig.cell(0), rig.cell(1))
    let calls = rig.batch([["a", "B"]]) { $0.reloadItems(at: [IndexPath(item: 1, section: 0)]) }

    #expect(
      calls.steps == counted + [
        "updates: reload 0.1", "target", "final 0.0", "final 0.1", "initial 0.0", "initial 0.1", "finalize",
      ])
    #expect(calls.starting(with: "cell") == ["cell 0.1"])
    #expect(rig.shown == ["a", "B"])
    #expect(rig.cell(0) === kept && rig.cell(1) !== dropped)
  }

  @Test func `of everything in one batch there is one count, one preparation and one announcement`() {
    let rig = LetterRig([["a", "b", "c", "d"]])
    let calls = rig.batch([["d", "a", "x"]]) {
      $0.insertItems(at: [IndexPath(item: 2, section: 0)])
      $0.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
      $0.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    }

    #expect(calls.filter { $0 == "prepare" }.count == 1)
    #expect(
      calls.starting(with: "updates") == ["updates: delete 0.1, delete 0.2, insert 0.2, move 0.3 0.0"])
    #expect(rig.shown == ["d", "a", "x"])
  }

  @Test func `a change that is told outside of a batch is a batch of one`() {
    let rig = LetterRig([["a", "b"]])
    rig.names = [["a"]]
    rig.view.deleteItems(at: [IndexPath(item: 1, section: 0)])

    #expect(
      rig.layout.journal.take().steps == counted.dropFirst() + [
        "updates: delete 0.1", "target", "final 0.0", "final 0.1", "initial 0.0", "finalize",
      ])
  }

  // MARK: Sections

  @Test func `an inserted section does not list its items, which appear all the same`() {
    let rig = LetterRig([["a"]])
    let calls = rig.batch([["x", "y"], ["a"]]) { $0.insertSections([0]) }

    #expect(
      calls.steps == [
        "closure", "sections", "items of 0", "items of 1", "invalidate counts", "prepare",
        "updates: insert section 0", "target", "final 0.0", "initial 0.0", "initial 0.1", "initial 1.0",
        "finalize",
      ])
    #expect(rig.shown == ["x", "y", "a"])
  }

  @Test func `a deleted section does not list its items, which disappear all the same`() {
    let rig = LetterRig([["a", "b"], ["c"]])
    let calls = rig.batch([["c"]]) { $0.deleteSections([0]) }

    #expect(
      calls.steps == counted + [
        "updates: delete section 0", "target", "final 0.0", "final 0.1", "final 1.0", "initial 0.0",
        "finalize",
      ])
    #expect(rig.shown == ["c"])
  }

  @Test func `a moved section takes its items along`() {
    let rig = LetterRig([["a"], ["b"]])
    let (a, b) = (rig.cell(0, 0), rig.cell(0, 1))
    let calls = rig.batch([["b"], ["a"]]) { $0.moveSection(0, toSection: 1) }

    #expect(calls.starting(with: "updates") == ["updates: move section 0 section 1"])
    #expect(calls.starting(with: "cell") == [])
    #expect(rig.cell(0, 0) === b && rig.cell(0, 1) === a)
  }

  @Test func `a reloaded section makes its cells again, as many as there are now`() {
    let rig = LetterRig([["a"], ["b"]])
    let a = rig.cell(0, 0)
    let calls = rig.batch([["a"], ["B", "C"]]) { $0.reloadSections([1]) }

    #expect(calls.starting(with: "updates") == ["updates: reload section 1"])
    #expect(calls.starting(with: "cell").sorted() == ["cell 1.0", "cell 1.1"])
    #expect(rig.shown == ["a", "B", "C"] && rig.cell(0, 0) === a)
  }

  @Test func `headers take part: what was on screen disappears, what is on screen appears`() {
    let layout = LetterLayout()
    layout.headerHeight = 20
    let rig = LetterRig([["a"], ["b"]], layout: layout)
    let calls = rig.batch([["b"]]) { $0.deleteSections([0]) }

    #expect(calls.starting(with: "final header").sorted() == ["final header 0", "final header 1"])
    #expect(calls.starting(with: "initial header") == ["initial header 0"])
  }

  @Test func `what else comes and goes is asked once the layout knows of the update`() throws {
    let layout = LetterLayout()
    layout.headerHeight = 20
    let rig = LetterRig([["a"]], layout: layout)
    let calls = rig.batch([["a", "b"]]) { $0.insertItems(at: [IndexPath(item: 1, section: 0)]) }
    let announced = try #require(calls.firstIndex { $0.hasPrefix("updates") })
    let inserts = try #require(calls.firstIndex(of: "headers to insert"))
    let deletes = try #require(calls.firstIndex(of: "headers to delete"))

    #expect(inserts > announced && deletes > announced)
  }

  // MARK: Around

  @Test func `the layout is made current for the old data before the closure runs`() {
    let rig = LetterRig([["a"]])
    rig.layout.invalidateLayout()
    let calls = rig.batch([["a", "b"]]) { $0.insertItems(at: [IndexPath(item: 1, section: 0)]) }

    #expect(calls.steps.prefix(3) == ["prepare", "closure", "sections"])
    #expect(calls.filter { $0 == "prepare" }.count == 2)
  }

  @Test func `nested batches are one update, and all of them complete`() {
    let rig = LetterRig([["a", "b"]])
    _ = rig.layout.journal.take()
    rig.view.performBatchUpdates {
      rig.names = [["b", "c"]]
      rig.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      rig.view.performBatchUpdates {
        rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      } completion: {
        rig.note("inner \($0)")
      }
      rig.note("between")
    } completion: {
      rig.note("outer \($0)")
    }
    let calls = rig.layout.journal.take()

    #expect(calls.first == "between")
    #expect(calls.filter { $0 == "prepare" }.count == 1)
    #expect(calls.starting(with: "updates") == ["updates: delete 0.0, insert 0.1"])
    #expect(Set(rig.calls(in: 1)).isSuperset(of: ["inner true", "outer true"]))
    #expect(rig.shown == ["b", "c"])
  }

  @Test(arguments: [true, false])
  func `an empty batch prepares, announces nothing and completes`(hasClosure: Bool) {
    let rig = LetterRig([["a"]])
    _ = rig.layout.journal.take()
    rig.view.performBatchUpdates(hasClosure ? {} : nil) { rig.note("completion \($0)") }
    let calls = rig.layout.journal.take()

    #expect(
      calls.steps.drop { $0 != "prepare" } == [
        "prepare", "updates: ", "target", "final 0.0", "initial 0.0", "finalize",
      ])
    #expect(rig.calls(in: 1).contains("completion true"))
    #expect(rig.shown == ["a"])
  }

  @Test(arguments: ShelfStep.Style.Animation.allCases)
  func `with and without animation the order is the same, and the completion comes after the call`(
    animation: ShelfStep.Style.Animation
  ) {
    let rig = LetterRig([["a", "b"]])
    var calls: [String] = []
    animation.run {
      calls = rig.batch([["b"]]) { $0.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    }
    #expect(
      calls.steps == counted + [
        "updates: delete 0.0", "target", "final 0.0", "final 0.1", "initial 0.0", "finalize",
      ])
    #expect(rig.calls(in: 1).filter { $0 == "completion true" }.count == 1)
    #expect(rig.cells.count == 1)
  }

  @Test func `without animation nothing waits for time`() {
    let rig = LetterRig([["a", "b"]])
    UIView.performWithoutAnimation {
      _ = rig.batch([["b"]]) { $0.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    }
    rig.loop.settle()

    #expect(rig.layout.journal.take().contains("completion true"))
    #expect(rig.cells.count == 1 && rig.loop.nextDeadline == nil)
  }

  @Test func `the completion comes when the animation ends, and only once`() {
    let rig = LetterRig([["a", "b"]])
    _ = rig.batch([["b"]]) { $0.deleteItems(at: [IndexPath(item: 0, section: 0)]) }

    #expect(!rig.calls(in: 0.2).contains("completion true"))
    #expect(rig.calls(in: 0.2).filter { $0 == "completion true" } == ["completion true"])
    #expect(!rig.calls(in: 1).contains { $0.hasPrefix("completion") })
  }

  @Test func `a batch that another interrupts completes too, once`() {
    let rig = LetterRig([["a", "b", "c"]])
    _ = rig.batch([["b", "c"]]) { $0.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    rig.loop.advance(to: 0.1)
    _ = rig.layout.journal.take()
    rig.view.performBatchUpdates {
      rig.names = [["c"]]
      rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    } completion: { _ in
      rig.note("second")
    }
    rig.loop.advance(to: 2)
    let calls = rig.layout.journal.take()

    #expect(calls.starting(with: "completion").count == 1)
    #expect(calls.filter { $0 == "second" }.count == 1)
    #expect(rig.shown == ["c"] && rig.cells.count == 1)
  }

  @Test func `a batch in the completion of a batch is a batch of its own`() {
    let rig = LetterRig([["a"]])
    rig.view.performBatchUpdates {
      rig.names = [["a", "b"]]
      rig.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    } completion: { _ in
      rig.names = [["a", "b", "c"]]
      rig.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    let later = rig.calls(in: 2)

    #expect(later.starting(with: "updates") == ["updates: insert 0.2"])
    #expect(rig.shown == ["a", "b", "c"])
  }

  @Test func `a layout that answers nil until it knows what changes loses no views`() {
    let layout = LetterLayout()
    layout.waitsForUpdates = true
    let rig = LetterRig([["a", "b"]], layout: layout)
    let b = rig.cell(1)
    let calls = rig.batch([["b", "c"]]) {
      $0.deleteItems(at: [IndexPath(item: 0, section: 0)])
      $0.insertItems(at: [IndexPath(item: 1, section: 0)])
    }

    #expect(calls.starting(with: "cell") == ["cell 0.1"])
    #expect(rig.cell(0) === b && rig.shown == ["b", "c"])
  }
}
