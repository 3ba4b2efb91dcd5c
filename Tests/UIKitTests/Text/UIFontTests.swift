import Testing

@testable import UIKit

@Suite struct Font {
  @Test(arguments: [11, 17, 48] as [CGFloat]) func `heights are in order and grow with the size`(
    size: CGFloat
  ) {
    let font = UIFont.systemFont(ofSize: size)

    #expect(0 < font.xHeight)
    #expect(font.xHeight < font.capHeight)
    #expect(font.capHeight < font.ascender)
    #expect(font.descender < 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
    #expect(abs(font.lineHeight / size - UIFont.systemFont(ofSize: 100).lineHeight / 100) < 1e-9)
    // San Francisco's, as a device tells them of 17 points.
    #expect(abs(font.lineHeight / size - 20.287109375 / 17) < 1e-9)
    #expect(abs(font.descender / size + 0.2412) < 0.001)
  }

  /// As Interface Builder wrote down the frames of labels in public projects, on screens of two pixels a
  /// point.
  @Test(arguments: [(12.0, 14.5), (13, 16), (14, 17), (16, 19.5), (17, 20.5), (20, 24), (24, 29), (34, 41)])
  @MainActor func `labels of one line are as high as on a device`(size: Double, height: Double) {
    let label = UILabel()
    label.text = "Ag"
    label.font = .systemFont(ofSize: size)
    #expect(label.intrinsicContentSize.height == CGFloat(height))
  }

  // Other tests change the size of text meanwhile, on the main actor.
  @Test @MainActor func `styles have their standard sizes`() {
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
  }

  @Test(
    arguments: [
      ("Avenir-Heavy", 800, false), ("Georgia", 400, false), ("Helvetica-BoldOblique", 700, true),
      ("HelveticaNeue-UltraLight", 100, false), ("Avenir-DemiBold", 600, false),
      ("Futura-MediumItalic", 500, true),
    ])
  func `a named font is the system's in the weight of its name`(name: String, css: Int, isItalic: Bool) throws
  {
    let font = try #require(UIFont(name: name, size: 20))

    #expect(font.weight.css == css)
    #expect(font.isItalic == isItalic)
    #expect(font.pointSize == 20)
  }

  @Test func `fonts are equal when all of them is`() {
    let font = UIFont.systemFont(ofSize: 12)

    #expect(font == UIFont.systemFont(ofSize: 12))
    #expect(font != UIFont.italicSystemFont(ofSize: 12))
    #expect(font != UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    #expect(font.withSize(13) != font)
    #expect(UIFont.italicSystemFont(ofSize: 12).withSize(14) == UIFont.italicSystemFont(ofSize: 14))
  }

  @Test(arguments: [.nan, .infinity, -5, 0, 1e30] as [CGFloat]) func `odd sizes do no harm`(size: CGFloat) {
    let width = "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width

    #expect(width.isFinite)
    #expect(width >= 0)
  }
}
