import QuartzCore
import Testing

@testable import UIKit

/// Headers, footers and the room around sections.
@MainActor @Suite struct `Table sections` {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// A header of that height.
  private func bar(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  @Test func `a plain header floats below the top inset and leaves with its section`() throws {
    let rig = TableRig(rows: [10, 10])
    rig.view.rowHeight = 50
    rig.headerHeight = { _ in 30 }
    rig.headerViews = [0: bar(30), 1: bar(30)]
    _ = rig.start()
    let header = try #require(rig.headerViews[0])
    // 22 points above each header, whose room is part of the section.
    #expect(header.frame == CGRect(x: 0, y: 22, width: 300, height: 30))
    #expect(rig.span(0) == [52, 50])
    #expect(rig.view.rectForHeader(inSection: 1) == CGRect(x: 0, y: 574, width: 300, height: 30))

    rig.view.contentOffset.y = 200
    rig.loop.settle()
    #expect(header.frame.minY == 200)

    rig.view.contentOffset.y = 540
    rig.loop.settle()
    #expect(header.frame.minY == 522 && header.superview === rig.view)

    #expect(rig.calls { rig.view.contentOffset.y = 600 }.contains("ended displaying header 0"))
    #expect(header.superview == nil && rig.headerViews[1]?.frame.minY == 600)
  }

  @Test func `headers lie in front of rows`() throws {
    let rig = TableRig(rows: [30])
    rig.view.rowHeight = 50
    rig.headerHeight = { _ in 30 }
    rig.headerViews = [0: bar(30)]
    _ = rig.start()
    rig.view.contentOffset.y = 300
    rig.loop.settle()
    let header = try #require(rig.headerViews[0])
    let places = rig.view.subviews.enumerated()
    let front = try #require(places.first { $0.element === header }?.offset)
    #expect(places.filter { $0.element is UITableViewCell }.allSatisfy { $0.offset < front })
  }

  @Test func `without titles and views a plain table has no headers`() {
    let rig = TableRig(rows: [2, 2])
    rig.view.rowHeight = 50
    rig.view.sectionHeaderHeight = 40
    _ = rig.start()

    #expect(rig.view.contentSize.height == 200.0)
    #expect(rig.view.rectForHeader(inSection: 0).height == 0.0)
  }

  @Test func `a title makes a header with that text`() {
    let rig = TableRig(rows: [2])
    rig.titles = [0: "Fruit"]
    rig.view.sectionHeaderHeight = 40
    rig.view.sectionHeaderTopPadding = 0
    _ = rig.start()

    #expect(rig.view.headerView(forSection: 0)?.bar.title == "Fruit")
    #expect(rig.view.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(rig.view.footerView(forSection: 0) == nil)
  }

  @Test func `the delegate's height is room even without a view`() {
    let rig = TableRig(rows: [1])
    rig.view.rowHeight = 50
    rig.view.sectionHeaderTopPadding = 0
    rig.headerHeight = { _ in 25 }
    _ = rig.start()

    #expect(rig.span(0) == [25, 50])
    #expect(rig.view.headerView(forSection: 0) == nil)
  }

  @Test func `a header whose view decides takes what its frame says`() {
    let rig = TableRig(rows: [1])
    rig.view.sectionHeaderTopPadding = 0
    rig.headerViews = [0: bar(61)]
    _ = rig.start()

    #expect(rig.span(0) == [61, 44])
  }

  @Test func `groups have room between them and above the first`() {
    let rig = TableRig(.grouped, rows: [2, 1])
    rig.view.rowHeight = 50
    _ = rig.start()

    #expect(rig.span(0) == [35, 50] && rig.span(0, 1) == [170, 50])
    #expect(rig.view.contentSize.height == 237.0)
    #expect(rig.cell(0)?.frame.width == 300)
  }

  @Test func `cards stand between the margins`() {
    let rig = TableRig(.insetGrouped, rows: [3])
    rig.view.rowHeight = 50
    _ = rig.start()

    #expect(rig.cell(1)?.frame == CGRect(x: 16, y: 85, width: 268, height: 50))
    #expect(rig.cell(0)?.row.isFirst == true && rig.cell(0)?.row.isLast == false)
    #expect(rig.cell(2)?.row.isLast == true && rig.cell(2)?.row.bottomSeparator == nil)
  }

  @Test func `cells are told of their lines`() {
    let rig = TableRig(rows: [2]).start()
    #expect(rig.cell(0)?.row.bottomSeparator?.isAutomatic == true)
    #expect(rig.cell(0)?.row.topSeparator == nil)

    rig.view.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    rig.view.separatorColor = .red
    rig.loop.settle()
    #expect(rig.cell(1)?.row.bottomSeparator?.insets.left == 30)
    #expect(rig.cell(1)?.row.bottomSeparator?.isAutomatic == false)
    #expect(rig.cell(1)?.row.bottomSeparator?.color == .red)

    rig.view.separatorStyle = .none
    rig.loop.settle()
    #expect(rig.cell(1)?.row.bottomSeparator == nil)
  }

  @Test func `a row that is scrolled to the top is not under its header`() {
    let rig = TableRig(rows: [50])
    rig.view.rowHeight = 50
    rig.headerHeight = { _ in 30 }
    rig.headerViews = [0: bar(30)]
    _ = rig.start()

    rig.view.scrollToRow(at: path(20), at: .top, animated: false)
    rig.loop.settle()

    #expect(rig.span(20)?[0] == rig.view.contentOffset.y + 30)
  }

  @Test func `a touched title of the index brings its section to the top`() {
    let rig = TableRig(rows: [20, 20, 20])
    rig.view.rowHeight = 50
    rig.indexTitles = ["A", "B", "C"]
    _ = rig.start()
    #expect(rig.view.indexTitles == ["A", "B", "C"] && rig.cell(0)?.row.indexRoom == 15)

    rig.view.indexTitleTouched(1)
    rig.loop.settle()
    #expect(rig.view.contentOffset.y == 1_000.0)
    rig.view.indexTitleTouched(9)
    #expect(rig.view.contentOffset.y == 1_000.0)

    rig.view.sectionIndexMinimumDisplayRowCount = 61
    rig.loop.settle()
    #expect(rig.view.indexTitles.isEmpty && rig.cell(0, 1)?.row.indexRoom == 0)
  }

  @Test func `an index follows its sections, and a finger on it leads to them`() throws {
    let rig = TableRig(rows: [20])
    rig.view.rowHeight = 50
    rig.indexTitles = ["A"]
    _ = rig.start()
    rig.counts = [20, 20, 20]
    rig.indexTitles = ["A", "B", "C"]
    rig.view.insertSections([1, 2], with: .none)
    rig.rest()
    let view = try #require(rig.view.index.view)
    #expect(view.titles == ["A", "B", "C"])

    // In the middle of 600 points; one line below is the last title.
    rig.touch(.began, 300, x: 293)
    #expect(rig.view.contentOffset.y == 1_000.0)
    rig.touch(.moved, 312, x: 293)
    #expect(rig.view.contentOffset.y == 2_000.0)
    rig.touch(.ended, 312, x: 293)
    rig.rest()
    #expect(rig.view.contentOffset.y == 2_000.0 && rig.view.indexPathForSelectedRow == nil)
  }
}
