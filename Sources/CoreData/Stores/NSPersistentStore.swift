// NSPersistentStore, NSPersistentStoreDescription — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: files, versions, migration: every store is in memory, whatever its type.

import UIKit

/// A store of objects.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kind of store; all are in memory.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  public let type: String
  open var url: URL?
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var identifier: String!
  open var isReadOnly = false
  open var metadata: [String: Any]! = [:]
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  let contents: StoreContents

  init(_ type: String, _ configuration: String?, at url: URL?, options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    // Only files are found again by their address.
    let isFile = type != NSInMemoryStoreType && url != nil && url?.path != "/dev/null"
    contents = isFile ? .at(url?.standardizedFileURL.path ?? "") : StoreContents("memory")
    identifier = contents.identifier
    super.init()
    contents.store = self
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSXMLStoreType = "XML"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

// Options and keys of Apple's: kept, without effect.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

/// How a store is to be opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [:]
  open var isReadOnly = false
  /// Seconds.
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  /// Kept: nothing goes to a cloud.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() { super.init() }

  public init(url: URL) {
    self.url = url
    super.init()
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }
}

/// Which container of a cloud would be meant.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
