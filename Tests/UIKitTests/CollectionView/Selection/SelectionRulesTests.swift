import QuartzCore
import Testing
import UIKit

/// Items that a finger may select, and the order in which all hear of it (Facts 2.13).
@MainActor @Suite struct `Selection rules` {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `while items are edited nothing is selected, unless that is allowed`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    rig.view.isEditing = true
    #expect(rig.cell(0)?.isSelected == false)
    #expect(rig.view.indexPathsForSelectedItems == nil)
    rig.tap(150)
    #expect(rig.journal.take() == [])

    rig.view.allowsSelectionDuringEditing = true
    rig.tap(150)
    #expect(rig.view.indexPathsForSelectedItems == [path(1)])
    rig.tap(250)
    #expect(rig.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func `several items while editing, one of them after it`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.allowsMultipleSelectionDuringEditing = true
    rig.view.isEditing = true
    for y in [150, 250, 350] as [CGFloat] { rig.tap(y) }
    #expect(rig.view.indexPathsForSelectedItems == [path(1), path(2), path(3)])
    rig.tap(250)
    #expect(rig.view.indexPathsForSelectedItems == [path(1), path(3)])

    rig.view.isEditing = false
    #expect(rig.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func `a tap in single selection, from begin to end`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    _ = rig.journal.take()
    rig.touch(.began, 150)
    rig.loop.advance(to: rig.loop.now + 0.2)
    rig.touch(.ended, 150)

    #expect(
      rig.journal.take() == [
        "should highlight 1", "highlighted 1", "should select 1", "deselected 0", "selected 1",
        "unhighlighted 1",
      ])
  }

  @Test func `a tap in multiple selection, on and off`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.allowsMultipleSelection = true
    rig.tap(150)
    #expect(
      rig.journal.take() == [
        "should highlight 1", "highlighted 1", "should select 1", "selected 1", "unhighlighted 1",
      ])
    rig.tap(150)
    #expect(
      rig.journal.take() == [
        "should highlight 1", "highlighted 1", "should deselect 1", "deselected 1", "unhighlighted 1",
      ])
  }

  @Test func `the primary action follows the selection, of items that refuse to be selected too`() {
    let rig = CollectionRig(RowLayout()).start()
    let actor = Actor()
    rig.view.delegate = actor
    rig.tap(150)
    #expect(actor.journal.take() == ["selected 1", "action 1"])

    actor.refuses = true
    rig.tap(250)
    #expect(actor.journal.take() == ["action 2"])
    actor.mayAct = false
    rig.tap(350)
    #expect(actor.journal.take() == [])
  }

  @Test func `where several items can be selected a tap only selects, unless the delegate says otherwise`() {
    let rig = CollectionRig(RowLayout()).start()
    let actor = Actor()
    actor.mayAct = nil
    rig.view.delegate = actor
    rig.tap(150)
    rig.view.allowsMultipleSelection = true
    rig.tap(250)
    rig.view.isEditing = true
    rig.view.allowsSelectionDuringEditing = true
    rig.tap(350)

    #expect(actor.journal.take() == ["selected 1", "action 1", "selected 2", "selected 3"])
  }

  /// Performs actions.
  @MainActor private final class Actor: NSObject, UICollectionViewDelegate {
    let journal = Journal()
    var refuses = false
    /// nil: UIKit's own answer.
    var mayAct: Bool? = true

    func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      !refuses
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.note("selected \(indexPath.item)")
    }
    func collectionView(
      _ view: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
      mayAct
        ?? _Unimplemented.shared.collectionView(view, canPerformPrimaryActionForItemAt: indexPath)
    }
    func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      journal.note("action \(indexPath.item)")
    }
  }
}
