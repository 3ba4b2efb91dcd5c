import Foundation
import Testing

@testable import UIKit

/// UIKit's rule taken literally: each millisecond multiply, then add, until the speed is under the stop
/// speed.
private func steppedTravel(velocity: Double, rate: Double) -> (distance: Double, milliseconds: Int) {
  var (v, x, n) = (velocity, 0.0, 0)
  while v * rate >= 0.01 {
    v *= rate
    x += v
    n += 1
  }
  return (x, n)
}

/// The textbook exponential, of which the product's closed form is the stepped twin.
private enum Continuous {
  static func travel(_ v: Double, _ d: Double) -> Double { -v / (1000 * log(d)) }
  static func position(_ v: Double, _ d: Double, _ t: Double) -> Double {
    v * (pow(d, 1000 * t) - 1) / (1000 * log(d))
  }
  static func velocity(_ v: Double, _ d: Double, _ t: Double) -> Double { v * pow(d, 1000 * t) }
  static func duration(_ v: Double, _ d: Double, threshold: Double) -> Double {
    log(-1000 * log(d) * threshold / v) / (1000 * log(d))
  }
}

@Suite struct `Coasting to rest` {
  @Test(arguments: Vector.group("decel-measured"))
  func `ends where four flings on a device ended`(row: Vector) {
    let start = row.given("start ")
    let v = 1000 * row.given("v ")
    let release = Release(
      offset: start, velocity: v, range: OffsetRange(contentLength: 1e6, viewportLength: 0),
      rate: row.given("d "), bounces: true, grid: PixelGrid(scale: row.given("@")))

    let glide = release.glide(to: release.proposedTarget)

    #expect(release.proposedTarget == row.result("target "))
    #expect(glide.position(at: glide.duration) == row.result("target "))
    #expect(agree(Deceleration(from: start, velocity: v, rate: 0.998).target, row.result("model ")))
    #expect(abs(glide.duration - row.result("; model ") / 1000) < 0.004)
    #expect((0...0.02).contains(row.result("device ") - glide.duration))
  }

  @Test(arguments: Vector.group("decel-stop"))
  func `travels as far and as long as its steps`(row: Vector) {
    let coast = Deceleration(from: 0, velocity: 1000 * row.given("v "), rate: row.given("d "))
    let oracle = steppedTravel(velocity: row.given("v "), rate: row.given("d "))

    #expect(agree(coast.target, row.result("stepped ")))
    #expect(abs(coast.target - row.result("closed form ")) < 0.005)
    #expect(abs(coast.duration * 1000 - row.result("in ")) <= 1)
    #expect(agree(oracle.distance, row.result("stepped ")))
    #expect(oracle.milliseconds == Int(row.result("in ")))
  }

  @Test(arguments: [0.998, 0.99, 0.995], [0.02, 0.3, -1, 7.5])
  func `is at every whole millisecond where the steps are`(rate: Double, v0: Double) {
    let coast = Deceleration(from: 40, velocity: 1000 * v0, rate: rate)
    var (x, v) = (40.0, v0)

    for n in 1...Int(coast.duration * 1000) {
      v *= rate
      x += v
      #expect(abs(coast.position(at: Double(n) / 1000) - x) < 1e-6)
      #expect(abs(coast.velocity(at: Double(n) / 1000) - 1000 * v) < 1e-6)
    }
    #expect(abs(coast.target - x) <= 0.01)
  }

  @Test(arguments: Vector.group("projection-WWDC"))
  func `projects as far as the talk says, less the stop speed's way`(row: Vector) {
    let d = row.given("d ")
    let travel = Deceleration.travel(velocity: row.given("v "), rate: d)
    let untravelled = 0.01 * d / (1 - d) * (travel < 0 ? -1 : 1)
    #expect(agree(travel + untravelled, row.result()))
  }

