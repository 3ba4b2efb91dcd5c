// UIAppearance, UIAppearanceContainer — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: setters by names of their own (`@objc dynamic func`), new traits of a view that
// stays in its window.
//
// A proxy here is an object of the class that is never shown. When a view enters a window, it takes what was
// changed of the proxies that it matches and is not changed in itself: a value of one's own that is the same
// as the default does not count as changed, as nothing says who set it.

import QuartzCore

/// Has looks that can be set for all objects of its class, by `appearance()`.
///
/// They are taken when a view enters a window, and by the items of bars when their bar shows them. A value
/// that was set on an object itself stays. Proxies of subclasses come after those of their superclasses, and
/// those with containers after those without.
@preconcurrency @MainActor public protocol UIAppearance: NSObject {
  /// The looks of all objects of the class.
  static func appearance() -> Self
  /// The looks of those that stand in objects of these classes, the innermost first; others may stand between
  /// them.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The looks of those that have all of `trait`, as they enter a window.
  static func appearance(for trait: UITraitCollection) -> Self
  /// As both together.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class in whose objects the looks of what they contain can be different.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObject {}

extension UIAppearance {
  /// The proxy of the class, made when it is first asked for.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }

  /// The proxy of the class for these containers, made when it is first asked for.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: Self.self, in: containerTypes)
  }

  /// The proxy of the class for these traits, made when it is first asked for.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: Self.self, for: trait)
  }

  /// The proxy of the class for these traits and containers, made when it is first asked for.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: Self.self, in: containerTypes, for: trait)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
