// UIApplicationShortcutItem, UIApplicationShortcutIcon — after Apple's documentation "UIApplication",
// read 2026-11.
// State: complete.

import QuartzCore

extension UIApplication {
  /// False: there is no icon.
  public var supportsAlternateIcons: Bool { false }
  /// Always nil: the first icon.
  public var alternateIconName: String? { nil }
  /// Fails, as on devices without such icons.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    VirtualRunLoop.current.post { completionHandler(CocoaError(.featureUnsupported)) }
  }

  /// None: there is no icon to press. To set them is without effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
}

/// An action in the menu of the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: MainActorObject {
  /// Names the action for the app.
  public let type: String
  /// The words of the action, in the user's language.
  public let localizedTitle: String
  /// Smaller words below them; nil for none.
  public let localizedSubtitle: String?
  /// The picture beside the words; nil for none.
  public let icon: UIApplicationShortcutIcon?
  /// Values of the app's own; nil for none.
  public let userInfo: [String: any NSSecureCoding]?

  /// Keeps all of it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init(_object: ())
  }
}

/// Never drawn.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: MainActorObject {
  /// Keeps nothing.
  public init(systemImageName: String) { super.init(_object: ()) }
  /// Keeps nothing.
  public init(templateImageName: String) { super.init(_object: ()) }
  /// Keeps nothing.
  public init(type: IconType) { super.init(_object: ()) }

  /// The system's pictures for such actions.
  public enum IconType: Int, Sendable {
    /// Each case is a picture of its name.
    case compose = 0
    case play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message
    case date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}
