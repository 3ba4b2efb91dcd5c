import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Texts of remarks` {
  @Test(
    arguments: [
      (" Mia ", "Mia"), ("Zoë 👩‍🌾", "Zoë 👩‍🌾"), ("", nil), ("  ", nil), ("a\nb", nil), ("a\u{1B}[31mb", nil),
      ("a\u{202E}b", nil), ("a\u{2028}b", nil),
      (String(repeating: "x", count: 40), String(repeating: "x", count: 40)),
      (String(repeating: "x", count: 41), nil),
    ] as [(String, String?)])
  func `names are short, on one line, and text alone`(given: String, kept: String?) {
    #expect(RemarkText.name(given) == kept)
  }

  @Test(
    arguments: [
      ("  Too small\n", "Too small"), ("one\r\ntwo\rthree", "one\ntwo\nthree"), ("a\tb", "a b"),
      ("a\u{1B}[31mb\u{7}\u{9B}c", "a[31mbc"), ("a\u{202E}b\u{2066}c", "abc"), ("\u{0}", nil), (" \n ", nil),
      ("<b>&amp; `code` | **x**", "<b>&amp; `code` | **x**"), ("می‌خواهم", "می‌خواهم"),
      (String(repeating: "ü", count: 2000), String(repeating: "ü", count: 2000)),
      (String(repeating: "ü", count: 2001), nil),
    ] as [(String, String?)])
  func `keep their lines, and lose what steers`(given: String, kept: String?) {
    #expect(RemarkText.text(given) == kept)
  }

  @Test func `of one character with a million marks are too long`() {
    let heap = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(RemarkText.text(heap) == nil && RemarkText.name(heap) == nil)
  }

  @Test func `of previews are on one line and cut`() {
    #expect(RemarkText.words("a\nb\u{1B}c") == "a b c")
    #expect(RemarkText.words(String(repeating: "é", count: 300)).utf8.count == 200)
  }
}
