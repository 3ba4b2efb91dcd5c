import Testing

@testable import UIKit

@Suite("Table cells and their place") @MainActor struct TableCellStateTests {
  private final class ToldCell: UITableViewCell {
    var calls: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      calls.append("selected \(selected) \(animated)")
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      calls.append("highlighted \(highlighted) \(animated)")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      calls.append("editing \(editing) \(animated)")
      super.setEditing(editing, animated: animated)
    }

    override func willTransition(to state: StateMask) { calls.append("will \(state.rawValue)") }
    override func didTransition(to state: StateMask) { calls.append("did \(state.rawValue)") }
  }

  @Test func `setting a property calls the method that overriders have`() {
    let cell = ToldCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true

    #expect(cell.calls == ["selected true false", "highlighted true false", "editing true false"])
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
  }

  @Test func `a row that comes to be edited tells its cell`() {
    let rig = TableCellRig()
    let cell = rig.show(ToldCell(style: .default, reuseIdentifier: nil))
    var row = TableRow()
    row.editing = TableRow.Editing(style: .delete)
    rig.show(cell, row)
    #expect(cell.calls == ["will 1", "editing true false", "did 1"])

    cell.calls = []
    rig.show(cell, row)
    #expect(cell.calls.isEmpty)
    rig.show(cell, TableRow())
    #expect(cell.calls == ["will 0", "editing false false", "did 0"])
  }

  // MARK: Marks

  @Test func `a selected row is grey between its background and its content`() throws {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default, "Title"))
    #expect(cell.shownMark == nil)
    cell.isSelected = true
    rig.stage.settle()

    let mark = try #require(cell.shownMark)
    #expect(mark.backgroundColor == .systemGray4)
    #expect(mark.frame == cell.bounds)
    let places = [cell.backdrop.plate, mark, cell.contentView].map { part in
      cell.subviews.firstIndex { $0 === part }
    }
    #expect(places == [0, 1, 2])
    #expect(cell.textLabel?.isHighlighted == true)
    cell.isSelected = false
    #expect(cell.shownMark == nil)
    #expect(cell.textLabel?.isHighlighted == false)
  }

  @Test func `a row without a selection style stays as it is`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default, "Title"))
    cell.selectionStyle = .none
    cell.isSelected = true
    rig.stage.settle()
    #expect(cell.shownMark == nil)

    cell.selectionStyle = .default
    #expect(cell.shownMark != nil)
  }

  @Test func `a view of one's own marks the selection, and leaves the colour of the row`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    let own = UIView()
    cell.selectedBackgroundView = own
    var row = TableRow()
    row.style = .grouped
    rig.show(cell, row)
    #expect(own.window == nil)
    cell.isHighlighted = true
    rig.stage.settle()

    #expect(own.frame == cell.bounds && own.window != nil)
    #expect(cell.shownMark?.backgroundColor == nil)
    #expect(cell.backdrop.plate?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func `the mark of a deselection fades`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default, "Title"))
    cell.isSelected = true
    rig.stage.settle()
    cell.setSelected(false, animated: true)
    #expect(cell.backdrop.mark?.layer.animationKeys()?.isEmpty == false)
    rig.stage.loop.advance(to: rig.stage.loop.now + 1)
    #expect(cell.shownMark == nil)

    cell.isSelected = true
    #expect(cell.shownMark != nil)
  }

  @Test func `a colour of the cell's own takes the place of the style's`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default, "Title"))
    #expect(cell.backdrop.plate?.backgroundColor == .systemBackground)
    cell.backgroundColor = .clear
    #expect(cell.backdrop.plate == nil)
    cell.backgroundColor = nil
    #expect(cell.backdrop.plate != nil)
  }

  // MARK: Configurations

  @Test func `a handler hears of each state`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default))
    var states: [String] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append("\(state.isSelected) \(state.isEditing)")
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "on" : "off"
      cell.contentConfiguration = content
    }
    rig.stage.settle()
    cell.isSelected = true
    rig.stage.settle()
    var row = TableRow()
    row.editing = TableRow.Editing()
    rig.show(cell, row)

    #expect(states == ["false false", "true false", "true true"])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "on")
  }

  @Test func `a background configuration stands alone and follows the selection`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default, "Title"))
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && cell.backdrop.plate == nil)
    cell.isSelected = true
    rig.stage.settle()

    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(cell.shownMark == nil)
    cell.selectionStyle = .none
    rig.stage.settle()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func `without one the background configuration is that of the table's style`() {
    let rig = TableCellRig()
    var row = TableRow()
    row.style = .insetGrouped
    let cell = rig.show(rig.cell(.default, "Title"), row)

    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    cell.backgroundColor = .red
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func `labels come back when a content configuration goes`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default, "Title"))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.textLabel?.superview == nil || cell.textLabel?.superview !== cell.contentView)
    cell.contentConfiguration = nil
    rig.stage.settle()

    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 358, height: 44))
  }

  // MARK: Corners and separators

  @Test func `the ends of a card are round`() {
    let rig = TableCellRig()
    let cell = rig.cell(.default, "Title")
    var row = TableRow()
    (row.style, row.isFirst) = (.insetGrouped, true)
    rig.show(cell, row)
    #expect(cell.layer.cornerRadius == 10 && cell.clipsToBounds)
    #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])

    row.style = .grouped
    rig.show(cell, row)
    #expect(cell.layer.cornerRadius == 0 && !cell.clipsToBounds)
  }

  private func line(
    _ change: (inout TableRow.Separator) -> Void = { _ in }, cell: (UITableViewCell) -> Void = { _ in }
  ) -> CGRect? {
    let rig = TableCellRig()
    let own = rig.cell(.default, "Title")
    var row = TableRow()
    var separator = TableRow.Separator(color: .separator, insets: .zero)
    change(&separator)
    row.bottomSeparator = separator
    cell(own)
    rig.show(own, row)
    return own.separatorLines.bottom?.frame
  }

  @Test func `a separator goes from the text to the edge unless somebody says otherwise`() {
    #expect(line() == CGRect(x: 16, y: 43.5, width: 374, height: 0.5))
    #expect(line { $0.isFullWidth = true } == CGRect(x: 0, y: 43.5, width: 390, height: 0.5))
    let insets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    #expect(line { ($0.insets, $0.isAutomatic) = (insets, false) }?.minX == 30)
    #expect(line { ($0.insets, $0.isAutomatic) = (insets, false) }?.maxX == 370)
    #expect(
      line {
        ($0.insets, $0.isAutomatic, $0.isFromAutomaticInsets) = (insets, false, true)
      }?.minX == 46)
    #expect(line(cell: { $0.separatorInset = .zero })?.minX == 0)
  }

  @Test(arguments: [1000, .infinity, .greatestFiniteMagnitude] as [CGFloat])
  func `an inset beyond the row hides its separator`(_ inset: CGFloat) {
    let insets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
    #expect(line(cell: { $0.separatorInset = insets })?.width == 0)
    let right = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: inset)
    #expect(line(cell: { $0.separatorInset = right })?.width == 0)
  }

  @Test func `the separator inset of a cell is what is drawn`() {
    let rig = TableCellRig()
    let cell = rig.show(rig.cell(.default, "Title"))
    #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    cell.separatorInset.left = 40
    #expect(cell.separatorInset.left == 40)
  }
}
