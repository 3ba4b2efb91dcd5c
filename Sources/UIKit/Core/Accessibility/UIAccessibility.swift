// UIAccessibility — after Apple's documentation "Accessibility for UIKit", read 2026-11.
// State: partial. Missing: assistive technologies: what views say of themselves is kept, nobody reads it.

import QuartzCore

/// The settings of assistive technologies: all off, but for those that viewers choose for the session's
/// screen.
public enum UIAccessibility {
  /// The news that an app has for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number for it.
    public let rawValue: UInt32
    /// Takes any number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read out: the argument of `post(notification:argument:)`.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is shown.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A technology is to rest for a while.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    /// A technology is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  /// Names one of the technologies.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The screen reader.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOver")
    /// The scanner for people who use switches.
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControl")
  }

  /// Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether viewers want less motion. UIKit's own animations run all the same, as on a device; an app may
  /// leave out its own.
  public static var isReduceMotionEnabled: Bool { SessionContext.isMotionReduced }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether viewers want bolder text: that in the system's font is.
  public static var isBoldTextEnabled: Bool { SessionContext.isTextBold }
  /// Whether viewers want colours to stand out more: the system's do.
  public static var isDarkerSystemColorsEnabled: Bool { SessionContext.isContrastIncreased }
  /// Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always false.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Always false.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Always false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Does nothing: no technology listens.
  public static func post(notification: Notification, argument: Any?) {}

  /// Always nil: nothing is read out.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? { nil }

  /// - Parameter rect: in `view`'s coordinates.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
    -> CGRect
  { view.convert(rect, to: nil) }

  /// Posted after views have been told of the trait.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIABoldText")
  /// Posted after views have been told of the trait.
  public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIADarkerSystemColors")
  /// Never posted: the setting stays off.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name("UIAGuidedAccess")
  /// Never posted: the setting stays off.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAInvertColors")
  /// Posted after viewers have chosen more or less motion.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAReduceMotion")
  /// Never posted: the setting stays off.
  public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAReduceTransparency")
  /// Never posted: the setting stays off.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIASwitchControl")
  /// Never posted: the setting stays off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAVoiceOver")
  /// Never posted: nothing is read out.
  public static let elementFocusedNotification = Foundation.Notification.Name("UIAElementFocused")
  /// Never posted: nothing is read out.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAAnnouncementFinished")
}
