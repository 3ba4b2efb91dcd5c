import QuartzCore
import Testing

@testable import UIKit

@Suite("Changes of sections that scroll by themselves") @MainActor struct OrthogonalUpdateTests {
  private func near(_ a: CGPoint?, _ b: CGPoint?) -> Bool {
    guard let a, let b else { return false }
    return abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01
  }

  private func scrolled() -> OrthogonalRig {
    let rig = OrthogonalRig([.init(items: 10), .init(items: 20), .init(behavior: .none, items: 3)])
    rig.view.setOrthogonalOffset(CGPoint(x: 632, y: 0), ofSection: 1)
    rig.loop.settle()
    return rig
  }

  @Test func `an offset goes with its section`() {
    let rig = scrolled()
    rig.view.performBatchUpdates {
      rig.rows.insert(.init(items: 5), at: 0)
      rig.view.insertSections([0])
    }
    #expect(rig.offset(2) == 632)
    #expect(near(rig.drawnCenter(2, 2), CGPoint(x: 170, y: 150)))
    rig.rest()
    #expect(rig.frame(2, 2) == CGRect(x: 20, y: 200, width: 300, height: 100))
    rig.view.performBatchUpdates {
      rig.rows.swapAt(1, 2)
      rig.view.moveSection(2, toSection: 1)
    }
    rig.rest()
    #expect(rig.offset(1) == 632)
    #expect(rig.offset(2) == 0)
    rig.view.performBatchUpdates {
      rig.rows.remove(at: 1)
      rig.view.deleteSections([1])
    }
    #expect(rig.offset(1) == 0)
    #expect(rig.view.subviews.filter { $0 is OrthogonalScrollView }.count == 3)
    rig.rest()
    #expect(rig.view.subviews.filter { $0 is OrthogonalScrollView }.count == 2)
    #expect(rig.view.orthogonal.leaving.isEmpty)
  }

