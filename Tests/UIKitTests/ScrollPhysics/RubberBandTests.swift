import Testing

@testable import UIKit

@Suite struct `Rubber band` {
  @Test(arguments: Vector.group("rubber-band"))
  func `gives way as published`(row: Vector) {
    let band = RubberBand(dimension: row.given("dim "))
    #expect(agree(band.displacement(forOvershoot: row.given("x ")), row.result()))
    #expect(agree(band.displacement(forOvershoot: -row.given("x ")), -row.result()))
  }

  @Test(arguments: Vector.group("rubber-inverse"))
  func `is undone by its inverse`(row: Vector) {
    let band = RubberBand(dimension: row.given("dim "))
    #expect(agree(band.overshoot(forDisplacement: row.given("overshoot ")), row.result("raw ")))
    #expect(agree(band.overshoot(forDisplacement: -row.given("overshoot ")), -row.result("raw ")))
  }

  @Test(arguments: Vector.group("rubber-derivative"))
  func `has the slope of the vector`(row: Vector) {
    let band = RubberBand(dimension: row.given("dim "))
    #expect(agree(band.derivative(atDisplacement: row.given("overshoot ")), row.result()))
  }

  @Test(arguments: [-900.0, -33, -0.5, 0.5, 33, 900])
  func `slope is what a small step of the finger shows`(overshoot: Double) {
    let band = RubberBand(dimension: 667)
    let (a, b) = (
      band.displacement(forOvershoot: overshoot), band.displacement(forOvershoot: overshoot + 1e-4)
    )
    #expect(abs((b - a) / 1e-4 - band.derivative(atDisplacement: a)) < 1e-4)
  }

  @Test func `never reaches the far side, and its inverse stays finite beyond it`() {
    let band = RubberBand(dimension: 100)
    #expect(band.displacement(forOvershoot: 1e9) < 100)
    #expect(band.overshoot(forDisplacement: 100).isFinite)
    #expect(band.overshoot(forDisplacement: -500) < 0)
  }

  @Test func `does not move in a view without length`() {
    #expect(RubberBand(dimension: 0).displacement(forOvershoot: 50) == 0)
    #expect(RubberBand(dimension: 0).overshoot(forDisplacement: 50) == 0)
  }
}
