// Names from before Swift 4.2: of what is said of views.

import QuartzCore

/// The name before Swift 4.2 of `UIAccessibilityTraits.none`.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The name before Swift 4.2 of `UIAccessibilityTraits.button`.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The name before Swift 4.2 of `UIAccessibilityTraits.link`.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// The name before Swift 4.2 of `UIAccessibilityTraits.header`.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// The name before Swift 4.2 of `UIAccessibilityTraits.searchField`.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// The name before Swift 4.2 of `UIAccessibilityTraits.image`.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The name before Swift 4.2 of `UIAccessibilityTraits.selected`.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The name before Swift 4.2 of `UIAccessibilityTraits.staticText`.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The name before Swift 4.2 of `UIAccessibilityTraits.notEnabled`.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// The name before Swift 4.2 of `UIAccessibilityTraits.adjustable`.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// The name before Swift 4.2 of `UIAccessibilityTraits.updatesFrequently`.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently

/// The name before Swift 4.2 of `UIAccessibility.Notification`.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

/// The name before Swift 4.2 of `UIAccessibility.Notification.screenChanged`.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The name before Swift 4.2 of `UIAccessibility.Notification.layoutChanged`.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The name before Swift 4.2 of `UIAccessibility.Notification.announcement`.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

/// The name before Swift 4.2 of `UIAccessibility.isVoiceOverRunning`.
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// The name before Swift 4.2 of `UIAccessibility.isReduceMotionEnabled`.
@MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}
/// The name before Swift 4.2 of `UIAccessibility.isBoldTextEnabled`.
@MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
/// The name before Swift 4.2 of `UIAccessibility.isDarkerSystemColorsEnabled`.
@MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}
/// The name before Swift 4.2 of `UIAccessibility.post(notification:argument:)`.
@MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
