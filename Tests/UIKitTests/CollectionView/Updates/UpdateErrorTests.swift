import Testing

@testable import UIKit

/// Mistakes of the previewed code that end the program, told in its own numbers (Facts 2.10).
@Suite struct `Updates that end the program` {
  /// Runs `change` on 20 rows on screen.
  @MainActor private static func update(_ change: @MainActor (CollectionRig) -> Void) {
    change(CollectionRig(UpdateLayout()).start())
  }

  private func says(_ words: String, _ result: ExitTest.Result?) -> Bool {
    guard let text = result.map({ String(decoding: $0.standardErrorContent, as: UTF8.self) }) else {
      return false
    }
    return text.contains("UICollectionView: ") && text.contains(words)
  }

  @Test func `a data source that has not changed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.update { $0.view.insertItems(at: [row(0)]) }
    }
    #expect(
      says("section 0 has 20 items after the update, but should have 21: 20 before, 1 inserted", result))
  }

  @Test func `an item that did not exist`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.update { $0.delete(20) }
    }
    #expect(says("cannot delete item 20 of section 0: section 0 has 20 items before the update", result))
  }

  @Test func `an item that goes and moves`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.update { rig in
        rig.view.performBatchUpdates {
          rig.delete(1)
          rig.view.moveItem(at: row(1), to: row(0))
        }
      }
    }
    #expect(says("item 1 of section 0 is to delete and to move in one update", result))
  }

  @Test func `a reconfigured cell that is another afterwards`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.update { rig in
        rig.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
        rig.inCellForItem = { [unowned rig] _ in
          rig.view.elementViews.reconfigured?.cell.reuseKey = .cell("other")
        }
        rig.view.reconfigureItems(at: [row(0)])
      }
    }
    #expect(says("reconfigureItems", result))
  }

  @Test func `also where nothing is animated`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.update { rig in
        rig.view.removeFromSuperview()
        rig.view.deleteSections([0])
      }
    }
    #expect(says("there are 1 sections after the update, but should be 0", result))
  }
}
