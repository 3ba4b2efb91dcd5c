// The traits that UIKit itself knows, each with its place among all.

import QuartzCore

/// A trait that has a place of its own. Its default value stands for unspecified.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
  static var place: WritableKeyPath<Traits, Value> { get }
}

extension SystemTrait {
  static func isSaid(in traits: Traits) -> Bool { traits[keyPath: place] != defaultValue }

  static func isSame(in traits: Traits, as other: Traits) -> Bool {
    traits[keyPath: place] == other[keyPath: place]
  }

  static func copy(from other: Traits, to traits: inout Traits) {
    traits[keyPath: place] = other[keyPath: place]
  }

  static func forget(in traits: inout Traits) { traits[keyPath: place] = defaultValue }

  static func value(in traits: Traits) -> Any { traits[keyPath: place] }

  static func set(_ value: Any, in traits: inout Traits) {
    if let value = value as? Value { traits[keyPath: place] = value }
  }
}

extension Traits {
  static let system: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitForceTouchCapability.self,
    UITraitActiveAppearance.self, UITraitImageDynamicRange.self, UITraitSceneCaptureState.self,
    UITraitTypesettingLanguage.self,
  ]
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var place: WritableKeyPath<Traits, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  static var place: WritableKeyPath<Traits, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
extension UITraitLayoutDirection: SystemTrait {
  static var place: WritableKeyPath<Traits, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
extension UITraitDisplayScale: SystemTrait {
  static var place: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}
extension UITraitDisplayGamut: SystemTrait {
  static var place: WritableKeyPath<Traits, UIDisplayGamut> { \.displayGamut }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  static var place: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
extension UITraitVerticalSizeClass: SystemTrait {
  static var place: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var place: WritableKeyPath<Traits, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
extension UITraitLegibilityWeight: SystemTrait {
  static var place: WritableKeyPath<Traits, UILegibilityWeight> { \.legibilityWeight }
}
extension UITraitAccessibilityContrast: SystemTrait {
  static var place: WritableKeyPath<Traits, UIAccessibilityContrast> { \.accessibilityContrast }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  static var place: WritableKeyPath<Traits, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
extension UITraitForceTouchCapability: SystemTrait {
  static var place: WritableKeyPath<Traits, UIForceTouchCapability> { \.forceTouchCapability }
}
extension UITraitActiveAppearance: SystemTrait {
  static var place: WritableKeyPath<Traits, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
extension UITraitImageDynamicRange: SystemTrait {
  static var place: WritableKeyPath<Traits, UIImage.DynamicRange> { \.imageDynamicRange }
}
extension UITraitSceneCaptureState: SystemTrait {
  static var place: WritableKeyPath<Traits, UISceneCaptureState> { \.sceneCaptureState }
}
extension UITraitTypesettingLanguage: SystemTrait {
  static var place: WritableKeyPath<Traits, Locale.Language?> { \.typesettingLanguage }
}
