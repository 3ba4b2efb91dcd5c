/// Types of UIKit with a few named values, in the order of UIKit's declarations: all of them can be turned
/// into each other, so a constant of such a type is a choice. A test holds the names to `Sources/UIKit`.
enum KnownChoices {
  static let all: [String: [String]] = [
    "UICollectionView.ScrollDirection": ["vertical", "horizontal"],
    "UIView.ContentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
      "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "NSTextAlignment": ["left", "center", "right", "justified", "natural"],
    "NSLineBreakMode": [
      "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
      "byTruncatingMiddle",
    ],
    "NSLayoutConstraint.Axis": ["horizontal", "vertical"],
    "UIStackView.Distribution": [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ],
    "UIStackView.Alignment": [
      "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline", "top", "bottom",
    ],
    "UIScrollView.DecelerationRate": ["normal", "fast"],
    "UIFont.Weight": [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ],
  ]

  /// How these types were called before Swift 4.2, or are called for short.
  static let aliases = [
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UIViewContentMode": "UIView.ContentMode",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIScrollViewDecelerationRate": "UIScrollView.DecelerationRate",
  ]

  static subscript(type: String) -> [String]? { all[aliases[type] ?? type] }
}
