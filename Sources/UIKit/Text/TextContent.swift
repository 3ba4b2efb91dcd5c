import QuartzCore
internal import Typesetting

/// A text as it is measured, and beside it how each piece is drawn and its paragraph set.
struct TextContent {
  /// The part of a span's look that measuring need not know.
  struct Look {
    var color: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    /// nil for nothing beyond plain letters.
    var ornaments: TextLook?
    /// nil for letters.
    var attachment: Attachment?
    var paragraph: NSParagraphStyle.Values
  }

  var text: StyledText { didSet { layouts = TextLayouts() } }
  /// `looks[i]` belongs to `text.spans[i]`.
  var looks: [Look] { didSet { layouts = TextLayouts() } }
  private var layouts = TextLayouts()

  init(_ string: String, font: UIFont, paragraph: NSParagraphStyle.Values) {
    text = StyledText([.init(string, font.style)])
    looks = [Look(paragraph: paragraph)]
  }

  /// - Parameters:
  ///   - font: of what names none.
  ///   - paragraph: of what has no paragraph style.
  ///   - links: what links have beside and before their own attributes; nil where they look like the rest.
  init(
    _ attributed: NSAttributedString, font: UIFont, paragraph: NSParagraphStyle.Values,
    links: [NSAttributedString.Key: Any]? = nil
  ) {
    var spans: [StyledText.Span] = []
    var looks: [Look] = []
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { given, range, _ in
      let attributes = given[.link] == nil ? given : given.merging(links ?? [:]) { $1 }
      let piece = attributed.attributedSubstring(from: range).string
      let intent = InlinePresentationIntent(rawValue: attributes[.inlinePresentationIntent] as? UInt ?? 0)
      var style = (attributes[.font] as? UIFont ?? font).meaning(intent).style
      style = SpanStyle(
        size: style.size, weight: style.weight, isItalic: style.isItalic,
        kern: Self.number(attributes[.tracking] ?? attributes[.kern]), hasEvenDigits: style.hasEvenDigits,
        face: style.face)
      spans.append(.init(piece, style))
      looks.append(
        Look(
          color: attributes[.foregroundColor] as? UIColor,
          isUnderlined: Self.number(attributes[.underlineStyle]) != 0,
          isStruckThrough: Self.number(attributes[.strikethroughStyle]) != 0
            || intent.contains(.strikethrough),
          ornaments: TextLook(attributes),
          attachment: (attributes[.attachment] as? NSTextAttachment).flatMap {
            piece.unicodeScalars.contains { $0.value == InlineBox.scalar }
              ? Attachment(source: $0, index: range.location) : nil
          },
          paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? paragraph))
    }
    text = StyledText(spans)
    self.looks = looks
  }

  /// Attribute values come as whatever the program wrote: a Swift number or a boxed one.
  static func number(_ value: Any?) -> Double {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as NSUnderlineStyle: Double(value.rawValue)
    default: 0
    }
  }

  var paragraph: NSParagraphStyle.Values { looks.first?.paragraph ?? .init() }

  func paragraph(of line: TextLayout.Line) -> NSParagraphStyle.Values {
    looks.indices.contains(line.span) ? looks[line.span].paragraph : paragraph
  }

  /// The same in other sizes.
  func scaled(by factor: CGFloat) -> TextContent {
    var scaled = self
    for index in scaled.text.spans.indices { scaled.text.spans[index].style.size *= factor }
    return scaled
  }

  /// Whether any line may be narrower than the room there is.
  var hasIndents: Bool { looks.contains { $0.paragraph.hasIndents } }

  var shaped: ShapedText {
    let direction: TextDirection? =
      switch paragraph.baseWritingDirection {
      case .natural: nil
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    return ShapedText.of(text, direction: direction)
  }

  /// - Parameter maximumLines: 0 for as many as it takes.
  func layout(width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) -> TextLayout {
    layouts.layout(width: width, maximumLines: maximumLines, mode: mode) {
      broken(width: width, maximumLines: maximumLines, mode: mode)
    }
  }

  private func broken(width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) -> TextLayout {
    shaped
      .layout(
        width: width, maximumLines: maximumLines, breaking: mode.breaking,
        isJustified: paragraph.alignment == .justified,
        indent: { [looks] span, isFirst in
          guard looks.indices.contains(span) else { return 0 }
          let values = looks[span].paragraph
          return values.indent(isFirst: isFirst) + values.emptyEnd(in: width)
        },
        tabs: { [looks] span, isFirst in
          looks.indices.contains(span) ? looks[span].paragraph.lineTabs(isFirst: isFirst) : nil
        })
  }
}

extension NSLineBreakMode {
  fileprivate var breaking: LineBreaking {
    switch self {
    case .byWordWrapping: .words
    case .byCharWrapping: .characters
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
