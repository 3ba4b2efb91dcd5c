import Foundation
import Testing

@testable import UIKit

@Suite struct `Spring back` {
  @Test(arguments: Vector.group("bounce-critical"), [12.5, 10, 14.142])
  func `returns from rest as the vectors say at three rates`(row: Vector, rate: Double) {
    let spring = SpringBack(
      from: row.given("x0 "), velocity: row.given("v0 "), to: 0, rate: rate, precision: 1e-6)
    let expected = row.result("w=\(rate == 14.142 ? "14.142" : rate == 10 ? "10" : "12.5"): ")
    #expect(abs(spring.position(at: row.given("t ")) - expected) <= max(1e-3 * expected, 6e-4))
  }

  @Test(arguments: Vector.group("bounce-velocity"))
  func `leaves the edge as the vectors say`(row: Vector) {
    let spring = SpringBack(
      from: 0, velocity: row.given("v0 "), to: 0, rate: row.given("w "), precision: 1e-6)
    #expect(agree(spring.position(at: row.given("t ")), row.result()))
  }

  @Test(arguments: Vector.group("edge-overshoot"))
  func `overshoots as far as the vectors say, after one time constant`(row: Vector) {
    let rate = row.input.hasSuffix("4pi") ? 4 * Double.pi : row.given("omega ")
    let spring = SpringBack(from: 0, velocity: row.given("v "), to: 0, rate: rate, precision: 1e-6)
    let peak = (0...2000).map { Double($0) / 10_000 }.max {
      spring.position(at: $0) < spring.position(at: $1)
    }

    #expect(agree(spring.position(at: peak ?? .nan), row.result("peak ")))
    #expect(abs((peak ?? .nan) - row.result("at ")) <= 1e-4)
  }

  @Test(arguments: [(100.0, 0.0), (100, 900), (-60, -2000), (0, 700), (80, -400), (80, -4000)])
  func `agrees with small steps of the equation of motion`(start: Double, velocity: Double) {
    let (w, dt) = (12.5, 1e-5)
    let spring = SpringBack(from: start, velocity: velocity, to: 0, precision: 1e-3)
    var (x, v, worst) = (start, velocity, 0.0)

    for step in 0..<50_000 {
      worst = max(worst, abs(spring.position(at: Double(step) * dt) - x))
      v += (-w * w * x - 2 * w * v) * dt
      x += v * dt
    }

    #expect(worst < 0.03)
  }

  @Test(arguments: [(100.0, 0.0), (100, 900), (-60, -2000), (0, 700), (80, -400), (80, -4000), (0.2, 0)])
  func `rests exactly on the edge, and no sooner than it is within the precision`(x: Double, v: Double) {
    let spring = SpringBack(from: 300 + x, velocity: v, to: 300, precision: 0.25)

    #expect(spring.position(at: spring.duration) == 300)
    #expect(abs(spring.position(at: spring.duration - 1e-9) - 300) <= 0.2501)
    for step in 0..<100 where spring.duration > 0 {
      let later = spring.duration * (1 + Double(step + 1) / 100)
      #expect(abs(x + (v + 12.5 * x) * later) * exp(-12.5 * later) <= 0.25)
    }
  }

  @Test func `tells when a push inwards carries it through the edge`() throws {
    let pushed = SpringBack(from: 80, velocity: -4000, to: 0, precision: 0.25)
    let passage = try #require(pushed.passage)

    #expect(abs(pushed.position(at: passage.time)) < 1e-9)
    #expect(abs(pushed.velocity(at: passage.time) - passage.velocity) < 1e-6)
    #expect(SpringBack(from: 80, velocity: -900, to: 0, precision: 0.25).passage == nil)
    #expect(SpringBack(from: 0, velocity: -900, to: 0, precision: 0.25).passage == nil)
  }
}

@Suite struct `Settle curve` {
  @Test(arguments: [-4000.0, -100, 0, 100, 900, 4000], [-500.0, -3, 3, 500])
  func `goes from start to target without leaving the stretch between them`(velocity: Double, way: Double) {
    let settle = SettleCurve(from: 50, velocity: velocity, to: 50 + way)
    let positions = (0...100).map { settle.position(at: settle.duration * Double($0) / 100) }

    #expect(positions.first == 50 && positions.last == 50 + way)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { ($1 - $0) * way >= -1e-9 })
    #expect(ScrollConstants.settleDurations.contains(settle.duration))
  }

  @Test func `starts at the release speed when that leads to the target`() {
    #expect(abs(SettleCurve(from: 0, velocity: 600, to: 80).velocity(at: 0) - 600) < 1e-9)
    #expect(SettleCurve(from: 0, velocity: -600, to: 80).velocity(at: 0) == 0)
  }

  @Test(arguments: [0.0, 0.1, 0.25])
  func `velocity is the slope of position`(time: Double) {
    let settle = SettleCurve(from: 10, velocity: 300, to: 90)
    let slope = (settle.position(at: time + 1e-6) - settle.position(at: time)) / 1e-6
    #expect(abs(slope - settle.velocity(at: time)) < 0.01)
  }

  @Test func `takes no time to go nowhere`() {
    #expect(SettleCurve(from: 7, velocity: 400, to: 7).duration == 0)
    #expect(SettleCurve(from: 7, velocity: 400, to: 7).position(at: 0) == 7)
  }
}
