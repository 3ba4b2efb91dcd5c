// UIButton — after Apple's documentation "UIButton", read 2026-11.
// State: partial. Missing: background images, attributed titles, menus, pointer effects, most of configurations.

import QuartzCore

/// A control with a title, which is there to be tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Raw values as UIKit's.
  public enum ButtonType: Int, Sendable {
    /// White title, nothing else.
    case custom = 0
    /// Title in the tint colour, faint while a finger is on it.
    case system
  }

  /// How faint the title of a system button is while a finger is on it (inferred).
  private static let highlightedAlpha: CGFloat = 0.2
  /// Seconds in which it comes back (inferred).
  private static let fadeDuration: TimeInterval = 0.25

  open private(set) var buttonType = ButtonType.custom
  /// Shows the title of the present state.
  public let titleLabel: UILabel? = UILabel(frame: .zero)

  /// Shows the picture of the present state.
  public let imageView: UIImageView? = UIImageView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    updateForState()
  }

  /// A system button with the action's title that does the action when tapped.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button that looks as `configuration` says.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    if let title = primaryAction?.title, !title.isEmpty {
      var titled = configuration
      titled.title = configuration.title ?? title
      self.configuration = titled
    } else {
      self.configuration = configuration
    }
    updateForState()
  }

  private func prepare() {
    if let titleLabel {
      titleLabel.textAlignment = .center
      titleLabel.font = .systemFont(ofSize: 18)
      addSubview(titleLabel)
    }
    if let imageView {
      imageView.contentMode = .scaleAspectFit
      addSubview(imageView)
    }
    updateForState()
  }

  // MARK: Looks by state

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  /// What a state has none of is that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateForState()
    setNeedsLayout()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateForState()
  }

  /// The picture stands before the title.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    updateForState()
    setNeedsLayout()
  }

  /// What was set for just this state.
  open func image(for state: State) -> UIImage? { images[state] }

  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// What was set for just this state.
  open func title(for state: State) -> String? { titles[state] }

  /// What was set for just this state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  open var currentTitle: String? { configuration?.plainTitle ?? titles[state] ?? titles[.normal] }

  open var currentTitleColor: UIColor {
    if let color = titleColors[state] ?? configuration?.baseForegroundColor ?? titleColors[.normal] {
      return color
    }
    if buttonType == .custom { return .white }
    return isEnabled ? .systemBlue : .tertiaryLabel
  }

  /// The looks as one value; nil leaves them to what was set by state.
  open var configuration: Configuration? {
    didSet {
      updateForState()
      setNeedsLayout()
    }
  }

  /// Called at each change of state, to change the configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }

  /// Distances of the title from the button's edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  override func updateForState() {
    showTexts()
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
    invalidateIntrinsicContentSize()
    showHighlight()
    if let configuration {
      backgroundColor = configuration.background(isEnabled: isEnabled)
      alpha = isHighlighted ? 0.75 : 1
    }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { configurationUpdateHandler?(self) } }
  }

  /// Faint at once, back again in a moment.
  private func showHighlight() {
    guard buttonType == .system, configuration == nil, let titleLabel else { return }
    let alpha = isHighlighted ? Self.highlightedAlpha : 1
    guard titleLabel.alpha != alpha else { return }
    if isHighlighted {
      titleLabel.alpha = alpha
    } else {
      UIView.animate(withDuration: Self.fadeDuration) { titleLabel.alpha = alpha }
    }
  }

  // MARK: Layout

  private var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(by: insets)
    imageView?.frame = imageRect(forContentRect: content)
    titleLabel?.frame = titleRect(forContentRect: content)
    titleLabel?.textAlignment =
      switch contentHorizontalAlignment {
      case .left, .leading: .left
      case .right, .trailing: .right
      case .center, .fill: .center
      }
    if let configuration { layer.cornerRadius = configuration.cornerRadius(in: bounds.size) }
  }

  /// Points between picture and title (inferred).
  private static let imagePadding: CGFloat = 8

  /// Where the title goes within `contentRect`, in the button's coordinates: all of it, or what the picture leaves.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard contentRect.width > 0, contentRect.height > 0 else { return .zero }
    guard currentImage != nil, currentTitle != nil else { return contentRect }
    let start = imageRect(forContentRect: contentRect).maxX + Self.imagePadding
    return CGRect(
      x: start, y: contentRect.minY, width: max(0, contentRect.maxX - start), height: contentRect.height)
  }

  /// Where the picture goes within `contentRect`, in the button's coordinates: no larger than that; in the middle, or
  /// before a title at its left.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    guard let image = currentImage, contentRect.width > 0, contentRect.height > 0 else { return .zero }
    let size = CGSize(
      width: min(image.size.width, contentRect.width), height: min(image.size.height, contentRect.height))
    let isAlone = (currentTitle ?? "").isEmpty
    return CGRect(
      x: isAlone ? contentRect.midX - size.width / 2 : contentRect.minX,
      y: contentRect.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Picture, title and the distances around and between them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = self.insets
    var content = (currentTitle ?? "").isEmpty ? .zero : titleLabel?.sizeThatFits(size) ?? .zero
    if let image = currentImage {
      content.width += image.size.width + (content.width > 0 ? Self.imagePadding : 0)
      content.height = max(content.height, image.size.height)
    }
    return CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  override func touchedUpInside() { sendActions(for: .primaryActionTriggered) }
}
