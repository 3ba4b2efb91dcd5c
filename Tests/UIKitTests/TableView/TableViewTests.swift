import QuartzCore
import Testing

@testable import UIKit

/// The elements on screen, and their places.
@MainActor @Suite struct `Table view` {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func `makes the cells on screen in order, and no others`() {
    let rig = TableRig()
    rig.view.rowHeight = 100

    #expect(
      rig.calls {}.filter { $0 != "scrolled" }
        == (0..<6).flatMap { ["cell \($0)", "will display \($0)"] })
    #expect(rig.view.contentSize == CGSize(width: 300, height: 2_000))
    #expect(rig.cell(3)?.frame == CGRect(x: 0, y: 300, width: 300, height: 100))
    #expect(rig.view.visibleCells.count == 6)
  }

  @Test func `hands a cell that has left to the row that comes`() throws {
    let rig = TableRig()
    rig.view.rowHeight = 100
    _ = rig.start()
    let first = try #require(rig.cell(0))

    let calls = rig.calls { rig.view.contentOffset.y = 100 }

    #expect(calls == ["scrolled", "ended displaying 0", "cell 6", "will display 6"])
    #expect(rig.cell(6) === first && first.preparations == 1)
    #expect(rig.view.indexPath(for: first) == path(6))
  }

  @Test func `keeps cells that were not dequeued by their identifier`() {
    let rig = TableRig()
    rig.view.rowHeight = 100
    _ = rig.start()
    #expect(rig.view.dequeueReusableCell(withIdentifier: "nobody") == nil)

    let own = UITableViewCell(style: .default, reuseIdentifier: "own")
    rig.view.putBack(own)

    #expect(rig.view.dequeueReusableCell(withIdentifier: "own") === own)
    #expect(rig.view.dequeueReusableCell(withIdentifier: "own") == nil)
  }

  @Test func `asks cells for their heights as they come on screen`() {
    let rig = TableRig(rows: [100])
    rig.fitting = { CGFloat(50 + $0.row * 10) }
    _ = rig.start()

    #expect(rig.span(0) == [0, 50] && rig.span(1) == [50, 60])
    #expect(rig.cell(1)?.widthsAsked == [300])
    // 50, 60, … 110 are known, the rest is estimated.
    #expect(rig.rows.count == 8)
    #expect(rig.view.contentSize.height == 4_728.0)
  }

  @Test func `takes 44 points where nothing says`() {
    let rig = TableRig(rows: [3]).start()

    #expect(rig.view.contentSize.height == 132.0)
    #expect(rig.span(2) == [88, 44])
  }

  @Test func `asks the delegate for heights of rows on screen alone`() {
    let rig = TableRig(rows: [1_000])
    rig.height = { _ in 200 }

    let calls = rig.calls {}

    #expect(calls.filter { $0.hasPrefix("height") } == ["height 0", "height 1", "height 2"])
    #expect(calls.filter { $0.hasPrefix("cell") } == ["cell 0", "cell 1", "cell 2"])
  }

  @Test func `asks for all heights at once where estimates are not wanted`() {
    let rig = TableRig(rows: [50])
    rig.height = { CGFloat($0.row) }
    rig.view.estimatedRowHeight = 0
    _ = rig.start()

    #expect(rig.view.contentSize.height == 1225.0)
    #expect(rig.view.rectForRow(at: path(10)) == CGRect(x: 0, y: 45, width: 300, height: 10))
  }

  @Test func `keeps what is seen in its place when rows above get their heights`() {
    let rig = TableRig(rows: [200])
    rig.fitting = { _ in 90 }
    _ = rig.start()
    rig.view.scrollToRow(at: path(150), at: .top, animated: false)
    rig.loop.settle()
    #expect(rig.span(150)?[0] == rig.view.contentOffset.y)

    for _ in 0..<40 {
      guard let top = rig.view.indexPathsForVisibleRows?.first, let cell = rig.view.cellForRow(at: top) else {
        Issue.record("nothing on screen")
        return
      }
      let before = cell.frame.minY - rig.view.contentOffset.y
      rig.view.contentOffset.y -= 30
      rig.loop.settle()
      #expect(abs(cell.frame.minY - rig.view.contentOffset.y - before - 30) < 0.001)
    }
  }

  @Test func `a million rows cost what is on screen`() {
    let rig = TableRig(rows: [1_000_000])
    rig.fitting = { _ in 60 }
    _ = rig.start()
    rig.view.scrollToRow(at: path(999_999), at: .bottom, animated: false)
    rig.loop.settle()

    #expect(rig.rows.last == "0.999999")
    #expect(rig.cell(999_999)?.frame.maxY == rig.view.contentOffset.y + 600)
    #expect(rig.cellsMade.count < 40)
    #expect(rig.view.indexPathForRow(at: CGPoint(x: 0, y: 44 * 500_000 + 1_000)) != nil)
  }

  @Test func `header and footer views of the table stand around the rows, as wide as it is`() {
    let rig = TableRig(rows: [2])
    rig.view.rowHeight = 50
    let head = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 70))
    let foot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    rig.view.tableHeaderView = head
    rig.view.tableFooterView = foot
    _ = rig.start()

    #expect(head.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
    #expect(foot.frame == CGRect(x: 0, y: 170, width: 300, height: 30))
    #expect(rig.span(0) == [70, 50])
    #expect(rig.view.contentSize.height == 200.0)

    rig.view.tableHeaderView = nil
    rig.loop.settle()
    #expect(head.superview == nil && rig.span(0) == [0, 50])
  }

  @Test func `questions about places need no views`() {
    let rig = TableRig(rows: [3, 4])
    rig.view.rowHeight = 50

    #expect(rig.view.numberOfSections == 2 && rig.view.numberOfRows(inSection: 1) == 4)
    #expect(rig.view.numberOfRows(inSection: 9) == 0)
    #expect(rig.view.rectForRow(at: path(1, 1)) == CGRect(x: 0, y: 200, width: 300, height: 50))
    #expect(rig.view.rect(forSection: 1) == CGRect(x: 0, y: 150, width: 300, height: 200))
    #expect(rig.view.rectForRow(at: path(7, 7)) == .zero && rig.view.rect(forSection: -1).isNull)
    #expect(rig.view.indexPathForRow(at: CGPoint(x: 5, y: 149)) == path(2))
    #expect(rig.view.indexPathForRow(at: CGPoint(x: 5, y: 351)) == nil)
    #expect(
      rig.view.indexPathsForRows(in: CGRect(x: 0, y: 120, width: 9, height: 40)) == [path(2), path(0, 1)])
    #expect(rig.cellsMade.isEmpty)
  }

  @Test func `scrolls rows to where they are wanted`() {
    let rig = TableRig(rows: [100])
    rig.view.rowHeight = 50
    _ = rig.start()
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      rig.view.scrollToRow(at: path(row), at: position, animated: false)
      return rig.view.contentOffset.y
    }

    #expect(offset(20, .top) == 1_000.0)
    #expect(offset(20, .middle) == 725.0)
    #expect(offset(20, .bottom) == 450.0)
    #expect(offset(15, .none) == 450.0)
    #expect(offset(21, .none) == 500.0)
    #expect(offset(0, .bottom) == 0.0)
    #expect(offset(99, .top) == 4_400.0)
    #expect(offset(500, .top) == 4_400.0)
  }

  @Test func `a row stands where it was wanted though the rows around were estimates`() {
    let rig = TableRig(rows: [500])
    rig.fitting = { CGFloat(30 + $0.row % 5 * 40) }
    _ = rig.start()
    rig.view.scrollToRow(at: path(300), at: .middle, animated: false)
    rig.loop.settle()

    #expect(rig.cell(300).map { $0.frame.midY - rig.view.contentOffset.y } == 300)

    rig.view.scrollToRow(at: path(20), at: .bottom, animated: true)
    rig.rest()
    #expect(rig.cell(20).map { $0.frame.maxY - rig.view.contentOffset.y } == 600)
  }

  @Test func `another width asks for all heights again, and keeps the first row`() {
    let rig = TableRig(rows: [100])
    rig.fitting = { _ in 100 }
    _ = rig.start()
    rig.view.contentOffset.y = 1_000
    rig.loop.settle()
    rig.onFilling = { cell, _ in cell.fitting = 60 }
    for cell in rig.view.visibleCells { (cell as? NotingRowCell)?.fitting = 60 }
    let first = rig.rows.first

    rig.view.frame.size.width = 250
    rig.loop.settle()

    #expect(rig.rows.first == first)
    #expect(rig.view.visibleCells.allSatisfy { $0.frame.width == 250 && $0.frame.height == 60 })
  }

  @Test func `a view that may have another height is asked again`() {
    let rig = TableRig(rows: [5])
    rig.fitting = { _ in 50 }
    _ = rig.start()
    rig.cell(1)?.fitting = 80
    rig.cell(3)?.fitting = 90

    if let cell = rig.cell(1) { rig.view.heightMayHaveChanged(of: cell) }
    rig.loop.settle()

    #expect(rig.span(1) == [50, 80] && rig.span(3) == [180, 50])
  }

  @Test func `reloading drops selection and makes all cells again`() {
    let rig = TableRig(rows: [3]).start()
    rig.view.selectRow(at: path(1), animated: false, scrollPosition: .none)
    rig.counts = [2]

    let calls = rig.calls { rig.view.reloadData() }

    #expect(calls.prefix(3) == ["ended displaying 0", "ended displaying 1", "ended displaying 2"])
    #expect(calls.suffix(4) == ["cell 0", "will display 0", "cell 1", "will display 1"])
    #expect(rig.view.indexPathForSelectedRow == nil && rig.cell(1)?.isSelected == false)
  }

  @Test func `announces the rows ahead`() {
    let rig = TableRig(rows: [100])
    let prefetcher = NotingRowPrefetcher()
    rig.view.rowHeight = 100
    rig.view.prefetchDataSource = prefetcher
    _ = rig.start()
    #expect(prefetcher.announced == Array(6..<12))

    rig.view.contentOffset.y = 300
    rig.loop.settle()
    #expect(prefetcher.announced == Array(6..<15))

    rig.view.contentOffset.y = 3_000
    rig.loop.settle()
    #expect(prefetcher.cancelled == Array(9..<15))
  }
}
