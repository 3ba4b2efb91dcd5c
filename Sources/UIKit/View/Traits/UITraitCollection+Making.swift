// Collections in which some traits are said, and collections put together from others.

import QuartzCore

extension UITraitCollection {
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Says what `mutations` set.
  public convenience init(mutations: TraitMutations) { self.init(Traits().changed(by: mutations)) }

  /// As this one, with what `mutations` set in place of that.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    with { $0 = $0.changed(by: mutations) }
  }

  /// As this one, with `value` in place of what it says of `trait`.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    with { $0[trait] = value }
  }

  /// Of each trait the last that is specified.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = Traits()
    for one in traitCollections { values.take(one.values) }
    self.init(values)
  }

  /// As this one after `change`; this one where that comes to the same.
  func with(_ change: (inout Traits) -> Void) -> UITraitCollection {
    var changed = values
    change(&changed)
    return changed == values ? self : UITraitCollection(changed)
  }

  private convenience init<Value>(_ place: WritableKeyPath<Traits, Value>, _ value: Value) {
    var values = Traits()
    values[keyPath: place] = value
    self.init(values)
  }

  // MARK: One trait

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }
  /// Pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(\.displayScale, displayScale) }
  public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, userInterfaceIdiom)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, forceTouchCapability)
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(\.activeAppearance, activeAppearance)
  }
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(\.imageDynamicRange, imageDynamicRange)
  }
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(\.sceneCaptureState, sceneCaptureState)
  }
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(\.typesettingLanguage, typesettingLanguage)
  }
}

extension Traits {
  func changed(by mutations: UITraitCollection.TraitMutations) -> Traits {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // A closure may put overrides in its argument's place, whose traits then count.
    return traits as? Traits ?? (traits as? UITraitOverrides)?.said?.values ?? Traits()
  }
}
