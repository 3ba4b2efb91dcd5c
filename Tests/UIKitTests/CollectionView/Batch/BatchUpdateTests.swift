import Foundation
import Testing

@testable import UIKit

@Suite struct `Batch update` {
  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  private func error(
    before: [Int], after: [Int], _ change: (inout BatchUpdate) -> Void
  ) -> BatchUpdateError? {
    var batch = BatchUpdate()
    change(&batch)
    do {
      _ = try batch.resolved(before: before, after: after)
      return nil
    } catch {
      return error
    }
  }

  private func subsets(of count: Int) -> [[Int]] {
    (0..<(1 << count)).map { bits in (0..<count).filter { bits & (1 << $0) != 0 } }
  }

  private func expectAgreement(_ batch: BatchUpdate, _ before: [Int], _ after: [Int]) throws {
    let update = try batch.resolved(before: before, after: after)
    let oracle = BatchOracle(batch, before: before, after: after)
    for (section, count) in before.enumerated() {
      #expect(update.newSection(of: section) == oracle.sections.firstIndex(of: section), "\(batch)")
      for item in 0..<count {
        let old = path(section, item)
        #expect(update.newPath(of: old) == oracle.newPath(of: old), "\(old) in \(batch)")
      }
    }
    for (section, count) in after.enumerated() {
      #expect(update.oldSection(of: section) == oracle.sections[section], "\(batch)")
      for item in 0..<count {
        let new = path(section, item)
        #expect(update.oldPath(of: new) == oracle.oldPath(of: new), "\(new) in \(batch)")
      }
    }
  }

