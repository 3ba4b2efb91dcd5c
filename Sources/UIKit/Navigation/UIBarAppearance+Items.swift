// UIBarButtonItemAppearance, UITabBarItemAppearance — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: background images, other states than normal and selected (kept).

import QuartzCore

/// How the buttons of a bar look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: MainActorObject {
  /// Font and colour of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Kept, without effect, as are the others.
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
  var onChange: () -> Void = {}

  init() { super.init(_object: ()) }
}

/// How the buttons of a bar look. Those of `normal` are shown.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: MainActorObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init() { super.init(_object: ()) }

  public init(style: UIBarButtonItem.Style) { super.init(_object: ()) }

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
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Kept, without effect, as the next.
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero
  var onChange: () -> Void = {}

  init() { super.init(_object: ()) }
}

/// How the items of a tab bar look: `normal` and `selected` are shown.
@preconcurrency @MainActor open class UITabBarItemAppearance: MainActorObject {
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline
    case compactInline
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public init() { super.init(_object: ()) }

  public init(style: Style) { super.init(_object: ()) }

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
