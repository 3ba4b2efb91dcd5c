import Foundation
import Testing

@testable import UIKit

@Suite struct `Markdown` {
  private func pieces(_ text: String) -> [String] {
    InlineMarkdown.pieces(text).map { piece in
      let marks: [(InlinePresentationIntent, String)] = [
        (.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"), (.strikethrough, "s"),
      ]
      let found = marks.filter { piece.intent.contains($0.0) }.map(\.1).joined()
      return found + ":" + piece.text + (piece.link.map { "@" + $0 } ?? "")
    }
  }

  @Test(arguments: [
    ("plain", [":plain"]), ("a **b** c", [":a ", "b:b", ": c"]),
    ("__b__ _i_ *i*", ["b:b", ": ", "i:i", ": ", "i:i"]),
    ("***x***", ["bi:x"]), ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
    ("*a **b** c*", ["i:a ", "bi:b", "i: c"]),
    ("~~s~~ `c *x*`", ["s:s", ": ", "c:c *x*"]), ("[a](b)", [":a@b"]), ("[**a**](b \"t\")", ["b:a@b"]),
    ("<https://a.b>", [":https://a.b@https://a.b"]), ("2 * 3 * 4", [":2 * 3 * 4"]),
    ("snake_case_name", [":snake_case_name"]),
    (#"\*a\*"#, [":*a*"]), ("**open", [":**open"]), ("a < b", [":a < b"]), ("[a] (b)", [":[a] (b)"]),
    ("", []),
  ]) func `marks letters as it says`(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  /// The limit is for a reader that never ends: tests of which many begin at once wait for each other.
  @Test(.timeLimit(.minutes(10)), arguments: ["*a ", "[", "**_", "\\", "`"])
  func `however much of it there is, is read to its end`(mark: String) {
    let text = String(repeating: mark, count: 100_000)
    #expect(pieces(text) == [":" + text])
    #expect(!pieces(String(repeating: mark, count: 2_000)).isEmpty)
  }

  @Test func `blocks lose their marks, and lines become one`() throws {
    let text = "# Title\nof it\n\n- one\n- two *x*\n3. three"
    #expect(try String(AttributedString(markdown: text).characters) == "Title of itonetwo xthree")
    let lines = "a\nb *c*"
    let kept = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(try String(AttributedString(markdown: lines, options: kept).characters) == "a\nb c")
    let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
    #expect(try String(AttributedString(markdown: lines, options: inline).characters) == "a b c")
  }

  @Test @MainActor func `labels show it, and links know their address`() throws {
    let text = try NSAttributedString(
      markdown: "**b** ~~s~~ [l](c)", baseURL: URL(string: "https://a.b/"))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = text
    let runs = try #require(label.presentedText?.lines.first).runs
    #expect(runs.first { $0.string == "b" }?.weight == 700)
    #expect(runs.first { $0.string == "s" }?.isStruckThrough == true)
    let link = text.attribute(.link, at: text.length - 1, effectiveRange: nil) as? URL
    #expect(link?.absoluteURL == URL(string: "https://a.b/c"))
    #expect(AttributedString(text).runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }
}
