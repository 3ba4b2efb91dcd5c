// UITraitCollection and the enumerations of layout direction — after Apple's documentation, read 2026-11.
// State: partial. Missing: content size, idioms other than the phone, traits of one's own.

import QuartzCore
import Synchronization

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft
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

/// What a view may want to know of its surroundings. All but the style is the same in a session: it has one screen.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark; unspecified only in a collection that was made so.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat = UIScreen.pixelsPerPoint
  /// That of a phone: compact.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// That of a phone held upright: regular.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The standard one.
  public let preferredContentSizeCategory = UIContentSizeCategory.large

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)

  static func of(_ style: UIUserInterfaceStyle) -> UITraitCollection { style == .dark ? dark : light }

  /// Those of the running preview's screen.
  static var session: UITraitCollection { VirtualRunLoop.isDark ? dark : light }

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

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  public override var hash: Int { userInterfaceStyle.hashValue }
}

extension UIView {
  public var traitCollection: UITraitCollection { traits }

  /// From `semanticContentAttribute`; the language runs from left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
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

extension UIViewController {
  /// Those of its view; before that is loaded, those of the screen.
  public var traitCollection: UITraitCollection { viewIfLoaded?.traits ?? .session }
}

extension UIScreen {
  public var traitCollection: UITraitCollection { .session }
}
