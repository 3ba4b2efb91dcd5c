import QuartzCore
import Testing
import UIKit

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// Sizes of a flow layout's items while one of them is moved by hand (Facts 2.14, 3.2).
@MainActor @Suite struct `Movement among different sizes` {
  private static func section(_ heights: [CGFloat]) -> FlowSectionCase {
    FlowSectionCase(sizes: heights.map { CGSize(width: 320, height: $0) }, lineSpacing: 0)
  }

  /// The heights on screen from top to bottom.
  private static func heights(_ rig: FlowRig) -> [CGFloat] {
    rig.view.indexPathsForVisibleItems.compactMap { rig.view.layoutAttributesForItem(at: $0)?.frame.height }
  }

  @Test func `an item takes its size along, and within its section the delegate is not asked again`() {
    let rig = FlowRig([Self.section([30, 50, 70, 90])]).start()
    rig.movable = true
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    let calls = rig.calls {
      rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
      rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 225))
    }
    #expect(calls == [])
    #expect(Self.heights(rig) == [50, 70, 90, 30])
    rig.view.endInteractiveMovement()
    rig.loop.settle()
    #expect(Self.heights(rig) == [50, 70, 90, 30])
    #expect(rig.sections[0].sizes.map(\.height) == [50, 70, 90, 30])
  }

  @Test func `into another section, sizes and counts go together, and the delegate hears of its own paths`() {
    let rig = FlowRig([Self.section([30, 50]), Self.section([70])]).start()
    rig.movable = true
    _ = rig.view.beginInteractiveMovementForItem(at: path(0))
    let calls = rig.calls { rig.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100)) }
    #expect(calls.filter { $0.hasPrefix("size") } == ["size 0.1", "size 0.0", "size 1.0"])
    #expect(Self.heights(rig) == [50, 30, 70])
    rig.view.cancelInteractiveMovement()
    rig.loop.settle()
    #expect(Self.heights(rig) == [30, 50, 70])
  }
}