  @Test(arguments: 0...4)
  func `every set of deletions, insertions and one move in a small section agrees with the slow way`(
    count: Int
  ) throws {
    for deleted in subsets(of: count) {
      for added in 0...2 {
        let after = count - deleted.count + added
        for inserted in subsets(of: after) where inserted.count == added {
          var batch = BatchUpdate()
          batch.items.deleted = deleted.map { path(0, $0) }
          batch.items.inserted = inserted.map { path(0, $0) }
          try expectAgreement(batch, [count], [after])
          for from in 0..<count where !deleted.contains(from) {
            for to in 0..<after where !inserted.contains(to) {
              var moving = batch
              moving.items.moved = [.init(from: path(0, from), to: path(0, to))]
              try expectAgreement(moving, [count], [after])
            }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `sections that come, go, move and reload, with moves between them, agree with the slow way`(
    seed: Int
  ) throws {
    var maker = BatchMaker(seed: seed)
    for _ in 0..<100 {
      let (batch, before, after) = maker.make()
      try expectAgreement(batch, before, after)
    }
  }

  @Test func `a million items with one insertion cost no more than two`() throws {
    var batch = BatchUpdate()
    batch.items.inserted = [path(0, 400_000)]
    let update = try batch.resolved(before: [1_000_000], after: [1_000_001])

    #expect(update.newPath(of: path(0, 399_999)) == path(0, 399_999))
    #expect(update.newPath(of: path(0, 400_000)) == path(0, 400_001))
    #expect(update.oldPath(of: path(0, 400_000)) == nil)
    #expect(update.oldPath(of: path(0, 1_000_000)) == path(0, 999_999))
  }

  @Test
  func `a layout hears of deletions from the end, then of insertions, reloads and moves from the start`()
    throws
  {
    var batch = BatchUpdate()
    batch.items.moved = [.init(from: path(0, 4), to: path(0, 0))]
    batch.items.inserted = [path(0, 3), path(0, 1)]
    batch.items.reloaded = [path(0, 5), path(0, 2)]
    batch.items.deleted = [path(0, 0), path(0, 3)]
    batch.sections.deleted = [1]
    batch.sections.inserted = [2]
    let update = try batch.resolved(before: [6, 9, 1], after: [6, 1, 7])

    let words = update.changes.map { change in
      [change.before, change.after].compactMap { $0 }.map { "\($0.section).\($0.item)" }
        .reduce("\(change.action)") { "\($0) \($1)" }
    }
    let end = NSNotFound
    #expect(
      words == [
        "delete 1.\(end)", "delete 0.3", "delete 0.0", "insert 0.1", "insert 0.3", "insert 2.\(end)",
        "reload 0.2 0.4", "reload 0.5 0.5", "move 0.4 0.0",
      ])
  }

  @Test func `items within a section that goes, comes or reloads are not listed, and may be named`() throws {
    var batch = BatchUpdate()
    batch.sections.deleted = [0]
    batch.items.deleted = [path(0, 1)]
    batch.sections.inserted = [1]
    batch.items.inserted = [path(1, 0)]
    batch.sections.reloaded = [1]
    batch.items.reloaded = [path(1, 0)]
    let update = try batch.resolved(before: [2, 3], after: [8, 1])

    #expect(update.changes.map(\.action) == [.delete, .insert, .reload])
    #expect(update.newPath(of: path(1, 0)) == nil)
    #expect(update.newSection(of: 1) == 0)
  }

  // MARK: Mistakes

  @Test(arguments: [(5, 2, 1, 0, 0, 6), (5, 0, 5, 0, 0, 0), (3, 1, 0, 1, 2, 3)])
  func `the data source must report what follows from the update`(
    before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int, after: Int
  ) {
    // Vectors D9 to D11 of Facts 8.6.
    func error(reporting count: Int, other: Int) -> BatchUpdateError? {
      self.error(before: [before, 5], after: [count, other]) { batch in
        batch.items.deleted = (0..<deleted).map { path(0, $0) }
        batch.items.moved =
          (0..<movedOut).map { .init(from: path(0, deleted + $0), to: path(1, $0)) }
          + (0..<movedIn).map { .init(from: path(1, $0), to: path(0, $0)) }
        batch.items.inserted = (0..<inserted).map { path(0, movedIn + $0) }
      }
    }
    let other = 5 + movedOut - movedIn
    #expect(error(reporting: after, other: other) == nil)
    #expect(
      error(reporting: after + 1, other: other)
        == .itemCount(
          section: 0, before: before, after: after + 1, inserted: inserted, deleted: deleted,
          movedIn: movedIn,
          movedOut: movedOut))
  }

  @Test func `sections must add up`() {
    let error = error(before: [1, 1], after: [1, 1]) { $0.sections.inserted = [1] }
    #expect(error == .sectionCount(before: 2, after: 2, inserted: 1, deleted: 0))
    #expect(error?.description.contains("2 sections after the update, but should be 3") == true)
  }

  @Test func `what did not exist cannot go, move, reload or be filled`() {
    let missing = path(0, 3)
    let operations: [(BatchOperation, (inout BatchUpdate) -> Void)] = [
      (.delete, { $0.items.deleted = [missing] }), (.reload, { $0.items.reloaded = [missing] }),
      (.reconfigure, { $0.reconfigured = [missing] }),
      (.move, { $0.items.moved = [.init(from: missing, to: IndexPath(item: 0, section: 0))] }),
    ]
    for (operation, change) in operations {
      #expect(
        error(before: [3], after: [3], change)
          == .missing(.item(missing), operation, count: 3, isBefore: true))
    }
    #expect(
      error(before: [3], after: [3]) { $0.sections.deleted = [1] }
        == .missing(.section(1), .delete, count: 1, isBefore: true))
    #expect(
      error(before: [3], after: [3]) { $0.items.deleted = [path(1, 0)] }
        == .missing(.item(path(1, 0)), .delete, count: nil, isBefore: true))
  }

