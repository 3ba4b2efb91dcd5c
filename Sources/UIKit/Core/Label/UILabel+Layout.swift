import QuartzCore
internal import Typesetting

extension UILabel {
  /// The presentation that the page is told, and the conditions under which it holds.
  struct Presentation {
    var bounds: CGRect
    var isRightToLeft: Bool
    /// By which its colours are resolved.
    var traits: UITraitCollection
    var text: PresentedText?
    /// Among its letters.
    var pictures: [TextPicture] = []
  }

  /// Nil if there is nothing to show.
  var content: TextContent? {
    if let cachedContent { return cachedContent }
    guard let text, !text.isEmpty else { return nil }
    let paragraph = NSParagraphStyle.Values(alignment: textAlignment, lineBreakMode: lineBreakMode)
    // With attributes, what names no font takes the label's.
    let made =
      hasAttributes
      ? givenAttributed.map { TextContent($0, font: drawnFont, paragraph: paragraph, links: linkLook) }
      : TextContent(text, font: drawnFont, paragraph: paragraph)
    cachedContent = made
    return made
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Worked out again only after something that it depends on has changed.
  func presentation() -> Presentation {
    let (bounds, isRightToLeft, traits) = (bounds, isRightToLeft, traitCollection)
    if let known = cachedPresentation, known.bounds == bounds, known.isRightToLeft == isRightToLeft,
      known.traits === traits || known.traits == traits
    {
      return known
    }
    var made = Presentation(bounds: bounds, isRightToLeft: isRightToLeft, traits: traits)
    if content != nil, bounds.width > 0, bounds.height > 0 {
      // Who asks may do so at any time, and dynamic colours are resolved by the current traits.
      traits.performAsCurrent { showText(in: &made) }
    }
    cachedPresentation = made
    return made
  }

  private func showText(in made: inout Presentation) {
    guard let place = drawnPlace else { return }
    let color = isHighlighted ? highlightedTextColor ?? drawnColor : drawnColor
    let shown = isEnabled ? color : color.withAlphaComponent(0.4)
    let block = block(in: place.size, maximumLines: numberOfLines)
    let text = block.presented(in: place, color: shown, isRightToLeft: isRightToLeft)
    made.text = text.lines.isEmpty ? nil : text
    made.pictures = block.pictures(in: place, color: shown, isRightToLeft: isRightToLeft)
  }

  /// Shows the pictures among the letters, or takes them away.
  func layOutPictures() {
    let layers = pictureLayers ?? TextPictureLayers()
    layers.show(presentation().pictures, in: layer, traitCollection)
    pictureLayers = layers.isEmpty ? nil : layers
  }

  /// `text` with the label's alignment and line breaks where it has no paragraph style, as labels tell it on
  /// a device.
  func aligned(_ text: NSAttributedString) -> NSAttributedString {
    guard textAlignment != .natural, text.length > 0 else { return text }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    let told = NSMutableAttributedString(string: "")
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { given, range, _ in
      let piece = text.attributedSubstring(from: range).string
      let attributes = given.merging([.paragraphStyle: style]) { own, _ in own }
      told.append(NSAttributedString(string: piece, attributes: attributes))
    }
    return told
  }

  /// The lines as they are shown in `size`: cut to it, or set smaller.
  func block(in size: CGSize, maximumLines: Int) -> TextBlock {
    let content = content ?? TextContent("", font: drawnFont, paragraph: .init())
    let mode = content.paragraph.lineBreakMode
    let lines = max(maximumLines, 0)
    func block(_ scale: CGFloat) -> TextBlock {
      TextBlock(
        scale == 1 ? content : content.scaled(by: scale), width: size.width, height: size.height,
        maximumLines: lines, mode: mode)
    }
    let whole = block(1)
    let least = min(max(minimumScaleFactor.isNaN ? 0 : minimumScaleFactor, 0), 1)
    guard adjustsFontSizeToFitWidth, least > 0, whole.layout.isTruncated else { return whole }
    return Self.largestFitting(from: least, block)
  }

  /// Halves the range of scales until the size is known to a hundredth.
  private static func largestFitting(from least: CGFloat, _ block: (CGFloat) -> TextBlock) -> TextBlock {
    var (low, high) = (least, CGFloat(1))
    var best = block(low)
    while high - low > 0.01 {
      let middle = (low + high) / 2
      let candidate = block(middle)
      if candidate.layout.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, candidate)
      }
    }
    return best
  }

  /// The size of the text, or what an override of `textRect(forBounds:limitedToNumberOfLines:)` makes of it.
  func fittingSize(width: CGFloat, maximumLines: Int) -> CGSize {
    drawsItself
      ? askedSize(width: width, maximumLines: maximumLines)
      : ownFittingSize(width: width, maximumLines: maximumLines)
  }

  func ownFittingSize(width: CGFloat, maximumLines: Int) -> CGSize {
    guard let content else { return .zero }
    let mode = content.paragraph.lineBreakMode
    let block = TextBlock(content, width: width, maximumLines: maximumLines, mode: mode)
    let natural =
      maximumLines == 1
      ? TextBlock(content, width: .infinity, maximumLines: 1, mode: mode).width : block.width
    return CGSize(width: min(pixelCeil(natural), width), height: pixelCeil(block.height))
  }

  /// Up to the next device pixel.
  func pixelCeil(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.pixelsPerPoint
    // Sums of advances may be off a little, which must not cost a pixel.
    return ((length * scale) - 0.001).rounded(.up) / scale
  }

  /// From the top of the bounds to the first line's baseline, in points; nil without text.
  package var firstBaselineOffset: CGFloat? {
    presentation().text?.lines.first.map { $0.baseline - bounds.minY }
  }

  /// From the top of the bounds to the last line's baseline, in points; nil without text.
  package var lastBaselineOffset: CGFloat? {
    presentation().text?.lines.last.map { $0.baseline - bounds.minY }
  }
}
