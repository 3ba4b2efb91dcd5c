import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

@Suite struct `An order for a link` {
  private func order(_ text: String) throws(LinkOrder.Mistake) -> LinkOrder {
    try LinkOrder(json: Array(text.utf8))
  }

  @Test func `says role, name and life, and a day where it says none`() throws {
    let order = try order(#"{"role": "control", "name": "  Ann’s 👩‍🎨 desk ", "expires": "7d", "more": 1}"#)
    #expect(order.role == .control && order.name == "Ann’s 👩‍🎨 desk" && order.life == .week)
    #expect(try self.order(#"{"role": "view", "name": "x"}"#).life == .day)
  }

  @Test
  func `says which pages may frame it and whether it has a card, and no and none where it says nothing`()
    throws
  {
    let plain = try order(#"{"role": "view", "name": "x"}"#)
    #expect(plain.frames == [] && !plain.hasCard)
    let text =
      #"{"role": "view", "name": "x", "embedIn": ["https://A.b", "http://c", "https://a.b:443"], "card": true}"#
    let order = try order(text)
    #expect(order.frames.map(\.description) == ["https://a.b", "http://c"] && order.hasCard)
  }

  @Test(arguments: [
    ("", LinkOrder.Mistake.noOrder), ("[]", .noOrder), (#"{"role": "view"}"#, .noOrder),
    (#"{"role": 1, "name": "x"}"#, .noOrder), (#"{"role": "owner", "name": "x"}"#, .badRole),
    (#"{"role": "", "name": "x"}"#, .badRole), (#"{"role": "view", "name": "   "}"#, .badName),
    (#"{"role": "view", "name": "a\nb"}"#, .badName), (#"{"role": "view", "name": "a\u202eb"}"#, .badName),
    (#"{"role": "view", "name": "\#(String(repeating: "x", count: 61))"}"#, .badName),
    (#"{"role": "view", "name": "x", "expires": "1d"}"#, .badLife),
    (#"{"role": "view", "name": "x", "embedIn": "https://a.b"}"#, .noOrder),
    (#"{"role": "view", "name": "x", "embedIn": [1]}"#, .noOrder),
    (#"{"role": "view", "name": "x", "card": "yes"}"#, .noOrder),
    (#"{"role": "view", "name": "x", "embedIn": ["*"]}"#, .badFrame),
    (#"{"role": "view", "name": "x", "embedIn": ["https://a.b", "https://c.d; script-src *"]}"#, .badFrame),
    (
      #"{"role": "view", "name": "x", "embedIn": [\#((1...9).map { "\"https://a\($0).b\"" }.joined(separator: ","))]}"#,
      .tooManyFrames
    ),
  ])
  func `that makes no sense says what to send`(text: String, mistake: LinkOrder.Mistake) {
    #expect(throws: mistake) { try order(text) }
    #expect(mistake.sentence.hasPrefix("Send "))
  }

  @Test func `has a name of bounded bytes, whatever its characters are made of`() {
    let letter = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(letter.count == 1 && !LinkOrder.isName(letter))
  }
}
