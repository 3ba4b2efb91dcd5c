import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Paging scroll view` {
  private func pages() -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 1500, height: 600))
    rig.view.isPagingEnabled = true
    return rig
  }

  private let start = CGPoint(x: 280, y: 300)

  @Test(arguments: [-60.0, -250])
  func `a quick flick goes to the next page, never further`(way: CGFloat) {
    let rig = pages()
    rig.drag(from: start, by: CGVector(dx: way, dy: 0), lasting: 0.06)
    rig.rest()
    #expect(rig.view.contentOffset == CGPoint(x: 300, y: 0))
    #expect(rig.proposedTarget == CGPoint(x: 300, y: 0))
  }

  @Test(arguments: [(-120.0, 0.0), (-200, 300)])
  func `a drag that rests goes to the nearest page`(way: CGFloat, page: CGFloat) {
    let rig = pages()
    rig.drag(from: start, by: CGVector(dx: way, dy: 0), lift: false)
    rig.touch(.ended, start.x + way, start.y, at: 0.5)
    rig.rest()
    #expect(rig.view.contentOffset.x == page)
    #expect(rig.calls.last == "didEndDecelerating")
  }

  @Test func `settles within half a second but for the last points, without passing the page`() {
    let rig = pages()
    rig.drag(from: start, by: CGVector(dx: -100, dy: 0), lasting: 0.1)
    rig.run(0.5)
    #expect(abs(rig.view.contentOffset.x - 300) < 5)
    rig.rest()
    #expect(rig.offsets.allSatisfy { $0.x <= 300 })
  }

  @Test func `the last page bounces and comes back`() {
    let rig = pages()
    rig.view.contentOffset.x = 1200
    rig.forget()
    rig.drag(from: start, by: CGVector(dx: -100, dy: 0), lasting: 0.1)
    rig.rest()
    #expect(rig.offsets.contains { $0.x > 1220 })
    #expect(rig.view.contentOffset.x == 1200)
  }

  @Test func `the delegate is told the page, and cannot change it`() {
    let rig = pages()
    rig.retarget = { _ in CGPoint(x: 900, y: 0) }
    rig.drag(from: start, by: CGVector(dx: -100, dy: 0), lasting: 0.1)
    rig.rest()
    #expect(rig.view.contentOffset.x == 300)
  }

  @Test func `lifting exactly on a page does not decelerate`() {
    let rig = pages()
    rig.touch(.began, 290, 300, at: 0)
    rig.touch(.moved, 200, 300, at: 0.1)
    rig.touch(.moved, 280, 300, at: 0.2)
    rig.touch(.ended, 280, 300, at: 0.5)
    #expect(rig.view.contentOffset.x == 0)
    #expect(rig.calls.last == "didEndDragging(false)")
  }
}
