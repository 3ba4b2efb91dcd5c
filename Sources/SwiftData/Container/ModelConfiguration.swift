// ModelConfiguration — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: groups, CloudKit, several stores by schema.

import UIKit

/// Where the objects of a container would be kept: here always in memory.
public struct ModelConfiguration: Hashable, @unchecked Sendable {
  public struct GroupContainer: Hashable, Sendable {
    let name: String
    public static let automatic = GroupContainer(name: "automatic")
    public static let none = GroupContainer(name: "none")
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }

  public let name: String
  public let url: URL
  public var schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public var groupContainer = GroupContainer.automatic
  public var cloudKitDatabase = CloudKitDatabase.automatic
  public var groupAppContainerIdentifier: String? { nil }
  public var cloudKitContainerIdentifier: String? { nil }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? Self.standardName
    url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : Self.url(of: self.name)
    (self.schema, self.isStoredInMemoryOnly, self.allowsSave) = (schema, isStoredInMemoryOnly, allowsSave)
    (self.groupContainer, self.cloudKitDatabase) = (groupContainer, cloudKitDatabase)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.url) = (name ?? Self.standardName, url)
    (self.schema, isStoredInMemoryOnly, self.allowsSave) = (schema, url.path == "/dev/null", allowsSave)
    self.cloudKitDatabase = cloudKitDatabase
  }

  @_disfavoredOverload public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false)
  {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  static let standardName = "default"

  /// As on a device, in the app's folder of support files.
  private static func url(of name: String) -> URL {
    URL(fileURLWithPath: "/Library/Application Support/\(name).store")
  }
}
