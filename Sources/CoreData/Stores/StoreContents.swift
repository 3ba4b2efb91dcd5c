// The contents of a store, in memory.

import UIKit

/// The objects of one store. Two stores at one address have the same, as two that open one file do.
final class StoreContents {
  /// The beginning of its objects' names.
  let identifier: String
  /// The store that was added last.
  weak var store: NSPersistentStore?
  private var rows: [NSManagedObjectID: ObjectSnapshot] = [:]
  /// In the order of saving.
  private var order: [NSManagedObjectID] = []
  private var lastNumbers: [String: Int] = [:]
  /// Names of entities of which there were ever objects, sample objects among them.
  private(set) var begun: Set<String> = []
  private var coordinators: [Weak] = []

  private struct Weak { weak var coordinator: NSPersistentStoreCoordinator? }

  init(_ identifier: String) { self.identifier = identifier }

  /// Those at that address in the preview that runs; new ones where there are none yet.
  static func at(_ address: String) -> StoreContents {
    guard VirtualRunLoop.isItsThread else { return StoreContents(name(of: address)) }
    return onMainThread(address) { address in
      let session = SessionContext.current
      if let known = session.keptStores[address] as? StoreContents { return known }
      let made = StoreContents(name(of: address))
      session.keptStores[address] = made
      return made
    }
  }

  /// Forgets what is at that address: who opens it again finds an empty store.
  static func remove(at address: String) {
    guard VirtualRunLoop.isItsThread else { return }
    onMainThread(address) { SessionContext.current.keptStores[$0] = nil }
  }

  private static func name(of address: String) -> String {
    address.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) ?? "" }
      ?? "memory"
  }

  // MARK: Objects

  /// Of the entity and those below it.
  func ids(of entity: NSEntityDescription, withSubentities: Bool = true) -> [NSManagedObjectID] {
    order.filter { withSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name }
  }

  func snapshot(of id: NSManagedObjectID) -> ObjectSnapshot? { rows[id] }
  var isEmpty: Bool { rows.isEmpty }

  /// The next name for an object of that entity.
  func newID(_ entity: NSEntityDescription) -> NSManagedObjectID {
    let table = entity.root.shownName
    lastNumbers[table, default: 0] += 1
    return NSManagedObjectID(entity, lastNumbers[table] ?? 1, in: self)
  }

  /// The name that an object has had before: that of its address.
  func id(_ entity: NSEntityDescription, number: Int) -> NSManagedObjectID? {
    order.first { $0.number == number && $0.entity.isKindOf(entity: entity.root) }
  }

  func begin(_ entity: NSEntityDescription) { begun.insert(entity.shownName) }

  func set(_ snapshot: ObjectSnapshot, for id: NSManagedObjectID) {
    if rows.updateValue(snapshot, forKey: id) == nil { order.append(id) }
    begin(id.entity)
  }

  func remove(_ id: NSManagedObjectID) {
    guard rows.removeValue(forKey: id) != nil else { return }
    order.removeAll { $0 == id }
  }

  func removeAll() { (rows, order) = ([:], []) }

  // MARK: Who looks at them

  func add(_ coordinator: NSPersistentStoreCoordinator) {
    coordinators.removeAll { $0.coordinator == nil || $0.coordinator === coordinator }
    coordinators.append(Weak(coordinator: coordinator))
  }

  var watching: [NSManagedObjectContext] { coordinators.compactMap(\.coordinator).flatMap(\.liveContexts) }
}
