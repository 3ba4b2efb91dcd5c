// Whether a batch update holds together (Facts 2.10, 8.6 D9 to D11).

import Foundation

extension BatchUpdate {
  /// - Parameters:
  ///   - before: items by section before the update.
  ///   - after: the same as the data source says now.
  /// - Throws: the first mistake: places that do not exist, then contradictions, then numbers that do not add
  ///   up.
  func resolved(before: [Int], after: [Int]) throws(BatchUpdateError) -> ResolvedUpdate {
    try checkSections(before.count, after.count)
    let items = try placedItems(before, after)
    let (told, toldSections) = withoutConsequences(items)
    let resolved = ResolvedUpdate(items: told, sections: toldSections)
    try Self.checkCounts(told, before, after, resolved)
    return resolved
  }

  // MARK: Places

  private func checkSections(_ before: Int, _ after: Int) throws(BatchUpdateError) {
    try check(sections.deleted, .delete, before, isBefore: true)
    try check(sections.reloaded, .reload, before, isBefore: true)
    try check(sections.moved.map(\.from), .move, before, isBefore: true)
    try check(sections.inserted, .insert, after, isBefore: false)
    try check(sections.moved.map(\.to), .moveTo, after, isBefore: false)
    try Self.checkConflicts(sections) { .section($0) }
    let (inserted, deleted) = (sections.inserted.count, sections.deleted.count)
    guard before + inserted - deleted == after else {
      throw .sectionCount(before: before, after: after, inserted: inserted, deleted: deleted)
    }
  }

  private func check(
    _ sections: [Int], _ operation: BatchOperation, _ count: Int, isBefore: Bool
  ) throws(BatchUpdateError) {
    for section in sections where section < 0 || section >= count {
      throw .missing(.section(section), operation, count: count, isBefore: isBefore)
    }
  }

  /// The items' changes, all of which are possible by themselves and do not contradict one another.
  private func placedItems(
    _ before: [Int], _ after: [Int]
  ) throws(BatchUpdateError) -> Changes<ItemPlace> {
    var placed = Changes<ItemPlace>()
    placed.deleted = try places(items.deleted, .delete, before, isBefore: true)
    placed.reloaded = try places(items.reloaded, .reload, before, isBefore: true)
    _ = try places(reconfigured, .reconfigure, before, isBefore: true)
    let origins = try places(items.moved.map(\.from), .move, before, isBefore: true)
    placed.inserted = try places(items.inserted, .insert, after, isBefore: false)
    let targets = try places(items.moved.map(\.to), .moveTo, after, isBefore: false)
    placed.moved = zip(origins, targets).map { Move(from: $0, to: $1) }
    try Self.checkConflicts(placed) { .item($0.path) }
    return placed
  }

  private func places(
    _ paths: [IndexPath], _ operation: BatchOperation, _ counts: [Int], isBefore: Bool
  ) throws(BatchUpdateError) -> [ItemPlace] {
    var places: [ItemPlace] = []
    places.reserveCapacity(paths.count)
    for path in paths {
      guard let place = ItemPlace(path) else { throw .malformed(path, operation) }
      let count = place.section < counts.count ? counts[place.section] : nil
      guard let count, place.item < count else {
        throw .missing(.item(path), operation, count: count, isBefore: isBefore)
      }
      places.append(place)
    }
    return places
  }

  // MARK: Contradictions

  /// Reloading twice is no contradiction; all else happens to a thing once.
  private static func checkConflicts<Place: Comparable>(
    _ changes: Changes<Place>, _ subject: (Place) -> BatchUpdateError.Subject
  ) throws(BatchUpdateError) {
    // A path that is named only once contradicts nothing; most often all are.
    guard
      hasRepeats(changes.deleted + changes.moved.map(\.from) + changes.reloaded)
        || hasRepeats(changes.inserted + changes.moved.map(\.to))
    else { return }
    var before: [Place: BatchOperation] = [:]
    for (places, operation) in [
      (changes.deleted, BatchOperation.delete), (changes.moved.map(\.from), .move),
      (changes.reloaded, .reload),
    ] {
      for place in places {
        if let other = before.updateValue(operation, forKey: place), other != .reload || operation != .reload
        {
          throw .conflict(subject(place), other, operation)
        }
      }
    }
    var after: [Place: BatchOperation] = [:]
    for (places, operation) in [
      (changes.inserted, BatchOperation.insert), (changes.moved.map(\.to), .moveTo),
    ] {
      for place in places {
        if let other = after.updateValue(operation, forKey: place) {
          throw .conflict(subject(place), other, operation)
        }
      }
    }
  }

  private static func hasRepeats(_ places: [some Comparable]) -> Bool {
    let ordered = places.sorted()
    return zip(ordered, ordered.dropFirst()).contains { $0 == $1 }
  }

  // MARK: Consequences

  /// The same without changes of items that their section's own change has made already, and without
  /// repetitions.
  private func withoutConsequences(
    _ placed: Changes<ItemPlace>
  ) -> (items: Changes<ItemPlace>, sections: Changes<Int>) {
    let order = ResolvedUpdate(sections: sections)
    let gone = Set(sections.deleted + sections.reloaded)
    let new = Set(sections.inserted + sections.reloaded.compactMap(order.newSection))
    var (items, told) = (placed, sections)
    items.deleted.removeAll { gone.contains($0.section) }
    items.inserted.removeAll { new.contains($0.section) }
    items.reloaded = Set(items.reloaded).filter { !gone.contains($0.section) }
    told.reloaded = Array(Set(sections.reloaded))
    return (items, told)
  }

  // MARK: Numbers

  private static func checkCounts(
    _ items: Changes<ItemPlace>, _ before: [Int], _ after: [Int], _ resolved: ResolvedUpdate
  ) throws(BatchUpdateError) {
    let deleted = tally(items.deleted, in: before.count)
    let movedOut = tally(items.moved.map(\.from), in: before.count)
    let inserted = tally(items.inserted, in: after.count)
    let movedIn = tally(items.moved.map(\.to), in: after.count)
    for (old, count) in before.enumerated() where !resolved.isReloaded(section: old) {
      guard let new = resolved.newSection(of: old) else { continue }
      guard count + inserted[new] - deleted[old] + movedIn[new] - movedOut[old] == after[new] else {
        throw .itemCount(
          section: new, before: count, after: after[new], inserted: inserted[new], deleted: deleted[old],
          movedIn: movedIn[new], movedOut: movedOut[old])
      }
    }
  }

  /// How many of the places lie in each of so many sections.
  private static func tally(_ places: [ItemPlace], in sections: Int) -> [Int] {
    var tally = [Int](repeating: 0, count: sections)
    for place in places { tally[place.section] += 1 }
    return tally
  }
}
