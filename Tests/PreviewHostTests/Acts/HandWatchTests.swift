import PreviewWire
import Testing

@testable import PreviewHost

@Suite struct `Hands on a preview` {
  private func finger(_ phase: TouchSample.Phase, _ id: UInt8 = 0) -> [TouchSample] {
    [TouchSample(phase: phase, touchID: id, time: 0, location: .zero)]
  }

  @Test func `that scroll have not acted`() {
    var hands = HandWatch()
    #expect(hands.touched(finger(.began), by: 1) { false } == .pending)
    #expect(hands.touched(finger(.moved), by: 1) { true } == .pending)
    #expect(hands.touched(finger(.ended), by: 1) { false } == .scrolled)
  }

  @Test func `that tap have, as soon as the finger is up`() {
    var hands = HandWatch()
    #expect(hands.touched(finger(.began), by: 1) { false } == .pending)
    #expect(hands.areDown)
    #expect(hands.touched(finger(.ended), by: 1) { false } == .acted)
    #expect(!hands.areDown)
  }

  @Test func `a tap after a scroll is one all the same`() {
    var hands = HandWatch()
    _ = hands.touched(finger(.began), by: 1) { true }
    #expect(hands.touched(finger(.ended), by: 1) { false } == .scrolled)
    _ = hands.touched(finger(.began), by: 1) { false }
    #expect(hands.touched(finger(.ended), by: 1) { false } == .acted)
  }

  @Test func `come to something once the last of all viewers' is up`() {
    var hands = HandWatch()
    _ = hands.touched(finger(.began), by: 1) { false }
    _ = hands.touched(finger(.began, 3), by: 2) { false }
    #expect(hands.touched(finger(.ended), by: 1) { false } == .pending)
    #expect(hands.touched(finger(.ended, 3), by: 2) { false } == .acted)
  }

  @Test func `that are taken off by a viewer's leaving have, unless they scrolled`() {
    var still = HandWatch()
    _ = still.touched(finger(.began), by: 1) { false }
    var scrolling = still
    _ = scrolling.touched(finger(.moved), by: 1) { true }
    #expect(still.left(1) == .acted)
    #expect(scrolling.left(1) == .scrolled)
    #expect(scrolling.left(2) == nil)
  }
}
