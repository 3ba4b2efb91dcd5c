// UIContentSizeCategory — after Apple's documentation "UIContentSizeCategory", read 2026-11.
// State: complete.

import QuartzCore

/// The size of text that the user likes. Sessions begin with the standard one, `large`, unless they are told
/// another.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String
  /// Takes any name; one that is no category's is smaller than all of them.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Says none: the session's category stands in its place.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the standard one.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the standard one.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The standard one.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the standard one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the standard one.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of five that are for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of five that are for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of five that are for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of five that are for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// That of the running session, asked on any thread: the one place that says it.
  static var session: UIContentSizeCategory { all[sessionRank] }

  /// The place of the running session's category.
  static var sessionRank: Int { min(Int(SessionContext.textSize), all.count - 1) }

  /// The place of the standard category.
  static let usualRank = UIContentSizeCategory.large.rank

  /// The category at that place, from 0 for the smallest; the nearest one where there is none.
  static func ranked(_ rank: Int) -> UIContentSizeCategory { all[min(max(0, rank), all.count - 1)] }

  /// The category that `traits` say; the session's for nil and where they say none.
  static func of(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let said = traits?.preferredContentSizeCategory, said != .unspecified else { return .session }
    return said
  }

  /// Posted after the session's category has changed and views have been told, with the application as its
  /// object.
  public nonisolated static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")
  /// The new category in that notification, a `UIContentSizeCategory`.
  public nonisolated static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether it is one of the five largest, with which screens are laid out differently.
  public var isAccessibilityCategory: Bool { rank >= 7 }

  /// Whether text is smaller with the first than with the second.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.rank < b.rank }

  /// From the smallest, at 0; -1 for a name that is no category's.
  var rank: Int { Self.all.firstIndex(of: self) ?? -1 }

  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
}
