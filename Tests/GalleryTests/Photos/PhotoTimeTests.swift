import Foundation
import Testing
import UIKit

@testable import Gallery

@Suite struct `Photo time` {
  @Test func `ease in-out is UIKit's curve`() {
    // From the Bézier's own parameter: x and y at s = 1/4 and its mirror image.
    let abscissa: CGFloat = 3 * 0.5625 * 0.25 * 0.42 + 3 * 0.75 * 0.0625 * 0.58 + 0.015625
    #expect(abs(EaseInOut.value(at: abscissa) - 0.15625) < 1e-9)
    #expect(abs(EaseInOut.value(at: 1 - abscissa) - 0.84375) < 1e-9)
    #expect(abs(EaseInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(EaseInOut.value(at: 0) == 0 && EaseInOut.value(at: 1) == 1)
    #expect(EaseInOut.value(at: -3) == 0 && EaseInOut.value(at: 7) == 1)
    let values = (0...100).map { EaseInOut.value(at: CGFloat($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `the rate takes 0.15 s from one end to the other, and less for less`() {
    var rate = FocusRate(1)
    rate.turn(to: 0, at: 10)
    #expect(rate.value(at: 10) == 1)
    #expect(abs(rate.value(at: 10.075) - 0.5) < 1e-9)
    #expect(rate.isMoving(at: 10.14) && !rate.isMoving(at: 10.1501))
    #expect(rate.value(at: 10.1501) == 0)

    var back = FocusRate(1)
    back.turn(to: 0, at: 0)
    back.turn(to: 1, at: 0.075)
    #expect(abs(back.value(at: 0.075) - 0.5) < 1e-9, "without a jump")
    #expect(abs(back.value(at: 0.1125) - 0.75) < 1e-9)
    #expect(back.value(at: 0.1501) == 1, "half the way takes half the time")
  }

  @Test func `a turn to where it is going already changes nothing`() {
    var rate = FocusRate(0)
    rate.turn(to: 1, at: 0)
    let before = rate
    rate.turn(to: 1, at: 0.1)
    #expect(rate == before)
    var still = FocusRate(1)
    still.turn(to: 1, at: 5)
    #expect(!still.isMoving(at: 5) && still.value(at: 5) == 1)
  }
}
