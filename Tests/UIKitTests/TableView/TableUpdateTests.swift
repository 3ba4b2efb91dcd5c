import QuartzCore
import Testing

@testable import UIKit

/// Batches of changes.
@MainActor @Suite struct `Table updates` {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func rig(_ counts: [Int] = [20]) -> TableRig {
    let rig = TableRig(rows: counts)
    rig.view.rowHeight = 100
    return rig.start()
  }

  @Test func `an inserted row makes room in an animation`() throws {
    let rig = rig()
    let second = try #require(rig.cell(1))
    rig.counts = [21]

    let calls = rig.calls { rig.view.insertRows(at: [path(1)], with: .fade) }

    #expect(calls == ["cell 1", "will display 1"])
    #expect(rig.cell(2) === second && second.frame.minY == 200)
    #expect(second.layer.presentation()?.frame.minY ?? 0 < 200)
    #expect(rig.cell(1)?.layer.presentation()?.opacity ?? 1 < 1)
    // The row that has left the screen is seen until it is over.
    #expect(rig.calls { rig.rest() } == ["ended displaying 5"])
    #expect(rig.cell(1)?.alpha == 1 && rig.rows.count == 6)
  }

  @Test func `a deleted row goes its way, and the next ones come up`() throws {
    let rig = rig()
    let gone = try #require(rig.cell(2))
    rig.counts = [19]

    let calls = rig.calls { rig.view.deleteRows(at: [path(2)], with: .left) }

    #expect(calls == ["cell 5", "will display 5"])
    #expect(gone.superview === rig.view && gone.frame.minX == -300)
    #expect(rig.view.indexPath(for: gone) == nil)
    #expect(rig.cell(5)?.frame.minY == 500)
    #expect(rig.calls { rig.rest() } == ["ended displaying 2"])
    #expect(gone.superview == nil)
  }

  @Test func `rows that move take their views along`() {
    let rig = rig()
    let (first, last) = (rig.cell(0), rig.cell(4))

    let calls = rig.calls { rig.view.moveRow(at: path(0), to: path(4)) }

    #expect(calls == [])
    #expect(rig.cell(4) === first && rig.cell(3) === last)
    #expect(rig.span(4) == [400, 100])
  }

  @Test func `reloading makes a cell again and deselects it`() {
    let rig = rig()
    rig.view.selectRow(at: path(1), animated: false, scrollPosition: .none)
    let old = rig.cell(1)

    let calls = rig.calls { rig.view.reloadRows(at: [path(1)], with: .none) }

    #expect(calls == ["cell 1", "will display 1", "ended displaying 1"])
    #expect(rig.cell(1) !== old && rig.view.indexPathForSelectedRow == nil)
  }

  @Test func `reconfiguring fills the cell that is there`() {
    let rig = rig()
    let old = rig.cell(1)

    #expect(rig.calls { rig.view.reconfigureRows(at: [path(1), path(15)]) } == ["cell 1"])
    #expect(rig.cell(1) === old)
  }

  @Test func `selection and highlight go with their rows`() {
    let rig = rig()
    rig.view.selectRow(at: path(3), animated: false, scrollPosition: .none)
    rig.counts = [20]

    rig.view.performBatchUpdates {
      rig.view.deleteRows(at: [path(0)], with: .automatic)
      rig.view.insertRows(at: [path(1)], with: .automatic)
    }
    rig.loop.settle()
    #expect(rig.view.indexPathForSelectedRow == path(3))

    rig.counts = [19]
    rig.view.deleteRows(at: [path(0)], with: .automatic)
    #expect(rig.view.indexPathForSelectedRow == path(2) && rig.cell(2)?.isSelected == true)
  }

  @Test func `batches within one another are one`() {
    let rig = rig()
    var ended: [Bool] = []
    rig.view.beginUpdates()
    rig.view.beginUpdates()
    rig.counts = [19]
    rig.view.deleteRows(at: [path(0)], with: .fade)
    rig.view.endUpdates()
    #expect(rig.view.hasUncommittedUpdates && rig.view.numberOfRows(inSection: 0) == 20)
    rig.view.performBatchUpdates({
      rig.counts = [18]
      rig.view.deleteRows(at: [path(1)], with: .fade)
    }) { ended.append($0) }
    rig.view.endUpdates()

    #expect(rig.view.numberOfRows(inSection: 0) == 18 && ended == [])
    rig.rest()
    #expect(ended == [true])
  }

