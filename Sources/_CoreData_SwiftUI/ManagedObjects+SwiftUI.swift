// SwiftUI's side of Core Data: the context of a view, and objects that views follow. Files that import
// SwiftUI in a module that uses Core Data see it (`JoinedModules` in SourceAdapter), as with Apple SwiftUI
// itself has it.

import Combine
import CoreData
import SwiftUI
import Synchronization
import UIKit

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey { static var defaultValue: NSManagedObjectContext? { nil } }

  /// The context that a view fetches from. A view that was given none has one whose objects are sample
  /// objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] ?? ._ofSamples() }
    set { self[ContextKey.self] = newValue }
  }
}

extension NSManagedObject: ObservableObject {
  /// Sent when its context tells of the change, at the end of the turn.
  public var objectWillChange: ObservableObjectPublisher { ObjectSignals.publisher(of: self) }
}

/// The publishers of managed objects.
private enum ObjectSignals {
  private struct Entry {
    // An identifier is used again by objects that come later.
    weak var object: NSManagedObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: @unchecked Sendable {
    // Under its lock only.
    var entries: [ObjectIdentifier: Entry] = [:]
    var sizeThatTidies = 64
    var token: (any NSObjectProtocol)?
  }

  private static let table = Mutex(Table())

  static func publisher(of object: NSManagedObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let object = object
    return table.withLock { table in
      if table.token == nil {
        table.token = NotificationCenter.default.addObserver(
          forName: .NSManagedObjectContextObjectsDidChange, object: nil, queue: nil, using: send)
      }
      let id = ObjectIdentifier(object)
      if let entry = table.entries[id], entry.object === object { return entry.publisher }
      if table.entries.count >= table.sizeThatTidies {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sizeThatTidies = max(64, 2 * table.entries.count)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  @Sendable private static func send(_ notification: Notification) {
    let keys = [NSUpdatedObjectsKey, NSRefreshedObjectsKey, NSDeletedObjectsKey]
    let objects = keys.flatMap { notification.userInfo?[$0] as? Set<NSManagedObject> ?? [] }
    let ids = objects.map { ObjectIdentifier($0) }
    let publishers = table.withLock { table in ids.compactMap { table.entries[$0]?.publisher } }
    for publisher in publishers { publisher.send() }
  }
}
