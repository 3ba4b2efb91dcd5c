// UITraitCollection — after Apple's documentation "UITraitCollection", read 2026-11.
// State: partial. Missing: coding, setting the current one, configurations of images, traits that came after
// iOS 17.

import QuartzCore
import Synchronization

/// All that a view may want to know of its surroundings. Immutable; a trait that is not said is unspecified.
///
/// Of a view in a window, style, size classes, direction, idiom and scale are those of the session's screen
/// unless they are overridden, and all of UIKit's others but the type-setting language say something, too.
public final class UITraitCollection: NSObject, Sendable {
  let values: Traits

  init(_ values: Traits) {
    self.values = values
    super.init()
  }

  /// All is unspecified.
  public override convenience init() { self.init(Traits()) }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Pixels per point; 0 where it is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// How wide the window counts as.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How high the window counts as.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Which way the language runs. Views go by the screen's, and by their `semanticContentAttribute`: where a
  /// collection says another one, that is kept, without effect.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The kind of device: that of the session's screen is a phone or a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Fonts that are made with this collection go by it, and so do those that are shown and follow it.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Of a window's screen sRGB: colours are in that.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// That of the session's screen says whether text in the system's font is bolder; other values are kept.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The system's colours and dynamic ones go by it.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The system's backgrounds and dynamic colours go by it. Presentations do not set it.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Kept, without effect; `unknown` is unspecified.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Kept, without effect.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Kept, without effect.
  public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  /// Kept, without effect.
  public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// Kept, without effect; nil is unspecified.
  public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

  /// The value of a trait, also of one of an app's own; its default value where none was said.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  var sizes: SizeClasses { SizeClasses(horizontal: horizontalSizeClass, vertical: verticalSizeClass) }

  /// Set while a view is laid out or told of its traits.
  private static let performing = Mutex<UITraitCollection?>(nil)

  /// The traits by which dynamic colours are resolved: those of the view that is being laid out or told of a
  /// change, otherwise those of the running preview's screen.
  public static var current: UITraitCollection { performing.withLock(\.self) ?? session }

  /// `current` is this collection while `actions` run.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.performing.withLock { current in
      defer { current = self }
      return current
    }
    actions()
    Self.performing.withLock { $0 = before }
  }

  /// Equal where both say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  public override var hash: Int { values.hashValue }
}
