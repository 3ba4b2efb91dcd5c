// UILabel — after Apple's documentation "UILabel", read 2026-11.
// State: partial. Missing: shadows, tightening, hyphenation.

import QuartzCore

/// Lines of text in the middle of the bounds' height. Measured with the fonts that the page draws with.
@preconcurrency @MainActor open class UILabel: UIView {
  private var string: String?
  private var attributed: NSAttributedString?
  var hasAttributes: Bool { attributed != nil }
  /// As it was set; nil where there is plain text or none.
  var givenAttributed: NSAttributedString? { attributed }
  /// The attributes of links beside their own; nil where they look like the rest.
  var linkLook: [NSAttributedString.Key: Any]? { didSet { changed() } }
  /// Whether the text has places for pictures.
  private var mayHoldPictures = false
  /// nil while none is shown.
  var pictureLayers: TextPictureLayers?

  /// Shown without attributes; nil or empty for nothing. Setting it lets `attributedText` go.
  open var text: String? {
    get { attributed?.string ?? string }
    set {
      guard attributed != nil || newValue != string else { return }
      attributed = nil
      mayHoldPictures = false
      string = newValue
      changed()
    }
  }

  /// As `attributedText`, but with paragraph styles only where they were set.
  var ownAttributed: NSAttributedString? {
    if let attributed { return attributed }
    return string.map {
      NSAttributedString(string: $0, attributes: [.font: drawnFont, .foregroundColor: drawnColor])
    }
  }

  /// The text with attributes: what names no font, colour or paragraph style takes the label's. If only
  /// `text` was set, that with the label's font and colour. An alignment that is not the natural one is told
  /// as a paragraph style.
  open var attributedText: NSAttributedString? {
    get { ownAttributed.map(aligned) }
    set {
      attributed = newValue?.rebuilt()
      mayHoldPictures = attributed?.mayHoldAttachments == true
      string = nil
      changed()
    }
  }

  /// Default: the system font in 17 (Facts 6.4); nil restores it. Setting it changes all of an attributed
  /// text.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if adjustsFontForContentSizeCategory { font = font?.grown(to: .of(traits)) }
      guard font != oldValue else { return }
      replaceAttribute(.font, with: drawnFont)
      changed()
    }
  }

  /// Default: the label colour (Facts 6.4); nil restores it. Setting it changes all of an attributed text.
  open var textColor: UIColor! = .label {
    didSet {
      guard textColor != oldValue else { return }
      replaceAttribute(.foregroundColor, with: drawnColor)
      changed(isMeasured: false)
    }
  }

  /// Counts for text without a paragraph style of its own, as the next.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changed() } } }
  /// Default: an ellipsis at the end (Facts 6.4).
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// Most lines that are shown; 0 for as many as fit. Default 1 (Facts 6.4).
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { changed() } } }
  /// Whether text too wide for the label is set smaller, down to `minimumScaleFactor`. Default false
  /// (Facts 6.4).
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { changed() } }
  }
  /// The least part of the size that is left, 0…1; 0, the default, keeps the size (Facts 6.4).
  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { changed() } } }
  /// Width in points at which the intrinsic size of a text of several lines is taken; 0 for that of one long
  /// line.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { changed() } }
  }
  /// Takes the place of the colour while `isHighlighted`; nil for none.
  open var highlightedTextColor: UIColor? { didSet { changed(isMeasured: false) } }
  /// Whether the text has `highlightedTextColor`. Cells set it while they are selected. Default false.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed(isMeasured: false) } } }
  /// Whether the text is drawn as usual; if not, dimmed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed(isMeasured: false) } } }
  /// Whether a font that grows is always as large as the content size category has it, those of an attributed
  /// text, too. Default false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { growFonts() } }
  }

  /// The text as it is measured; nil until it is asked for after a change.
  var cachedContent: TextContent?
  /// The presentation that the page was told last.
  var cachedPresentation: Presentation?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decodeNib(coder, as: UILabel.self)
  }

  var drawnFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }
  var drawnColor: UIColor { textColor ?? .label }

  private func changed(isMeasured: Bool = true) {
    cachedContent = nil
    cachedPresentation = nil
    layer.mark()
    if isMeasured { invalidateIntrinsicContentSize() }
    if mayHoldPictures || pictureLayers != nil { setNeedsLayout() }
    setNeedsDisplay()
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    // Colours may come out otherwise.
    layer.mark()
    if adjustsFontForContentSizeCategory, traits.hasOtherTextSize(than: old) { growFonts() }
    if traits.hasOtherTextWeight(than: old) { changed() }
  }

  /// Gives fonts that grow the size that they have with the label's traits.
  func growFonts() {
    let category = UIContentSizeCategory.of(traits)
    let (grown, text) = (font?.grown(to: category), attributed?.grown(to: category))
    guard grown !== font || text !== attributed else { return }
    font = grown
    // A font that is set is that of all of the text.
    attributed = text
    changed()
  }

  private func replaceAttribute(_ key: NSAttributedString.Key, with value: Any) {
    guard let attributed else { return }
    self.attributed = attributed.rebuilt(with: [key: value])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if mayHoldPictures || pictureLayers != nil { layOutPictures() }
  }

  // MARK: Size

  /// The size in points that shows the text in no more width than `size` has (zero is no limit): rounded up
  /// to pixels (Facts 6.4).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    return fittingSize(width: width, maximumLines: max(numberOfLines, 0))
  }

  /// With several lines, that at `preferredMaxLayoutWidth` (Facts 6.4).
  open override var intrinsicContentSize: CGSize {
    let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return fittingSize(
      width: isWrapped ? preferredMaxLayoutWidth : .infinity, maximumLines: max(numberOfLines, 0))
  }

  /// A label that wraps is as high as its lines at that width.
  package override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, width.isFinite, width > 0 else { return nil }
    return fittingSize(width: width, maximumLines: max(numberOfLines, 0)).height
  }

  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    guard content != nil else { return nil }
    // Before its first layout the label has no size, and is too low after its font has grown: it will be at
    // least as high as its text.
    var room = bounds
    if room.width <= 0 { room.size.width = fittingSize(width: .infinity, maximumLines: 1).width }
    room.size.height = max(
      room.height, fittingSize(width: room.width, maximumLines: max(numberOfLines, 0)).height)
    let block = block(in: room.size, maximumLines: max(numberOfLines, 0))
    let lines = block.presented(in: room, color: drawnColor, isRightToLeft: isRightToLeft).lines
    guard let first = lines.first, let last = lines.last else { return nil }
    return (first.baseline - room.minY, room.maxY - last.baseline)
  }

  /// Where the text stands within `bounds` (points, in their coordinates) if it takes at most so many lines.
  /// The sizes of a label whose class overrides it follow the override.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    ownTextRect(forBounds: bounds, maximumLines: numberOfLines)
  }

  // MARK: Drawing

  /// Draws the text in `rect`, in points in the coordinates of the bounds. An override may have it drawn
  /// elsewhere, or not at all; see UILabel+Drawing.
  open func drawText(in rect: CGRect) { textPlace = .init(bounds: bounds, rect: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  open override func draw(_ layer: CALayer, in context: CGContext) {
    recordTextPlace { super.draw(layer, in: context) }
  }

  open override func setNeedsDisplay() {
    (textPlace, cachedPresentation) = (nil, nil)
    layer.mark()
    super.setNeedsDisplay()
  }

  /// Where the class last had its text drawn; nil until it is asked.
  var textPlace: TextPlace?

  package override var presentedText: PresentedText? { presentation().text }
}
