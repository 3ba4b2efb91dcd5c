// Whom a view or a controller tells of changed traits.

import QuartzCore

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
