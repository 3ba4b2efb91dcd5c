import Testing

@testable import UIKit

@MainActor @Suite struct `Label` {
  @Test func `a label is as UIKit makes it`() {
    let label = UILabel()

    #expect(label.numberOfLines == 1)
    #expect(label.textAlignment == .natural)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.presentedText == nil)
  }

  /// The text that the page is told of a label with a frame of its own.
  private func presented(_ label: UILabel, width: CGFloat = 200, height: CGFloat = 50) throws -> PresentedText
  {
    label.frame = CGRect(x: 10, y: 20, width: width, height: height)
    return try #require(label.presentedText)
  }

  @Test func `the page is told text, place, size, weight and colour`() throws {
    let label = UILabel()
    label.text = "7"
    label.font = .boldSystemFont(ofSize: 24)
    label.textColor = .white
    label.textAlignment = .center

    let line = try #require(presented(label).lines.first)
    let width = "7".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)]).width
    let font = UIFont.boldSystemFont(ofSize: 24)
    #expect(abs(line.x - (200 - width) / 2) < 0.001)
    #expect(abs(line.baseline - ((50 - font.lineHeight) / 2 + font.ascender)) < 0.001)
    #expect(
      line.runs == [
        PresentedText.Run(
          string: "7", x: 0, fontSize: 24, spacing: line.runs[0].spacing, weight: 700,
          color: UIColor.white.cgColor)
      ])

    label.text = ""
    #expect(label.presentedText == nil)
  }

  @Test func `nil restores the font and the colour`() throws {
    let label = UILabel()
    label.text = "x"
    label.font = nil
    label.textColor = nil

    let run = try #require(presented(label).lines.first?.runs.first)
    #expect(run.fontSize == 17)
    #expect(run.color == UIColor.label.cgColor)
  }

  @Test func `every alignment starts where it should`() throws {
    let label = UILabel()
    label.text = "word"
    let width = "word".size(withAttributes: [.font: label.font as Any]).width
    let room = 200 - width
    let starts: [(NSTextAlignment, UISemanticContentAttribute, CGFloat)] = [
      (.left, .unspecified, 0), (.center, .unspecified, room / 2), (.right, .unspecified, room),
      (.natural, .unspecified, 0), (.natural, .forceRightToLeft, room), (.justified, .unspecified, 0),
    ]
    for (alignment, direction, x) in starts {
      label.textAlignment = alignment
      label.semanticContentAttribute = direction
      let line = try #require(presented(label).lines.first)
      #expect(abs(line.x - x) < 0.001, "\(alignment)")
    }
  }

  @Test func `a label fits its text, rounded up to pixels, and shows it whole there`() throws {
    for text in ["One", "A longer one, with (punctuation)", "مرحبا بالعالم", "漢字仮名", "👍🏽 ok"] {
      let label = UILabel()
      label.text = text
      label.sizeToFit()
      let exact = text.size(withAttributes: [.font: label.font as Any])

      #expect(label.bounds.width >= exact.width - 0.002)
      #expect(label.bounds.width < exact.width + 0.5)
      #expect((label.bounds.width * 2).rounded() == label.bounds.width * 2)
      #expect(label.bounds.height == (label.font.lineHeight * 2).rounded(.up) / 2)
      let shown = try #require(label.presentedText).lines[0].runs.map(\.string).joined()
      #expect(!shown.contains("…"))
    }
  }

  @Test func `lines wrap in the width and are counted in the height`() throws {
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    label.numberOfLines = 0

    let size = label.sizeThatFits(CGSize(width: 120, height: 0))
    let lines = try presented(label, width: size.width, height: size.height).lines
    #expect(size.width <= 120)
    #expect(lines.count > 2)
    #expect(size.height == (label.font.lineHeight * CGFloat(lines.count) * 2).rounded(.up) / 2)
    let steps = zip(lines, lines.dropFirst()).map { $1.baseline - $0.baseline }
    for step in steps { #expect(abs(step - label.font.lineHeight) < 0.001) }

    label.numberOfLines = 2
    #expect(try presented(label, width: 120, height: 500).lines.count == 2)
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height < size.height)
  }

  @Test func `lines that the height does not hold are cut off with an ellipsis`() throws {
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    label.numberOfLines = 0

    let lines = try presented(label, width: 120, height: label.font.lineHeight * 2.5).lines
    #expect(lines.count == 2)
    #expect(lines[1].runs.map(\.string).joined().hasSuffix("…"))
    // One line is shown however low the label is.
    #expect(try presented(label, width: 120, height: 3).lines.count == 1)
  }

  @Test func `the intrinsic size of several lines is that at the preferred width`() {
    let label = UILabel()
    label.text = "The quick brown fox jumps over the lazy dog"
    label.numberOfLines = 0
    let single = label.intrinsicContentSize

    label.preferredMaxLayoutWidth = 120

    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 120, height: 0)))
    #expect(label.intrinsicContentSize.height > single.height * 2)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == single)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `text is set smaller down to the least factor, then cut`() throws {
    let label = UILabel()
    label.text = "The quick brown fox"
    label.adjustsFontSizeToFitWidth = true
    let whole = label.sizeThatFits(.zero).width

    // Without a factor the size stays (Facts 6.4).
    #expect(try presented(label, width: whole * 0.8).lines[0].runs[0].fontSize == 17)
    label.minimumScaleFactor = 0.5
    let run = try presented(label, width: whole * 0.8).lines[0].runs[0]
    // Smaller letters stand further apart, so that it is less than 0.8.
    #expect(run.fontSize < 17 * 0.8)
    let width = { (size: CGFloat) in
      label.text?.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width ?? 0
    }
    #expect(width(run.fontSize) <= whole * 0.8 && width(run.fontSize * 1.02) > whole * 0.8)
    #expect(run.string == "The quick brown fox")
    let cut = try presented(label, width: whole * 0.3).lines[0].runs[0]
    #expect(cut.fontSize == 8.5)
    #expect(cut.string.hasSuffix("…"))
  }

  @Test func `an unchanged label is not laid out again`() throws {
    let label = UILabel()
    label.text = "The quick brown fox"
    _ = try presented(label)
    let storage = { (text: PresentedText) in text.lines.withUnsafeBufferPointer { $0.baseAddress } }

    let first = try #require(label.presentedText)
    let second = try #require(label.presentedText)
    #expect(storage(first) == storage(second))
    label.text = "The quick brown fox"
    #expect(try storage(#require(label.presentedText)) == storage(first))
    label.text = "The slow brown fox"
    #expect(try #require(label.presentedText) != first)
  }

  @Test(
    arguments: [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
      (.bold, 700), (.heavy, 800), (.black, 900), (UIFont.Weight(rawValue: 9), 900),
      (UIFont.Weight(rawValue: -9), 100), (UIFont.Weight(rawValue: 0.05), 400),
    ] as [(UIFont.Weight, Int)])
  func `a weight is the nearest of CSS`(weight: UIFont.Weight, css: Int) {
    #expect(weight.css == css)
  }
}
