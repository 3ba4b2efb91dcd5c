import Testing

@testable import UIKit

/// Apple's tables of Dynamic Type sizes, a row for each category as in the Human Interface Guidelines.
@Suite struct `Sizes of text styles` {
  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
    .caption2,
  ]

  private static let rows: [(category: UIContentSizeCategory, sizes: [CGFloat])] = [
    (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ]

  @Test(arguments: 0..<12) func `are those of Apple's tables, and whole numbers`(place: Int) {
    let (category, sizes) = Self.rows[place]
    let traits = UITraitCollection(preferredContentSizeCategory: category)

    #expect(category.rank == place)
    #expect(Self.styles.count == sizes.count)
    for (style, size) in zip(Self.styles, sizes) {
      #expect(DynamicTypeSizes.size(of: style, at: category) == size)
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }
  }

  @Test func `categories are in order, and the last five are for accessibility`() {
    let categories = Self.rows.map(\.category)

    #expect(zip(categories, categories.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) })
    #expect(categories.map(\.isAccessibilityCategory) == (0..<12).map { $0 >= 7 })
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect((-1...12).map { UIContentSizeCategory.ranked($0).rank } == [0] + Array(0...11) + [11])
  }
}
