import Testing

@testable import PreviewSession

@Suite struct `Limits by address` {
  private let start = Moment(seconds: 0)

  @Test func `let so many through at once, and then as many as come in by and by`() {
    var limit = AddressLimit(rate: 2, burst: 5)
    let atOnce = (0..<20).count { _ in limit.admits("a", at: start) }
    #expect(atOnce == 5)
    let later = (0..<20).count { _ in limit.admits("a", at: .init(seconds: 2)) }
    #expect(later == 4)
  }

  @Test func `of one address hold up no other`() {
    var limit = AddressLimit(rate: 1, burst: 1)
    #expect(limit.admits("a", at: start) == true)
    #expect(limit.admits("a", at: start) == false)
    #expect(limit.admits("b", at: start) == true)
  }

  @Test func `remember only so many addresses, and those longest that are at their limit`() {
    var limit = AddressLimit(rate: 1, burst: 1)
    for number in 0..<AddressLimit.mostAddresses { _ = limit.admits("\(number)", at: start) }
    #expect(limit.admits("7", at: start) == false)
    #expect(
      limit.admits("one more", at: .init(seconds: 5)) == true, "the others are full again, and forgotten")
    #expect(limit.admits("7", at: .init(seconds: 5)) == true)
  }
}
