// UIKitAttributes, UIConfigurationTextAttributesTransformer — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: paragraph styles, backgrounds, strokes, shadows, attachments, text effects.

import QuartzCore

extension AttributeScopes {
  /// The scope that `\.uiKit` names in key paths.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// Attributes of text that UIKit shows, for `AttributedString`: `text.font = .boldSystemFont(ofSize: 17)`.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the letters; nil leaves that of the view.
    public let font: FontAttribute
    /// The colour of the letters; nil leaves that of the view.
    public let foregroundColor: ForegroundColorAttribute
    /// In points after every character.
    public let kern: KernAttribute
    /// As `kern`.
    public let tracking: TrackingAttribute
    /// The line under the letters; nil for none.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters; nil for none.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Emphasis that Markdown asked for; the font becomes italic or bold by it.
    public let inlinePresentationIntent: InlineIntentAttribute
    /// Foundation's own attributes, of which links are shown.
    public let foundation: FoundationAttributes

    /// Of Foundation on a device, where Linux has none.
    public enum InlineIntentAttribute: AttributedStringKey {
      /// A set of emphases.
      public typealias Value = InlinePresentationIntent
      /// The key's name in attributed strings.
      public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
    /// Names `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font with its size.
      public typealias Value = UIFont
      /// The key's name in attributed strings.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// Names `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour, which may be dynamic.
      public typealias Value = UIColor
      /// The key's name in attributed strings.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// Names `kern`.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name in attributed strings.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// Names `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name in attributed strings.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// Names `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The look of a line.
      public typealias Value = NSUnderlineStyle
      /// The key's name in attributed strings.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// Names `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The look of a line.
      public typealias Value = NSUnderlineStyle
      /// The key's name in attributed strings.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeDynamicLookup {
  /// Lets UIKit's attributes be written as members: `text.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  private typealias Keys = AttributeScopes.UIKitAttributes

  /// Of the attributes that UIKit shows; others are left out.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self[Keys.FontAttribute.self] = attributes[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    self[Keys.KernAttribute.self] = Self.points(attributes[.kern])
    self[Keys.TrackingAttribute.self] = Self.points(attributes[.tracking])
    self[Keys.UnderlineStyleAttribute.self] = Self.style(attributes[.underlineStyle])
    self[Keys.StrikethroughStyleAttribute.self] = Self.style(attributes[.strikethroughStyle])
    self[Keys.InlineIntentAttribute.self] = (attributes[.inlinePresentationIntent] as? UInt)
      .map(InlinePresentationIntent.init(rawValue:))
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes of it that UIKit shows.
  var shown: [NSAttributedString.Key: Any] {
    var shown: [NSAttributedString.Key: Any] = [:]
    shown[.font] = self[Keys.FontAttribute.self]
    shown[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    shown[.kern] = self[Keys.KernAttribute.self]
    shown[.tracking] = self[Keys.TrackingAttribute.self]
    shown[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    shown[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    shown[.inlinePresentationIntent] = self[Keys.InlineIntentAttribute.self]?.rawValue
    shown[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return shown
  }

  private static func points(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    (value as? NSUnderlineStyle) ?? (value as? Int).map(NSUnderlineStyle.init(rawValue:))
  }
}

extension NSAttributedString {
  /// The same text with the attributes that UIKit shows.
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      whole.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: run.attributes.shown))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// The same text with the attributes that UIKit shows.
  public init(_ text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      append(
        AttributedString(
          text.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}

/// Changes the attributes of a button's title.
public struct UIConfigurationTextAttributesTransformer {
  /// Answers the attributes to show in place of its argument.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Keeps the closure, which is called whenever the title is drawn.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes to show in place of `attributes`.
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer { transform(attributes) }
}
