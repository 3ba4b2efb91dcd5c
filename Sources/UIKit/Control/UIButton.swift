// UIButton — after Apple's documentation "UIButton", read 2026-11.
// State: partial. Missing: images, attributed titles, menus, pointer effects, most of configurations.

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
    updateForState()
  }

  // MARK: Looks by state

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// What a state has none of is that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateForState()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    updateForState()
  }

  /// What was set for just this state.
  open func title(for state: State) -> String? { titles[state] }

  /// What was set for just this state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  open var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }

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
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
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
    titleLabel?.frame = titleRect(forContentRect: bounds.inset(by: insets))
    titleLabel?.textAlignment =
      switch contentHorizontalAlignment {
      case .left, .leading: .left
      case .right, .trailing: .right
      case .center, .fill: .center
      }
    if let configuration { layer.cornerRadius = configuration.cornerRadius(in: bounds.size) }
  }

  /// Where the title goes within `contentRect`, in the button's coordinates: all of it.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentRect.width > 0 && contentRect.height > 0 ? contentRect : .zero
  }

  /// The title's size and the distances around it.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = self.insets
    let title = titleLabel?.sizeThatFits(size) ?? .zero
    return CGSize(
      width: title.width + insets.left + insets.right, height: title.height + insets.top + insets.bottom)
  }

  override func touchedUpInside() { sendActions(for: .primaryActionTriggered) }
}
