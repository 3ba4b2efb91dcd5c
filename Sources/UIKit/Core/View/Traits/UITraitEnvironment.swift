// UITraitEnvironment — after Apple's documentation "UITraitEnvironment", read 2026-11.
// State: partial. Missing: presentation controllers.

import QuartzCore

/// An object that has traits: views and controllers, and the screen and the scene, which are not told of
/// changes.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits as they are now.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed, parents first. `previousTraitCollection` is those before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIScreen: UITraitEnvironment {
  /// Those of the running preview's screen.
  public var traitCollection: UITraitCollection { .session }
  /// Never called.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene: UITraitEnvironment {
  /// Never called.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
