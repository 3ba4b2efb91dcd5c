import Testing

@testable import UIKit

@MainActor @Suite struct `Fonts by traits` {
  /// Samples of Apple's table of Dynamic Type sizes, in points.
  @Test(
    arguments: [
      (.body, .extraSmall, 14), (.body, .large, 17), (.body, .extraExtraExtraLarge, 23),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .accessibilityMedium, 44),
      (.title2, .extraLarge, 24), (.headline, .accessibilityLarge, 33), (.footnote, .small, 12),
      (.caption2, .extraSmall, 11), (.caption2, .accessibilityExtraExtraExtraLarge, 40),
      (.subheadline, .unspecified, 15), (.callout, UIContentSizeCategory(rawValue: "huge"), 16),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
  func `a style's font is as large as the category says`(
    style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)

    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    #expect(font.pointSize == size && font.weight == (style == .headline ? .semibold : .regular))
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits)
    #expect(descriptor.pointSize == size)
  }

  @Test func `metrics scale by the ratio of a style's sizes, and not at the standard one`() {
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)

    #expect(metrics.scaledFont(for: font, compatibleWith: large) == font.withSize(23))
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
    #expect(abs(metrics.scaledValue(for: 34, compatibleWith: large) - 46) < 1e-9)
    let title = UIFontMetrics(forTextStyle: .largeTitle)
    #expect(abs(title.scaledValue(for: 17, compatibleWith: large) - 20) < 1e-9)
    #expect(metrics.scaledFont(for: font) == font && metrics.scaledValue(for: 3) == 3)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
    #expect(metrics.scaledFont(for: font, compatibleWith: UITraitCollection()) == font)
  }
}
