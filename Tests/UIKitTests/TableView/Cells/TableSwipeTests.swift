import Testing

@testable import UIKit

@Suite("Swiped rows of tables") @MainActor struct TableSwipeTests {
  /// A table of ten rows of 44 points, whose data source deletes.
  @MainActor class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage = Stage()
    let table: UITableView
    var rows = Array(0..<10)
    var log: [String] = []
    var deletes = true

    override init() {
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 44
      table.dataSource = self
      table.delegate = self
      table.contentInsetAdjustmentBehavior = .never
      stage.window.addSubview(table)
      stage.settle()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(rows[indexPath.row])"
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(indexPath.row)")
      guard deletes else { return }
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { indexPath.row == 3 ? "Discard" : nil }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }

    // Here for subclasses to override: a class meets a protocol once, with all that it has by then.

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.append("detail \(indexPath.row)")
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    func buttons(_ row: Int) -> [SwipeActionButton] {
      cell(row)?.subviews.compactMap { $0 as? SwipeActionsView }.first?.buttons ?? []
    }

    func wait(_ seconds: TimeInterval = 1) {
      stage.loop.advance(to: stage.loop.now + seconds)
      stage.settle()
    }

    /// Moves a finger from the middle of the row, to the right by so many points.
    func drag(_ row: Int, by distance: CGFloat) {
      let (start, y) = (stage.loop.now, 44 * CGFloat(row) + 22)
      let from: CGFloat = distance < 0 ? 300 : 60
      stage.touch(.began, from, y, at: start + 0.01)
      for step in 1...4 {
        stage.touch(.moved, from + distance * CGFloat(step) / 4, y, at: start + 0.01 + 0.02 * Double(step))
      }
      stage.touch(.ended, from + distance, y, at: start + 0.6)
      wait()
    }

