import Foundation
import Testing

@testable import SampleData

@Suite struct `Bytes of sample data` {
  @Test func `they name their request, and are no JSON`() {
    let bytes = SampleBytes(method: "GET", address: "https://api.example.com/a?q=two words", number: 3)

    #expect(SampleBytes(bytes.data) == bytes)
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: bytes.data, options: .fragmentsAllowed)
    }
    #expect(throws: (any Error).self) {
      try PropertyListSerialization.propertyList(from: bytes.data, format: nil)
    }
  }

  @Test(arguments: [
    "", "{}", "Sample data of a preview, for ", "Sample data of a preview, for GET -1 x", "Sample data",
  ])
  func `others are not taken for them`(text: String) {
    #expect(SampleBytes(Data(text.utf8)) == nil)
  }

  @Test func `an address without end is cut`() throws {
    let bytes = SampleBytes(method: "GET", address: String(repeating: "a", count: 100_000))
    #expect(try #require(SampleBytes(bytes.data)).address.count < 5000)
  }
}
