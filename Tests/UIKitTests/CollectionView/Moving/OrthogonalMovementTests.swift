import QuartzCore
import Testing

@testable import UIKit

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// Moving items by hand within, into and out of sections that scroll by themselves (Facts 2.14, 4.7).
@MainActor @Suite struct `Movement and sections that scroll by themselves` {
  /// Twelve items of 100 pt, 375 pt of which show, over three rows of the same size that do not scroll.
  private static func rig(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    isRightToLeft: Bool = false
  ) -> OrthogonalRig {
    let size = CGSize(width: 100, height: 100)
    return OrthogonalRig(
      [
        .init(behavior: behavior, items: 12, group: size, spacing: 0, inset: 0),
        .init(behavior: .none, items: 3, group: size, spacing: 0, inset: 0),
      ], isRightToLeft: isRightToLeft)
  }

  private static func scrolled() -> OrthogonalRig {
    let rig = rig()
    rig.view.setOrthogonalOffset(CGPoint(x: 200, y: 0), ofSection: 0)
    rig.loop.settle()
    return rig
  }

  private static func center(_ cell: UICollectionViewCell?) -> CGPoint? {
    cell.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }

  @Test(arguments: [true, false])
  func `a cell is where the finger is at once, whatever its section has been scrolled`(waits: Bool) throws {
    let rig = Self.scrolled()
    let cell = try #require(rig.cell(3))
    #expect(rig.view.beginInteractiveMovementForItem(at: path(3)))
    if waits {
      rig.loop.settle()
      #expect(Self.center(cell) == CGPoint(x: 150, y: 50))
    }
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 60))
    rig.loop.settle()

    #expect(Self.center(cell) == CGPoint(x: 260, y: 60))
    #expect(cell.layer.animationKeys() == nil)
    #expect(rig.cell(4) === cell)
    // The one that was there has made room, in its section still.
    #expect(rig.frame(3)?.minX == 100)
    #expect(rig.cell(3)?.superview === rig.embedded())
  }

  @Test func `let go, it is the section's again and the data source hears where it went`() throws {
    let rig = Self.scrolled()
    let cell = try #require(rig.cell(3))
    _ = rig.view.beginInteractiveMovementForItem(at: path(3))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 60))
    rig.loop.settle()
    let calls = rig.calls { rig.view.endInteractiveMovement() }
    rig.rest()

    #expect(calls.filter { $0.hasPrefix("moved") } == ["moved 0.3 to 0.4"])
    #expect(rig.cell(4) === cell)
    #expect(cell.superview === rig.embedded())
    #expect(rig.frame(4) == CGRect(x: 200, y: 0, width: 100, height: 100))
    #expect(cell.layer.zPosition == 0)
    #expect(rig.offset() == 200)
  }

  @Test func `an item goes into such a section at the place that is seen under the finger`() throws {
    let rig = Self.scrolled()
    let cell = try #require(rig.cell(0, 1))
    _ = rig.view.beginInteractiveMovementForItem(at: path(0, 1))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    #expect((0..<2).map { rig.view.numberOfItems(inSection: $0) } == [13, 2])
    rig.loop.settle()
    #expect(Self.center(cell) == CGPoint(x: 250, y: 50))
    let calls = rig.calls { rig.view.endInteractiveMovement() }
    rig.rest()

    #expect(calls.contains("moved 1.0 to 0.4"))
    #expect(rig.cell(4) === cell)
    #expect(rig.frame(4)?.minX == 200)
    #expect(rig.offset() == 200)
  }

  @Test func `an item leaves such a section for another one`() throws {
    let rig = Self.scrolled()
    let cell = try #require(rig.cell(2))
    _ = rig.view.beginInteractiveMovementForItem(at: path(2))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 250))
    rig.loop.settle()
    #expect((0..<2).map { rig.view.numberOfItems(inSection: $0) } == [11, 4])
    let calls = rig.calls { rig.view.endInteractiveMovement() }
    rig.rest()

    #expect(calls.contains("moved 0.2 to 1.1"))
    #expect(rig.cell(1, 1) === cell)
    #expect(cell.superview === rig.view)
    #expect(rig.frame(1, 1) == CGRect(x: 0, y: 200, width: 100, height: 100))
  }

  @Test func `cancelled, it goes back into its section`() throws {
    let rig = Self.scrolled()
    let cell = try #require(rig.cell(3))
    _ = rig.view.beginInteractiveMovementForItem(at: path(3))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 250))
    rig.loop.settle()
    let calls = rig.calls { rig.view.cancelInteractiveMovement() }
    #expect(cell.layer.animationKeys()?.isEmpty == false)
    rig.rest()

    #expect(!calls.contains { $0.hasPrefix("moved") })
    #expect(rig.view.numberOfItems(inSection: 0) == 12)
    #expect(rig.cell(3) === cell)
    #expect(cell.superview === rig.embedded())
    #expect(rig.frame(3) == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test func `held at its end the section scrolls under the finger until it ends`() throws {
    let rig = Self.rig()
    let cell = try #require(rig.cell(1))
    _ = rig.view.beginInteractiveMovementForItem(at: path(1))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 370, y: 50))
    rig.run(0.3)
    #expect(rig.offset() > 50)
    #expect(Self.center(cell) == CGPoint(x: 370, y: 50))
    rig.run(5)
    #expect(rig.offset() == 825)
    #expect(rig.view.contentOffset == .zero)
    #expect(rig.loop.nextDeadline == nil)

    let calls = rig.calls { rig.view.endInteractiveMovement() }
    #expect(calls.contains("moved 0.1 to 0.11"))
    rig.rest()
    #expect(rig.frame(11)?.maxX == 375)
  }

  @Test func `in a corner the section scrolls along its axis and the collection view across`() {
    let rig = OrthogonalRig((0..<20).map { _ in .init(behavior: .continuous, items: 50) })
    _ = rig.view.beginInteractiveMovementForItem(at: path(0, 6))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 370, y: 660))
    rig.run(0.1)
    rig.view.cancelInteractiveMovement()

    #expect(rig.offset(6) > 10)
    #expect(rig.view.contentOffset.y > 10)
    #expect(rig.offset(0) == 0)
  }

  @Test func `groups that have been pulled rest at their places once the finger leaves the edge`() {
    let rig = Self.rig(.groupPaging)
    _ = rig.view.beginInteractiveMovementForItem(at: path(1))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 370, y: 50))
    rig.run(0.17)
    #expect(rig.offset().truncatingRemainder(dividingBy: 100) != 0)
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 180, y: 50))
    rig.rest()
    #expect(rig.offset() > 0)
    #expect(rig.offset().truncatingRemainder(dividingBy: 100) == 0)

    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 50))
    rig.run(0.03)
    #expect(rig.offset().truncatingRemainder(dividingBy: 100) != 0)
    rig.view.endInteractiveMovement()
    rig.rest()
    #expect(rig.offset().truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test func `read from right to left, the item goes where the finger is`() throws {
    let rig = Self.rig(isRightToLeft: true)
    let cell = try #require(rig.cell(0))
    #expect(rig.frame(0)?.minX == 275)
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 125, y: 50))
    rig.loop.settle()
    #expect(Self.center(cell) == CGPoint(x: 125, y: 50))
    #expect(rig.cell(2) === cell)

    rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 50))
    rig.run(5)
    #expect(rig.embedded()?.travel == 825)
    rig.view.endInteractiveMovement()
    rig.rest()
    #expect(rig.cell(11) === cell)
    #expect(rig.frame(11)?.minX == 0)
  }

  @Test func `a long press carries an item while its section stays`() throws {
    let rig = Self.scrolled()
    rig.view.addGestureRecognizer(MovementGesture())
    let cell = try #require(rig.cell(3))
    rig.touch(.began, 150, 50, at: 0)
    rig.touch(.moved, 155, 50, at: 0.6)
    rig.touch(.moved, 260, 60, at: 0.7)
    #expect(Self.center(cell) == CGPoint(x: 260, y: 60))
    rig.touch(.ended, 260, 60, at: 0.8)
    rig.rest()

    #expect(rig.calls.contains("moved 0.3 to 0.4"))
    #expect(rig.offset() == 200)
  }
}
