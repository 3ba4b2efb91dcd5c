import QuartzCore
import Testing

@testable import UIKit

/// Answers that no app should give, and calls from within calls.
@MainActor @Suite struct `Hostile tables` {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300, .leastNonzeroMagnitude, 0])
  func `heights of any kind`(height: CGFloat) {
    let rig = TableRig(.grouped, rows: [30, 30])
    rig.titles = [0: "a", 1: "b"]
    rig.height = { $0.row % 2 == 0 ? height : 40 }
    rig.headerHeight = { _ in height }
    _ = rig.start()
    for offset in [0, 500, 1e6, -50] {
      rig.view.contentOffset.y = offset
      rig.loop.settle()
    }
    rig.view.rowHeight = height
    rig.view.estimatedRowHeight = height
    rig.view.sectionHeaderTopPadding = height
    rig.loop.settle()

    #expect(rig.view.contentSize.height.isFinite && rig.view.contentSize.height >= 0)
  }

  @Test func `counts below zero and beyond all measure`() {
    let rig = TableRig(rows: [-4, .max, 3]).start()

    #expect(rig.view.numberOfRows(inSection: 0) == 0)
    #expect(rig.rows.first == "1.0" && rig.view.contentSize.height.isFinite)
    rig.view.scrollToRow(at: IndexPath(row: 2, section: 2), at: .bottom, animated: false)
    rig.loop.settle()
  }

  @Test func `a million rows without height are not all shown`() {
    let rig = TableRig(rows: [1_000_000])
    rig.view.delegate = nil
    rig.view.rowHeight = 0
    _ = rig.start()

    #expect(rig.cellsMade.count <= UITableView.maximumShown)
  }

  @Test func `reloading from within cellForRow`() {
    let rig = TableRig(rows: [5])
    var reloads = 0
    rig.inCellForRow = { path in
      if path.row == 2, reloads < 3 {
        reloads += 1
        rig.view.reloadData()
      }
    }
    _ = rig.start()

    #expect(reloads == 3 && rig.rows.count == 5)
  }

  @Test func `reloading from within cellForRow for ever`() {
    let rig = TableRig(rows: [5])
    rig.inCellForRow = { _ in rig.view.reloadData() }
    _ = rig.start()
    rig.rest()
    rig.inCellForRow = { _ in }
    rig.view.reloadData()
    rig.rest()

    #expect(rig.rows.count == 5)
  }

  @Test func `scrolling, deleting and reloading from within the selection`() {
    let rig = TableRig(rows: [50])
    rig.view.rowHeight = 100
    _ = rig.start()
    rig.onSelection = {
      rig.view.scrollToRow(at: IndexPath(row: $0.row + 20, section: 0), at: .top, animated: false)
    }
    rig.tap(50)
    rig.loop.settle()
    #expect(rig.view.contentOffset.y == 2_000.0)

    rig.onSelection = {
      rig.counts = [49]
      rig.view.deleteRows(at: [$0], with: .fade)
    }
    rig.tap(150)
    rig.rest()
    #expect(rig.view.numberOfRows(inSection: 0) == 49 && rig.view.indexPathForSelectedRow == nil)

    rig.onSelection = { _ in rig.view.reloadData() }
    rig.tap(250)
    rig.rest()
    #expect(rig.view.indexPathForSelectedRow == nil && rig.rows.count == 6)
  }

  @Test func `a data source that changes its mind about the count`() {
    let rig = TableRig(rows: [50]).start()
    rig.counts = [3]
    rig.view.contentOffset.y = 800
    rig.loop.settle()
    rig.counts = [0]
    rig.view.reloadData()
    rig.loop.settle()

    #expect(rig.rows.isEmpty && rig.view.contentSize.height == 0.0)
  }

  @Test func `updates from within cellForRow`() {
    let rig = TableRig(rows: [10])
    var isDone = false
    rig.inCellForRow = { path in
      guard path.row == 1, !isDone else { return }
      isDone = true
      rig.counts = [11]
      rig.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    _ = rig.start()
    rig.rest()

    #expect(rig.view.numberOfRows(inSection: 0) == 11 && rig.rows.count == 11)
  }

  @Test func `one cell for all rows is shown once`() {
    let rig = TableRig(rows: [5])
    let source = OneCellSource()
    rig.view.dataSource = source
    _ = rig.start()
    rig.rest()

    #expect(rig.view.visibleCells.count == 1)
  }

  @Test func `paths that are none`() {
    let rig = TableRig(rows: [5]).start()
    for path in [[], [0], [0, 1, 2], [-1, 0], [0, -1], [7, 0]] as [IndexPath] {
      rig.view.scrollToRow(at: path, at: .top, animated: true)
      rig.view.selectRow(at: path, animated: false, scrollPosition: .middle)
      rig.view.deselectRow(at: path, animated: false)
      #expect(rig.view.cellForRow(at: path) == nil && rig.view.rectForRow(at: path) == .zero)
    }
    _ = rig.view.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: .infinity))
    _ = rig.view.indexPathsForRows(in: .infinite)
    rig.view.endUpdates()
    rig.loop.settle()
    #expect(rig.view.indexPathForSelectedRow == nil)
  }
}

@MainActor private final class OneCellSource: NSObject, UITableViewDataSource {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
