// NSParagraphStyle, NSMutableParagraphStyle — after Apple's documentation, read 2026-11.
// State: partial. Missing: tabs of lines from right to left, lists, hyphenation.

import QuartzCore

/// Where lines of text start. `natural` follows the direction of the interface; `justified` fills all lines
/// of a paragraph but the last.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center
  case right
  case justified
  /// As the interface runs.
  case natural
}

/// How text that is wider than its room is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  /// A line ends between words; a word that is too wide is broken.
  case byWordWrapping = 0
  /// A line ends after any character.
  case byCharWrapping
  /// Only what fits is seen, without an ellipsis.
  case byClipping
  /// One line with an ellipsis at its beginning.
  case byTruncatingHead
  /// One line with an ellipsis at its end; of several lines it is the last that is cut.
  case byTruncatingTail
  /// One line with an ellipsis in its middle.
  case byTruncatingMiddle
}

/// Which way paragraphs run; `natural` takes each one's from its first letter.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft
}

/// How the lines of a paragraph stand. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let foundationMark = FoundationMark.swiftObject

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    /// nil for the usual ones.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
  }

  var values = Values()

  public override init() { super.init() }

  /// Texts without a style of their own are set in it. It is a new one each time, so that no change reaches
  /// others.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// Default by words. A label's own counts for text without a paragraph style.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// From the bottom of a line to the top of the next.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// In addition after a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// 0 for none, as the next two.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Multiplies the height that the fonts give a line; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Default natural.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Of a paragraph's first line, from where lines begin.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Of the lines after the first.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from where they begin or, where it is not positive, from the other edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Kept, without effect.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// Where text goes on after tabs, in any order. Default: every 28 points, twelve times, as Apple documents.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.usual }
  /// Between tab stops after the last one, in points; 0, the default, for none: a tab is as wide as a space
  /// there.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// A style that cannot be changed, whichever this one is.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed. Lengths are in points.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Adds `tab` to the others, or to the usual ones where none were set.
  open func addTabStop(_ tab: NSTextTab) { values.tabStops = tabStops + [tab] }
  /// Takes away all tabs equal to `tab`, also from the usual ones.
  open func removeTabStop(_ tab: NSTextTab) { values.tabStops = tabStops.filter { $0 != tab } }
  /// Kept, without effect, as is the next.
  open var hyphenationFactor: Float = 0
  /// Kept, without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Takes the style of another.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

extension NSParagraphStyle.Values {
  var hasIndents: Bool { firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0 }

  /// - Parameter isFirst: of its paragraph.
  /// - Returns: points, never negative; what is no number counts as none.
  func indent(isFirst: Bool) -> CGFloat {
    let indent = isFirst ? firstLineHeadIndent : headIndent
    return indent.isFinite ? max(0, indent) : 0
  }

  /// Points at the end of a line of so many points that stay empty.
  func emptyEnd(in width: CGFloat) -> CGFloat {
    guard tailIndent.isFinite else { return 0 }
    return tailIndent > 0 ? max(0, width.isFinite ? width - tailIndent : 0) : -tailIndent
  }
}
