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
}
