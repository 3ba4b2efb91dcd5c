import Testing

@testable import PreviewSession

@Suite struct `Session names` {
  @Test func `a name reads back to the same session, for all bits and none`() throws {
    let patterns: [UInt64] = [0, 1, .max, 0x8000_0000_0000_0000, 0x0123_4567_89AB_CDEF]
    for high in patterns {
      for low in patterns {
        let id = SessionID(high: high, low: low)
        #expect(id.description.utf8.count == 22)
        #expect(SessionID(id.description) == id)
      }
    }
  }

  @Test func `different bits have different names`() {
    var names: Set<String> = []
    for bit in 0..<64 {
      names.insert(SessionID(high: 1 << UInt64(bit), low: 0).description)
      names.insert(SessionID(high: 0, low: 1 << UInt64(bit)).description)
    }
    #expect(names.count == 128)
  }

  @Test(arguments: [
    "", "AAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAB",
    "AAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAA/AAAAAAAAAAA", "AAAAAAAAAA+AAAAAAAAAAA", "AAAAAAAAAA AAAAAAAAAAA",
    "AAAAAAAAAAAAAAAAAAAAé", "../../../../../etc/pas", "AAAAAAAAAAAAAAAAAAAA\0A",
  ])
  func `what is not exactly a name is none`(text: String) {
    #expect(SessionID(text) == nil)
  }
}
