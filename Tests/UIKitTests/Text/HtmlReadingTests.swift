import Foundation
import Testing

@testable import UIKit

@Suite struct `Attributed text from HTML` {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  private func attributes(of part: String, in text: NSAttributedString) throws -> [NSAttributedString.Key:
    Any]
  {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound, "\(part) in \(text.string)")
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  private func font(of part: String, in html: String) throws -> UIFont {
    try #require(attributes(of: part, in: read(html))[.font] as? UIFont)
  }

  @Test(arguments: [
    ("plain", "plain"), ("<p>One</p>", "One\n"), ("<p>One<p>Two", "One\nTwo"), ("<div>a</div>b", "a\nb"),
    ("  a \n\t b  <b> c</b> ", "a b c"), ("a<br>b<br/> c", "a\u{2028}b\u{2028}c"),
    ("<ul><li>x</li><li>y</ul>z", "\t•\tx\n\t•\ty\nz"), ("<ol><li>x<li><p>y</p></ol>", "\t1.\tx\n\t2.\ty\n"),
    ("<ul><li>x<ul><li>y</ul></ul>", "\t•\tx\n\t◦\ty\n"), ("<pre>a  b\n c</pre>", "a  b\n c\n"),
    ("&lt;b&gt; &amp;&nbsp;&#8364;&#x41;&eacute;&nix;&", "<b> &\u{A0}€Aé&nix;&"),
    ("<!-- no --><script>if (a < b) {}</script><style>p { }</style><title>t</title>yes", "yes"),
    ("<p style='display: none'>no</p>yes", "yes"), ("<table><tr><td>a<td>b</table>", "a\nb\n"),
    ("<q>x</q>", "“x”"), ("<span style='text-transform: uppercase'>x</span>", "X"), ("", ""),
    ("1 < 2", "1 < 2"),
  ]) func `is what a browser would show of it`(html: String, text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test func `letters look as their elements say`() throws {
    for html in ["<b>x</b>", "<strong>x</strong>", "<span style='font-weight: 700'>x</span>", "<h4>x</h4>"] {
      #expect(try font(of: "x", in: html) == .systemFont(ofSize: 12, weight: .bold), "\(html)")
    }
    for html in ["<i>x</i>", "<em>x</em>", "<span style=\"font-style:italic\">x</span>"] {
      #expect(try font(of: "x", in: html) == .italicSystemFont(ofSize: 12), "\(html)")
    }
    #expect(try font(of: "x", in: "<h1>x</h1>") == .boldSystemFont(ofSize: 24))
    #expect(try font(of: "x", in: "<font size=5>x</font>").pointSize == 18)
    #expect(
      try font(of: "x", in: "<p style='font: bold 20px/1.5 Helvetica'>x</p>") == .boldSystemFont(ofSize: 20))
    #expect(try font(of: "y", in: "<b>x</b>y") == .systemFont(ofSize: 12))
    #expect(try font(of: "x", in: "<code>x</code>").design == .monospaced)

    let text = try read("<u>u</u><s>s</s><a href='https://a.b/c'>l</a><mark>m</mark>z")
    #expect(try attributes(of: "u", in: text)[.underlineStyle] as? Int == 1)
    #expect(try attributes(of: "s", in: text)[.strikethroughStyle] as? Int == 1)
    #expect(try attributes(of: "l", in: text)[.link] as? URL == URL(string: "https://a.b/c"))
    #expect(
      try attributes(of: "m", in: text)[.backgroundColor] as? UIColor
        == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(
      try attributes(of: "z", in: text).keys.sorted { $0.rawValue < $1.rawValue }
        == [.foregroundColor, .font, .paragraphStyle].sorted { $0.rawValue < $1.rawValue })
  }

