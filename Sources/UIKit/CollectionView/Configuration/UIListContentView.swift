// UIListContentView — after Apple's documentation "UIListContentView", read 2026-11.
// State: complete.

import QuartzCore

/// Shows a `UIListContentConfiguration`, in a cell or in any other view.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// Has to be a `UIListContentConfiguration`; others end the program.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let content = newValue as? UIListContentConfiguration else {
        fatalError(
          "UIListContentView shows only a UIListContentConfiguration, and was given a \(type(of: newValue)). Ask "
            + "supports(_:) first, or make a view with makeContentView()")
      }
      self.content = content
    }
  }

  private var content: UIListContentConfiguration {
    didSet { if content != oldValue { show() } }
  }

  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private let picture = ListImageView(frame: .zero)
  /// As last laid out, in reading direction.
  private var plan: ListContentPlan?

  /// Shows `configuration` from the beginning; the frame is zero until the view is laid out.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, label, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [picture, label, secondaryLabel] { addSubview(view) }
    show()
  }

  // MARK: Showing

  private func show() {
    show(content.primary, content.textProperties, in: label)
    show(content.secondary, content.secondaryTextProperties, in: secondaryLabel)
    picture.isHidden = content.image == nil
    picture.show(content.image, content.imageProperties)
    plan = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: UIListContentConfiguration.Text, _ look: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.isHidden = text.isEmpty
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    label.font = look.font
    label.textColor = look.resolvedColor()
    label.lineBreakMode = look.lineBreakMode
    label.numberOfLines = look.numberOfLines
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment =
      switch look.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed = text.attributed {
      label.attributedText = attributed
    } else {
      label.text = text.string.map(look.transformed)
    }
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    if traits.hasOtherTextSize(than: old) { invalidateIntrinsicContentSize() }
  }

  // MARK: Layout

  /// The view's margins as they come out: the configuration's, and along the axes that it says also what is
  /// left of the superview's where this view reaches into them.
  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let superview else { return margins }
    let axes = content.axesPreservingSuperviewLayoutMargins
    let outer = superview.layoutMargins
    // A swipe moves the content, which does not go into other margins by that.
    let frame = frame.offsetBy(dx: -((superview as? any SwipedCell)?.swipeOffset ?? 0), dy: 0)
    if axes.contains(.horizontal) {
      let (left, right) = (outer.left - frame.minX, outer.right - (superview.bounds.width - frame.maxX))
      margins.leading = max(margins.leading, isReadFromRight ? right : left)
      margins.trailing = max(margins.trailing, isReadFromRight ? left : right)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
    }
    return margins
  }

  private var terms: ListContentPlan.Terms {
    let image = content.image.map { image in
      let drawn = content.imageProperties.drawnSize(of: picture.naturalSize)
      return (drawn, content.imageProperties.reservedSize(for: drawn, isSymbol: image.isSymbolImage))
    }
    return ListContentPlan.Terms(
      margins: margins, imageSize: image?.0, imageRoom: image?.1 ?? .zero, hasText: !label.isHidden,
      hasSecondaryText: !secondaryLabel.isHidden,
      prefersSideBySide: content.prefersSideBySideTextAndSecondaryText, imageGap: content.imageToTextPadding,
      valueGap: content.textToSecondaryTextHorizontalPadding,
      subtitleGap: content.textToSecondaryTextVerticalPadding, leastHeight: content.style.leastHeight)
  }

  private func plan(width: CGFloat, height: CGFloat?) -> ListContentPlan {
    ListContentPlan(terms, width: width, height: height) { part, width in
      let label = part == .text ? label : secondaryLabel
      return label.fittingSize(width: width, maximumLines: max(label.numberOfLines, 0))
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    directionalLayoutMargins = margins
    let plan = plan(width: bounds.width, height: bounds.height)
    let isNew = plan != self.plan
    self.plan = plan
    for label in [label, secondaryLabel] {
      label.semanticContentAttribute = isReadFromRight ? .forceRightToLeft : .unspecified
    }
    if let frame = plan.text { label.frame = placed(frame) }
    if let frame = plan.secondaryText { secondaryLabel.frame = placed(frame) }
    if let frame = plan.image { picture.frame = placed(frame) }
    // Guides are read by constraints, of the cell's separator say.
    if isNew, layoutStateIfMade?.isMentioned ?? false { layoutInputsChanged(isNewStructure: false) }
  }

  /// From reading direction to this view's coordinates.
  private func placed(_ frame: CGRect) -> CGRect {
    guard isReadFromRight else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// From the leading edge to where texts begin, in points.
  var textLeading: CGFloat { terms.textLeading }

  // MARK: Size

  /// The width as given (0: that of the texts in one line each), and the height that the content has there.
  /// Points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0, size.width.isFinite else { return naturalSize }
    return CGSize(width: size.width, height: plan(width: size.width, height: nil).height)
  }

  /// A width that is required stays, with the height that the content has there. Every other one is that of
  /// the texts in one line each: nothing in the content pulls it to another.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontal == .required && targetSize.width > 0
    let fitted = isWidthGiven ? sizeThatFits(targetSize) : naturalSize
    return vertical == .required ? CGSize(width: fitted.width, height: targetSize.height) : fitted
  }

  /// With each text in one line.
  open override var intrinsicContentSize: CGSize { naturalSize }

  package override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    width > 0 && width.isFinite ? sizeThatFits(CGSize(width: width, height: 0)).height : nil
  }

  private var naturalSize: CGSize {
    func width(_ label: UILabel) -> CGFloat { label.isHidden ? 0 : label.sizeThatFits(.zero).width }
    let (first, second) = (width(label), width(secondaryLabel))
    let isSideBySide = content.prefersSideBySideTextAndSecondaryText && first > 0 && second > 0
    let texts =
      isSideBySide ? first + content.textToSecondaryTextHorizontalPadding + second : max(first, second)
    let width = textLeading + texts + margins.trailing
    return CGSize(width: width, height: plan(width: width, height: nil).height)
  }

  // MARK: Guides

  /// Around the text; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? {
    label.isHidden ? nil : textGuide
  }
  /// Around the second text; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : secondaryTextGuide }
  /// Around the image; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : imageGuide }

  private lazy var textGuide = guide("textLayoutGuide") { $0.text }
  private lazy var secondaryTextGuide = guide("secondaryTextLayoutGuide") { $0.secondaryText }
  private lazy var imageGuide = guide("imageLayoutGuide") { $0.image }

  private func guide(_ name: String, _ part: @escaping (ListContentPlan) -> CGRect?) -> UILayoutGuide {
    UILayoutGuide(name, of: self) { view in
      guard let view = view as? UIListContentView,
        let frame = part(view.plan(width: view.bounds.width, height: view.bounds.height)).map(view.placed)
      else { return .zero }
      return UIEdgeInsets(
        top: frame.minY, left: frame.minX, bottom: view.bounds.height - frame.maxY,
        right: view.bounds.width - frame.maxX)
    }
  }
}
