// UITraitChangeObservable — after Apple's documentation "UITraitChangeObservable", read 2026-11.
// State: partial. Missing: targets and selectors, which need the Objective-C runtime.

import QuartzCore

/// The name of a trait.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// How wide the window counts as.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// How high the window counts as.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// Never changes.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// Never changes.
public enum UITraitDisplayScale: UITraitDefinition {}
/// Never changes.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// Never changes.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

extension UITraitCollection {
  /// The traits that are not as in `other`.
  public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
    var changed: [UITrait] = []
    if userInterfaceStyle != other?.userInterfaceStyle { changed.append(UITraitUserInterfaceStyle.self) }
    if horizontalSizeClass != other?.horizontalSizeClass { changed.append(UITraitHorizontalSizeClass.self) }
    if verticalSizeClass != other?.verticalSizeClass { changed.append(UITraitVerticalSizeClass.self) }
    return changed
  }

  /// The traits by which dynamic colours may come out differently.
  public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
}

/// What takes a registration back.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// What has traits and tells of their changes: views and view controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Calls `handler` with this object and the traits before, after one of `traits` changed. The object holds the
  /// handler as long as it lives.
  @discardableResult
  func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The handlers of one view or controller, in order of registration.
struct TraitObservers {
  private final class Registration: UITraitChangeRegistration {
    let traits: Set<ObjectIdentifier>
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = Set(traits.map { ObjectIdentifier($0) })
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  @MainActor mutating func add(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    if !traits.isEmpty { registrations.append(registration) }
    return registration
  }

  @MainActor mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Tells those who asked for a trait that is not the same in both.
  @MainActor func tell(_ old: UITraitCollection, now new: UITraitCollection) {
    guard !registrations.isEmpty else { return }
    let changed = new.changedTraits(from: old).map { ObjectIdentifier($0) }
    for registration in registrations where !registration.traits.isDisjoint(with: changed) {
      registration.handler(old)
    }
  }
}

extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits) { [weak self] old in
      if let observed = self as? Observed { handler(observed, old) }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits) { [weak self] old in
      if let observed = self as? Observed { handler(observed, old) }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}
