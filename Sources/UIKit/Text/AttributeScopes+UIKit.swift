// UIKitAttributes, UIConfigurationTextAttributesTransformer — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: paragraph styles, backgrounds, strokes, shadows, attachments, text effects.

import QuartzCore

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// Attributes of text that UIKit shows, for `AttributedString`: `text.font = .boldSystemFont(ofSize: 17)`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    /// In points after every character.
    public let kern: KernAttribute
    /// As `kern`.
    public let tracking: TrackingAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let inlinePresentationIntent: InlineIntentAttribute
    public let foundation: FoundationAttributes

    /// Of Foundation on a device, where Linux has none.
    public enum InlineIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
  }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeDynamicLookup {
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

  /// What UIKit shows of it.
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
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer { transform(attributes) }
}
