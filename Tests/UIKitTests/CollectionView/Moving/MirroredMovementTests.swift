import QuartzCore
import Testing
import UIKit

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// Moving in an interface that runs the other way: the layout keeps its coordinates (Facts 2.14, 2.15).
@MainActor @Suite struct `Mirrored movement` {
  @MainActor private final class Strip: UICollectionViewFlowLayout {
    var positions: [CGPoint] = []
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      positions.append(position)
      return super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
  }

  @Test func `the item goes where the finger is, on the side where it is`() {
    let rig = WordRig([["a", "b", "c"]])
    let strip = Strip()
    strip.itemSize = CGSize(width: 100, height: 100)
    strip.minimumInteritemSpacing = 0
    rig.view.semanticContentAttribute = .forceRightToLeft
    rig.view.collectionViewLayout = strip
    rig.settle()
    #expect(rig.cell("a")?.frame.minX == 200)

    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 50))
    rig.loop.settle()
    #expect(strip.positions == [CGPoint(x: 260, y: 50)])
    #expect(rig.cell("a")?.center == CGPoint(x: 40, y: 50))
    rig.view.endInteractiveMovement()
    rig.settle()
    #expect(rig.words == [["b", "c", "a"]])
    #expect(["a", "b", "c"].map { rig.cell($0)?.frame.minX } == [0, 200, 100])
  }
}