  @Test func `nothing comes or moves to a place past the end`() {
    #expect(
      error(before: [3], after: [4]) { $0.items.inserted = [path(0, 4)] }
        == .missing(.item(path(0, 4)), .insert, count: 4, isBefore: false))
    #expect(
      error(before: [3], after: [3]) { $0.items.moved = [.init(from: path(0, 0), to: path(0, 3))] }
        == .missing(.item(path(0, 3)), .moveTo, count: 3, isBefore: false))
    #expect(
      error(before: [3], after: [3, 0]) { $0.sections.inserted = [2] }
        == .missing(.section(2), .insert, count: 2, isBefore: false))
  }

  @Test func `one thing happens to an item`() {
    let item = path(0, 0)
    let move = BatchUpdate.Move(from: item, to: path(0, 1))
    let changes: [((inout BatchUpdate) -> Void, BatchOperation, BatchOperation)] = [
      ({ $0.items.deleted = [item, item] }, .delete, .delete),
      ({ ($0.items.deleted, $0.items.moved) = ([item], [move]) }, .delete, .move),
      ({ ($0.items.deleted, $0.items.reloaded) = ([item], [item]) }, .delete, .reload),
      ({ ($0.items.moved, $0.items.reloaded) = ([move], [item]) }, .move, .reload),
      ({ $0.items.moved = [move, move] }, .move, .move),
      ({ $0.items.inserted = [item, item] }, .insert, .insert),
      ({ ($0.items.inserted, $0.items.moved) = ([path(0, 1)], [move]) }, .insert, .moveTo),
    ]
    for (change, one, other) in changes {
      let found = error(before: [3], after: [3], change)
      guard case .conflict(_, one, other) = found else {
        Issue.record("\(String(describing: found)) instead of a conflict of \(one) and \(other)")
        continue
      }
    }
    #expect(error(before: [3], after: [3]) { $0.items.reloaded = [item, item] } == nil)
    #expect(
      error(before: [3], after: [3]) {
        ($0.sections.reloaded, $0.sections.moved) = ([0], [.init(from: 0, to: 0)])
      }
        == .conflict(.section(0), .move, .reload))
  }

  @Test(arguments: [IndexPath(), IndexPath(index: 0), [0, 0, 0], [-1, 0], [0, -1]])
  func `a path that is no item's is told as such`(path: IndexPath) {
    #expect(error(before: [3], after: [3]) { $0.items.deleted = [path] } == .malformed(path, .delete))
    #expect(error(before: [3], after: [3]) { $0.items.inserted = [path] } == .malformed(path, .insert))
  }

  @Test func `every message has its numbers, the section and what to do`() {
    let message = error(before: [3, 5], after: [3, 5]) { $0.items.deleted = [path(1, 0)] }?.description
    #expect(
      message
        == "section 1 has 5 items after the update, but should have 4: 5 before, 0 inserted, 1 deleted, "
        + "0 moved in, 0 moved out. Change what numberOfItemsInSection counts by exactly what the update says, "
        + "before it ends")
    let missing = error(before: [3], after: [3]) { $0.items.deleted = [path(0, 7)] }?.description
    #expect(
      missing == "cannot delete item 7 of section 0: section 0 has 3 items before the update. "
        + "Deletions, reloads and what moves are named by places before the update")
  }
}

@Suite struct `Flow sizes through an update` {
  @Test(arguments: 0..<200)
  func `go with their items`(seed: Int) {
    var maker = BatchMaker(seed: seed)
    let old = (0..<maker.below(8)).map { _ in FlowSize(across: CGFloat(maker.below(2)), along: 1) }
    var sizes = FlowSizes()
    for size in old { sizes.append(size) }
    let leaving = old.indices.filter { _ in maker.below(3) == 0 }
    let added = maker.below(4)
    let count = old.count - leaving.count + added
    let coming = maker.shuffled(Array(0..<count)).prefix(added)
    let new = FlowSize(across: 7, along: 7)

    let result = sizes.reordered(by: OrderMap(leaving: leaving, coming: coming)) { _ in new }
    var rest = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
    let expected = (0..<count).map { coming.contains($0) ? new : rest.removeFirst() }
    #expect(result.count == count)
    #expect((0..<result.count).map { result[$0] } == expected)
  }
}
