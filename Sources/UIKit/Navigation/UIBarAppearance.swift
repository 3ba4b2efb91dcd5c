// UIBarAppearance, UINavigationBarAppearance, UIBarStyle, UIBarMetrics — after Apple's documentation, read 2026-11.
// State: partial. Missing: any effect: bars look plain.

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
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public init() { super.init(_object: ()) }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UITabBarAppearance: UIBarAppearance {}
open class UIToolbarAppearance: UIBarAppearance {}
