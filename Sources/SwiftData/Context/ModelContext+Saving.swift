// Saving, going back.

import UIKit

extension ModelContext {
  /// Has other contexts find what has changed.
  ///
  /// - Throws: `SwiftDataError` where a relationship denies a deletion.
  public func save() throws {
    if let first = denied.first(where: { $0.model.isDeleted }) {
      throw SwiftDataError.denied(first.relationship, of: "\(type(of: first.model))")
    }
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    replaceUniques()
    store.remove(deleted.ids)
    store.add(inserted.all)
    for model in inserted.all + changed.all { model._$observationRegistrar.restores = [:] }
    for model in deleted.all { model._$observationRegistrar.context = nil }
    let names: [NotificationKey: [PersistentIdentifier]] = [
      .insertedIdentifiers: inserted.all.map(\.persistentModelID),
      .updatedIdentifiers: changed.all.map(\.persistentModelID),
      .deletedIdentifiers: deleted.all.map(\.persistentModelID),
    ]
    forget()
    store.announce()
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: Dictionary(uniqueKeysWithValues: names.map { ($0.key.rawValue, $0.value) }))
  }

  /// Gives up what has changed since the last save.
  public func rollback() {
    let (news, gone, others) = (inserted.all, deleted.all, changed.all)
    for model in gone { model._$observationRegistrar.isDeleted = false }
    // Setting a property back changes other ends as well, which is no change to keep.
    for model in others + gone {
      let restores = model._$observationRegistrar.restores
      for restore in restores.values { restore() }
      model._$observationRegistrar.restores = [:]
    }
    for model in news {
      for link in ModelShape.of(type(of: model)).links {
        for other in link.get(model) { link.inverse?.remove(model, from: other) }
      }
      model._$observationRegistrar.context = nil
    }
    for model in changed.all { model._$observationRegistrar.restores = [:] }
    forget()
    store.announce()
  }

  /// Does `block`, and saves what it has changed.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func forget() {
    (inserted, deleted, changed) = (ChangedModels(), ChangedModels(), ChangedModels())
    denied = []
  }

  /// Of objects with the same values of unique properties, the one that was inserted last stays.
  func replaceUniques() {
    for model in inserted.all where inserted.has(model) {
      let shape = ModelShape.of(type(of: model))
      for unique in shape.uniques {
        let values = unique.map { $0(model) }
        for other in found(like: model) where other !== model && !other.isDeleted {
          if unique.map({ $0(other) }) == values { replace(other) }
        }
      }
    }
  }

  /// The older objects of the same class.
  private func found(like model: some PersistentModel) -> [any PersistentModel] {
    let news = inserted.all.prefix { $0 !== model }.filter { type(of: $0) == type(of: model) }
    return store.all(type(of: model)) + news
  }

  /// It goes without what belongs to it: that is the newer one's.
  private func replace(_ model: any PersistentModel) {
    let state = model._$observationRegistrar
    state.isDeleted = true
    state.context = nil
    changed.remove(model)
    if !inserted.remove(model) { deleted.add(model) }
    for link in ModelShape.of(type(of: model)).links {
      for other in link.get(model) { link.inverse?.remove(model, from: other) }
    }
  }
}

/// What a container or a context refuses.
public struct SwiftDataError: Error, Equatable, CustomStringConvertible {
  public let description: String

  static func denied(_ relationship: String, of name: String) -> SwiftDataError {
    SwiftDataError(description: "\(name).\(relationship) is not empty, and denies the deletion.")
  }

  /// There are no sample values of a type.
  static func noSample(_ type: Any.Type, _ name: String) -> SwiftDataError {
    SwiftDataError(description: "\(name): no sample value is known of \(type).")
  }
}
