// UITraitCollection and the enumerations of layout direction — after Apple's documentation, read 2026-11.
// State: partial. Missing: dark mode, content size, idioms other than the phone, changing traits by hand.

import QuartzCore

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

/// What a view may want to know of its surroundings: the same for all views of a session, as it has one screen.
@preconcurrency @MainActor public final class UITraitCollection: MainActorObject {
  /// Pixels per point.
  public let displayScale: CGFloat = UIScreen.pixelsPerPoint
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  /// That of a phone: compact.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// That of a phone held upright: regular.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  static let session = UITraitCollection()
  /// The traits of the running preview.
  public static var current: UITraitCollection { session }

  private init() { super.init(_object: ()) }
}

extension UIView {
  public var traitCollection: UITraitCollection { .session }

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
  public var traitCollection: UITraitCollection { .session }
}

extension UIScreen {
  public var traitCollection: UITraitCollection { .session }
}
