// Fetching objects.

import UIKit

extension ModelContext {
  /// All objects that are there: those that were saved, and those of this context that were not yet.
  ///
  /// - Throws: what the predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try descriptor.chosen(of: all(T.self, withChanges: descriptor.includePendingChanges))
  }

  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> { FetchResultsCollection(models: try fetch(descriptor)) }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The object of that name; nil where it is not there, or of another class.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    all(T.self, withChanges: true).first { $0.persistentModelID == id }
  }

  /// As with Apple's, code that asks for an object that does not exist cannot go on.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    let models = store.all + inserted.all + deleted.all
    guard let found = models.first(where: { $0.persistentModelID == id }) else {
      preconditionFailure(
        "No object of \(id.entityName) has the identifier that ModelContext.model(for:) was given.")
    }
    return found
  }

  func all<T: PersistentModel>(_ type: T.Type, withChanges: Bool) -> [T] {
    let saved = store.all(type)
    for model in saved { adopt(model) }
    guard withChanges else { return saved }
    replaceUniques()
    return saved.filter { !deleted.has($0) } + inserted.all.compactMap { $0 as? T }
  }

  /// Contexts have the same objects: one that no other is changing belongs to whom it was given last.
  private func adopt(_ model: some PersistentModel) {
    let state = model._$observationRegistrar
    guard state.context !== self, state.context?.isChanged(model) != true else { return }
    state.context = self
  }
}
