import Testing

@testable import UIKit

@Suite("Accessories of table cells") @MainActor struct TableCellAccessoryTests {
  private func editing(
    _ style: UITableViewCell.EditingStyle, several: Bool = false, indents: Bool = true, grip: Bool = false
  ) -> TableRow {
    var row = TableRow()
    row.editing = TableRow.Editing(style: style, selectsSeveral: several, indents: indents, showsGrip: grip)
    return row
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, []), (.disclosureIndicator, ["chevron"]),
    (.detailDisclosureButton, ["info", "chevron"]), (.checkmark, ["check"]), (.detailButton, ["info"]),
  ]) func `each type shows its glyphs`(_ type: UITableViewCell.AccessoryType, _ glyphs: [String]) {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    cell.accessoryType = type
    rig.show(cell)

    #expect(cell.glyphs == glyphs)
  }

  @Test func `a chevron ends at the margin and the content before it`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    cell.accessoryType = .disclosureIndicator
    rig.show(cell)

    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 366, height: 44))
    #expect(cell.textLabel?.frame.maxX == 358)
    cell.accessoryType = .none
    rig.stage.settle()
    #expect(cell.contentView.frame.width == 390)
  }

  @Test func `a view of one's own keeps its size and stands in place of the type`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    cell.accessoryType = .checkmark
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 50, height: 30))
    cell.accessoryView = view
    rig.show(cell)

    #expect(view.frame == CGRect(x: 324, y: 7, width: 50, height: 30))
    #expect(cell.glyphs.isEmpty)
    cell.accessoryView = nil
    rig.stage.settle()
    #expect(view.superview == nil)
    #expect(cell.glyphs == ["check"])
  }

  @Test func `editing shows its own accessories, controls and grip`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    cell.accessoryType = .disclosureIndicator
    cell.editingAccessoryType = .detailButton
    rig.show(cell, editing(.delete, grip: true))

    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.glyphs == ["minus", "info", "bars"])
    // The margin and the round button.
    #expect(cell.contentView.frame.minX == 38)
    rig.show(cell, TableRow())
    #expect(!cell.isEditing)
    #expect(cell.glyphs == ["chevron"])
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func `the control goes by the style of editing`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    #expect(rig.show(cell, editing(.insert)).glyphs == ["plus"])
    #expect(rig.show(cell, editing(.delete, several: true)).glyphs == ["ring"])
    cell.isSelected = true
    rig.stage.settle()
    #expect(cell.glyphs == ["tick"])
  }

  @Test func `content makes room without a control, and keeps its place where the row does not indent`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    #expect(rig.show(cell, editing(.none)).contentView.frame.minX == 38)
    #expect(rig.show(cell, editing(.none, indents: false)).contentView.frame.minX == 0)
    #expect(rig.show(cell, editing(.delete, indents: false)).contentView.frame.minX == 0)
    #expect(cell.glyphs == ["minus"])
  }

  @Test func `the grip reaches from top to bottom and to the trailing edge`() throws {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    #expect(rig.show(cell).gripFrame == nil)
    let grip = try #require(rig.show(cell, height: 60, editing(.delete, grip: true)).gripFrame)

    #expect(grip.maxX == 390 && grip.minY == 0 && grip.height == 60)
    #expect(grip.width >= 38 && grip.width < 60)
  }

  @Test func `indentation moves the content, and the table's says more than the cell's`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    cell.indentationLevel = 1
    #expect(rig.show(cell).contentView.frame.minX == 10)
    var row = TableRow()
    row.indentationLevel = 3
    #expect(rig.show(cell, row).contentView.frame.minX == 30)
    #expect(cell.indentationLevel == 3)
    #expect(cell.textLabel?.frame.minX == 16)
  }

  @Test func `an index takes room at the trailing edge`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    var row = TableRow()
    row.indexRoom = 15
    rig.show(cell, row)

    #expect(cell.contentView.frame.width == 375)
    #expect(cell.textLabel?.frame.maxX == 359)
  }

  @Test func `within an animation the control fades in while the content moves`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default, "Title"))
    var states: [UITableViewCell.StateMask] = []
    final class Cell: UITableViewCell {
      var note: (StateMask) -> Void = { _ in }
      override func didTransition(to state: StateMask) { note(state) }
    }
    let own = rig.show(Cell(style: .default, reuseIdentifier: nil))
    own.note = { states.append($0) }
    UIView.animate(withDuration: 0.3) {
      cell.adopt(self.editing(.delete))
      own.adopt(self.editing(.delete))
    }

    #expect(cell.contentView.frame.minX == 38)
    #expect(cell.contentView.layer.animationKeys()?.isEmpty == false)
    #expect(cell.accessoryViews.leading.first?.view.layer.animationKeys()?.isEmpty == false)
    #expect(states.isEmpty)
    rig.stage.loop.advance(to: rig.stage.loop.now + 1)
    rig.stage.settle()
    #expect(cell.contentView.layer.animationKeys() == nil)
    #expect(states == [.showingEditControl])
    #expect(cell.glyphs == ["minus"])
  }

  @Test func `a control that goes is there until its animation has ended`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default, "Title"), editing(.delete))
    UIView.animate(withDuration: 0.3) { cell.adopt(TableRow()) }
    #expect(cell.glyphs == ["minus"])
    rig.stage.loop.advance(to: rig.stage.loop.now + 1)
    rig.stage.settle()

    #expect(cell.glyphs.isEmpty)
    #expect(cell.contentView.frame.minX == 0)
  }
}
