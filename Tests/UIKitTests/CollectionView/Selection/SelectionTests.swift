import QuartzCore
import Testing
import UIKit

/// Highlight and selection, in the order of UIKit's headers (Facts 2.13).
@MainActor @Suite struct `Selection` {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `a tap highlights, selects, and then takes the highlight away`() {
    let rig = CollectionRig(RowLayout()).start()

    #expect(
      rig.calls { rig.tap(250) } == [
        "should highlight 2", "highlighted 2", "should select 2", "selected 2", "unhighlighted 2",
      ])
    #expect(rig.view.indexPathsForSelectedItems == [path(2)])
    #expect(rig.cell(2)?.isSelected == true && rig.cell(2)?.isHighlighted == false)
  }

  @Test func `the next tap deselects the first item without asking`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.tap(250)

    #expect(
      rig.calls { rig.tap(50) } == [
        "should highlight 0", "highlighted 0", "should select 0", "deselected 2", "selected 0",
        "unhighlighted 0",
      ])
    #expect(rig.cell(2)?.isSelected == false)
  }

  @Test func `a tap on the selected item selects it again`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.tap(50)

    #expect(rig.calls { rig.tap(50) }.contains("selected 0"))
  }

  @Test func `in multiple selection a second tap deselects, if it may`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.allowsMultipleSelection = true
    rig.tap(50)
    rig.tap(150)
    #expect(rig.view.indexPathsForSelectedItems == [path(0), path(1)])

    rig.refusals = ["should deselect"]
    #expect(!rig.calls { rig.tap(50) }.contains("deselected 0"))
    rig.refusals = []
    #expect(
      rig.calls { rig.tap(50) } == [
        "should highlight 0", "highlighted 0", "should deselect 0", "deselected 0", "unhighlighted 0",
      ])
    #expect(rig.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func `refusing the highlight refuses the selection`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.refusals = ["should highlight"]

    #expect(rig.calls { rig.tap(50) } == ["should highlight 0"])
  }

  @Test func `refusing the selection leaves only the highlight`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.refusals = ["should select"]

    #expect(
      rig.calls { rig.tap(50) } == [
        "should highlight 0", "highlighted 0", "should select 0", "unhighlighted 0",
      ])
    #expect(rig.view.indexPathsForSelectedItems == [])
  }

  @Test func `a finger that wanders off loses the highlight, and has it again on return`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.isScrollEnabled = false
    let calls = rig.calls {
      rig.touch(.began, 50)
      rig.loop.advance(to: 0.2)
      rig.touch(.moved, 180)
      rig.touch(.moved, 60)
      rig.touch(.moved, 180)
      rig.touch(.ended, 180)
    }

    #expect(
      calls == ["should highlight 0", "highlighted 0", "unhighlighted 0", "highlighted 0", "unhighlighted 0"])
  }

  @Test func `a drag takes the highlight and selects nothing`() {
    let rig = CollectionRig(RowLayout()).start()
    let calls = rig.calls {
      rig.touch(.began, 350)
      rig.loop.advance(to: 0.2)
      rig.touch(.moved, 300)
      rig.touch(.ended, 300)
    }

    #expect(calls.prefix(2) == ["should highlight 3", "highlighted 3"])
    #expect(calls.contains("unhighlighted 3"))
    #expect(!calls.contains("should select 3"))
  }

  @Test func `selection by program tells no delegate`() {
    let rig = CollectionRig(RowLayout()).start()
    let calls = rig.calls {
      rig.view.selectItem(at: path(1), animated: false, scrollPosition: [])
      rig.view.selectItem(at: path(2), animated: false, scrollPosition: [])
      rig.view.deselectItem(at: path(2), animated: false)
    }

    #expect(calls == [])
    #expect(rig.view.indexPathsForSelectedItems == [])
    #expect(rig.cell(1)?.isSelected == false)
  }

  @Test func `selecting nil deselects everything`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    rig.view.selectItem(at: nil, animated: false, scrollPosition: [])

    #expect(rig.view.indexPathsForSelectedItems == [])
    #expect(rig.cell(1)?.isSelected == false)
  }

  @Test func `selecting with a position scrolls there`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.selectItem(at: path(9), animated: false, scrollPosition: .top)

    #expect(rig.view.contentOffset.y == 900)
  }

  @Test func `a selected item is selected again when it comes back on screen`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.tap(50)
    for y in [1400, 0] {
      rig.view.contentOffset.y = CGFloat(y)
      rig.loop.settle()
    }

    #expect(rig.view.visibleCells.filter(\.isSelected).compactMap(rig.view.indexPath(for:)) == [path(0)])
  }

  @Test func `a cell knows while it is filled whether it is selected, recycled or not`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.tap(50)
    var states: [Int: Bool] = [:]
    rig.onFilling = { cell, path in states[path.item] = cell.isSelected }
    rig.view.contentOffset.y = 120
    rig.loop.settle()
    rig.view.contentOffset.y = 20
    rig.loop.settle()

    #expect(states == [6: false, 7: false, 0: true])
  }

  @Test func `without selection touches do nothing and nothing is selected`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.view.allowsSelection = false

    #expect(rig.calls { rig.tap(50) } == [])
    #expect(rig.view.indexPathsForSelectedItems == nil)
  }

  @Test func `reloadData forgets the selection`() {
    let rig = CollectionRig(RowLayout()).start()
    rig.tap(50)
    rig.view.reloadData()
    rig.loop.settle()

    #expect(rig.view.indexPathsForSelectedItems == [])
    #expect(rig.cell(0)?.isSelected == false)
  }
}
