// UITraitDefinition — after Apple's documentation "UITraitDefinition", read 2026-11.
// State: partial. Missing: toolbar items on the Mac, traits that came after iOS 17, traits that SwiftUI's
// environment shares.

import QuartzCore

/// A trait: one thing that a view may want to know of its surroundings. A type of one's own that conforms is
/// another.
public protocol UITraitDefinition {
  /// Equatable values and objects are told of only where they become others; any other value, wherever it is
  /// set.
  associatedtype Value
  /// The value where none was said.
  static var defaultValue: Value { get }
  /// Whether dynamic colours may come out differently by it. Base: false.
  static var affectsColorAppearance: Bool { get }
  /// For people who read logs. Base: the type's name.
  static var name: String { get }
  /// Tells it from all others. Base: the type's name with its module's.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// False: dynamic colours do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }
  /// The type's name, without its module.
  public static var name: String { String(describing: Self.self) }
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait, by which the trait is named in lists and subscripts.
public typealias UITrait = any UITraitDefinition.Type

/// Which kind of device it is.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Stands where the device was not said.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  /// True: a dynamic colour may ask for the device.
  public static let affectsColorAppearance = true
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Stands where the style was not said.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True: dynamic colours are light or dark by it.
  public static let affectsColorAppearance = true
}

/// Which way the language runs.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Stands where the direction was not said.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels per point; 0 is unspecified.
public enum UITraitDisplayScale: UITraitDefinition {
  /// 0 stands where the scale was not said.
  public static let defaultValue: CGFloat = 0
}

/// Which colours the screen can show.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Stands where the gamut was not said.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True: a dynamic colour may ask for the gamut.
  public static let affectsColorAppearance = true
}

/// How wide the window counts as.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Stands where the width's class was not said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How high the window counts as.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Stands where the height's class was not said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How large text is to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Stands where the size of text was not said.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Whether text is to be bold.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Stands where the weight was not said.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// How far colours are to stand out.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Stands where the contrast was not said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True: the system's colours go by the contrast.
  public static let affectsColorAppearance = true
}

/// Whether the content lies over other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Stands where the level was not said.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True: the system's backgrounds go by the level.
  public static let affectsColorAppearance = true
}

/// Whether the screen feels how hard it is pressed.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Stands where it was not said whether the screen feels pressure.
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// Whether the window is the one that is used.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// Stands where it was not said whether the window is used.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// True: a dynamic colour may ask for it.
  public static let affectsColorAppearance = true
}

/// How bright pictures may be.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// Stands where the brightness of pictures was not said.
  public static let defaultValue = UIImage.DynamicRange.unspecified
}

/// Whether somebody films the screen.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// Stands where it was not said whether the screen is filmed.
  public static let defaultValue = UISceneCaptureState.unspecified
}

/// The language by whose rules text is set; nil is unspecified.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// nil stands where the language was not said.
  public static let defaultValue: Locale.Language? = nil
}
