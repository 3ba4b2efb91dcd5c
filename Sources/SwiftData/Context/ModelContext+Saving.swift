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
    store.remove(deleted.all)
    store.add(inserted.all)
    for model in inserted.all + changed.all { model._$observationRegistrar.restores = [:] }
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
    guard mayClash, !inserted.isEmpty else { return }
    mayClash = false
    var done: Set<ObjectIdentifier> = []
    for model in inserted.all where done.insert(ObjectIdentifier(type(of: model))).inserted {
      let kind: any PersistentModel.Type = type(of: model)
      for unique in ModelShape.of(kind).uniques { keepLast(kind, unique) }
    }
  }

  private func keepLast<T: PersistentModel>(_ type: T.Type, _ unique: UniqueProperties) {
    var last: [[AnyHashable]: T] = [:]
    let news = inserted.all.compactMap { $0 as? T }
    for model in store.all(type).filter({ !$0.isDeleted }) + news {
      // An absent value is like nothing else.
      guard let values = unique.values(of: model) else { continue }
      if let older = last.updateValue(model, forKey: values) { replace(older) }
    }
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

/// The reasons for which a container or a context refuses something.
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
