// UIButton — after Apple's documentation "UIButton", read 2026-11.
// State: partial. Missing: pointer effects, shadows of titles, signs of menus, baselines that configurations
// reserve.

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
    /// A cross in a disc, in the tint colour.
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

  /// Of titles, in points (widely reported).
  private static let customFontSize: CGFloat = 18
  private static let systemFontSize: CGFloat = 15
  /// Above and below a title that stands alone, as long as no insets are given (widely reported).
  private static let titlePadding: CGFloat = 6
  /// Points across of a button that shows nothing (widely reported).
  private static let emptyWidth: CGFloat = 30

  /// `custom` or `system`: buttons with a symbol are system buttons, too.
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
    if (coder as? NibCoder)?.isOfSystemKind == true { becomeSystem() }
    decodeNib(coder, as: UIButton.self)
  }

  /// Has no title; the types with a symbol show that.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    guard type != .custom else { return }
    if let name = type.symbolName { setImage(UIImage(systemName: name), for: .normal) }
    becomeSystem()
  }

  private func becomeSystem() {
    buttonType = .system
    titleLabel?.font = .systemFont(ofSize: Self.systemFontSize)
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
    // Initialisers of a class do not call its observers.
    configurationChanged()
  }

  private func prepare() {
    if let titleLabel {
      titleLabel.font = .systemFont(ofSize: Self.customFontSize)
      addSubview(titleLabel)
    }
    if let imageView {
      imageView.contentMode = .scaleToFill
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

  /// A state without a title has that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateForState()
    setNeedsLayout()
  }

  /// Comes before a plain title of the state. A state without one has that of `normal`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    updateForState()
    setNeedsLayout()
  }

  /// The value that was set for just this state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// That of the state or, where the state has no plain title either, that of `normal`; nil where there is
  /// none.
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles[state] ?? (titles[state] == nil ? attributedTitles[.normal] : nil)
  }

  /// A picture that fills the button, behind all else. A state without one has that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    updateForState()
  }

  /// The value that was set for just this state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

  /// That of the state, or that of `normal`; nil where there is neither.
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

  /// A state without a colour has that of the configuration, then that of `normal`.
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

  /// nil where a wheel turns in its place.
  open var currentImage: UIImage? {
    if configuration?.showsActivityIndicator == true { return nil }
    return configuration?.image ?? images[state] ?? images[.normal]
  }

  /// Of the picture as it is shown, or of the wheel, in points; nil without one.
  private var imageSize: CGSize? {
    if configuration?.showsActivityIndicator == true { return wheel?.intrinsicContentSize }
    return currentImage?.preferring(currentPreferredSymbolConfiguration?.look).size
  }

  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// Of symbols, for what they were not made with themselves. A state without one has that of `normal`.
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

  /// The configuration's, or that of the state, or that of `normal`; nil where there is none.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? symbolConfigurations[state]
      ?? symbolConfigurations[.normal]
  }

  /// The value that was set for just this state.
  open func title(for state: State) -> String? { titles[state] }

  /// The value that was set for just this state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The title that is shown, without attributes; nil where there is none.
  open var currentTitle: String? {
    configuration?.plainTitle ?? currentAttributedTitle?.string ?? titles[state] ?? titles[.normal]
  }

  /// The colour of the title in the present state: white for `custom` buttons without one, else the tint
  /// colour.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state] { return color }
    if let configuration { return configuration.foreground(tint: tintColor, isEnabled: isEnabled) }
    if let color = titleColors[.normal] { return color }
    if buttonType == .custom { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if configuration != nil || buttonType != .custom { updateForState() }
  }

  /// The looks as one value; nil leaves them to what was set by state.
  open var configuration: Configuration? {
    didSet { configurationChanged() }
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    guard traits.hasOtherTextSize(than: old) else { return }
    // A configuration's titles grow; of others the label may.
    if configuration != nil { configurationChanged() } else { invalidateIntrinsicContentSize() }
  }

  private func configurationChanged() {
    if let configuration { follow(configuration) }
    updateForState()
    setNeedsLayout()
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
  /// Moves the picture, in points; the button's size stays. Without effect where there is a configuration, as
  /// is `titleEdgeInsets`.
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

  /// Kept, without effect; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Kept, without effect; true by default.
  open var adjustsImageWhenDisabled = true
  /// Kept, without effect; false by default.
  open var showsTouchWhenHighlighted = false
  /// Kept, without effect; false by default.
  open var reversesTitleShadowWhenHighlighted = false
  /// Kept, without effect; false by default.
  open var isPointerInteractionEnabled = false
  /// Without effect: titles have no shadows.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Behind picture and title, where a configuration paints something; nil before the first one did.
  var plate: BackgroundConfigurationView?
  /// In the picture's place, while a configuration has it turn.
  var wheel: UIActivityIndicatorView?

  override func updateForState() {
    // In this order: the attributes of an attributed title stay.
    titleLabel?.textColor = currentTitleColor
    showTexts()
    showBackground()
    imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    imageView?.image = buttonType == .system && configuration == nil ? currentImage?.asTemplate : currentImage
    showImageTint()
    showWheel()
    invalidateIntrinsicContentSize()
    showHighlight()
    showPlate()
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
    guard buttonType == .system, let titleLabel, let imageView else { return }
    let faint = configuration == nil ? Self.highlightedAlpha : Configuration.highlightedAlpha
    let alpha = isHighlighted ? faint : 1
    guard titleLabel.alpha != alpha else { return }
    func show() { for part in [titleLabel, imageView, plate] { part?.alpha = alpha } }
    if isHighlighted { show() } else { UIView.animate(withDuration: Self.fadeDuration) { show() } }
  }

  // MARK: Layout

  private var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let isFlipped = isReadFromRight
    return UIEdgeInsets(
      top: insets.top, left: isFlipped ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isFlipped ? insets.leading : insets.trailing)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration()
    }
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    placePlate()
    let content = contentRect(forBounds: bounds)
    imageView?.frame = imageRect(forContentRect: content)
    titleLabel?.frame = titleRect(forContentRect: content)
    if let wheel { wheel.frame = parts(in: content).image }
  }

  /// The room that picture and title share, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  /// Where the background picture goes. Base: everywhere.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the title goes within `contentRect`, in the button's coordinates: as large as its text, as far as
  /// the picture leaves room.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard !(currentTitle ?? "").isEmpty, contentRect.width > 0, contentRect.height > 0 else { return .zero }
    return moved(parts(in: contentRect).title, by: titleEdgeInsets)
  }

  /// Where the picture goes within `contentRect`, in the button's coordinates: no larger than that; in the
  /// middle, or beside the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    guard currentImage != nil, contentRect.width > 0, contentRect.height > 0 else { return .zero }
    return moved(parts(in: contentRect).image, by: imageEdgeInsets)
  }

  /// Moves a part by the share of its insets that its alignment leaves before it.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard configuration == nil, insets != .zero else { return rect }
    let before = ButtonParts.share(contentHorizontalAlignment, isReadFromRight: isReadFromRight)
    let above = ButtonParts.share(contentVerticalAlignment)
    return rect.offsetBy(
      dx: insets.left * (1 - before) - insets.right * before,
      dy: insets.top * (1 - above) - insets.bottom * above)
  }

  private func parts(in content: CGRect) -> ButtonParts {
    let plan = plan(fitting: content.size)
    return ButtonParts(plan, in: content)
  }

  /// - Parameter size: that the title may take, in points, insets aside.
  private func plan(fitting size: CGSize) -> ButtonParts.Plan {
    var plan = ButtonParts.Plan()
    plan.image = imageSize
    plan.edge = configuration?.imagePlacement ?? .leading
    plan.gap = configuration?.imagePadding ?? 0
    plan.titlePadding = configuration == nil && contentEdgeInsets == .zero ? Self.titlePadding : 0
    plan.isReadFromRight = isReadFromRight
    plan.horizontal = contentHorizontalAlignment
    plan.vertical = contentVerticalAlignment
    if !(currentTitle ?? "").isEmpty {
      let besides = plan.edge == .leading || plan.edge == .trailing ? (plan.image?.width ?? 0) + plan.gap : 0
      plan.title = titleLabel?.sizeThatFits(
        CGSize(width: max(0, size.width - besides), height: size.height))
    }
    return plan
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Picture, title and the distances around and between them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = self.insets
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let plan = plan(fitting: CGSize(width: size.width - across, height: size.height - down))
    var content = plan.size
    if plan.image == nil, plan.title == nil {
      let line = titleLabel?.font.lineHeight ?? 0
      content = CGSize(width: Self.emptyWidth, height: line.rounded(.up) + plan.titlePadding * 2)
    }
    return CGSize(width: content.width + across, height: content.height + down)
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
