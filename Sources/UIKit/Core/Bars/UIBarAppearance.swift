// UIBarAppearance, UINavigationBarAppearance, UIBarStyle, UIBarMetrics — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: effects, copies of what subclasses add.

import QuartzCore

/// The ground of a bar without an appearance or a tint of its own, and the colour of its titles.
public enum UIBarStyle: Int, Sendable {
  /// As the appearance says, with titles in the label colour.
  case `default` = 0
  /// A dark ground with white titles, in light and dark alike.
  case black
  /// As `black`, since iOS 13.
  case blackTranslucent
}

/// The sizes of bars that pictures and offsets are given for; only those for `default` are shown.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of regular height.
  case `default` = 0
  /// Bars of compact height, as on a phone that lies on its side.
  case compact
  /// Bars of regular height with a prompt above the title.
  case defaultPrompt = 101
  /// Bars of compact height with a prompt above the title.
  case compactPrompt
}

/// How a bar would like to look.
@preconcurrency @MainActor open class UIBarAppearance: MainActorObject {
  /// nil leaves the background to what was configured last.
  open var backgroundColor: UIColor? {
    didSet { onChange() }
  }
  /// Kept, without effect; nil by default and after each `configureWith…` call.
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

  /// Starts with the default background and a hairline in the separator colour.
  public required init() { super.init(_object: ()) }

  /// As the other one looks now.
  public required convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// An appearance of its own that starts out as this one looks now.
  open func copy() -> Self { Self(barAppearance: self) }

  func take(_ other: UIBarAppearance) {
    background = other.background
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The ground where there is no background colour.
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
  /// The system's background colour, with nothing shining through.
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

/// How a navigation bar would like to look: its ground, titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of small titles; the bar's own `titleTextAttributes` go before these.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Font and colour of large titles; the bar's own `largeTitleTextAttributes` go before these.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Kept, without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// Font and colour of the buttons, the way back included.
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
  /// Stands before the way back; nil is an arrow. The bar's own picture goes before it.
  open private(set) var backIndicatorImage: UIImage?
  /// Kept, without effect: titles do not move under the arrow.
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

/// How a tab bar would like to look: its ground and its items.
open class UITabBarAppearance: UIBarAppearance {
  /// Pictures over titles, as all items are shown.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      passOn()
      onChange()
    }
  }
  /// Kept, without effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Pictures beside titles, as in bars of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      passOn()
      onChange()
    }
  }
  /// Kept, without effect; nil by default.
  open var selectionIndicatorTintColor: UIColor?
  /// Kept, without effect; nil by default.
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

/// How a toolbar would like to look: its ground alone.
open class UIToolbarAppearance: UIBarAppearance {
  /// Kept, without effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, without effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
