import Testing

@testable import UIKit

@MainActor @Suite struct `A picture among letters` {
  let stage = Stage()

  private func picture(_ width: Int = 20, _ height: Int = 10) throws -> UIImage {
    let bytes = Array(repeating: UInt8(255), count: width * height * 4)
    return UIImage(cgImage: try #require(CGImage(width: width, height: height, rgba: bytes)))
  }

  private func text(_ attachment: NSTextAttachment) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "one ")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " two"))
    return text
  }

  /// On the screen, laid out.
  private func label(_ text: NSAttributedString) -> UILabel {
    _ = stage.loop
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    label.attributedText = text
    stage.window.addSubview(label)
    stage.settle()
    return label
  }

  @Test func `stands for one character that has it as an attribute`() throws {
    _ = stage.loop
    let attachment = NSTextAttachment(image: try picture())
    let text = text(attachment)
    #expect(text.length == 9 && Array(text.string.utf16)[4] == 0xFFFC)
    #expect(text.attributes(at: 4, effectiveRange: nil)[.attachment] as? NSTextAttachment === attachment)
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 9)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 4)))
    #expect(!text.containsAttachments(in: NSRange(location: 20, length: 4)))
  }

  @Test func `takes the room of its bounds, and of the picture without any`() throws {
    _ = stage.loop
    let attachment = NSTextAttachment()
    attachment.image = try picture()
    func width() -> CGFloat { NSAttributedString(attachment: attachment).size().width }
    #expect(width() == 20)
    attachment.bounds = CGRect(x: 0, y: 0, width: 55, height: 5)
    #expect(width() == 55)
    let letters = NSAttributedString(string: "one  two").size().width
    #expect(abs(text(attachment).size().width - letters - 55) < 1)
  }

  @Test func `raises its line above and below the baseline, in every measure alike`() throws {
    _ = stage.loop
    let attachment = NSTextAttachment(image: try picture())
    attachment.bounds = CGRect(x: 0, y: -30, width: 20, height: 90)
    let text = text(attachment)
    let room = CGSize(width: 300, height: 0)
    #expect(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height == 90)
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 90)
    #expect(label.sizeThatFits(CGSize(width: 300, height: 300)).height == 90)
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    #expect(label.firstBaselineOffset == 60)
  }

  @Test func `is drawn where its line has room for it`() throws {
    let attachment = NSTextAttachment(image: try picture())
    attachment.bounds = CGRect(x: 0, y: -3, width: 30, height: 12)
    let label = label(text(attachment))
    let layer = try #require(label.layer.sublayers?.first)
    let line = try #require(label.presentedText?.lines.first)
    let gap = try #require(line.runs.first { $0.string == " " && $0.x > 0 })
    #expect(abs(layer.frame.minX - line.x - gap.x) < 0.01)
    #expect(abs(layer.frame.minY - (line.baseline - 9)) < 0.01)
    #expect(layer.frame.size == CGSize(width: 30, height: 12))
    #expect(layer.contents as? CGImage == attachment.image?.cgImage)
    #expect(line.runs.allSatisfy { !$0.string.contains("\u{FFFC}") } && label.subviews.isEmpty)

    label.text = "letters"
    stage.settle()
    #expect(label.layer.sublayers == nil)
  }

  @Test func `is tinted as the text is if it is a symbol or a template, unless it says otherwise`() throws {
    _ = stage.loop
    let plain = try picture()
    let symbol = try #require(UIImage(systemName: "star"))
    func shown(_ image: UIImage) throws -> CGImage? {
      let text = text(NSTextAttachment(image: image))
      text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 9))
      return try #require(label(text).layer.sublayers?.first).contents as? CGImage
    }
    func expected(_ image: UIImage, _ color: UIColor) -> CGImage? {
      image.resolved(with: stage.window.traitCollection, tint: color).cgImage
    }
    let large = symbol.preferring(SymbolLook(pointSize: 17, weight: .regular))
    #expect(try shown(plain) == plain.cgImage)
    #expect(
      try shown(plain.withRenderingMode(.alwaysTemplate))
        == expected(plain.withRenderingMode(.alwaysTemplate), .red))
    #expect(try shown(symbol) == expected(large, .red))
    #expect(try shown(symbol.withTintColor(.green)) == expected(large, .green))
  }

  @Test func `of the system's is as large as the letters, and stands on their line`() throws {
    _ = stage.loop
    let symbol = try #require(UIImage(systemName: "star"))
    func line(_ size: CGFloat) throws -> (CGSize, CGRect) {
      let text = NSMutableAttributedString(attachment: NSTextAttachment(image: symbol))
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: 1))
      return (text.size(), try #require(label(text).layer.sublayers?.first).frame)
    }
    let (small, large) = (try line(10), try line(40))
    #expect(large.0.width > small.0.width * 3)
    #expect(large.1.width > small.1.width * 3)
  }

  /// As wide as its line is high, and a tenth of the text's room high.
  private final class Measured: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.height, height: lineFrag.width / 10) }
  }

  @Test func `may measure itself by the line that it is in`() {
    _ = stage.loop
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSAttributedString(
      attachment: Measured(data: nil, ofType: nil), attributes: [.font: font])
    let rect = text.boundingRect(
      with: CGSize(width: 500, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(rect.width - font.lineHeight) < 0.01 && abs(rect.height - 50) < 0.01)
  }

  @Test func `that is nowhere takes no room`() {
    _ = stage.loop
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 3)
    #expect(NSAttributedString(attachment: attachment).size() == .zero)
  }

  @Test func `goes to the next line where it does not fit`() throws {
    let attachment = NSTextAttachment(image: try picture())
    attachment.bounds = CGRect(x: 0, y: 0, width: 290, height: 10)
    let label = label(text(attachment))
    label.numberOfLines = 0
    stage.settle()
    #expect(label.presentedText?.lines.count == 3)
    #expect(label.layer.sublayers?.first?.frame.minX == 0)
  }

  @Test func `makes way for the ellipsis, which is a letter`() throws {
    let attachment = NSTextAttachment(image: try picture())
    attachment.bounds = CGRect(x: 0, y: 0, width: 290, height: 10)
    let label = label(text(attachment))
    let line = try #require(label.presentedText?.lines.first)
    #expect(line.runs.last?.string.hasSuffix("…") == true && label.layer.sublayers == nil)
  }
}
