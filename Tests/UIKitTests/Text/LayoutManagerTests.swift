import Testing

@testable import UIKit

@MainActor @Suite struct `A layout manager` {
  let stage = Stage()
  private let font = UIFont.systemFont(ofSize: 17)

  private struct Setting {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: NSAttributedString, width: CGFloat, height: CGFloat = 0, padding: CGFloat = 0) {
      storage = NSTextStorage(attributedString: text)
      container = NSTextContainer(size: CGSize(width: width, height: height))
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      manager.characterIndex(
        for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
  }

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  private func width(_ string: String) -> CGFloat { string.size(withAttributes: [.font: font]).width }

  @Test func `says which word of a label was tapped, as apps ask it`() {
    _ = stage.loop
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    label.textAlignment = .center
    label.attributedText = text("By going on you accept our terms")
    let setting = Setting(label.attributedText ?? NSAttributedString(), width: 390, height: 40)
    setting.container.lineBreakMode = label.lineBreakMode
    setting.container.maximumNumberOfLines = label.numberOfLines
    let used = setting.manager.usedRect(for: setting.container)
    #expect(abs(used.width - width("By going on you accept our terms")) < 0.01)
    #expect(abs(used.height - font.lineHeight) < 0.01)
    // Apps centre the text in the label by the used rectangle.
    let left = (390 - used.width) / 2
    #expect(abs(used.minX - left) < 0.01)
    let terms = NSString(string: label.text ?? "").range(of: "terms")
    let middle = left + used.width - width("terms") / 2
    #expect(NSLocationInRange(setting.index(middle, 10), terms))
    #expect(!NSLocationInRange(setting.index(left + 5, 10), terms))
  }

  @Test func `tells glyphs by their units, and how far through one a point lies`() {
    _ = stage.loop
    let setting = Setting(text("a😀b"), width: 0)
    #expect(setting.manager.numberOfGlyphs == 4)
    let (a, face) = (width("a"), width("a😀") - width("a"))
    #expect(setting.index(a + face / 2, 5) == 1 && setting.index(a + face + 1, 5) == 3)
    var fraction: CGFloat = -1
    let glyph = setting.manager.glyphIndex(
      for: CGPoint(x: a / 4, y: 5), in: setting.container, fractionOfDistanceThroughGlyph: &fraction)
    #expect(glyph == 0 && abs(fraction - 0.25) < 0.05)
    #expect(setting.index(1000, 1000) == 3 && setting.index(-10, -10) == 0)
  }

  @Test func `has the rectangles of lines and of what is in them`() throws {
    _ = stage.loop
    let setting = Setting(text("first\nsecond line\n"), width: 200, padding: 5)
    let manager = setting.manager
    var (rects, widths, ranges): ([CGRect], [CGFloat], [NSRange]) = ([], [], [])
    let all = NSRange(location: 0, length: 18)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
      rects.append(rect)
      widths.append(used.width)
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 12)])
    #expect(rects.map(\.width) == [200, 200] && rects[0].maxY == rects[1].minY)
    #expect(abs(widths[0] - width("first") - 10) < 0.01)
    #expect(manager.extraLineFragmentRect.minY == rects[1].maxY)

    let place = manager.boundingRect(
      forGlyphRange: NSRange(location: 13, length: 4), in: setting.container)
    #expect(abs(place.maxX - 5 - width("second line")) < 0.1 && abs(place.width - width("line")) < 0.5)
    #expect(abs(place.minY - font.lineHeight) < 0.01 && abs(place.height - font.lineHeight) < 0.01)
    var range = NSRange()
    let rect = manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: &range)
    #expect(rect == rects[1] && range == ranges[1])
    let spot = manager.location(forGlyphAt: 13)
    #expect(abs(spot.x - place.minX) < 0.01 && abs(spot.y - font.ascender) < 0.01)
  }

  @Test func `lays out again after a change of the text or of the container`() {
    _ = stage.loop
    let setting = Setting(text("some words in a line"), width: 0)
    let one = setting.manager.usedRect(for: setting.container)
    setting.container.size.width = 60
    let wrapped = setting.manager.usedRect(for: setting.container)
    #expect(wrapped.height > one.height && wrapped.width <= 60.01)
    setting.container.maximumNumberOfLines = 1
    #expect(abs(setting.manager.usedRect(for: setting.container).height - one.height) < 0.01)
    #expect(setting.manager.glyphRange(for: setting.container).length < 20)
    setting.storage.replaceCharacters(in: NSRange(location: 0, length: 20), with: "i")
    #expect(setting.manager.usedRect(for: setting.container).width < 20)
  }

  @Test func `answers questions about nothing`() {
    _ = stage.loop
    let setting = Setting(NSAttributedString(string: ""), width: 100)
    #expect(setting.index(5, 5) == 0 && setting.manager.numberOfGlyphs == 0)
    let far = NSRange(location: 7, length: Int.max)
    #expect(setting.manager.boundingRect(forGlyphRange: far, in: setting.container) == .zero)
    #expect(setting.manager.lineFragmentRect(forGlyphAt: -1, effectiveRange: nil) == .zero)
    #expect(setting.manager.usedRect(for: NSTextContainer(size: .zero)) == .zero)
  }
}
