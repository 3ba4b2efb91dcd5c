// CATextLayer — after Apple's documentation "CATextLayer", read 2026-11.
// State: partial. Missing: animations of colour and size, fonts of Core Text (the system's stands for them),
// subpixels (kept), attachments (they take room alone).

import QuartzCore

/// A layer that shows text from its top left corner on, in lines as long as it is wide.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`, which counts before the properties below; anything else is not
  /// shown.
  open var string: Any? {
    didSet { changed() }
  }
  /// A `UIFont`, of which the size does not count, or the name of one.
  open var font: CFTypeRef? {
    didSet { changed() }
  }
  /// In points.
  open var fontSize: CGFloat = 36 {
    didSet { changed() }
  }
  /// nil is white too.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { changed() }
  }
  /// Whether lines are broken; one line is drawn otherwise.
  open var isWrapped = false {
    didSet { changed() }
  }
  /// Where a text that is too long is cut, with an ellipsis. Default: it is clipped, or wrapped.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { changed() }
  }
  /// Where lines start. Default natural: at the left.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { changed() }
  }
  /// Kept, without effect.
  open var allowsFontSubpixelQuantization = false

  private func changed() {
    made = nil
    mark()
    VirtualRunLoop.current.setNeedsCommit()
  }

  private var made: (size: CGSize, text: PresentedText)?

  /// nil where there is none.
  package var presentedText: PresentedText? {
    let size = bounds.size
    if let made, made.size == size { return made.text.moved(by: bounds.origin) }
    guard let content else { return nil }
    let block = TextBlock(
      content, width: isWrapped || truncationMode != .none ? size.width : .infinity,
      height: isWrapped ? size.height : .infinity, maximumLines: isWrapped ? 0 : 1, mode: mode)
    let place = CGRect(x: 0, y: 0, width: size.width, height: block.height)
    let text = block.presented(in: place, color: UIColor(cgColor: color), isRightToLeft: false)
    made = (size, text)
    return text.moved(by: bounds.origin)
  }

  private var color: CGColor { foregroundColor ?? CGColor(gray: 1, alpha: 1) }

  private var content: TextContent? {
    var paragraph = NSParagraphStyle.Values()
    paragraph.alignment = alignmentMode.alignment
    switch string {
    case let text as NSAttributedString: return TextContent(text, font: shownFont, paragraph: paragraph)
    case let text as String: return TextContent(text, font: shownFont, paragraph: paragraph)
    default: return nil
    }
  }

  private var shownFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let name as NSString:
      UIFont(name: name as String, size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: .systemFont(ofSize: fontSize)
    }
  }

  private var mode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}

extension PresentedText {
  fileprivate func moved(by offset: CGPoint) -> PresentedText {
    guard offset != .zero else { return self }
    return PresentedText(
      lines: lines.map { Line(x: $0.x + offset.x, baseline: $0.baseline + offset.y, runs: $0.runs) })
  }
}

/// Where the lines of a text layer start.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// Takes any name; an unknown one counts as natural.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the left.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Fills all lines of a paragraph but the last.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a text layer cuts a text that is too long.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// Takes any name; an unknown one counts as none.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No ellipsis: the line is clipped, or wrapped.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
