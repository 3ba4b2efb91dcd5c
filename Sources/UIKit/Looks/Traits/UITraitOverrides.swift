// UITraitOverrides — after Apple's documentation, read 2026-11.
// State: partial. Missing: overrides of scenes and presentations, a description.

import QuartzCore

/// The traits that a view or a controller says itself, for all that is below it, in place of what its
/// surroundings say.
///
/// A trait that was not set reads as its default value. To set one of UIKit's to that takes it back; one of
/// an app's own then has its default value from here down.
public struct UITraitOverrides: UIMutableTraits, Equatable, Sendable {
  /// nil where nothing is said, as nearly everywhere: so that a view has only a pointer for it.
  private(set) var said: UITraitCollection?

  init() {}

  /// The value that is set for `trait`; its default value where none is.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { said?[trait] ?? T.defaultValue }
    set { change { $0[trait] = newValue } }
  }

  /// Whether `trait` is set.
  public func contains(_ trait: UITrait) -> Bool { said?.values.says(trait) ?? false }

  /// Takes back what was set of `trait`.
  public mutating func remove(_ trait: UITrait) { change { $0.forget(trait) } }

  private mutating func change(_ change: (inout Traits) -> Void) {
    var values = said?.values ?? Traits()
    change(&values)
    said = values.isEmpty ? nil : UITraitCollection(values)
  }
}
