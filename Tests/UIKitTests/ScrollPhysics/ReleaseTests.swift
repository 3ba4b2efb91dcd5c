import Foundation
import Testing

@testable import UIKit

@Suite struct `Letting go` {
  private func release(_ offset: Double, _ velocity: Double, bounces: Bool = true, rate: Double = 0.998)
    -> Release
  {
    Release(
      offset: offset, velocity: velocity, range: OffsetRange(contentLength: 1667, viewportLength: 667),
      rate: rate, bounces: bounces, grid: PixelGrid(scale: 2))
  }

  private func trace(_ glide: Glide) -> [CGFloat] {
    (0...Int(glide.duration * 240) + 1).map { glide.position(at: Double($0) / 240) }
  }

  @Test func `proposes a place on the pixel grid, inside the range`() {
    #expect(release(100, 500).proposedTarget == 344.5)
    #expect(release(100, 5000).proposedTarget == 1000)
    #expect(release(900, -5000).proposedTarget == 0)
  }

  @Test func `a finger that rests before it lifts leaves the offset where it is, fractions included`() {
    #expect(release(100.3, 0).proposedTarget == 100.3)
    #expect(release(100.3, 10.2).proposedTarget == 100.3)
    #expect(release(100.3, 0).glide(to: 100.3).duration == 0)
  }

  @Test(arguments: [100.0, -300, 1234, -4000, 9000], [0.998, 0.99])
  func `ends exactly on the proposal and never jumps on the way`(velocity: Double, rate: Double) {
    let release = release(420, velocity, rate: rate)
    let glide = release.glide(to: release.proposedTarget)
    let positions = trace(glide)

    #expect(positions.first == 420 && positions.last == release.proposedTarget)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { abs($1 - $0) <= abs(velocity) / 240 + 0.26 })
  }

  @Test(arguments: [300.0, 1000, -2000])
  func `stays within half a point of the closed form in the open`(velocity: Double) {
    let release = Release(
      offset: 5000, velocity: velocity, range: OffsetRange(contentLength: 1e5, viewportLength: 667),
      rate: 0.998, bounces: true, grid: PixelGrid(scale: 3))
    let glide = release.glide(to: release.proposedTarget)
    let closed = Deceleration(from: 5000, velocity: velocity, rate: 0.998)

    for frame in 0...200 {
      let time = Double(frame) / 60
      #expect(abs(glide.position(at: time) - closed.position(at: time)) <= 0.5)
    }
  }

  @Test func `a fling into an edge goes past it once and comes back to it`() {
    let release = release(900, 3000)
    let positions = trace(release.glide(to: release.proposedTarget))
    let peak = positions.max() ?? 0
    let after = positions.drop { $0 < peak }

    #expect(peak > 1000 + 29 && peak < 1000 + 29.43 * 3)
    #expect(zip(after, after.dropFirst()).allSatisfy { $1 <= $0 })
    #expect(positions.last == 1000)
  }

  @Test func `speed is continuous where friction gives way to the spring`() {
    let release = release(900, 3000)
    let glide = release.glide(to: 1000)
    let crossing = EdgeCrossing(of: Deceleration(from: 900, velocity: 3000, rate: 0.998), at: 1000)
    let time = crossing?.time ?? .nan

    #expect(abs(glide.velocity(at: time - 1e-7) - glide.velocity(at: time + 1e-7)) < 0.1)
  }

  @Test func `without bounces a fling stops dead at the edge`() {
    let release = release(900, 3000, bounces: false)
    let positions = trace(release.glide(to: release.proposedTarget))
    #expect(positions.max() == 1000 && positions.last == 1000)
  }

  @Test func `flung outwards at the edge itself it bounces`() {
    let positions = trace(release(0, -1000).glide(to: 0))
    #expect(abs((positions.min() ?? 0) + 29.43) < 0.1)
    #expect(positions.last == 0)
  }

  @Test func `let go past the edge it returns without passing it`() {
    let release = release(-80, 0)
    let positions = trace(release.glide(to: release.proposedTarget))

    #expect(release.proposedTarget == 0)
    #expect(positions.allSatisfy { $0 <= 0 } && positions.last == 0)
  }

  @Test func `flung inwards from past the edge it goes on into the content`() {
    let release = release(-80, 2500)
    let glide = release.glide(to: release.proposedTarget)
    let positions = trace(glide)

    #expect(release.proposedTarget > 300)
    #expect(positions.last == release.proposedTarget)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $1 >= $0 })
  }

  @Test func `a changed target keeps the speed at release`() {
    let glide = release(100, 1000).glide(to: 475)
    #expect(glide.velocity(at: 0) == 1000)
    #expect(glide.position(at: glide.duration) == 475)
    #expect(glide.duration > 1)
  }

  @Test(arguments: [0, 5, 1000, -1000] as [CGFloat])
  func `a target that no deceleration reaches is settled on within half a second`(velocity: CGFloat) {
    let target: CGFloat = velocity > 0 ? 60 : 140
    let glide = release(100, velocity).glide(to: target)
    #expect(glide.position(at: glide.duration) == target)
    #expect(ScrollConstants.settleDurations.contains(glide.duration))
  }

  @Test(arguments: [(50.0, 200.0), (100, 150), (20, 60)] as [(CGFloat, CGFloat)])
  func `a slow release does not crawl to a far target`(velocity: CGFloat, way: CGFloat) {
    let glide = release(100, velocity).glide(to: 100 + way)
    #expect(ScrollConstants.settleDurations.contains(glide.duration))
    #expect(abs(glide.velocity(at: 0) - velocity) < 1e-9)
  }

  @Test func `a target outside the range is pulled to the edge`() {
    let glide = release(100, 1000).glide(to: 5000)
    #expect(glide.target == 1000)
    #expect(release(100, 0).glide(to: .nan).target == 100)
  }

  @Test(arguments: [0.0, 150, 2500, 9000])
  func `does not overshoot a page, but does the last one`(velocity: Double) {
    let inner = trace(release(500, velocity).glide(toPage: 667))
    let last = trace(release(990, velocity).glide(toPage: 1000))

    #expect((inner.max() ?? 0) <= 667 && inner.last == 667)
    #expect(((last.max() ?? 0) > 1000) == (velocity > 12.5 * 10) && last.last == 1000)
  }
}
