import QuartzCore
import Testing

@testable import UIKit

@Suite("Fingers on sections that scroll by themselves") @MainActor struct OrthogonalGestureTests {
  private func rig() -> OrthogonalRig { OrthogonalRig((0..<20).map { _ in .init(items: 50) }) }

  @Test func `across is the section's, along the collection view's`() {
    let across = rig()
    across.drag(from: CGPoint(x: 300, y: 150), by: CGVector(dx: -100, dy: 20))
    across.rest()
    #expect(across.offset(1) == 316)
    #expect(across.offset(0) == 0)
    #expect(across.view.contentOffset == .zero)

    let along = rig()
    along.drag(from: CGPoint(x: 300, y: 450), by: CGVector(dx: -20, dy: -100))
    along.rest()
    #expect(along.offset(4) == 0)
    #expect(along.view.contentOffset.y > 90)
  }

  @Test func `the scroll view that has the finger keeps it when it turns`() {
    let first = rig()
    first.drag(from: CGPoint(x: 300, y: 150), by: CGVector(dx: -60, dy: 0), lift: false)
    first.touch(.moved, 240, 20, at: first.loop.now + 0.1)
    #expect(first.view.contentOffset == .zero)
    #expect(first.offset(1) == 50)
    first.touch(.ended, 240, 20, at: first.loop.now + 0.2)

    let second = rig()
    second.drag(from: CGPoint(x: 300, y: 450), by: CGVector(dx: 0, dy: -60), lift: false)
    second.touch(.moved, 100, 390, at: second.loop.now + 0.1)
    #expect(second.view.contentOffset.y == 50)
    #expect(second.offset(4) == 0)
    second.touch(.ended, 100, 390, at: second.loop.now + 0.2)
  }

  @Test(arguments: [(-100, -80, true), (-80, -100, false)])
  func `a diagonal goes where it goes most`(_ dx: CGFloat, _ dy: CGFloat, _ isAcross: Bool) {
    let rig = rig()
    rig.drag(from: CGPoint(x: 300, y: 450), by: CGVector(dx: dx, dy: dy))
    rig.rest()
    #expect((rig.offset(4) == 316) == isAcross)
    #expect((rig.view.contentOffset.y == 0) == isAcross)
  }

  @Test func `content that moves is taken at once, without slop`() throws {
    let rig = rig()
    rig.drag(from: CGPoint(x: 300, y: 150), by: CGVector(dx: -100, dy: 0))
    rig.run(0.05)
    #expect(rig.embedded(1)?._scrollState == .decelerating)
    let now = rig.loop.now
    rig.touch(.began, 200, 150, at: now)
    #expect(rig.embedded(1)?._scrollState == .tracking)
    let caught = rig.offset(1)
    rig.touch(.moved, 197, 150, at: now + 0.01)
    #expect(rig.offset(1) == caught + 3)
    rig.touch(.moved, 190, 150, at: now + 0.02)
    #expect(rig.offset(1) == caught + 10)
    rig.touch(.ended, 190, 150, at: now + 0.3)
    rig.rest()
    #expect([0, 316, 632].contains(rig.offset(1)))
    #expect(rig.view.contentOffset == .zero)
  }

  @Test func `a drag along takes the collection view, and the section goes on to where it can rest`() {
    let rig = rig()
    rig.drag(from: CGPoint(x: 300, y: 450), by: CGVector(dx: -100, dy: 0))
    rig.run(0.05)
    rig.drag(from: CGPoint(x: 200, y: 450), by: CGVector(dx: 0, dy: -100))
    #expect(rig.view.contentOffset.y >= 90)
    rig.rest()
    #expect([0, 316].contains(rig.offset(4)))
  }

  @Test func `a finger that stops a section selects nothing`() {
    let rig = rig()
    rig.drag(from: CGPoint(x: 300, y: 150), by: CGVector(dx: -100, dy: 0))
    rig.run(0.05)
    rig.calls = []
    rig.touch(.began, 200, 150, at: rig.loop.now)
    rig.touch(.ended, 200, 150, at: rig.loop.now + 0.05)
    rig.rest()
    #expect(!rig.calls.contains { $0.hasPrefix("selected") || $0.hasPrefix("highlighted") })
    #expect([0, 316].contains(rig.offset(1)))
    rig.touch(.began, 200, 150, at: rig.loop.now)
    rig.touch(.ended, 200, 150, at: rig.loop.now + 0.05)
    #expect(rig.calls.contains { $0.hasPrefix("selected 1.") })
  }

  @Test func `two sections scroll at the same time, each by its finger`() {
    let rig = rig()
    rig.touch(.began, 300, 150, at: 0)
    rig.touch(.began, 100, 250, at: 0, finger: 2)
    for step in 1...10 {
      let (time, way) = (TimeInterval(step) * 0.01, CGFloat(step) * 6)
      rig.touch(.moved, 300 - way, 150, at: time)
      rig.touch(.moved, 100 + way / 2, 250, at: time, finger: 2)
    }
    #expect(rig.offset(1) == 50)
    #expect(rig.offset(2) < 0)
    rig.touch(.ended, 240, 150, at: 0.11)
    rig.touch(.ended, 130, 250, at: 0.11, finger: 2)
    rig.run(0.05)
    #expect(rig.embedded(1)?._scrollState == .decelerating)
    #expect(rig.embedded(2)?._scrollState == .decelerating)
    rig.rest()
    #expect(rig.offset(1) == 316)
    #expect(rig.offset(2) == 0)
  }

  @Test func `a press on an item ends when its section is dragged`() {
    let rig = rig()
    rig.touch(.began, 200, 150, at: 0)
    rig.run(0.2)
    #expect(rig.calls.contains("highlighted 1.0"))
    rig.touch(.moved, 150, 150, at: 0.3)
    #expect(rig.calls.contains("unhighlighted 1.0"))
    rig.touch(.ended, 150, 150, at: 0.4)
    rig.rest()
    #expect(!rig.calls.contains("selected 1.0"))
  }

  @Test func `wheels and trackpads go the same ways`() throws {
    let long = rig()
    let embedded = try #require(long.embedded(1))
    #expect(embedded._takesWheel(CGVector(dx: 10, dy: 2), isDiscrete: false))
    #expect(!embedded._takesWheel(CGVector(dx: 2, dy: 10), isDiscrete: false))
    #expect(!embedded._takesWheel(CGVector(dx: 0, dy: 100), isDiscrete: true))
    // Where the collection view has nowhere to go, a notch scrolls the section under it.
    let short = OrthogonalRig(.groupPaging)
    let only = try #require(short.embedded())
    #expect(only._takesWheel(CGVector(dx: 0, dy: 100), isDiscrete: true))
    only._scrollByWheel(CGVector(dx: 0, dy: 100), isDiscrete: true, at: 0)
    short.rest()
    #expect(short.offset() == 316)
    only._scrollByWheel(CGVector(dx: 300, dy: 0), isDiscrete: false, at: short.loop.now)
    short.rest()
    #expect(short.offset() == 632)
    #expect(only._scrollByKey(.left))
    short.rest()
    #expect(short.offset() == 316)
  }
}
