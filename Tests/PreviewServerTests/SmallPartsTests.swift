import PreviewWire
import Testing

@testable import PreviewServer

@Suite struct `Orders` {
  @Test func `an order without a size gets the usual one`() throws {
    let order = try SessionOrder(json: Array(#"{"preview":"drum"}"#.utf8))
    #expect((order.slug, order.screen.width, order.screen.height) == ("drum", 390, 844))
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"preview":1}"#, #"{"preview":"a","size":[1,2]}"#,
    #"{"preview":"a","size":[100]}"#, #"{"preview":"a","size":[100,100,100]}"#,
    #"{"preview":"a","size":[100,1e400]}"#, #"{"preview":"a","size":["100",100]}"#,
    #"{"preview":"a","appearance":1}"#, #"{"preview":"a","appearance":"plaid"}"#,
    #"{"preview":"a","size":[100,4096.5]}"#, "\u{0}", #"{"preview":"\ud800"}"#,
  ])
  func `a bad order is refused in a sentence`(json: String) {
    #expect(throws: SessionOrder.Mistake.self) { try SessionOrder(json: Array(json.utf8)) }
  }

  @Test func `brackets nested as deep as a body is long are refused, not followed`() {
    let deep = String(repeating: "[", count: 4096)
    #expect(throws: SessionOrder.Mistake.self) { try SessionOrder(json: Array(deep.utf8)) }
    let member = #"{"preview":"# + String(repeating: #"{"a":"#, count: 800)
    #expect(throws: SessionOrder.Mistake.self) { try SessionOrder(json: Array(member.utf8)) }
  }
}

@Suite struct `Crash reports` {
  @Test func `a crash names the preview, what it did, the place and the message`() {
    var report = CrashReport()
    report.activity = "drum: prepare() of main"
    report.errorLine("nothing of note")
    report.errorLine("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range")
    report.errorLine(
      "0 _assertionFailure + 12 in libswiftCore.so at /s/stdlib/public/core/AssertCommon.swift:142:1")
    report.errorLine("1 MyLayout.prepare() + 99 in scrollwork-agent at /home/a b/MyLayout.swift:31:5")
    report.errorLine("2 later + 1 in x at /home/Other.swift:1:1")

    let line = report.crashLine(signal: 4)

    #expect(line.contains("preview drum"))
    #expect(line.contains("prepare() of main"))
    #expect(line.contains("/home/a b/MyLayout.swift:31:5"))
    #expect(line.contains("Index out of range"))
    #expect(!line.contains("Other.swift"))
    #expect(!line.contains("\n"))
  }

  @Test func `a crash that left nothing behind is still one line`() {
    #expect(CrashReport().crashLine(signal: 9).hasPrefix("the preview crashed"))
  }
}
