// Which traits two collections tell apart.

import QuartzCore

extension UITraitCollection {
  /// The traits that are not as in `other`; for nil, those that are said at all.
  public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
    if other === self { return [] }
    return values.changed(from: other?.values ?? Traits())
  }

  /// Whether a dynamic colour may come out differently; nil counts as different.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return changedTraits(from: other).contains { $0.affectsColorAppearance }
  }

  /// Whether text takes another room here than with `other`: it has another size, or another weight.
  func hasOtherTextSize(than other: UITraitCollection) -> Bool {
    other !== self && (UIContentSizeCategory.of(self) != .of(other) || hasOtherTextWeight(than: other))
  }

  /// Whether text in the system's font is bolder with only one of both.
  func hasOtherTextWeight(than other: UITraitCollection) -> Bool {
    (legibilityWeight == .bold) != (other.legibilityWeight == .bold)
  }

  /// Whether all that `trait` specifies is so here, too.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait, trait !== self else { return true }
    return values.contains(trait.values)
  }

  /// The traits by which dynamic colours may come out differently.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    Traits.system.filter { $0.affectsColorAppearance }
  }

  /// The traits by which an asset catalogue can have several pictures of one name. Only style and scale count
  /// here.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
    ]
  }
}
