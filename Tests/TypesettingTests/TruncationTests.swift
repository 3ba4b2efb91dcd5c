import Testing

@testable import Typesetting

@Suite struct Truncation {
  private let text = "The quick brown fox jumps"

  private func single(_ breaking: LineBreaking, width: Double) -> String {
    shaped(text).layout(width: width, maximumLines: 1, breaking: breaking).texts[0]
  }

  /// The longest text of a shape that fits, found by trying all.
  private func slow(_ candidates: [String], width: Double) -> String {
    candidates.filter { shaped($0).longestLine <= width + 1.0 / 1024 }.max { $0.count < $1.count } ?? "…"
  }

  @Test(arguments: Array(stride(from: 20.0, through: 220, by: 9)))
  func `an ellipsis at the end keeps as much of the beginning as fits`(width: Double) {
    let candidates = [text] + text.indices.map { String(text[..<$0]).trimmingEnd + "…" }

    #expect(single(.truncateTail, width: width) == slow(candidates, width: width))
  }

  @Test(arguments: Array(stride(from: 20.0, through: 220, by: 9)))
  func `an ellipsis at the beginning keeps as much of the end as fits`(width: Double) {
    let candidates = [text] + text.indices.dropFirst().map { "…" + String(text[$0...]).trimmingStart } + ["…"]

    #expect(single(.truncateHead, width: width) == slow(candidates, width: width))
  }

  @Test func `an ellipsis in the middle keeps both ends`() {
    let line = single(.truncateMiddle, width: 100)

    #expect(line.hasPrefix("The"))
    #expect(line.hasSuffix("mps"))
    #expect(line.contains("…"))
    #expect(shaped(line).longestLine <= 100)
  }

  @Test func `what fits has no ellipsis`() {
    let width = shaped(text).longestLine
    let layout = shaped(text).layout(width: width, maximumLines: 1, breaking: .truncateTail)

    #expect(layout.texts == [text])
    #expect(!layout.isTruncated)
  }

  @Test func `only the last line is cut`() {
    let layout = shaped(text).layout(width: 90, maximumLines: 2, breaking: .truncateTail)

    #expect(layout.lines.count == 2)
    #expect(layout.texts[0] == "The quick")
    #expect(layout.texts[1].hasSuffix("…"))
    #expect(layout.isTruncated)
  }

  @Test func `lines that are left out are told by an ellipsis`() {
    #expect(shaped("a\nb").layout(width: 500, maximumLines: 1, breaking: .truncateTail).texts == ["a…"])
    #expect(shaped("a\n").layout(width: 500, maximumLines: 1, breaking: .truncateTail).texts == ["a"])
  }

  @Test func `words are left out without one when words wrap`() {
    let layout = shaped(text).layout(width: 90, maximumLines: 1, breaking: .words)

    #expect(layout.texts == ["The quick"])
    #expect(layout.isTruncated)
  }

  @Test func `clipping ends with the character that is cut in two`() {
    let width = shaped("The quic").longestLine - 2

    #expect(shaped(text).layout(width: width, maximumLines: 1, breaking: .clip).texts == ["The quic"])
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var trimmed = self
    while trimmed.last == " " { trimmed.removeLast() }
    return trimmed
  }

  fileprivate var trimmingStart: String { String(drop { $0 == " " }) }
}
