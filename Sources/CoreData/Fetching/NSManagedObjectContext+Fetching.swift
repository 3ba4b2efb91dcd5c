// Fetching objects.

import UIKit

extension NSManagedObjectContext {
  /// The objects that the request asks for, as they are in this context.
  ///
  /// - Throws: never here: an entity that no model has is reported, and has no objects.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let results: [Any]
    if request.resultType.contains(.countResultType) {
      results = [NSNumber(value: matches(request).count)]
    } else if request.resultType.contains(.dictionaryResultType) {
      results = ResultTable(request, matches(request)).rows
    } else if request.resultType.contains(.managedObjectIDResultType) {
      results = matches(request).map(\.objectID)
    } else {
      results = matches(request)
    }
    let fitting = results.compactMap { $0 as? Result }
    if fitting.count < results.count, let first = results.first {
      report(
        "A fetch of \(request.entityName ?? "nothing") wants \(Result.self), but finds \(type(of: first)).")
    }
    return fitting
  }

  /// How many objects that would be.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { matches(request).count }

  func entity<Result>(of request: NSFetchRequest<Result>) -> NSEntityDescription? {
    if let name = request.entityName, let known = model?.entitiesByName[name] { return known }
    if let entity = request.entity { return entity }
    report(
      "A fetch asks for \"\(request.entityName ?? "nothing")\", which no data model has: it finds nothing.")
    return nil
  }

  func matches<Result>(_ request: NSFetchRequest<Result>) -> [NSManagedObject] {
    guard let entity = entity(of: request) else { return [] }
    let running = Self.running
    Self.running = self
    defer { Self.running = running }
    processPendingChanges()
    let ids = request.includesPendingChanges ? visibleIDs(of: entity) : storedIDs(of: entity)
    var objects = ids.filter { request.includesSubentities || $0.entity.name == entity.name }.map(object)
    if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
    objects = (request.sortDescriptors ?? []).sorted(objects)
    if request.fetchOffset > 0 { objects = Array(objects.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { objects = Array(objects.prefix(request.fetchLimit)) }
    return objects
  }

  // Previewed code has one thread.
  private nonisolated(unsafe) static weak var lastUsed: NSManagedObjectContext?

  /// The context that was used last: what a request by itself is carried out in.
  static var running: NSManagedObjectContext? {
    get { lastUsed }
    set { if newValue != nil { lastUsed = newValue } }
  }
}
