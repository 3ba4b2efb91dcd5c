// NSShadow — after Apple's documentation "NSShadow", read 2026-11.
// State: complete.

import QuartzCore

/// The shadow of text, as an attribute.
open class NSShadow: NSObject, NSCopying {
  private let foundationMark = FoundationMark.swiftObject

  /// In points, downwards.
  open var shadowOffset = CGSize.zero
  /// In points; where it is seen no more, about.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black by a third where nothing was said, as Apple documents.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  public override init() { super.init() }

  /// A shadow of the same values that changes by itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}

extension NSAttributedString.Key {
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A `UIColor`; without it that of the letters.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Per cent of the font's size, as a number; negative to fill the letters as well.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A `UIColor`, as high as the line's letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points upwards, as a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `URL` or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An `NSTextAttachment`, of a U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Kept, without effect: letters are joined as the font joins them.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Kept, without effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The tangent of the angle by which letters lean to the right, as a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Kept, without effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// A `UIColor`; without it that of the letters.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`; without it that of the letters.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Kept, without effect: each paragraph goes by its style.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}
