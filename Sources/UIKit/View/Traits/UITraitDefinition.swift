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
  /// The value where nobody has said one.
  static var defaultValue: Value { get }
  /// Whether dynamic colours may come out differently by it. Base: false.
  static var affectsColorAppearance: Bool { get }
  /// For people who read logs. Base: the type's name.
  static var name: String { get }
  /// Tells it from all others. Base: the type's name with its module's.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
}

public typealias UITrait = any UITraitDefinition.Type

/// Which kind of device it is.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let affectsColorAppearance = true
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

/// Which way the language runs.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels per point; 0 is unspecified.
public enum UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

/// Which colours the screen can show.
public enum UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let affectsColorAppearance = true
}

/// How wide the window counts as.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How high the window counts as.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How large text is to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Whether text is to be bold.
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// How far colours are to stand out.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
}

/// Whether the content lies over other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
}

/// Whether the screen feels how hard it is pressed.
public enum UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// Whether the window is the one that is used.
public enum UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  public static let affectsColorAppearance = true
}

/// How bright pictures may be.
public enum UITraitImageDynamicRange: UITraitDefinition {
  public static let defaultValue = UIImage.DynamicRange.unspecified
}

/// Whether somebody films the screen.
public enum UITraitSceneCaptureState: UITraitDefinition {
  public static let defaultValue = UISceneCaptureState.unspecified
}

/// The language by whose rules text is set; nil is unspecified.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  public static let defaultValue: Locale.Language? = nil
}
