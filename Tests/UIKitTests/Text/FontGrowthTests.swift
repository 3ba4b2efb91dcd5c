import Testing

@testable import UIKit

@MainActor @Suite struct `Fonts that grow` {
  private let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
  private let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .light)

  @Test func `have the size of every category, and come back to the first one`() {
    let font = body.grown(to: .extraExtraLarge).grown(to: largest)

    #expect(font.pointSize == 53)
    #expect(font.grown(to: .large) == body && body.grown(to: .large) === body)
  }

  @Test func `equal those that look the same and do not grow`() {
    let plain = UIFont.systemFont(ofSize: 17)

    #expect(body == plain && body.hash == plain.hash)
    #expect(plain.grown(to: largest) === plain)
  }

  @Test func `of metrics grow with the style, from the size they were given, to no more than they may`() {
    let own = UIFont.systemFont(ofSize: 20, weight: .heavy)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)

    let free = metrics.scaledFont(for: own, compatibleWith: .light)
    #expect(free == own && free.grown(to: largest).pointSize == 20 * 58 / 28)
    #expect(free.grown(to: largest).weight == .heavy)
    let held = metrics.scaledFont(for: own, maximumPointSize: 24, compatibleWith: small)
    #expect(held.pointSize == 20 * 25 / 28 && held.grown(to: largest).pointSize == 24)
  }

  @Test func `that metrics scale once more do not grow twice`() {
    let large = UITraitCollection(preferredContentSizeCategory: largest)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)

    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: large).pointSize == 53)
  }

  @Test func `stop growing where they are given a size`() {
    #expect(body.withSize(17).grown(to: largest).pointSize == 17)
    #expect(UIFont(descriptor: body.fontDescriptor, size: 17).grown(to: largest).pointSize == 17)
    let sized = body.fontDescriptor.withSize(17)
    #expect(UIFont(descriptor: sized, size: 0).grown(to: largest).pointSize == 17)
    let added = body.fontDescriptor.addingAttributes([.size: 17])
    #expect(UIFont(descriptor: added, size: 0).grown(to: largest).pointSize == 17)
  }

  @Test func `go on growing as bold ones and in another design`() throws {
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)?.withDesign(.rounded))
    let font = UIFont(descriptor: bold, size: 0).grown(to: largest)

    #expect(font.pointSize == 53 && font.weight == .bold)
  }

  @Test func `in attributed texts have their sizes, and nothing else changes there`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: body])
    text.append(
      NSAttributedString(
        string: "c", attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red]))

    let grown = text.grown(to: largest)

    #expect(grown.string == "abc")
    let fonts = (0..<3).map { grown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    #expect(fonts.map { $0?.pointSize } == [53, 53, 9])
    #expect(grown.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(text.grown(to: .large) === text)
  }
}
