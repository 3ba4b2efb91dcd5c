import PreviewWire
import Testing

@testable import PreviewHost

@Suite struct `Hands on a preview` {
  private func finger(_ phase: TouchSample.Phase, _ id: UInt8 = 0) -> [TouchSample] {
    [TouchSample(phase: phase, touchID: id, time: 0, location: .zero)]
  }

  @Test func `that scroll have not acted`() {
    var hands = HandWatch()
    hands.touched(finger(.began), by: 1) { false }
    hands.touched(finger(.moved), by: 1) { true }
    hands.touched(finger(.ended), by: 1) { false }
    #expect(!hands.haveActed)
  }

  @Test func `that tap have, as soon as the finger is up`() {
    var hands = HandWatch()
    hands.touched(finger(.began), by: 1) { false }
    #expect(!hands.haveActed)
    hands.touched(finger(.ended), by: 1) { false }
    #expect(hands.haveActed)
  }

  @Test func `a tap after a scroll is one all the same`() {
    var hands = HandWatch()
    hands.touched(finger(.began), by: 1) { true }
    hands.touched(finger(.ended), by: 1) { false }
    hands.touched(finger(.began), by: 1) { false }
    hands.touched(finger(.ended), by: 1) { false }
    #expect(hands.haveActed)
  }

  @Test func `that are taken off by a viewer's leaving have, unless they scrolled`() {
    var still = HandWatch()
    still.touched(finger(.began), by: 1) { false }
    var scrolling = still
    scrolling.touched(finger(.moved), by: 1) { true }
    still.left(1)
    scrolling.left(1)
    scrolling.left(2)
    #expect(still.haveActed && !scrolling.haveActed)
  }

  @Test func `that type have`() {
    var hands = HandWatch()
    hands.acted()
    #expect(hands.haveActed)
  }
}
