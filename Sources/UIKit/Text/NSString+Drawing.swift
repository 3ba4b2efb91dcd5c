// NSString, NSStringDrawingContext — after Apple's documentation "NSString UIKit Additions", read 2026-11.
// State: partial. Missing: scaling text down to its room, text in pictures that are drawn.

import QuartzCore

/// How a string is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit for each option, as UIKit numbers them.
  public let rawValue: Int
  /// Takes the bits as they are, also those of no option.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In lines below the rectangle's top; without it, one line whose baseline is at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's gap between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Accepted without effect: glyphs are always measured by their advances.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// No more lines than fit the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Tells something beside the size when a string was measured.
open class NSStringDrawingContext: NSObject {
  /// Accepted without effect: strings are measured in their own size.
  open var minimumScaleFactor: CGFloat = 0
  /// Always 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// In points.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Size in points, not rounded, of the string in as many lines as it has line ends.
  public func size() -> CGSize {
    let block = TextBlock(content, width: .infinity, maximumLines: 0, mode: .byWordWrapping)
    return CGSize(width: block.width, height: block.height)
  }

  /// The room the string takes, in points, not rounded. Round up before making a frame of it.
  /// - Parameter size: the room there is; an extent of zero is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBlock = options.contains(.usesLineFragmentOrigin)
    let width = isBlock && size.width > 0 ? size.width : .infinity
    let isLimited = options.contains(.truncatesLastVisibleLine) && size.height > 0
    let block = TextBlock(
      content, width: width, height: isLimited ? size.height : .infinity, maximumLines: isBlock ? 0 : 1,
      mode: content.paragraph.lineBreakMode)
    var height = block.height
    if options.contains(.usesFontLeading) { height += block.layout.lines.map(\.metrics.leading).reduce(0, +) }
    let top = isBlock ? 0 : -(block.baselines.first ?? 0)
    let rect = CGRect(x: 0, y: top, width: block.width, height: height)
    context?.totalBounds = rect
    return rect
  }

  private var content: TextContent {
    TextContent(self, font: .systemFont(ofSize: UIFont.smallSystemFontSize), paragraph: .init())
  }
}

extension NSString {
  /// Size in points, not rounded, of the string in as many lines as it has line ends.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// As `NSAttributedString`'s.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// As `NSString`'s.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// As `NSString`'s.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
