// Collections in which some traits are said, and collections put together from others.

import QuartzCore

extension UITraitCollection {
  /// Sets traits of the collection that is handed to it.
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

  /// Says only whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }
  /// Says only how wide the window counts as.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }
  /// Says only how high the window counts as.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }
  /// Pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(\.displayScale, displayScale) }
  /// Says only which colours the screen can show.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
  /// Says only which way the language runs.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }
  /// Says only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, userInterfaceIdiom)
  }
  /// Says only how large text is to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }
  /// Says only whether text is to be bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }
  /// Says only how far colours are to stand out.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }
  /// Says only whether the content lies over other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }
  /// Says only whether the screen feels how hard it is pressed.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, forceTouchCapability)
  }
  /// Says only whether the window is the one that is used.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(\.activeAppearance, activeAppearance)
  }
  /// Says only how bright pictures may be.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(\.imageDynamicRange, imageDynamicRange)
  }
  /// Says only whether the screen is being filmed.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(\.sceneCaptureState, sceneCaptureState)
  }
  /// Says only the language by whose rules text is set.
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
