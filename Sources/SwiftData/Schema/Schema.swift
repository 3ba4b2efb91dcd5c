// Schema — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: entities that are not made of classes, composite attributes, hashes.

import UIKit

/// The classes that a container keeps.
public final class Schema: Hashable, @unchecked Sendable {
  public let version: Version
  public let entities: [Entity]
  let types: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (self.types, self.version) = (types, version)
    entities = types.map { Entity($0) }
  }

  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public convenience init() { self.init([any PersistentModel.Type]()) }

  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName["\(type)"] }

  public static func == (one: Schema, other: Schema) -> Bool {
    one.version == other.version && one.entities == other.entities
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(entities) }

  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
    public static func < (one: Version, other: Version) -> Bool {
      (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }
  }

  public struct Entity: Hashable, Sendable {
    public let name: String
    init(_ type: any PersistentModel.Type) { name = "\(type)" }
    public init(_ name: String) { self.name = name }
  }
}

/// A state of the classes. Nothing is migrated: a preview's store begins empty.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step that is never taken here.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
