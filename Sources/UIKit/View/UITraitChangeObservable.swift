// UITraitChangeObservable — after Apple's documentation "UITraitChangeObservable", read 2026-11.
// State: partial. Missing: targets and selectors, which need the Objective-C runtime.

import QuartzCore

/// The name of a trait.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}

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
    let handler: (UITraitCollection) -> Void
    init(_ handler: @escaping (UITraitCollection) -> Void) { self.handler = handler }
  }

  private var registrations: [Registration] = []

  /// The style is the only trait that ever changes.
  @MainActor mutating func add(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(handler)
    if traits.contains(where: { $0 == UITraitUserInterfaceStyle.self }) { registrations.append(registration) }
    return registration
  }

  @MainActor mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  @MainActor func tell(_ old: UITraitCollection) {
    for registration in registrations { registration.handler(old) }
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
