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

  @Test(arguments: [
    ("", LinkOrder.Mistake.noOrder), ("[]", .noOrder), (#"{"role": "view"}"#, .noOrder),
    (#"{"role": 1, "name": "x"}"#, .noOrder), (#"{"role": "owner", "name": "x"}"#, .badRole),
    (#"{"role": "", "name": "x"}"#, .badRole), (#"{"role": "view", "name": "   "}"#, .badName),
    (#"{"role": "view", "name": "a\nb"}"#, .badName), (#"{"role": "view", "name": "a\u202eb"}"#, .badName),
    (#"{"role": "view", "name": "\#(String(repeating: "x", count: 61))"}"#, .badName),
    (#"{"role": "view", "name": "x", "expires": "1d"}"#, .badLife),
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
