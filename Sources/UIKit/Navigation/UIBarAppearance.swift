// UIBarAppearance, UINavigationBarAppearance, UIBarStyle, UIBarMetrics — after Apple's documentation, read 2026-11.
// State: partial. Missing: effects, images, button appearances, tab bars. Colours and titles of the standard appearance show.

import QuartzCore

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact
}

/// How a bar would like to look.
@preconcurrency @MainActor open class UIBarAppearance: MainActorObject {
  /// nil leaves the background to what was configured last.
  open var backgroundColor: UIColor? {
    didSet { onChange() }
  }
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  /// Of the hairline; nil draws none.
  open var shadowColor: UIColor? = .separator {
    didSet { onChange() }
  }
  open var shadowImage: UIImage?

  public init() { super.init(_object: ()) }

  /// What shows through where there is no background colour.
  private enum Background { case standard, opaque, transparent }

  private var background = Background.standard

  /// Tells the bar that looks like this.
  var onChange: () -> Void = {}

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
}

open class UITabBarAppearance: UIBarAppearance {}
open class UIToolbarAppearance: UIBarAppearance {}
