import QuartzCore
import Testing

@testable import UIKit

/// A table of 390 × 844 points with standard cells and a title over its rows.
@MainActor private final class StandardTable: NSObject, UITableViewDataSource {
  let stage = Stage()
  let view: UITableView
  let style: UITableViewCell.CellStyle

  init(_ style: UITableViewCell.CellStyle, _ tableStyle: UITableView.Style = .plain) {
    self.style = style
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: tableStyle)
    super.init()
    view.dataSource = self
    stage.window.addSubview(view)
    stage.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: style, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(path.row)"
    cell.detailTextLabel?.text = "More of it"
    return cell
  }

  func set(_ size: Int) {
    stage.window.screenTextSize = size
    stage.settle()
  }

  func cell(_ row: Int) -> UITableViewCell? { view.cellForRow(at: IndexPath(row: row, section: 0)) }

  var heights: Set<CGFloat> { Set(view.visibleCells.map(\.frame.height)) }
}

@MainActor @Suite struct `Tables with text of another size` {
  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1])
  func `rows are as high as their texts, and come back`(style: UITableViewCell.CellStyle) throws {
    let table = StandardTable(style)
    defer { table.set(3) }
    let before = try (0..<5).map { try #require(table.cell($0)).frame }

    table.set(8)
    let after = try (0..<3).map { try #require(table.cell($0)).frame }
    #expect(after[0].height > 1.3 * before[0].height && table.heights.count == 1)
    #expect(zip(after, after.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(table.cell(0)?.textLabel?.font.pointSize == 33)
    table.set(3)
    #expect(try (0..<5).map { try #require(table.cell($0)).frame } == before)
  }

  @Test(arguments: [(.plain, 28), (.grouped, 23)] as [(UITableView.Style, CGFloat)])
  func `titles over rows grow`(style: UITableView.Style, size: CGFloat) throws {
    let table = StandardTable(.default, style)
    defer { table.set(3) }
    let bar = try #require(table.view.headerView(forSection: 0))
    table.set(7)
    #expect(bar.textLabel?.font.pointSize == size)
    #expect(bar.frame.height >= bar.textLabel?.intrinsicContentSize.height ?? .infinity)
  }

  @Test func `a row on screen stays where it is seen`() throws {
    let table = StandardTable(.default)
    defer { table.set(3) }
    table.view.scrollToRow(at: IndexPath(row: 40, section: 0), at: .middle, animated: false)
    table.stage.settle()
    let top = try #require(table.view.indexPathsForVisibleRows?.first)
    let place = try #require(table.cell(top.row)).frame.minY - table.view.contentOffset.y

    table.set(8)

    #expect(table.view.indexPathsForVisibleRows?.first == top)
    #expect(abs(try #require(table.cell(top.row)).frame.minY - table.view.contentOffset.y - place) < 1e-6)
  }

  @Test func `cells that waited meanwhile are as high as the others`() {
    let table = StandardTable(.subtitle)
    defer { table.set(3) }
    table.set(11)
    let few = table.view.visibleCells.count
    table.set(0)
    #expect(table.view.visibleCells.count > few && table.heights.count == 1)
  }

  @Test func `rows of a height that the table says keep it`() throws {
    let table = StandardTable(.default)
    defer { table.set(3) }
    table.view.rowHeight = 50
    table.stage.settle()
    table.set(9)
    #expect(table.heights == [50])
  }
}