  @Test func `items come and go within the section`() {
    let rig = scrolled()
    rig.view.performBatchUpdates {
      rig.rows[1].items = 19
      rig.view.deleteItems(at: [IndexPath(item: 2, section: 1)])
    }
    #expect(rig.offset(1) == 632)
    // The next one starts where it was, inside the same scroll view.
    #expect(near(rig.drawnCenter(2, 1), CGPoint(x: 486, y: 150)))
    #expect(rig.cell(2, 1)?.superview === rig.embedded(1))
    rig.rest()
    #expect(rig.frame(2, 1) == CGRect(x: 20, y: 100, width: 300, height: 100))
    rig.view.performBatchUpdates {
      rig.rows[1].items = 2
      rig.view.deleteItems(at: (2..<19).map { IndexPath(item: $0, section: 1) })
    }
    rig.rest()
    #expect(rig.offset(1) == 281)
    #expect(rig.items(1) == [0, 1])
    rig.view.performBatchUpdates {
      rig.rows[1].items = 0
      rig.view.deleteItems(at: [IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 1)])
    }
    rig.rest()
    #expect(rig.embedded(1) == nil)
    #expect(rig.view.orthogonalOffset(ofSection: 1) == nil)
  }

  @Test func `a cell that moves between sections is drawn where it was when it sets out`() throws {
    let rig = scrolled()
    let cell = try #require(rig.cell(2, 1))
    let start = rig.drawnCenter(2, 1)
    rig.view.performBatchUpdates {
      rig.rows[1].items -= 1
      rig.rows[2].items += 1
      rig.view.moveItem(at: IndexPath(item: 2, section: 1), to: IndexPath(item: 0, section: 2))
    }
    #expect(rig.cell(0, 2) === cell)
    #expect(cell.superview === rig.view)
    #expect(near(rig.drawnCenter(0, 2), start))
    rig.run(0.1)
    let middle = rig.drawnCenter(0, 2)
    // And back into the other section, on the way.
    rig.view.performBatchUpdates {
      rig.rows[2].items -= 1
      rig.rows[0].items += 1
      rig.view.moveItem(at: IndexPath(item: 0, section: 2), to: IndexPath(item: 0, section: 0))
    }
    #expect(cell.superview === rig.embedded(0))
    #expect(near(rig.drawnCenter(0, 0), middle))
    rig.rest()
    #expect(rig.frame(0, 0) == CGRect(x: 20, y: 0, width: 300, height: 100))
    #expect(cell === rig.cell(0, 0))
  }

  @Test func `cells keep their drawn place when another layout takes over`() throws {
    let rig = OrthogonalRig([.init(items: 10), .init(items: 4), .init(behavior: .none, items: 3)])
    rig.view.setOrthogonalOffset(CGPoint(x: 632, y: 0), ofSection: 1)
    rig.loop.settle()
    let cell = try #require(rig.cell(2, 1))
    rig.rows[1].behavior = .none
    let start = rig.drawnCenter(2, 1)
    rig.view.setCollectionViewLayout(rig.layout(), animated: true)
    #expect(rig.cell(2, 1) === cell)
    #expect(cell.superview === rig.view)
    #expect(near(rig.drawnCenter(2, 1), start))
    rig.rest()
    #expect(rig.embedded(1) == nil)
    #expect(rig.view.orthogonal.leaving.isEmpty)

    rig.rows[1].behavior = .continuous
    rig.view.contentOffset = .zero
    rig.loop.settle()
    let back = rig.drawnCenter(2, 1)
    rig.view.setCollectionViewLayout(rig.layout(), animated: true)
    #expect(rig.cell(2, 1) === cell)
    #expect(near(rig.drawnCenter(2, 1), back))
    rig.rest()
    #expect(cell.superview === rig.embedded(1))
    #expect(rig.frame(2, 1) == CGRect(x: 20, y: 100, width: 300, height: 100))
  }

  @Test func `a section keeps its group when the window turns`() {
    let rig = OrthogonalRig((0..<3).map { _ in .init(behavior: .groupPagingCentered, items: 10) })
    rig.view.setOrthogonalOffset(CGPoint(x: 930.5, y: 0), ofSection: 1)
    rig.loop.settle()
    rig.window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    rig.loop.settle()
    #expect(rig.embedded(1)?.frame == CGRect(x: 0, y: 100, width: 667, height: 100))
    #expect(rig.frame(3, 1)?.midX == 333.5)
    #expect(rig.frame(0, 0)?.midX == 333.5)
  }

  @Test func `a fling that an update overtakes still ends at a group`() {
    let rig = scrolled()
    rig.drag(from: CGPoint(x: 300, y: 150), by: CGVector(dx: -100, dy: 0))
    rig.run(0.05)
    rig.rows[1].group.width = 200
    rig.view.collectionViewLayout.invalidateLayout()
    rig.loop.settle()
    #expect(rig.embedded(1)?._scrollState == .decelerating)
    rig.rest()
    #expect(rig.offset(1) == 648)
  }

  @Test func `between two layouts in a hand its cells are where they appear`() throws {
    let rig = scrolled()
    let start = try #require(rig.frame(2, 1))
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let between = rig.view.startInteractiveTransition(to: flow)
    rig.loop.settle()
    #expect(rig.frame(2, 1) == start)
    #expect(rig.embedded(1) == nil)
    between.transitionProgress = 0.5
    between.invalidateLayout()
    rig.loop.settle()
    rig.view.cancelInteractiveTransition()
    rig.rest()
    #expect(rig.frame(2, 1) == start)
    #expect(rig.offset(1) == 632)
    #expect(rig.cell(2, 1)?.superview === rig.embedded(1))
  }

  @Test func `invalidation keeps offsets`() {
    let rig = scrolled()
    rig.view.collectionViewLayout.invalidateLayout()
    rig.loop.settle()
    #expect(rig.offset(1) == 632)
    rig.view.reloadSections([1])
    rig.rest()
    #expect(rig.offset(1) == 632)
  }
}