  @Test func `an empty batch asks for heights again and animates to them`() {
    let rig = TableRig(rows: [10])
    var first: CGFloat = 50
    rig.height = { $0.row == 0 ? first : 50 }
    _ = rig.start()
    first = 120

    rig.view.beginUpdates()
    rig.view.endUpdates()

    #expect(rig.span(0) == [0, 120] && rig.span(1) == [120, 50])
    #expect(rig.cell(1)?.layer.presentation()?.frame.minY ?? 120 < 120)
    #expect(rig.view.contentSize.height == 570.0)
  }

  @Test func `sections come, go and are made again`() {
    let rig = rig([2, 2, 2])
    let third = rig.cell(1, 2)
    rig.counts = [2, 3]
    rig.view.performBatchUpdates {
      rig.view.deleteSections([0], with: .fade)
      rig.view.reloadSections([1], with: .fade)
      rig.view.insertSections([0], with: .top)
      rig.view.deleteSections([2], with: .fade)
    }
    rig.rest()
    #expect(rig.rows == ["0.0", "0.1", "1.0", "1.1", "1.2"])
    #expect(
      third?.superview == nil
        || rig.view.indexPath(for: third ?? NotingRowCell(style: .default, reuseIdentifier: nil)) != nil)

    rig.counts = [3, 2]
    let cell = rig.cell(2, 1)
    rig.view.moveSection(1, toSection: 0)
    rig.rest()
    #expect(rig.cell(2, 0) === cell)
  }

  @Test func `without animation everything is in place at once, and cells stay`() {
    let rig = rig()
    let second = rig.cell(1)
    rig.counts = [21]
    var ended = false
    UIView.performWithoutAnimation {
      rig.view.performBatchUpdates({ rig.view.insertRows(at: [path(0)], with: .top) }) { _ in ended = true }
    }

    #expect(rig.cell(2) === second && second?.layer.animationKeys() == nil)
    rig.loop.settle()
    #expect(ended && rig.rows.count == 6)
  }

  @Test func `known heights go with their rows`() {
    let rig = TableRig(rows: [100])
    rig.fitting = { CGFloat(50 + $0.row) }
    _ = rig.start()
    for offset: CGFloat in [500, 1_000, 1_500, 2_000, 2_500, 0] {
      rig.view.contentOffset.y = offset
      rig.loop.settle()
    }
    let bottom = rig.view.rectForRow(at: path(20)).height
    rig.counts = [99]
    rig.view.deleteRows(at: [path(30)], with: .none)
    rig.loop.settle()

    #expect(rig.view.rectForRow(at: path(20)).height == bottom && bottom == 70)
    #expect(rig.view.rectForRow(at: path(31)).height == 82.0)
  }

  @Test func `deleting at the end brings the content back into its range`() {
    let rig = rig()
    rig.view.contentOffset.y = 1_400
    rig.loop.settle()
    rig.counts = [10]
    rig.view.deleteRows(at: (10..<20).map { path($0) }, with: .fade)
    rig.rest()

    #expect(rig.view.contentOffset.y == 400.0)
    #expect(rig.rows.first == "0.4" && rig.rows.last == "0.9")
  }

  @Test func `updates upon updates leave every row in its place`() {
    let rig = rig()
    for round in 0..<12 {
      let count = rig.counts[0]
      let isGrowing = round % 3 != 0
      rig.counts = [isGrowing ? count + 1 : count - 2]
      if isGrowing {
        rig.view.insertRows(at: [path(round % 5)], with: .middle)
      } else {
        rig.view.deleteRows(at: [path(0), path(3)], with: .bottom)
      }
      rig.loop.advance(to: rig.loop.now + 0.1)
      rig.loop.settle()
    }
    rig.rest()

    for row in 0..<6 {
      #expect(rig.span(row) == [CGFloat(row) * 100, 100])
      #expect(rig.cell(row)?.alpha == 1)
    }
    #expect(rig.view.subviews.filter { $0 is UITableViewCell }.count == 6)
  }

  @Test func `a batch that contradicts the data ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let rig = TableRig(rows: [3]).start()
        rig.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    }
  }
}
