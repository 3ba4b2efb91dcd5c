import Testing

@testable import PreviewSession

@Suite struct `The owner's key` {
  @Test func `matches itself and nothing else`() {
    let key = OwnerKey(high: 1, low: 2)
    #expect(key.description.utf8.count == SessionID.length)
    #expect(key.matches(key.description))
    for other in [
      "", String(key.description.dropLast()), key.description + "A",
      OwnerKey(high: 1, low: 3).description,
      key.description.lowercased(),
    ] {
      #expect(!key.matches(other), "\(other)")
    }
  }

  @Test func `is read from what was written down, and from nothing else`() throws {
    let key = OwnerKey(high: .max, low: 7)
    #expect(try #require(OwnerKey(key.description)).matches(key.description))
    for other in ["", "A", key.description + "A", key.description + "\n", "/" + key.description.dropFirst()] {
      #expect(OwnerKey(other) == nil, "\(other)")
    }
  }
}
