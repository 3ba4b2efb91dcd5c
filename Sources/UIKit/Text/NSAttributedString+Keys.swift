// NSAttributedString — after Apple's documentation "NSAttributedString.Key", read 2026-11.
// State: partial. Missing: links outside of text views, text effects, expansion (all kept), lines under words
// alone, heights of lines with raised text.

import QuartzCore

extension NSAttributedString.Key {
  /// A `UIFont`; without it Helvetica 12 on a device, the system font in 12 here.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`; without it the label's.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Points added after every character, as a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// As `kern`; counts where both are given.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A raw value of `NSUnderlineStyle`; 0 for none.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A raw value of `NSUnderlineStyle`; 0 for none.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

/// The look of a line under or through text: how heavy it is, and its pattern.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// UIKit's bits: numbers for the weight and the pattern, and a flag.
  public let rawValue: Int
  /// Takes the bits as they are, also those of no look.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line, as thick as the font asks for.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Kept: the line goes through between words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
  /// A copy that belongs to the caller alone, with attributes added to all of it.
  // Piece by piece: on Linux, Foundation's copy may be the string itself, and changing attributes of one made
  // from another halts the process.
  func rebuilt(with added: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    let copy = NSMutableAttributedString(string: "")
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let piece = attributedSubstring(from: range).string
      copy.append(NSAttributedString(string: piece, attributes: attributes.merging(added) { $1 }))
    }
    return copy
  }
}
