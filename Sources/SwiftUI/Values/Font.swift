// Font — after Apple's documentation "Font", read 2026-11.
// State: partial. Missing: fonts with features, widths.

import UIKit

/// A font; its size is known where it is used.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(CGFloat)
    /// The size is that at the usual text size; it grows with the style, or stays for nil.
    case named(String, CGFloat, TextStyle?)
    case fixed(UIFont)
  }
  var base: Base
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var isMonospaced = false
  var hasEvenDigits = false

  init(_ base: Base) { self.base = base }
  public init(_ font: UIFont) { base = .fixed(font) }

  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  public struct Weight: Hashable, Sendable {
    let value: UIFont.Weight
    public static let ultraLight = Weight(value: .ultraLight)
    public static let thin = Weight(value: .thin)
    public static let light = Weight(value: .light)
    public static let regular = Weight(value: .regular)
    public static let medium = Weight(value: .medium)
    public static let semibold = Weight(value: .semibold)
    public static let bold = Weight(value: .bold)
    public static let heavy = Weight(value: .heavy)
    public static let black = Weight(value: .black)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var uiDesign: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// Kept, without effect.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  /// `size` in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size)).changed { ($0.weight, $0.design) = (weight, design) }
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style)).changed { ($0.weight, $0.design) = (weight, design) }
  }
  /// Grows with the text size as the body does; `size` in points, at the usual one.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.named(name, size, .body)) }
  /// Grows with the text size as that style does; `size` in points, at the usual one.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.named(name, size, textStyle))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, fixedSize, nil))
  }

  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func monospaced() -> Font { changed { $0.isMonospaced = true } }
  public func monospacedDigit() -> Font { changed { $0.hasEvenDigits = true } }
  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sizes outside of these, in points, are no sizes.
  private static let sizes: ClosedRange<CGFloat> = 0.5...2000

  /// The font where text is of that size.
  @MainActor func uiFont(at textSize: DynamicTypeSize) -> UIFont {
    let traits = textSize.traits
    var font: UIFont
    func sound(_ size: CGFloat) -> CGFloat {
      size.isFinite ? min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound) : UIFont.labelFontSize
    }
    switch base {
    case .style(let style): font = .preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
    case .system(let size): font = .systemFont(ofSize: sound(size))
    case .named(let name, let usual, let style):
      let metrics = style.map { UIFontMetrics(forTextStyle: $0.uiStyle) }
      let size = sound(metrics?.scaledValue(for: sound(usual), compatibleWith: traits) ?? usual)
      font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    case .fixed(let own): font = own
    }
    if let weight { font = font.with(weight) }
    if let design = isMonospaced ? .monospaced : design,
      let descriptor = font.fontDescriptor.withDesign(design.uiDesign)
    {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    if isItalic { font = font.italic }
    if hasEvenDigits { font = font.evenDigits(weight) }
    return font
  }
}

extension UIFont {
  func with(_ weight: Font.Weight) -> UIFont {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight.value.rawValue]
    return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize)
  }

  var italic: UIFont {
    let traits = fontDescriptor.symbolicTraits.union(.traitItalic)
    return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }

  fileprivate func evenDigits(_ weight: Font.Weight?) -> UIFont {
    .monospacedDigitSystemFont(ofSize: pointSize, weight: weight?.value ?? .regular)
  }
}
