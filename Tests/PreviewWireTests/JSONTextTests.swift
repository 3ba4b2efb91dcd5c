import Foundation
import Testing

@testable import PreviewWire

@Suite struct `JSON text` {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-36, "-36"), (0.1, "0.1"), (2142.145868, "2142.145868"),
    (1.0 / 3, "0.3333333333333333"), (1e15, "1000000000000000"), (1e16, "1e+16"),
    (.leastNonzeroMagnitude, "5e-324"), (.nan, "null"), (.infinity, "null"),
  ])
  func `numbers have as many digits as a double needs`(value: Double, text: String) {
    #expect(JSONText.digits(value) == text)
  }

  @Test func `every finite number reads back as itself`() throws {
    for _ in 0..<2000 {
      let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max))
      guard value.isFinite else { continue }
      let parsed = try JSONDecoder().decode([Double].self, from: Data("[\(JSONText.digits(value))]".utf8))
      #expect(parsed == [value])
    }
  }

  @Test func `strings are escaped so that any reader gets them back`() throws {
    let string = "a\"b\\c\nd\u{1}é日\u{1F600}"

    let text = JSONText.array([.string(string)]).text

    #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [string])
  }

  @Test func `what could end a line or a script element is escaped`() {
    let text = JSONText.string("\n\u{2028}</script>").text
    #expect(text == #""\u000a\u2028\u003c/script>""#)
  }

  @Test func `keys keep their order`() {
    #expect(JSONText.object([("b", .null), ("a", .bool(true))]).text == #"{"b": null, "a": true}"#)
  }
}
