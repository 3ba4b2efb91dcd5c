// UIButton — after Apple's documentation "UIButton", read 2026-11.
// State: partial. Missing: menus by a long press, pointer effects, shadows of titles, most of configurations.

import QuartzCore

/// A control with a title, which is there to be tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Raw values as UIKit's.
  public enum ButtonType: Int, Sendable {
    /// White title, nothing else.
    case custom = 0
    /// Title in the tint colour, faint while a finger is on it.
    case system
    /// With a symbol in the tint colour, as the following.
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    fileprivate var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
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

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if (coder as? NibCoder)?.isOfSystemKind == true {
      buttonType = .system
      updateForState()
    }
    decodeNib(coder, as: UIButton.self)
  }

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if let name = type.symbolName {
      buttonType = .system
      setImage(UIImage(systemName: name), for: .normal)
    }
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
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var backgrounds: [State: UIImage] = [:]
  /// Behind all else; nil before there was a picture for it.
  private var backgroundView: UIImageView?
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  /// What a state has none of is that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateForState()
    setNeedsLayout()
  }

  /// Comes before a plain title of the state. What a state has none of is that of `normal`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    updateForState()
    setNeedsLayout()
  }

  /// The value that was set for just this state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles[state] ?? (titles[state] == nil ? attributedTitles[.normal] : nil)
  }

  /// A picture that fills the button, behind all else. What a state has none of is that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    updateForState()
  }

  /// The value that was set for just this state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  open var currentBackgroundImage: UIImage? { backgrounds[state] ?? backgrounds[.normal] }

  private func showBackground() {
    let image = currentBackgroundImage
    if backgroundView == nil, image != nil {
      let made = UIImageView(frame: bounds)
      made.contentMode = .scaleToFill
      insertSubview(made, at: 0)
      backgroundView = made
    }
    backgroundView?.image = image
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

  /// The value that was set for just this state.
  open func image(for state: State) -> UIImage? { images[state] }

  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }

  /// Of the picture as it is shown, in points; nil without one.
  private var imageSize: CGSize? {
    currentImage?.preferring(currentPreferredSymbolConfiguration?.look).size
  }

  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// Of symbols, for what they were not made with themselves. What a state has none of is that of `normal`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    updateForState()
    setNeedsLayout()
  }

  /// The value that was set for just this state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? symbolConfigurations[state]
      ?? symbolConfigurations[.normal]
  }

  /// The value that was set for just this state.
  open func title(for state: State) -> String? { titles[state] }

  /// The value that was set for just this state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  open var currentTitle: String? {
    configuration?.plainTitle ?? currentAttributedTitle?.string ?? titles[state] ?? titles[.normal]
  }

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
    didSet { updateConfiguration() }
  }
  /// Kept, without effect: the looks follow the state in any case.
  open var automaticallyUpdatesConfiguration = true

  /// Called at each change of state, and where it was asked for. Base: calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Has `updateConfiguration` called, once, before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  private var needsConfiguration = false

  /// Distances of picture and title from the button's edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsChanged() }
  }
  /// Moves the picture, in points; the button's size stays. Without effect where there is a configuration, as is
  /// `titleEdgeInsets`.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsChanged() }
  }
  /// Moves the title, in points; the button's size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsChanged() }
  }

  private func insetsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Kept, without effect, as are the others.
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  override func updateForState() {
    // In this order: what an attributed title says itself stays.
    titleLabel?.textColor = currentTitleColor
    showTexts()
    showBackground()
    imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    imageView?.image = buttonType == .system && configuration == nil ? currentImage?.asTemplate : currentImage
    showImageTint()
    invalidateIntrinsicContentSize()
    showHighlight()
    if let configuration {
      backgroundColor = configuration.background(isEnabled: isEnabled)
      alpha = isHighlighted ? 0.75 : 1
    }
  }

  /// A symbol is of the title's colour where a configuration says it, else of the tint colour; grey where disabled.
  private func showImageTint() {
    guard let imageView, imageView.image?.takesTint == true else { return }
    let isGrey = !isEnabled && buttonType == .system
    imageView.tintColor =
      configuration?.baseForegroundColor.map { isGrey ? .tertiaryLabel : $0 }
      ?? (isGrey ? .tertiaryLabel : nil)
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateConfiguration() } }
  }
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { updateConfiguration() } }
  }
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateConfiguration() } }
  }

  /// Faint at once, back again in a moment.
  private func showHighlight() {
    guard buttonType == .system, configuration == nil, let titleLabel, let imageView else { return }
    let alpha = isHighlighted ? Self.highlightedAlpha : 1
    guard titleLabel.alpha != alpha else { return }
    if isHighlighted {
      (titleLabel.alpha, imageView.alpha) = (alpha, alpha)
    } else {
      UIView.animate(withDuration: Self.fadeDuration) { (titleLabel.alpha, imageView.alpha) = (alpha, alpha) }
    }
  }

  // MARK: Layout

  private var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration()
    }
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
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

  /// The room that picture and title share, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  /// Where the background picture goes. Base: everywhere.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the title goes within `contentRect`, in the button's coordinates: all of it, or what the picture leaves.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard contentRect.width > 0, contentRect.height > 0 else { return .zero }
    guard currentImage != nil, currentTitle != nil else {
      return configuration == nil ? contentRect.inset(by: titleEdgeInsets) : contentRect
    }
    return moved(parts(in: contentRect).title, by: titleEdgeInsets)
  }

  /// Where the picture goes within `contentRect`, in the button's coordinates: no larger than that; in the middle, or
  /// beside the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    guard currentImage != nil, contentRect.width > 0, contentRect.height > 0 else { return .zero }
    return moved(parts(in: contentRect).image, by: imageEdgeInsets)
  }

  /// By as much of what is free as comes before it where it is aligned so.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard configuration == nil, insets != .zero else { return rect }
    let before = ButtonParts.share(contentHorizontalAlignment, isReadFromRight: isReadFromRight)
    let above: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    return rect.offsetBy(
      dx: insets.left * (1 - before) - insets.right * before,
      dy: insets.top * (1 - above) - insets.bottom * above)
  }

  private func parts(in content: CGRect) -> ButtonParts {
    let size = (currentTitle ?? "").isEmpty ? nil : titleLabel?.sizeThatFits(content.size)
    return ButtonParts(
      content: content, image: imageSize ?? .zero, title: size,
      edge: configuration?.imagePlacement ?? .leading, gap: imageGap,
      isReadFromRight: isReadFromRight, alignment: contentHorizontalAlignment)
  }

  /// Points between picture and title without a configuration (inferred).
  private static let imagePadding: CGFloat = 8
  private var imageGap: CGFloat { configuration?.imagePadding ?? Self.imagePadding }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Picture, title and the distances around and between them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = self.insets
    let title = (currentTitle ?? "").isEmpty ? nil : titleLabel?.sizeThatFits(size)
    let content = ButtonParts.size(
      image: imageSize, title: title, edge: configuration?.imagePlacement ?? .leading, gap: imageGap)
    return CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  // MARK: Menus

  /// Opened by a tap where `showsMenuAsPrimaryAction` says so, and by a long press elsewhere.
  open var menu: UIMenu? {
    didSet {
      showChoice()
      followMenu()
    }
  }
  private var menuPress: MenuPress?

  private func followMenu() {
    guard menu != nil, menuPress == nil else { return }
    let press = MenuPress()
    press.opening = { [weak self] _ in
      guard let self, let menu, !showsMenuAsPrimaryAction, isEnabled else { return nil }
      return ContextMenu.Opening(
        configuration: UIContextMenuConfiguration(actionProvider: { _ in menu }),
        preview: UITargetedPreview(view: self))
    }
    menuPress = press
    addGestureRecognizer(press)
  }

  /// Whether the button chooses one of the menu's actions, and shows the title of the chosen one.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showChoice() }
  }

  private func showChoice() {
    guard changesSelectionAsPrimaryAction, let action = menu?.chosenAction else { return }
    menu?.choose(action)
    if configuration == nil {
      setTitle(action.title, for: .normal)
    } else {
      configuration?.title = action.title
    }
  }

  override func touchedUpInside() {
    sendActions(for: .primaryActionTriggered)
    guard showsMenuAsPrimaryAction, let menu else { return }
    sendActions(for: .menuActionTriggered)
    OpenMenu.open(menu, from: self) { [weak self] action, _ in
      guard let self, changesSelectionAsPrimaryAction else { return }
      menu.choose(action)
      showChoice()
    }
  }
}
