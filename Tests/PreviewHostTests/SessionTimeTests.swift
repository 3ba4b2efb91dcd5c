import Testing

@testable import PreviewHost

@Suite struct `Session time` {
  @Test(arguments: 0..<16) func `begins less than a frame before it is asked`(slot: Int) {
    let time = SessionTime(startingAt: 100.0123, slot: slot)

    let virtual = time.virtual(at: 100.0123)

    #expect(virtual >= 0)
    #expect(virtual < 1.0 / 60 + 1e-9)
  }

  @Test func `sixteen sessions frame in sixteen different slots of the sixtieth`() {
    let frames = (0..<16).map { slot in
      SessionTime(startingAt: 100, slot: slot).host(of: 10).truncatingRemainder(dividingBy: 1.0 / 60)
    }

    let slots = Set(frames.map { ($0 * 60 * 16).rounded() })

    #expect(slots.count == 16)
  }

  @Test func `stands still while suspended and goes on where it stood`() {
    var time = SessionTime(startingAt: 50, slot: 3)
    let before = time.virtual(at: 52)

    time.suspend(at: 52)
    let during = time.virtual(at: 60)
    time.resume(at: 62)
    let after = time.virtual(at: 63)

    #expect(during == before)
    #expect(abs(after - before - 1) < 1e-9)
  }
}