  @Test(arguments: ["#F00", "#ff0000", "red", "rgb(255, 0, 0)", "rgba(255,0,0,1)", "rgb(100% 0 0 / 100%)"])
  func `colours are read as CSS writes them`(color: String) throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let text = try read("<span style='color: \(color)'>x</span>y")
    #expect(try attributes(of: "x", in: text)[.foregroundColor] as? UIColor == red)
    #expect(try attributes(of: "y", in: text)[.foregroundColor] as? UIColor != red)
  }

  @Test func `a style sheet counts, more where it names a class, and less than the element's own style`()
    throws
  {
    let sheet =
      "<style>@media print { p { font-size: 1px } } /* a { */ body { font-family: -apple-system; font-size: 17px } p, .big { color: blue } p.big { font-size: 2em } h1 p { font-size: 3px }</style>"
    #expect(try font(of: "x", in: sheet + "x").pointSize == 17)
    #expect(try font(of: "x", in: sheet + "<body>x").pointSize == 17)
    #expect(try font(of: "x", in: sheet + "<body><p class='a big'>x").pointSize == 34)
    #expect(try font(of: "x", in: sheet + "<body><p class='big' style='font-size: 9pt'>x").pointSize == 9)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(try attributes(of: "x", in: read(sheet + "<p>x"))[.foregroundColor] as? UIColor == blue)
  }

  @Test func `paragraphs stand as theirs say, and items of lists after their mark`() throws {
    let text = try read(
      "<p align=center style='line-height: 1.5'>a</p><ul><li>b</ul><blockquote>c</blockquote>")
    func style(_ part: String) throws -> NSParagraphStyle {
      try #require(attributes(of: part, in: text)[.paragraphStyle] as? NSParagraphStyle)
    }
    let (paragraph, item, quote) = try (style("a"), style("b"), style("c"))
    #expect(
      paragraph.alignment == .center && paragraph.lineHeightMultiple == 1.5
        && paragraph.paragraphSpacing == 12)
    #expect(item.headIndent == 36 && item.tabStops.map(\.location) == [11, 36])
    #expect(quote.headIndent == 40 && quote.firstLineHeadIndent == 40)
  }

  @Test func `encodings are the told one, else the document's own, else Latin letters`() throws {
    let bytes = Data("<p>é</p>".utf8)
    let html: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    #expect(try NSAttributedString(data: bytes, options: html, documentAttributes: nil).string == "Ã©\n")
    let told = Data("<meta charset='utf-8'><p>é</p>".utf8)
    #expect(try NSAttributedString(data: told, options: html, documentAttributes: nil).string == "é\n")
    #expect(
      try NSMutableAttributedString(data: Data("<i>".utf8), options: [:], documentAttributes: nil).string
        == "<i>")
    var found: NSDictionary?
    let page = Data("<!DOCTYPE html><b>x</b>".utf8)
    #expect(try NSAttributedString(data: page, options: [:], documentAttributes: &found).string == "x")
    #expect(found?["DocumentType"] as? String == "NSHTML")
    #expect(throws: CocoaError.self) { try NSAttributedString(data: Data("{\\rtf1 x}".utf8), options: [:]) }
  }

  /// Short names for long texts, which a failure would print.
  private struct Flood: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var before = ""
    var count = 1
    var after = ""
    var html: String { before + String(repeating: testDescription, count: count) + after + " end" }
  }

  @Test(
    // For a reader that never ends: tests of which many begin at once wait for each other.
    .timeLimit(.minutes(10)),
    arguments: [
      Flood(testDescription: "<b><p><ul><li>", count: 30_000), Flood(testDescription: "<", count: 300_000),
      Flood(testDescription: "</p>", count: 50_000),
      Flood(testDescription: "a=1 ", before: "<p ", count: 50_000, after: ">"),
      Flood(testDescription: "&#99999999999;", count: 20_000),
      Flood(testDescription: "a{", before: "<style>", count: 50_000, after: "</style>"),
      Flood(testDescription: "font-size: 9e99px;", before: "<p style='", count: 9_000, after: "'>"),
      Flood(testDescription: "<font size='-99999999999999999999'>"),
      Flood(
        testDescription:
          "<p style='margin: 1e308px 9px; line-height: -1; letter-spacing: nanpx; font-size: -5px'>"),
    ]) private func `whatever comes is read to its end`(flood: Flood) throws
  {
    #expect(try read(flood.html).string.hasSuffix("end"))
  }

  @Test func `broken bytes and too many of them are no text, but no harm either`() throws {
    let html: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    let broken = try NSAttributedString(data: Data([0x61, 0xFF, 0xC0, 0x3C, 0x62]), options: html)
    #expect(broken.string.hasPrefix("a\u{FFFD}"))
    let long = try NSAttributedString(
      data: Data(repeating: 0x61, count: HtmlReading.maximumBytes + 5), options: html)
    #expect(long.length == HtmlReading.maximumBytes)
  }
}
