// UIBarAppearance, UINavigationBarAppearance, UIBarStyle, UIBarMetrics — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: effects, copies of what subclasses add.

import QuartzCore

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black
  /// As `black`, since iOS 13.
  case blackTranslucent
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

/// How a bar would like to look.
@preconcurrency @MainActor open class UIBarAppearance: MainActorObject {
  /// nil leaves the background to what was configured last.
  open var backgroundColor: UIColor? {
    didSet { onChange() }
  }
  open var backgroundEffect: UIBlurEffect?
  /// Fills the bar; an empty one leaves it without a ground.
  open var backgroundImage: UIImage? {
    didSet { onChange() }
  }
  /// Kept, without effect: a picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Of the hairline; nil draws none.
  open var shadowColor: UIColor? = .separator {
    didSet { onChange() }
  }
  /// Only an empty one is heeded, which takes the hairline away.
  open var shadowImage: UIImage? {
    didSet { onChange() }
  }

  public required init() { super.init(_object: ()) }

  /// As the other one looks now.
  public required convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  open func copy() -> Self { Self(barAppearance: self) }

  func take(_ other: UIBarAppearance) {
    background = other.background
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// What shows through where there is no background colour.
  private enum Background { case standard, opaque, transparent }

  private var background = Background.standard

  /// Tells the bar that looks like this.
  var onChange: () -> Void = {} {
    didSet { passOn() }
  }
  /// Gives `onChange` to what belongs to the appearance.
  func passOn() {}

  /// A little of the content shines through.
  open func configureWithDefaultBackground() { configure(.standard) }
  open func configureWithOpaqueBackground() { configure(.opaque) }
  /// Neither background nor hairline.
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ background: Background) {
    self.background = background
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = background == .transparent ? nil : .separator
  }

  /// How much of the content a bar hides (inferred: a blur stands behind Apple's).
  private static let opacity: CGFloat = 0.94

  var shownBackground: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch background {
    case .standard: return .systemBackground.withAlphaComponent(Self.opacity)
    case .opaque: return .systemBackground
    case .transparent: return nil
    }
  }
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Kept, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { partChanged() }
  }
  /// Of done buttons, over `buttonAppearance`.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { partChanged() }
  }
  /// Of the way back, over `buttonAppearance`.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { partChanged() }
  }
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Stands before the way back instead of an arrow.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
    onChange()
  }

  private func partChanged() {
    passOn()
    onChange()
  }

  override func passOn() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { part.onChange = onChange }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    for (mine, theirs) in [
      (buttonAppearance, other.buttonAppearance), (doneButtonAppearance, other.doneButtonAppearance),
      (backButtonAppearance, other.backButtonAppearance),
    ] {
      mine.normal.titleTextAttributes = theirs.normal.titleTextAttributes
    }
  }
}

open class UITabBarAppearance: UIBarAppearance {
  /// Pictures over titles, as all items are shown.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      passOn()
      onChange()
    }
  }
  /// Kept, without effect, as are the two last.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Pictures beside titles, as in bars of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      passOn()
      onChange()
    }
  }
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?

  override func passOn() {
    for part in [stackedLayoutAppearance, compactInlineLayoutAppearance] { part.onChange = onChange }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    for (mine, theirs) in [
      (stackedLayoutAppearance.normal, other.stackedLayoutAppearance.normal),
      (stackedLayoutAppearance.selected, other.stackedLayoutAppearance.selected),
      (compactInlineLayoutAppearance.normal, other.compactInlineLayoutAppearance.normal),
      (compactInlineLayoutAppearance.selected, other.compactInlineLayoutAppearance.selected),
    ] {
      mine.titleTextAttributes = theirs.titleTextAttributes
      mine.iconColor = theirs.iconColor
      mine.badgeBackgroundColor = theirs.badgeBackgroundColor
    }
  }
}

open class UIToolbarAppearance: UIBarAppearance {
  /// Kept, without effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, without effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
