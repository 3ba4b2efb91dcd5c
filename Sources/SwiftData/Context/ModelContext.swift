// ModelContext — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: undoing, history, editing states.

import UIKit

/// Keeps track of objects between two saves.
public final class ModelContext: Equatable, @unchecked Sendable {
  public let container: ModelContainer
  /// Whether changes are saved at the end of the turn in which they were made.
  public var autosaveEnabled = false
  public var author = ""
  /// In the order of insertion.
  var inserted = ChangedModels()
  var deleted = ChangedModels()
  var changed = ChangedModels()
  /// Objects that something forbids to delete, with what does.
  var denied: [(model: any PersistentModel, relationship: String)] = []
  private var willAutosave = false
  /// Whether new objects, or new values of theirs, were not compared with what has to be unique.
  var mayClash = false

  public init(_ container: ModelContainer) { self.container = container }

  public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }

  var store: ModelStore { container.store }

  // MARK: Inserting and deleting

  /// Inserts the object, and those that it is related to. One that is there already stays.
  public func insert<T: PersistentModel>(_ model: T) {
    let state = model._$observationRegistrar
    if state.isDeleted {
      state.isDeleted = false
      deleted.remove(model)
      if state.store != nil {
        (state.context, denied) = (self, denied.filter { $0.model !== model })
        return noteChange()
      }
    }
    guard !has(model), state.store == nil else { return }
    state.context = self
    state.restores = [:]
    store.begin(T.self)
    inserted.add(model)
    mayClash = true
    for link in ModelShape.of(type(of: model)).links { link.connect(model, from: []) }
    noteChange()
  }

  /// Deletes the object, and what its relationships say goes with it.
  public func delete<T: PersistentModel>(_ model: T) {
    let state = model._$observationRegistrar
    guard state.store === store || inserted.has(model), !state.isDeleted else { return }
    (state.isDeleted, state.context) = (true, self)
    let wasNew = inserted.remove(model)
    changed.remove(model)
    if wasNew { state.context = nil } else { deleted.add(model) }
    for link in ModelShape.of(type(of: model)).links {
      let related = link.get(model).filter { !$0.isDeleted }
      switch link.rule {
      case .cascade: for other in related { delete(other) }
      case .nullify: for other in related { link.inverse?.remove(model, from: other) }
      case .deny: if !related.isEmpty { denied.append((model, link.name)) }
      case .noAction: break
      }
    }
    noteChange()
  }

  /// Whether it is a new object of some context that is still there.
  private func has(_ model: any PersistentModel) -> Bool { model.modelContext != nil }

  /// Deletes the objects of a class that a predicate is true of; all for nil.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  // MARK: Changes

  public var hasChanges: Bool { !(inserted.isEmpty && deleted.isEmpty && changed.isEmpty) }
  public var insertedModelsArray: [any PersistentModel] { inserted.all }
  public var deletedModelsArray: [any PersistentModel] { deleted.all }
  public var changedModelsArray: [any PersistentModel] { changed.all }

  func isChanged(_ model: any PersistentModel) -> Bool {
    inserted.has(model) || deleted.has(model) || changed.has(model)
  }

  /// A property of one of its objects was set.
  func didChange(_ model: any PersistentModel) {
    mayClash = true
    if !inserted.has(model), !deleted.has(model) { changed.add(model) }
    noteChange()
  }

  func noteChange() {
    store.announce()
    guard autosaveEnabled, !willAutosave else { return }
    willAutosave = true
    Turn.later { [weak self] in
      guard let self else { return }
      self.willAutosave = false
      guard self.autosaveEnabled, self.hasChanges else { return }
      do { try self.save() } catch { SessionContext.current.report("SwiftData did not save: \(error)") }
    }
  }

  public func processPendingChanges() {}

  // MARK: Notifications

  public static let willSave = Notification.Name("_ModelContextWillSave")
  public static let didSave = Notification.Name("_ModelContextDidSave")

  public enum NotificationKey: String {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers
    case deletedIdentifiers
  }
}

/// Objects in the order in which they came, each once.
struct ChangedModels {
  private var order: [any PersistentModel] = []
  private var known: Set<ObjectIdentifier> = []

  var isEmpty: Bool { known.isEmpty }
  var all: [any PersistentModel] { order }
  var ids: Set<ObjectIdentifier> { known }

  func has(_ model: any PersistentModel) -> Bool { known.contains(ObjectIdentifier(model)) }

  mutating func add(_ model: any PersistentModel) {
    if known.insert(ObjectIdentifier(model)).inserted { order.append(model) }
  }

  @discardableResult mutating func remove(_ model: any PersistentModel) -> Bool {
    guard known.remove(ObjectIdentifier(model)) != nil else { return false }
    order.removeAll { $0 === model }
    return true
  }
}
