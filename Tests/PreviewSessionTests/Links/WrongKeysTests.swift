import Testing

@testable import PreviewSession

@Suite struct `Wrong keys` {
  private func after(_ seconds: Double) -> Moment { Moment(microseconds: Int(seconds * 1_000_000)) }

  @Test func `lock out their address for a minute, once there are too many, and no other`() {
    var keys = WrongKeys()
    for _ in 1..<SessionLimits.wrongKeys { keys.wrong(from: "a", at: after(1)) }
    #expect(!keys.isLocked("a", at: after(1)))
    keys.wrong(from: "a", at: after(2))
    #expect(keys.isLocked("a", at: after(2)) && keys.isLocked("a", at: after(61.9)))
    #expect(!keys.isLocked("b", at: after(2)) && !keys.isLocked("a", at: after(62)))
  }

  @Test func `that come now and then lock nobody out`() {
    var keys = WrongKeys()
    for number in 0..<1000 {
      keys.wrong(from: "a", at: after(Double(number)))
      #expect(!keys.isLocked("a", at: after(Double(number))))
    }
  }

  @Test func `from very many addresses take no more memory than from many`() {
    var keys = WrongKeys()
    for number in 0..<(3 * WrongKeys.mostAddresses) { keys.wrong(from: "\(number)", at: after(1)) }
    for _ in 0..<SessionLimits.wrongKeys { keys.wrong(from: "a", at: after(2)) }
    #expect(keys.isLocked("a", at: after(3)))
  }
}
