// The saved objects, in memory.

import SwiftUI

/// The saved objects of containers at one address. Contexts have the same objects; what one has not saved
/// yet, others do not find.
final class ModelStore: @unchecked Sendable {
  // Contexts of other threads save, too. An object asks while it is told of a change.
  private let lock = NSRecursiveLock()
  private var objects: [ObjectIdentifier: [any PersistentModel]] = [:]
  private var kinds: [any PersistentModel.Type] = []
  /// Classes of which there were ever objects, sample objects among them.
  private var begun: Set<ObjectIdentifier> = []
  private var followers: [Weak] = []
  private var isAnnouncing = false
  private var changes = 0
  /// The animation of changes that were not announced yet.
  private var animation: Animation?
  /// As many objects a class begins with that no code has filled (`--rows`).
  var sampleRows = SampleSettings.rows

  private struct Weak { weak var follower: (any StoreFollower)? }

  static func of(_ configuration: ModelConfiguration) -> ModelStore {
    configuration.isStoredInMemoryOnly ? ModelStore() : at(configuration.url.path)
  }

  /// The one at that address in the preview that runs; a new one where there is none yet.
  static func at(_ path: String) -> ModelStore {
    guard VirtualRunLoop.isItsThread else { return ModelStore() }
    return onMainThread(path) { path in
      let (session, key) = (SessionContext.current, "SwiftData \(path)")
      if let known = session.keptStores[key] as? ModelStore { return known }
      let made = ModelStore()
      session.keptStores[key] = made
      return made
    }
  }

  // MARK: Objects

  /// Grows with each change of an object of any context, saved or not.
  var revision: Int { lock.withLock { changes } }

  /// In the order of saving.
  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    lock.withLock {
      kinds.flatMap { kind in
        kind is T.Type ? (objects[ObjectIdentifier(kind)] ?? []).compactMap { $0 as? T } : []
      }
    }
  }

  var all: [any PersistentModel] { lock.withLock { kinds.flatMap { objects[ObjectIdentifier($0)] ?? [] } } }

  func add(_ models: [any PersistentModel]) {
    lock.withLock {
      for model in models {
        begin(type(of: model))
        objects[ObjectIdentifier(type(of: model)), default: []].append(model)
        model._$observationRegistrar.store = self
      }
    }
  }

  func remove(_ models: [any PersistentModel]) {
    let ids = Set(models.map(ObjectIdentifier.init))
    guard !ids.isEmpty else { return }
    lock.withLock {
      objects = objects.mapValues { $0.filter { !ids.contains(ObjectIdentifier($0)) } }
      for model in models {
        (model._$observationRegistrar.store, model._$observationRegistrar.context) = (nil, nil)
      }
    }
  }

  func removeAll() {
    remove(all)
    announce()
  }

  // MARK: Beginnings

  /// From now on its objects are the app's.
  func begin(_ type: any PersistentModel.Type) {
    lock.withLock {
      if !kinds.contains(where: { $0 == type }) { kinds.append(type) }
      begun.insert(ObjectIdentifier(type))
    }
  }

  func hasBegun(_ type: any PersistentModel.Type) -> Bool {
    lock.withLock { begun.contains(ObjectIdentifier(type)) }
  }

  // MARK: Telling

  func follow(_ follower: any StoreFollower) {
    lock.withLock {
      followers.removeAll { $0.follower == nil || $0.follower === follower }
      followers.append(Weak(follower: follower))
    }
  }

  /// Something has changed. Followers hear of it once, at the end of the turn.
  func announce() {
    let isFirst = lock.withLock {
      changes += 1
      animation = Transaction.current.animation ?? animation
      defer { isAnnouncing = true }
      return !isAnnouncing
    }
    if isFirst { Turn.later { self.tell() } }
  }

  @MainActor private func tell() {
    let (told, animation) = lock.withLock {
      defer { (isAnnouncing, self.animation) = (false, nil) }
      return (followers.compactMap(\.follower), self.animation)
    }
    for follower in told { follower.storeDidChange(animation) }
  }
}

/// Looks at a store again when it has changed.
protocol StoreFollower: AnyObject {
  /// - Parameter animation: that in which something was changed.
  @MainActor func storeDidChange(_ animation: Animation?)
}

/// Work for a later turn of the preview's loop.
enum Turn {
  static func later(_ work: @escaping @MainActor @Sendable () -> Void) {
    if VirtualRunLoop.isItsThread {
      onMainThread(work) { VirtualRunLoop.current.post($0) }
    } else {
      Task { @MainActor in VirtualRunLoop.current.post(work) }
    }
  }
}