  @Test(arguments: Vector.group("projection-continuous"))
  func `stays within seven points of the continuous end`(row: Vector) {
    let (v, d) = (row.given("v "), row.given("d "))
    #expect(agree(Continuous.travel(v, d), row.result()))
    #expect(abs(Deceleration.travel(velocity: v, rate: d) - row.result()) < 7)
  }

  @Test(arguments: Vector.group("decel-continuous"))
  func `stays within half a point of the continuous curve and has its speed`(row: Vector) {
    let (v, d, t) = (row.given("v0 "), row.given(", d "), row.given("t "))
    let coast = Deceleration(from: 0, velocity: v, rate: d)

    #expect(agree(Continuous.position(v, d, t), row.result("x ")))
    #expect(abs(coast.position(at: t) - row.result("x ")) < 0.5)
    #expect(agree(coast.velocity(at: t), row.result("v ")))
  }

  @Test(arguments: Vector.group("decel-duration"))
  func `has half a point of the continuous curve left at the vector's time`(row: Vector) {
    let (v, d) = (row.given("v0 "), row.given(", d "))
    #expect(agree(Continuous.duration(v, d, threshold: row.given("threshold ")), row.result()))
    #expect(Deceleration(from: 0, velocity: v, rate: d).duration < row.result())
  }

  @Test(arguments: Vector.group("retarget-factor"))
  func `finds the rate that ends on a changed target`(row: Vector) throws {
    let v = 1000 * row.given("v ")
    let wanted = row.given("travel ")

    let bent = try #require(Deceleration(from: 0, velocity: v, endingAt: wanted))

    #expect(abs(bent.rate - row.result("= D/(D+v-.01) = ")) < 1e-6)
    #expect(bent.position(at: bent.duration) == wanted)
    #expect(abs(Deceleration.travel(velocity: v, rate: bent.rate) - wanted) < 1e-6)
    #expect(bent.velocity(at: 0) == v)
  }

  @Test(arguments: [(2000.0, -100.0), (2000, 0), (5, 300), (0, 300), (5000, 40), (300, 9000)])
  func `refuses targets that are behind, or too near or too far for the speed`(v: Double, target: Double) {
    #expect(Deceleration(from: 0, velocity: v, endingAt: target) == nil)
    #expect(Deceleration(from: 0, velocity: -v, endingAt: -target) == nil)
  }

  @Test func `does not move at the stop speed`() {
    let still = Deceleration(from: 12.34, velocity: -10, rate: 0.998)
    #expect(still.duration == 0)
    #expect(still.position(at: 1) == 12.34)
  }

  @Test(arguments: [1, 1.5, -1, 0, .nan] as [CGFloat])
  func `comes to rest at a finite place for any rate that previewed code sets`(rate: CGFloat) {
    let coast = Deceleration(from: 0, velocity: 3000, rate: rate)
    #expect(coast.target.isFinite && coast.duration.isFinite && coast.duration >= 0)
    #expect(coast.position(at: coast.duration / 2).isFinite)
  }
}

@Suite struct `Edge crossing` {
  @Test(arguments: Vector.group("edge-hit"))
  func `happens when and as fast as the vector says`(row: Vector) throws {
    let coast = Deceleration(from: row.given("start "), velocity: row.given("v0 "), rate: row.given("d "))
    let crossing = try #require(EdgeCrossing(of: coast, at: row.given("edge ")))

    #expect(agree(crossing.time, row.result("t ")))
    #expect(agree(crossing.velocity, row.result("speed at edge ")))
    #expect(abs(coast.position(at: crossing.time) - row.given("edge ")) < 1e-9)
  }

  @Test func `is nil for an edge behind, underfoot, or past the end`() {
    let coast = Deceleration(from: 0, velocity: -1000, rate: 0.998)
    #expect(EdgeCrossing(of: coast, at: 10) == nil)
    #expect(EdgeCrossing(of: coast, at: 0) == nil)
    #expect(EdgeCrossing(of: coast, at: coast.target) == nil)
    #expect(EdgeCrossing(of: coast, at: coast.target + 0.01) != nil)
  }
}
