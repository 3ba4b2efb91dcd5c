// UIAccessibility — after Apple's documentation "Accessibility for UIKit", read 2026-11.
// State: partial. Missing: assistive technologies: what views say of themselves is kept, nobody reads it.

import QuartzCore

/// The settings of assistive technologies: all off.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOver")
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControl")
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Heard by nobody.
  public static func post(notification: Notification, argument: Any?) {}

  /// Always nil: nothing is read out.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? { nil }

  /// - Parameter rect: in `view`'s coordinates.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
    -> CGRect
  { view.convert(rect, to: nil) }

  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name("UIABoldText")
  public static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIADarkerSystemColors")
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name("UIAGuidedAccess")
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name("UIAInvertColors")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAReduceMotion")
  public static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAReduceTransparency")
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIASwitchControl")
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAVoiceOver")
  public static let elementFocusedNotification = Foundation.Notification.Name("UIAElementFocused")
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAAnnouncementFinished")
}
