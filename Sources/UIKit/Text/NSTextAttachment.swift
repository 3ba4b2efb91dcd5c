// NSTextAttachment — after Apple's documentation "NSTextAttachment", read 2026-11.
// State: partial. Missing: files other than pictures, views, coding, padding (kept).

import QuartzCore
internal import Typesetting

/// A picture among the letters of an attributed string, in the place of a U+FFFC that has the attribute
/// `attachment`.
///
/// Symbols and templates are drawn in the colour of the text around, and other pictures as they are.
open class NSTextAttachment: NSObject {
  private let foundationMark = FoundationMark.swiftObject

  /// The scalar whose place attachments take.
  public static let character = Int(InlineBox.scalar)

  /// nil: what `contents` has.
  open var image: UIImage?
  /// In points: the origin is the lower left corner, from where a letter would begin on the baseline,
  /// upwards. Zero is as large as the picture, on the baseline; a symbol stands there as beside letters
  /// (inferred).
  open var bounds = CGRect.zero
  /// A picture's file, for where there is no `image`.
  open var contents: Data? {
    didSet { read = contents.flatMap { UIImage(data: $0) } }
  }
  /// Kept, without effect: the first bytes tell what `contents` are.
  open var fileType: String?
  /// Kept, without effect. In points.
  open var lineLayoutPadding: CGFloat = 0

  private var read: UIImage?
  /// Of the letters around, while the attachment is asked for its bounds.
  private var letters: SymbolLook?

  /// - Parameters:
  ///   - contentData: nil for a picture that is set later.
  ///   - uti: nil where it is not known.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    read = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// An attachment that shows `image` as large as it is.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// Where the picture stands, as `bounds` says it. An override is asked at every layout.
  ///
  /// - Parameters:
  ///   - textContainer: nil here, as for labels on a device.
  ///   - lineFrag: as wide as the text's room, and as high as its font; a room without end is 10 million
  ///     points wide.
  ///   - position: zero here.
  ///   - charIndex: in UTF-16 units of the text.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero else { return bounds }
    guard let picture = (image ?? read)?.preferring(letters) else { return .zero }
    let below = picture.baselineOffsetFromBottom ?? 0
    return CGRect(origin: CGPoint(x: 0, y: -below), size: picture.size)
  }

  /// The picture that is drawn within bounds of that size; nil for none.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image ?? read }
}

extension NSTextAttachment {
  /// No line is wider, in points.
  private static let endless: CGFloat = 10_000_000

  /// See `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`; zero where those are
  /// nowhere.
  ///
  /// - Parameters:
  ///   - style: of the letters around.
  ///   - width: of the text's room, in points.
  func bounds(beside style: SpanStyle, width: CGFloat, at index: Int) -> CGRect {
    letters = SymbolLook(beside: style)
    defer { letters = nil }
    let line = CGRect(x: 0, y: 0, width: min(width, Self.endless), height: style.metrics.lineHeight)
    let answer = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index
    ).standardized
    let isSomewhere = [answer.minX, answer.minY, answer.width, answer.height].allSatisfy(\.isFinite)
    return isSomewhere ? answer : .zero
  }

  func picture(in bounds: CGRect, beside style: SpanStyle, at index: Int) -> UIImage? {
    image(forBounds: bounds, textContainer: nil, characterIndex: index)?
      .preferring(SymbolLook(beside: style))
  }
}

extension SymbolLook {
  /// As large and heavy as letters of that style.
  fileprivate init(beside style: SpanStyle) {
    self.init(pointSize: style.size, weight: UIImage.SymbolWeight(css: style.weight))
  }
}

extension NSAttributedString {
  /// One U+FFFC with the attachment.
  public convenience init(attachment: NSTextAttachment) { self.init(attachment: attachment, attributes: [:]) }

  /// One U+FFFC with the attachment, and with `attributes` beside it.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(
      string: NSAttributedString.attachmentString,
      attributes: attributes.merging([.attachment: attachment]) { $1 })
  }

  private static var attachmentString: String { "\u{FFFC}" }

  /// Whether any U+FFFC in `range`, in UTF-16 units, has an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    guard mayHoldAttachments, let range = range.intersection(NSRange(location: 0, length: length)) else {
      return false
    }
    return attributedSubstring(from: range).mayHoldAttachments && holds(.attachment, in: range)
  }

  /// Whether there is a place for an attachment.
  var mayHoldAttachments: Bool { string.unicodeScalars.contains { $0.value == InlineBox.scalar } }

  /// Whether anything has an attribute.
  /// - Parameter range: nil for the whole.
  func holds(_ key: Key, in range: NSRange? = nil) -> Bool {
    var found = false
    enumerateAttributes(in: range ?? NSRange(location: 0, length: length), options: []) { values, _, stop in
      guard values[key] != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
