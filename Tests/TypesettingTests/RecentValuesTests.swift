import Testing

@testable import Typesetting

@Suite struct `Recent values` {
  @Test func `never more than the capacity are kept, and the last ones always`() {
    var values = RecentValues<Int, Int>(capacity: 10)

    for key in 0..<100 {
      values[key] = key * 2
      #expect(values.count <= 10)
      for recent in max(0, key - 4)...key { #expect(values[recent] == recent * 2) }
    }
  }

  @Test func `what is used stays`() {
    var values = RecentValues<Int, Int>(capacity: 10)
    values[-1] = 7

    for key in 0..<100 {
      values[key] = key
      #expect(values[-1] == 7)
    }
  }

  @Test func `what is removed is gone`() {
    var values = RecentValues<Int, Int>(capacity: 4)
    for key in 0..<3 { values[key] = key }

    for key in 0..<3 { values[key] = nil }

    #expect(values.count == 0)
    #expect(values[1] == nil)
  }
}
