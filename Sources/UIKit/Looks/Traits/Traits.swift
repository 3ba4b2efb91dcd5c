// All that is said of a view's surroundings, as a value.

import QuartzCore

/// All traits that are said. The others are unspecified.
struct Traits: Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Pixels per point; 0 is unspecified.
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var imageDynamicRange = UIImage.DynamicRange.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  /// nil is unspecified.
  var typesettingLanguage: Locale.Language?
  var custom = CustomTraits()
}

extension Traits {
  /// Whether nothing is said.
  var isEmpty: Bool { self == Traits() }

  /// Whether `trait` is said.
  func says(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSaid(in: self) ?? custom.says(trait)
  }

  /// Says nothing of `trait` any more.
  mutating func forget(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.forget(in: &self)
    } else {
      custom.forget(trait)
    }
  }

  /// Says all that `other` says, in place of what was said of it.
  mutating func take(_ other: Traits) {
    for trait in Self.system where trait.isSaid(in: other) { trait.copy(from: other, to: &self) }
    custom.take(other.custom)
  }

  /// As `take`, of traits that are those of a view: what is not said has its default value in them.
  mutating func override(by other: Traits) {
    take(other)
    custom.forgetDefaults()
  }

  /// Whether all that `other` says is so here, too.
  func contains(_ other: Traits) -> Bool {
    Self.system.allSatisfy { !$0.isSaid(in: other) || $0.isSame(in: self, as: other) }
      && custom.contains(other.custom)
  }

  /// The traits that have another value than in `other`.
  func changed(from other: Traits) -> [UITrait] {
    Self.system.filter { !$0.isSame(in: self, as: other) } + custom.changed(from: other.custom)
  }
}

extension Traits: UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = system.value(in: self) as? T.Value {
        return value
      }
      return custom[trait] ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        custom[trait] = newValue
      }
    }
  }
}
