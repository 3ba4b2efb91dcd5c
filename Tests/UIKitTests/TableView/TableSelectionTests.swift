import QuartzCore
import Testing

@testable import UIKit

/// Highlight and selection, and the rules of editing for them.
@MainActor @Suite struct `Table selection` {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func rig(rows: Int = 20) -> TableRig {
    let rig = TableRig(rows: [rows])
    rig.view.rowHeight = 100
    return rig.start()
  }

  @Test func `a tap highlights, takes that back, and selects`() {
    let rig = rig()

    #expect(
      rig.calls { rig.tap(250) } == [
        "should highlight 2", "highlighted 2", "unhighlighted 2", "will select 2", "selected 2",
      ])
    #expect(rig.view.indexPathForSelectedRow == path(2))
    #expect(rig.cell(2)?.isSelected == true && rig.cell(2)?.isHighlighted == false)
  }

  @Test func `the next tap deselects the first row before it selects`() {
    let rig = rig()
    rig.tap(250)

    #expect(
      rig.calls { rig.tap(50) }.suffix(4) == [
        "will select 0", "will deselect 2", "deselected 2", "selected 0",
      ])
    #expect(rig.cell(2)?.isSelected == false)
  }

  @Test func `the delegate can refuse, and name another row`() {
    let rig = rig()
    rig.refusals = ["will select"]
    #expect(rig.calls { rig.tap(50) }.last == "will select 0")
    #expect(rig.view.indexPathsForSelectedRows == nil)

    rig.refusals = []
    rig.substitute["will select"] = path(3)
    #expect(rig.calls { rig.tap(50) }.last == "selected 3")
    #expect(rig.view.indexPathsForSelectedRows == [path(3)])

    rig.refusals = ["should highlight"]
    #expect(rig.calls { rig.tap(50) } == ["should highlight 0"])
  }

  @Test func `where several can be selected a second tap deselects`() {
    let rig = rig()
    rig.view.allowsMultipleSelection = true
    rig.tap(50)
    rig.tap(150)
    #expect(rig.view.indexPathsForSelectedRows == [path(0), path(1)])

    #expect(rig.calls { rig.tap(50) }.suffix(2) == ["will deselect 0", "deselected 0"])
    #expect(rig.view.indexPathsForSelectedRows == [path(1)])
    rig.refusals = ["will deselect"]
    rig.tap(150)
    #expect(rig.view.indexPathsForSelectedRows == [path(1)])

    rig.view.allowsMultipleSelection = false
    #expect(rig.view.indexPathForSelectedRow == path(1))
  }

  @Test func `the program selects without telling the delegate`() {
    let rig = rig()

    let calls = rig.calls { rig.view.selectRow(at: path(15), animated: false, scrollPosition: .top) }

    #expect(!calls.contains("selected 15") && rig.view.contentOffset.y == 1_400.0)
    #expect(rig.cell(15)?.isSelected == true)
    rig.view.deselectRow(at: path(15), animated: true)
    #expect(rig.cell(15)?.isSelected == false && rig.view.indexPathForSelectedRow == nil)
    rig.view.selectRow(at: path(99), animated: false, scrollPosition: .none)
    #expect(rig.view.indexPathForSelectedRow == nil)
  }

  @Test func `a selected row comes back selected`() {
    let rig = rig()
    rig.tap(50)
    rig.view.contentOffset.y = 1_000
    rig.loop.settle()
    #expect(rig.view.visibleCells.allSatisfy { !$0.isSelected })

    rig.view.contentOffset.y = 0
    rig.loop.settle()
    #expect(rig.cell(0)?.isSelected == true)
  }

  @Test func `touches select while editing only where that is allowed`() {
    let rig = rig()
    rig.tap(50)
    rig.view.isEditing = true
    rig.loop.settle()
    #expect(rig.view.indexPathForSelectedRow == nil)
    #expect(rig.calls { rig.tap(50) } == [])

    rig.view.allowsMultipleSelectionDuringEditing = true
    rig.tap(50)
    rig.tap(150)
    #expect(rig.view.indexPathsForSelectedRows == [path(0), path(1)])
    rig.view.isEditing = false
    #expect(rig.view.indexPathsForSelectedRows == [path(0)])
  }

  @Test func `cells are told how they are edited`() {
    let rig = rig()
    rig.editingStyle = { $0.row == 1 ? .insert : .delete }
    rig.canEdit = { $0.row != 2 }
    rig.view.setEditing(true, animated: true)
    rig.rest()

    #expect(rig.cell(0)?.isEditing == true)
    #expect(rig.cell(0)?.row.editing?.style == .delete && rig.cell(1)?.row.editing?.style == .insert)
    #expect(rig.cell(2)?.row.editing?.style == UITableViewCell.EditingStyle.none)
    #expect(rig.cell(0)?.row.editing?.showsGrip == true)
    rig.view.contentOffset.y = 700
    rig.loop.settle()
    #expect(rig.cell(10)?.isEditing == true && rig.cell(10)?.row.editing != nil)

    rig.view.setEditing(false, animated: false)
    rig.loop.settle()
    #expect(rig.view.visibleCells.allSatisfy { !$0.isEditing && $0.row.editing == nil })
  }

  @Test func `the insert control inserts at once, and a confirmation deletes`() throws {
    let rig = rig()
    rig.editingStyle = { $0.row == 1 ? .insert : .delete }
    rig.view.isEditing = true
    rig.loop.settle()

    let (first, second) = (try #require(rig.cell(0)), try #require(rig.cell(1)))

    #expect(rig.calls { rig.view.editControlTapped(in: second) } == ["commit insert 1"])
    #expect(rig.calls { rig.view.deleteConfirmed(in: first) } == ["commit delete 0"])
  }

  @Test func `a grip moves its row, also to the last place`() {
    let rig = rig(rows: 4)
    rig.view.reloadData()
    rig.view.isEditing = true
    rig.loop.settle()
    let moved = rig.cell(0)
    _ = rig.journal.take()

    rig.touch(.began, 50, x: 275)
    rig.touch(.moved, 180, x: 275)
    #expect(rig.cell(1) === moved && moved?.frame.midY == 180)
    rig.touch(.moved, 380, x: 275)
    rig.touch(.ended, 380, x: 275)

    #expect(rig.journal.take() == ["target 1", "target 3", "move 0 to 3"])
    rig.rest()
    #expect(rig.cell(3) === moved && rig.span(3) == [300, 100])
    #expect(rig.view.contentOffset.y == 0.0)
  }

  @Test func `a row goes where the delegate wants it, and home when the touch is taken away`() {
    let rig = rig(rows: 4)
    rig.target = { _, proposed in IndexPath(row: min(1, proposed.row), section: 0) }
    rig.view.reloadData()
    rig.view.isEditing = true
    rig.loop.settle()
    let moved = rig.cell(0)
    _ = rig.journal.take()

    rig.touch(.began, 50, x: 275)
    rig.touch(.moved, 380, x: 275)
    #expect(rig.cell(1) === moved)
    rig.touch(.cancelled, 380, x: 275)
    rig.rest()

    #expect(rig.cell(0) === moved && rig.span(0) == [0, 100])
    #expect(!rig.journal.take().contains { $0.hasPrefix("move") })
  }
}
