// Fonts that know how they grow with the content size category (Facts 6.5).

import QuartzCore

/// How a font grows with the size of text that somebody likes.
struct FontGrowth: Equatable, Sendable {
  /// The style with which it grows.
  let style: UIFont.TextStyle
  /// Its size at the standard category, in points.
  let baseSize: CGFloat
  /// It grows no further, in points.
  var mostSize = CGFloat.infinity

  /// In points.
  func size(at category: UIContentSizeCategory) -> CGFloat {
    min(DynamicTypeSizes.scaled(baseSize, of: style, at: category), mostSize)
  }
}

extension UIFont {
  /// The system font in the size of a style and in a weight of its own, which grows with the style.
  ///
  /// - Parameter mostSize: it grows no further, in points.
  static func preferredFont(
    forTextStyle style: TextStyle, weight: Weight, mostSize: CGFloat = .infinity,
    compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let base = DynamicTypeSizes.size(of: style, at: .large)
    return UIFont(pointSize: base, weight: weight)
      .growing(FontGrowth(style: style, baseSize: base, mostSize: mostSize), at: .of(traits))
  }

  /// This font in the size that `growth` has for `category`, growing like that from then on.
  func growing(_ growth: FontGrowth, at category: UIContentSizeCategory) -> UIFont {
    UIFont(
      pointSize: growth.size(at: category), weight: weight, isItalic: isItalic, hasEvenDigits: hasEvenDigits,
      design: design, own: own, growth: growth)
  }

  /// This font in the size that it has at `category`; itself where it does not grow, or has that size.
  func grown(to category: UIContentSizeCategory) -> UIFont {
    guard let growth, growth.size(at: category) != pointSize else { return self }
    return growing(growth, at: category)
  }
}

extension NSAttributedString {
  /// This text with the fonts in it as they are at `category`; itself where they are like that.
  func grown(to category: UIContentSizeCategory) -> NSAttributedString {
    var isOther = false
    let copy = NSMutableAttributedString(string: "")
    // Piece by piece, as in `rebuilt(with:)`.
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { given, range, _ in
      var attributes = given
      if let font = given[.font] as? UIFont {
        let grown = font.grown(to: category)
        isOther = isOther || grown !== font
        attributes[.font] = grown
      }
      let piece = attributedSubstring(from: range).string
      copy.append(NSAttributedString(string: piece, attributes: attributes))
    }
    return isOther ? copy : self
  }
}
