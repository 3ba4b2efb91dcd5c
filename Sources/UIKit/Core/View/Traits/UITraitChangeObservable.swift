// UITraitChangeObservable, UITraitChangeRegistration — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: scenes and presentation controllers.

import QuartzCore

/// Takes a registration back.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object that has traits and tells of their changes: views and view controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Called with the object and the traits that it had before.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Calls `handler` with this object and the traits before, after one of `traits` changed. The object holds
  /// the handler as long as it lives.
  @discardableResult
  func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  /// Calls `action` of `target`, which is not kept alive, with this object and the traits before, as far as
  /// the method takes them, after one of `traits` changed.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// As that, with this object for the target.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

  /// Ends the calls of `registration`; one that is not of this object changes nothing.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UIView: UITraitChangeObservable {
  /// Calls `handler` with this view and the traits it had before, after one of `traits` changed. The view
  /// holds the handler as long as it lives.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits) { [weak self] old in
      if let observed = self as? Observed { handler(observed, old) }
    }
  }

  /// Calls `action` of `target`, which is not kept alive, with this view and the traits it had before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = TargetAction(target, action)
    return traitObservers.add(traits) { [weak self] old in
      if let self { receiver.send([self, old]) }
    }
  }

  /// Calls this view's own `action` with the view and the traits it had before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends the calls of `registration`; one of another object changes nothing.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Calls `handler` with this controller and the traits it had before, after one of `traits` changed. The
  /// controller holds the handler as long as it lives.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits) { [weak self] old in
      if let observed = self as? Observed { handler(observed, old) }
    }
  }

  /// Calls `action` of `target`, which is not kept alive, with this controller and the traits it had before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = TargetAction(target, action)
    return traitObservers.add(traits) { [weak self] old in
      if let self { receiver.send([self, old]) }
    }
  }

  /// Calls this controller's own `action` with the controller and the traits it had before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends the calls of `registration`; one of another object changes nothing.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}
