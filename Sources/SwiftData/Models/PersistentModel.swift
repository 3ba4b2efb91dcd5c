// PersistentModel — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: backing data.

import Observation
import UIKit

/// An object that a context keeps. The adapter makes classes marked `@Model` conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelatedValue {
  /// The properties that the class keeps, as they are written there.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Names of properties that only one object may have the same values of, together.
  static var _uniqueSets: [[AnyKeyPath]] { get }
  var _$observationRegistrar: _ModelState { get }
  /// One as a preview shows it of an app that has none yet.
  init(_sample row: _SampleRow) throws
}

extension PersistentModel {
  public static var _uniqueSets: [[AnyKeyPath]] { [] }

  /// The same from the making of the object on, whether it was saved or not.
  public var persistentModelID: PersistentIdentifier {
    _$observationRegistrar.identifier(of: Self.self)
  }

  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object was inserted into; nil before that and after its deletion was saved.
  public var modelContext: ModelContext? { _$observationRegistrar.context }

  /// Whether it was deleted, and not put back since.
  public var isDeleted: Bool { _$observationRegistrar.isDeleted }

  /// Whether there are changes that were not saved.
  public var hasChanges: Bool { modelContext?.isChanged(self) ?? false }

  public static func == (one: Self, other: Self) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Which object of which class. It stays the same when the object is saved.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let number: Int
    public static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }

  public let id: ID
  public let entityName: String
  public var storeIdentifier: String? { "memory" }

  public static func < (one: PersistentIdentifier, other: PersistentIdentifier) -> Bool { one.id < other.id }
}
