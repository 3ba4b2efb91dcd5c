// UITraitCollection and the enumerations of layout direction — after Apple's documentation, read 2026-11.
// State: partial. Missing: content size, traits of one's own.

import QuartzCore
import Synchronization

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft
}

extension UIUserInterfaceLayoutDirection {
  /// As the language of the session's screen runs. A preview is made anew in another one, so it never changes.
  static var session: UIUserInterfaceLayoutDirection {
    VirtualRunLoop.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light
  case dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact
  case regular
}

/// What a view may want to know of its surroundings. Immutable; what is not said is unspecified, or as on every phone.
///
/// Of a view in a window: style and size classes are those of the session's screen, the rest is always the same.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark; unspecified only in a collection that was made so.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat = UIScreen.pixelsPerPoint
  /// How wide the window counts as; unspecified only in a collection that was made so.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How high the window counts as; unspecified only in a collection that was made so.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Of the session's screen, also in a collection that was made with another one.
  public var layoutDirection: UIUserInterfaceLayoutDirection { .session }
  /// Of the session's screen, also in a collection that was made with another one.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { VirtualRunLoop.isTablet ? .pad : .phone }
  /// The standard one.
  public let preferredContentSizeCategory = UIContentSizeCategory.large

  /// The size classes are unspecified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, SizeClasses(horizontal: .unspecified, vertical: .unspecified))
  }

  init(_ style: UIUserInterfaceStyle, _ sizes: SizeClasses) {
    userInterfaceStyle = style
    horizontalSizeClass = sizes.horizontal
    verticalSizeClass = sizes.vertical
    super.init()
  }

  static let light = UITraitCollection(.light, .uprightPhone)
  static let dark = UITraitCollection(.dark, .uprightPhone)

  /// The same object for every view of most windows.
  static func of(_ style: UIUserInterfaceStyle, _ sizes: SizeClasses) -> UITraitCollection {
    guard sizes == .uprightPhone else { return UITraitCollection(style, sizes) }
    return style == .dark ? dark : light
  }

  var sizes: SizeClasses { SizeClasses(horizontal: horizontalSizeClass, vertical: verticalSizeClass) }

  /// Those of the running preview's screen.
  static var session: UITraitCollection {
    of(VirtualRunLoop.isDark ? .dark : .light, SizeClasses(code: VirtualRunLoop.screenClass))
  }

  /// Set while a view is laid out or told of its traits.
  private static let performing = Mutex<UITraitCollection?>(nil)

  /// The traits by which dynamic colours are resolved: those of the view that is being laid out or told of a change,
  /// otherwise those of the running preview's screen.
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

  /// Whether a dynamic colour may come out differently; nil counts as different.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Whether all that `trait` specifies is so here, too.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
      && (trait.horizontalSizeClass == .unspecified || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.userInterfaceStyle == userInterfaceStyle && other.sizes == sizes
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(sizes.code)
    return hasher.finalize()
  }
}

extension UIView {
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: .session
    }
  }

  /// `layoutMargins` by reading direction, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (left, right) = (layoutMargins.left, layoutMargins.right)
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isMirrored ? right : left, bottom: layoutMargins.bottom,
        trailing: isMirrored ? left : right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }
}

extension UIScreen {
  public var traitCollection: UITraitCollection { .session }
}
