// UIBarButtonItemAppearance, UITabBarItemAppearance — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: background images, other states than normal and selected (kept).

import QuartzCore

/// How the buttons of a bar look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: MainActorObject {
  /// Font and colour of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Kept, without effect; points.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, without effect; nil by default.
  open var backgroundImage: UIImage?
  /// Kept, without effect; points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
  var onChange: () -> Void = {}

  init() { super.init(_object: ()) }
}

/// How the buttons of a bar look. Those of `normal` are shown.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: MainActorObject {
  /// The look of buttons in any state: the one that bars read.
  public let normal = UIBarButtonItemStateAppearance()
  /// Kept, without effect.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Kept, without effect.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Kept, without effect.
  public let focused = UIBarButtonItemStateAppearance()

  /// Changes nothing about a bar's buttons until a state is given attributes.
  public init() { super.init(_object: ()) }

  /// As `init()`: the style makes no difference here.
  public init(style: UIBarButtonItem.Style) { super.init(_object: ()) }

  /// Forgets the title attributes of all states. The style makes no difference here.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  var onChange: () -> Void = {} {
    didSet { normal.onChange = onChange }
  }
}

/// How the items of a tab bar look in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: MainActorObject {
  /// Font and colour of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// In points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { onChange() }
  }
  /// nil is the bar's.
  open var iconColor: UIColor? {
    didSet { onChange() }
  }
  /// nil is red.
  open var badgeBackgroundColor: UIColor? {
    didSet { onChange() }
  }
  /// Font and colour of the badge's text; the item's own attributes go before these.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Kept, without effect; points.
  open var badgePositionAdjustment = UIOffset.zero
  /// Kept, without effect; points.
  open var badgeTitlePositionAdjustment = UIOffset.zero
  var onChange: () -> Void = {}

  init() { super.init(_object: ()) }
}

/// How the items of a tab bar look: `normal` and `selected` are shown.
@preconcurrency @MainActor open class UITabBarItemAppearance: MainActorObject {
  /// How an item's picture and title stand to each other.
  public enum Style: Int, Sendable {
    /// The picture above the title.
    case stacked = 0
    /// The title beside the picture, in wide bars.
    case inline
    /// The title beside the picture, in bars of compact height.
    case compactInline
  }

  /// The look of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// Kept, without effect.
  public let disabled = UITabBarItemStateAppearance()
  /// Kept, without effect.
  public let focused = UITabBarItemStateAppearance()

  /// Changes nothing about a bar's items until a state is given something.
  public init() { super.init(_object: ()) }

  /// As `init()`: the style makes no difference here.
  public init(style: Style) { super.init(_object: ()) }

  /// Forgets title attributes and icon colours of all states, and leaves badges alone. The style makes no
  /// difference here.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [:]
      state.iconColor = nil
    }
  }

  var onChange: () -> Void = {} {
    didSet { for state in [normal, selected] { state.onChange = onChange } }
  }
}
