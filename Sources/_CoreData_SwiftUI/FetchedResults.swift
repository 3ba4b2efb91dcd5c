// FetchedResults — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: predicates of Foundation's own.

import CoreData
import PreviewRuntime
import SwiftUI
import UIKit

/// The objects that a fetch has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]
  let fetch: LiveFetch<Result>

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }

  /// Another one fetches again.
  public var nsPredicate: NSPredicate? {
    get { fetch.request.predicate }
    nonmutating set { fetch.change { $0.predicate = newValue } }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetch.request.sortDescriptors ?? [] }
    nonmutating set { fetch.change(order: []) { $0.sortDescriptors = newValue } }
  }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { fetch.order }
    nonmutating set { fetch.change(order: newValue) { $0.sortDescriptors = nil } }
  }
}

/// A fetch that a view follows; it has the view look again when what it finds changes.
///
/// Used on UIKit's one thread.
final class LiveFetch<Result: NSFetchRequestResult>: @unchecked Sendable {
  private(set) var request = NSFetchRequest<Result>()
  /// Of what is found; empty: as the request says.
  private(set) var order: [SortDescriptor<Result>] = []
  private var context: NSManagedObjectContext?
  private var token: (any NSObjectProtocol)?
  private var changed: @MainActor () -> Void = {}
  /// nil: to be fetched.
  private var found: [Result]?
  /// A setting of the view itself stands before the one that it was made with.
  private var isChanged = false

  deinit { token.map(NotificationCenter.default.removeObserver) }

  /// The view is about to be asked for its body.
  func begin(
    _ context: NSManagedObjectContext, _ request: NSFetchRequest<Result>, _ order: [SortDescriptor<Result>],
    _ changed: @escaping @MainActor () -> Void
  ) {
    if self.context !== context {
      token.map(NotificationCenter.default.removeObserver)
      self.context = context
      token = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { [weak self] in self?.contextDidChange($0) }
    }
    if !isChanged { (self.request, self.order) = (request, order) }
    (self.changed, found) = (changed, nil)
  }

  func change(order: [SortDescriptor<Result>]? = nil, _ change: (NSFetchRequest<Result>) -> Void) {
    let copy = request._recast(NSFetchRequest<Result>.self)
    change(copy)
    (request, isChanged, found) = (copy, true, nil)
    if let order { self.order = order }
    tell()
  }

  func objects(in context: NSManagedObjectContext) -> [Result] {
    guard self.context == nil || self.context === context else { return fetched(in: context) }
    let now = found ?? fetched(in: context)
    found = now
    return now
  }

  private func fetched(in context: NSManagedObjectContext) -> [Result] {
    if request.entity == nil, request.entityName == nil, let type = Result.self as? NSManagedObject.Type {
      request.entity = type.entity()
    }
    let objects = (try? context.fetch(request)) ?? []
    return order.isEmpty ? objects : objects.sorted(using: order)
  }

  private func contextDidChange(_ notification: Notification) {
    // A view that has not read it yet will find what is there then.
    guard let found, let context else { return }
    let now = fetched(in: context)
    let updated = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
    let isSame = now.elementsEqual(found) { $0 === $1 }
    guard !isSame || now.contains(where: { ($0 as? NSManagedObject).map(updated.contains) ?? false }) else {
      return
    }
    self.found = now
    tell()
  }

  private func tell() {
    let changed = changed
    if MainThread.isCurrent {
      MainActor.assumeIsolated { changed() }
    } else {
      DispatchQueue.main.async { changed() }
    }
  }
}