    func tap(_ view: UIView?) {
      guard let view else { return }
      let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      tap(place.x, place.y)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
      let start = stage.loop.now
      stage.touch(.began, x, y, at: start + 0.01)
      stage.touch(.ended, x, y, at: start + 0.05)
      wait()
    }
  }

  final class Actions: Mail {
    var isEmpty = false

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      if isEmpty { return UISwipeActionsConfiguration(actions: []) }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, complete in
          self?.log.append("flag \(indexPath.row)")
          complete(true)
        }
      ])
    }

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, complete in complete(true) }
      ])
    }
  }

  final class OldActions: Mail {
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      [
        UITableViewRowAction(style: .destructive, title: "Drop") { [weak self] _, path in
          self?.log.append("drop \(path.row)")
        },
        UITableViewRowAction(style: .normal, title: "More") { _, _ in },
      ]
    }
  }

  @Test func `a row that can be edited has a button that deletes it`() throws {
    let mail = Mail()
    mail.drag(2, by: -120)
    #expect(mail.buttons(2).map(\.action.title) == ["Delete"])
    #expect(mail.buttons(2).map(\.backgroundColor) == [.systemRed])
    let width = try #require(mail.buttons(2).first?.bounds.width)
    #expect(width >= 74 && mail.cell(2)?.contentView.frame.minX == -width)
    #expect(mail.cell(2)?.showingDeleteConfirmation == true)
    #expect(mail.cell(2)?.configurationState.isSwiped == true)
    #expect(mail.table.indexPathForSelectedRow == nil)

    mail.tap(mail.buttons(2).first)
    #expect(mail.rows == [0, 1, 3, 4, 5, 6, 7, 8, 9])
    #expect(mail.log.prefix(2) == ["begin 2", "commit 2"])
    #expect(mail.log.filter { $0.hasPrefix("end") }.count == 1)
    #expect(mail.table.visibleCells.allSatisfy { $0.swipe == nil && $0.contentView.frame.minX == 0 })
    #expect(mail.cell(2)?.textLabel?.text == "3")
  }

  @Test func `a row that the data source keeps comes back`() {
    let mail = Mail()
    mail.deletes = false
    mail.drag(2, by: -120)
    mail.tap(mail.buttons(2).first)

    #expect(mail.log == ["begin 2", "commit 2", "end 2"])
    #expect(mail.cell(2)?.contentView.frame.minX == 0)
    #expect(mail.buttons(2).isEmpty)
  }

  @Test func `a swipe over all of the row deletes at once`() {
    let mail = Mail()
    mail.drag(4, by: -290)
    #expect(mail.log.contains("commit 4"))
  }

  @Test func `the delegate names the button, and the data source says which rows have it`() {
    let mail = Mail()
    mail.drag(3, by: -120)
    #expect(mail.buttons(3).map(\.action.title) == ["Discard"])
    mail.drag(0, by: -120)
    #expect(mail.buttons(0).isEmpty && mail.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func `the delegate's actions stand in place of deletion, and an empty list is none`() {
    let mail = Actions()
    mail.drag(2, by: -120)
    #expect(mail.buttons(2).map(\.action.title) == ["Flag"])
    mail.tap(mail.buttons(2).first)
    #expect(mail.log == ["begin 2", "flag 2", "end 2"])

    mail.drag(2, by: 120)
    #expect(mail.buttons(2).map(\.action.title) == ["Pin"])
    mail.table.setEditing(false, animated: true)
    mail.wait()
    #expect(mail.buttons(2).isEmpty)
    mail.isEmpty = true
    mail.drag(3, by: -120)
    #expect(mail.buttons(3).isEmpty)
  }

  @Test func `actions of the form before iOS 11 have their colours and close the row`() {
    let mail = OldActions()
    mail.drag(2, by: -160)
    #expect(mail.buttons(2).map(\.action.title) == ["Drop", "More"])
    #expect(mail.buttons(2).map(\.backgroundColor) == [.systemRed, .systemGray])
    mail.tap(mail.buttons(2).first)

    #expect(mail.log.contains("drop 2"))
    #expect(mail.buttons(2).isEmpty)
    #expect(mail.cell(2)?.contentView.frame.minX == 0)
  }

  @Test func `a touch beside the open row closes it and selects nothing`() {
    let mail = Mail()
    mail.drag(2, by: -120)
    mail.tap(100, 44 * 5 + 22)

    #expect(mail.cell(2)?.contentView.frame.minX == 0)
    #expect(mail.table.indexPathForSelectedRow == nil)
  }

  @Test func `scrolling closes the open row`() {
    let mail = Mail()
    mail.table.contentSize.height = 3000
    mail.drag(2, by: -120)
    mail.table.contentOffset.y = 10
    mail.wait()
    #expect(mail.buttons(2).isEmpty)
  }

  @Test func `a table that is edited has no swipes, but its minus opens the deletion`() {
    let mail = Mail()
    mail.table.setEditing(true, animated: false)
    mail.wait()
    mail.drag(2, by: -120)
    #expect(mail.buttons(2).isEmpty)

    let minus = mail.cell(2)?.accessoryViews.leading.first?.view
    #expect(minus != nil)
    mail.tap(minus)
    #expect(mail.buttons(2).map(\.action.title) == ["Delete"])
    #expect(mail.rows.count == 10)
    mail.tap(100, 44 * 5 + 22)
    #expect(mail.buttons(2).isEmpty)

    mail.tap(mail.cell(2)?.accessoryViews.leading.first?.view)
    mail.tap(mail.buttons(2).first)
    #expect(!mail.rows.contains(2))
  }

  @Test func `a reload takes the open row back without a trace`() {
    let mail = Mail()
    mail.drag(2, by: -120)
    mail.table.reloadData()
    mail.wait()

    #expect(mail.table.visibleCells.count == 10)
    #expect(mail.table.visibleCells.allSatisfy { $0.swipe == nil && $0.contentView.frame.minX == 0 })
  }

  @Test func `a detail button tells the delegate, and selects nothing`() {
    let mail = Mail()
    mail.cell(4)?.accessoryType = .detailDisclosureButton
    mail.wait(0.1)
    mail.tap(mail.cell(4)?.accessoryViews.trailing.first?.view)

    #expect(mail.log == ["detail 4"])
    #expect(mail.table.indexPathForSelectedRow == nil)
  }
}
