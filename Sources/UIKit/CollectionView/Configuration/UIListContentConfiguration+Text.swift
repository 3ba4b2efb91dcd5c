import QuartzCore

extension UIListContentConfiguration {
  /// How a text of a list content looks.
  public struct TextProperties: Hashable {
    /// Raw values are UIKit's.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center
      case justified
    }

    /// The change to the letters of a text without attributes. Raw values are UIKit's.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase
      case lowercase
      case capitalized
    }

    /// The style's own font at first; letters with a font attribute keep theirs.
    public var font: UIFont
    /// As long as it is not set, the style's own in the state at hand.
    public var color: UIColor {
      get { givenColor ?? (isDimmed ? Self.dimmedColor : styleColor) }
      set { givenColor = newValue }
    }
    /// Makes the colour that is drawn out of `color`; nil draws that itself.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines stand between the margins. Default: natural.
    public var alignment = TextAlignment.natural
    /// Where a text that is too long is cut or broken. Default: cut at its end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Most lines that are shown; 0, the default, for as many as there are.
    public var numberOfLines = 0
    /// Whether text too wide for its place is set smaller, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of the size that is left, 0…1; 0 keeps the size.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept, without effect: letters keep their distances.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font that grows is always as large as the content size category has it. Default true.
    public var adjustsFontForContentSizeCategory = true
    /// Kept, without effect: nothing hovers over a text on a phone.
    public var showsExpansionTextWhenTruncated = false
    /// The style's own at first: upper case for headers of grouped lists, otherwise none.
    public var transform: TextTransform

    private let styleColor: UIColor
    private var givenColor: UIColor?
    /// Whether the cell is disabled.
    var isDimmed = false

    /// Of what is disabled. Our choice.
    private static let dimmedColor = UIColor.tertiaryLabel

    init(font: UIFont, color: UIColor, transform: TextTransform = .none) {
      self.font = font
      styleColor = color
      self.transform = transform
    }

    /// The colour that is drawn: `color` as the transformer changes it.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// A text with or without attributes.
  struct Text: Hashable {
    var string: String?
    var attributed: NSAttributedString?

    var isEmpty: Bool { (attributed?.length ?? string?.count ?? 0) == 0 }
  }
}
