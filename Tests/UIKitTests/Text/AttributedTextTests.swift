import Testing

@testable import UIKit

@MainActor @Suite struct `Attributed text` {
  private func lines(_ text: NSAttributedString, width: CGFloat = 300) throws -> [PresentedText.Line] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    label.numberOfLines = 0
    label.attributedText = text
    return try #require(label.presentedText).lines
  }

  @Test func `each piece is drawn with what it names, and with the label's for the rest`() throws {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red]))
    text.append(
      NSAttributedString(string: " under", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    text.append(NSAttributedString(string: " struck", attributes: [.strikethroughStyle: 1]))

    let runs = try #require(lines(text).first).runs
    #expect(runs.map(\.string) == ["plain ", "big", " under", " struck"])
    #expect(runs.map(\.fontSize) == [17, 30, 17, 17])
    #expect(runs.map(\.weight) == [400, 700, 400, 400])
    #expect(runs.map(\.isUnderlined) == [false, false, true, false])
    #expect(runs.map(\.isStruckThrough) == [false, false, false, true])
    #expect(runs[1].color == UIColor.red.cgColor)
    #expect(runs[0].color == UIColor.label.cgColor)
    for (left, right) in zip(runs, runs.dropFirst()) { #expect(left.x < right.x) }
  }

  @Test func `the tallest font of a line sets its height`() throws {
    let text = NSMutableAttributedString(string: "small ")
    text.append(NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    text.append(NSAttributedString(string: "\nsmall"))

    let lines = try lines(text)
    let (big, small) = (UIFont.systemFont(ofSize: 40), UIFont.systemFont(ofSize: 17))
    let step = lines[1].baseline - lines[0].baseline
    #expect(abs(step - (-big.descender + small.ascender)) < 0.001)
  }

  @Test func `paragraph styles align and space lines`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 10
    let text = NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: style])

    let lines = try lines(text)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(lines[1].baseline - lines[0].baseline - font.lineHeight - 10) < 0.001)
    #expect(abs(lines[0].x - (300 - "one".size(withAttributes: [.font: font]).width)) < 0.001)
  }

  @Test func `tabs lead to the paragraph's stops, and to every 28 points where it names none`() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location).prefix(2) == [28, 56] && style.tabStops.count == 12)
    #expect(try #require(lines(NSAttributedString(string: "i\tx")).first?.runs.last).x == 28)

    style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    let right = try #require(
      lines(NSAttributedString(string: "i\tx", attributes: [.paragraphStyle: style])).first?.runs.last)
    let width = "x".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(abs(right.x + width - 200) < 0.01)
  }

  @Test func `indents move first and other lines, and leave them less room`() throws {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 30
    style.headIndent = 10
    style.tailIndent = -60
    let words = Array(repeating: "word", count: 12).joined(separator: " ")
    let text = NSAttributedString(string: "\(words)\n\(words)", attributes: [.paragraphStyle: style])

    let placed = try lines(text)
    #expect(Set(placed.map(\.x)) == [30, 10])
    #expect(placed.count { $0.x == 30 } == 2 && placed[0].x == 30)
    let plain = try lines(NSAttributedString(string: "\(words)\n\(words)"))
    #expect(placed.count > plain.count)
    for line in placed {
      let string = line.runs.map(\.string).joined().trimmingCharacters(in: .whitespaces)
      let width = string.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
      #expect(line.x + width <= 240.01)
    }
  }

  @Test func `a text is as wide as its line and the indents at both ends`() {
    let style = NSMutableParagraphStyle()
    let width = { (string: String) in
      NSAttributedString(string: string, attributes: [.paragraphStyle: style]).size().width
    }
    let plain = width("abc")
    style.firstLineHeadIndent = 30
    style.tailIndent = -20
    #expect(abs(width("abc") - plain - 50) < 0.5)
    style.tailIndent = 200
    #expect(abs(width("abc") - plain - 30) < 0.5)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300]) func `odd indents do no harm`(
    indent: CGFloat
  ) throws {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = indent
    style.headIndent = indent
    style.tailIndent = indent
    let text = NSAttributedString(string: "some words", attributes: [.paragraphStyle: style])
    #expect(try lines(text).flatMap(\.runs).map(\.string).joined().hasPrefix("s"))
    #expect(text.size().width >= 0)
  }

  @Test func `kern widens by so much a character`() {
    let font = UIFont.systemFont(ofSize: 17)
    let plain = "abcd".size(withAttributes: [.font: font])
    let wide = "abcd".size(withAttributes: [.font: font, .kern: 3])

    #expect(abs(wide.width - plain.width - 12) < 0.001)
    #expect(wide.height == plain.height)
  }

  @Test func `a string is measured in its room`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let text = "The quick brown fox jumps over the lazy dog"
    let line = text.size(withAttributes: attributes)
    let room = CGSize(width: 120, height: 10_000)

    let block = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let single = text.boundingRect(with: room, attributes: attributes, context: nil)

    #expect(block.width <= 120)
    #expect(block.height > line.height * 2.5)
    #expect(block.minY == 0)
    #expect(single.size == line)
    #expect(single.minY == -UIFont.systemFont(ofSize: 17).ascender)
  }

  @Test func `setting the font or colour of a label changes all of its attributed text`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 9)])

    label.font = .systemFont(ofSize: 20)
    label.textColor = .red

    let run = try #require(label.presentedText?.lines.first?.runs.first)
    #expect(run.fontSize == 20)
    #expect(run.color == UIColor.red.cgColor)
    #expect(label.text == "x")
    label.text = "y"
    #expect(label.attributedText?.string == "y")
  }

  @Test func `changing a string after handing it over changes nothing`() throws {
    let text = NSMutableAttributedString(string: "before")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.attributedText = text

    text.mutableString.setString("after")

    #expect(label.text == "before")
  }

  @Test func `attributes of a stretch, added after the fact, count from there on`() throws {
    let text = NSMutableAttributedString(string: "ab👍🏽cd")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 2, length: 4))

    let runs = try #require(lines(text).first).runs
    #expect(runs.map(\.string) == ["ab", "👍🏽", "cd"])
    #expect(runs.map(\.fontSize) == [17, 30, 17])
  }

  @Test func `a paragraph style and its changeable copy compare by what they say`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let copy = style.copy() as? NSParagraphStyle

    #expect(copy == style)
    style.lineSpacing = 4
    #expect(copy != style)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test func `may have other fonts, colours and paragraphs from word to word, alike or not`() throws {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "one two"))
    #expect(NSAttributedString().string.isEmpty)
    let (one, two) = (NSRange(location: 0, length: 3), NSRange(location: 4, length: 3))
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let soft = NSShadow()
    soft.shadowBlurRadius = 3
    for (key, first, second) in [
      (NSAttributedString.Key.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17)),
      (.font, UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 12)),
      (.foregroundColor, UIColor.red, UIColor.blue),
      (.foregroundColor, UIColor.label, UIColor(white: 0, alpha: 1)),
      (.paragraphStyle, NSParagraphStyle.default, centred), (.shadow, NSShadow(), soft),
    ] as [(NSAttributedString.Key, NSObject, NSObject)] {
      text.addAttribute(key, value: first, range: one)
      text.addAttribute(key, value: second, range: two)
      let found = text.attribute(key, at: 4, effectiveRange: nil) as? NSObject
      #expect(found == second && text.attribute(key, at: 3, effectiveRange: nil) == nil)
    }
    text.append(NSAttributedString(string: "!", attributes: [.font: UIFont.systemFont(ofSize: 18)]))

    let label = UILabel(frame: .zero)
    label.attributedText = text
    #expect(label.attributedText?.string == "one two!")
  }
}
