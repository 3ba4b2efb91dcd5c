// UNNotificationContent, UNMutableNotificationContent, UNNotificationSound, UNNotificationAttachment,
// UNNotificationInterruptionLevel — after Apple's documentation of the five, read 2026-11.
// State: partial. Missing: effects: content is kept, and nothing shows or sounds.

import UIKit

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  fileprivate struct Parts {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var summaryArgument = ""
    var summaryArgumentCount = 0
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    /// 0 to 1.
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  fileprivate var parts = Parts()

  open var title: String { parts.title }
  open var subtitle: String { parts.subtitle }
  open var body: String { parts.body }
  open var badge: NSNumber? { parts.badge }
  open var sound: UNNotificationSound? { parts.sound }
  open var launchImageName: String { parts.launchImageName }
  open var categoryIdentifier: String { parts.categoryIdentifier }
  open var threadIdentifier: String { parts.threadIdentifier }
  open var targetContentIdentifier: String? { parts.targetContentIdentifier }
  open var summaryArgument: String { parts.summaryArgument }
  open var summaryArgumentCount: Int { parts.summaryArgumentCount }
  open var userInfo: [AnyHashable: Any] { parts.userInfo }
  open var attachments: [UNNotificationAttachment] { parts.attachments }
  open var interruptionLevel: UNNotificationInterruptionLevel { parts.interruptionLevel }
  open var relevanceScore: Double { parts.relevanceScore }
  open var filterCriteria: String? { parts.filterCriteria }

  public override init() { super.init() }

  fileprivate init(_ parts: Parts) {
    super.init()
    self.parts = parts
  }

  open override func copy() -> Any { UNNotificationContent(parts) }
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.parts = parts
    return copy
  }
}

/// Content under way.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // As its superclass.
  open override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  open override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  open override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  open override var badge: NSNumber? {
    get { parts.badge }
    set { parts.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { parts.sound }
    set { parts.sound = newValue }
  }
  open override var launchImageName: String {
    get { parts.launchImageName }
    set { parts.launchImageName = newValue }
  }
  open override var categoryIdentifier: String {
    get { parts.categoryIdentifier }
    set { parts.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { parts.threadIdentifier }
    set { parts.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { parts.targetContentIdentifier }
    set { parts.targetContentIdentifier = newValue }
  }
  open override var summaryArgument: String {
    get { parts.summaryArgument }
    set { parts.summaryArgument = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { parts.summaryArgumentCount }
    set { parts.summaryArgumentCount = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { parts.attachments }
    set { parts.attachments = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { parts.interruptionLevel }
    set { parts.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { parts.relevanceScore }
    set { parts.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { parts.filterCriteria }
    set { parts.filterCriteria = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active, timeSensitive, critical
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound that is never heard.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  // It never changes.
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("critical"))
  public static let defaultRingtone = UNNotificationSound(named: UNNotificationSoundName("ringtone"))
  private let name: UNNotificationSoundName

  public init(named name: UNNotificationSoundName) { self.name = name }
  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float = 1
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
  public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

/// A file that goes with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  // It never changes.
  public let identifier: String
  public let url: URL
  public let type: String

  /// - Throws: an error of Foundation's if there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    (self.url, type) = (url, "public.data")
  }
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
