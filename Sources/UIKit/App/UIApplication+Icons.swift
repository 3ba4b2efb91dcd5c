// UIApplicationShortcutItem, UIApplicationShortcutIcon — after Apple's documentation "UIApplication",
// read 2026-11.
// State: complete.

import QuartzCore

extension UIApplication {
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
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?

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
  public init(systemImageName: String) { super.init(_object: ()) }
  public init(templateImageName: String) { super.init(_object: ()) }
  public init(type: IconType) { super.init(_object: ()) }

  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message
    case date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}
