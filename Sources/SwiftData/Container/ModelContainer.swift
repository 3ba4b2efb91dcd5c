// ModelContainer — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: migration, several stores, history, CloudKit.

import UIKit

/// The objects of an app, in memory. Containers at one address have the same, as those of one file do; one
/// that is kept in memory only has its own.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store: ModelStore

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    store = ModelStore.of(configurations.first ?? ModelConfiguration())
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// For views that were given none.
  init(store: ModelStore) {
    (schema, migrationPlan, configurations) = (Schema(), nil, [])
    self.store = store
  }

  /// The context of views. It saves by itself at the end of a turn.
  @MainActor public private(set) lazy var mainContext: ModelContext = {
    let context = ModelContext(self)
    context.autosaveEnabled = true
    return context
  }()

  public func deleteAllData() { store.removeAll() }
  public func erase() throws { store.removeAll() }

  public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
}
