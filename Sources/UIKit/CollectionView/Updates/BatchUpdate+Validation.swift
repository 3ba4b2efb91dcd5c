// Whether a batch update holds together (uikit-fidelity 2.10, 8.6 D9 to D11).

import Foundation

extension BatchUpdate {
  /// - Parameters:
  ///   - before: items by section before the update.
  ///   - after: the same as the data source says now.
  /// - Throws: the first mistake: places that do not exist, then contradictions, then numbers that do not add up.
  func resolved(before: [Int], after: [Int]) throws(BatchUpdateError) -> ResolvedUpdate {
    try checkSections(before.count, after.count)
    try checkItems(before, after)
    let update = withoutConsequences
    let resolved = ResolvedUpdate(update)
    try update.checkCounts(before, after, resolved)
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

  private func checkItems(_ before: [Int], _ after: [Int]) throws(BatchUpdateError) {
    try check(items.deleted, .delete, before, isBefore: true)
    try check(items.reloaded, .reload, before, isBefore: true)
    try check(reconfigured, .reconfigure, before, isBefore: true)
    try check(items.moved.map(\.from), .move, before, isBefore: true)
    try check(items.inserted, .insert, after, isBefore: false)
    try check(items.moved.map(\.to), .moveTo, after, isBefore: false)
    try Self.checkConflicts(items) { .item($0) }
  }

  private func check(
    _ paths: [IndexPath], _ operation: BatchOperation, _ counts: [Int], isBefore: Bool
  ) throws(BatchUpdateError) {
    for path in paths {
      guard path.count == 2, path.section >= 0, path.item >= 0 else { throw .malformed(path, operation) }
      let count = path.section < counts.count ? counts[path.section] : nil
      guard let count, path.item < count else {
        throw .missing(.item(path), operation, count: count, isBefore: isBefore)
      }
    }
  }

  // MARK: Contradictions

  /// Reloading twice is no contradiction; all else happens to a thing once.
  private static func checkConflicts<Place>(
    _ changes: Changes<Place>, _ subject: (Place) -> BatchUpdateError.Subject
  ) throws(BatchUpdateError) {
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

  // MARK: Consequences

  /// The same without changes of items that their section's own change has made already, and without repetitions.
  private var withoutConsequences: BatchUpdate {
    let order = ResolvedUpdate(BatchUpdate(sections: sections))
    let gone = Set(sections.deleted + sections.reloaded)
    let new = Set(sections.inserted + sections.reloaded.compactMap(order.newSection))
    var batch = self
    batch.items.deleted.removeAll { gone.contains($0.section) }
    batch.items.inserted.removeAll { new.contains($0.section) }
    batch.items.reloaded = Set(items.reloaded).filter { !gone.contains($0.section) }
    batch.sections.reloaded = Array(Set(sections.reloaded))
    batch.reconfigured = reconfigured
    return batch
  }

  // MARK: Numbers

  private func checkCounts(
    _ before: [Int], _ after: [Int], _ resolved: ResolvedUpdate
  ) throws(BatchUpdateError) {
    let deleted = Dictionary(grouping: items.deleted, by: \.section)
    let movedOut = Dictionary(grouping: items.moved.map(\.from), by: \.section)
    let inserted = Dictionary(grouping: items.inserted, by: \.section)
    let movedIn = Dictionary(grouping: items.moved.map(\.to), by: \.section)
    for (old, count) in before.enumerated() where !resolved.isReloaded(section: old) {
      guard let new = resolved.newSection(of: old) else { continue }
      let (in1, out1) = (inserted[new]?.count ?? 0, deleted[old]?.count ?? 0)
      let (in2, out2) = (movedIn[new]?.count ?? 0, movedOut[old]?.count ?? 0)
      guard count + in1 - out1 + in2 - out2 == after[new] else {
        throw .itemCount(
          section: new, before: count, after: after[new], inserted: in1, deleted: out1, movedIn: in2,
          movedOut: out2)
      }
    }
  }
}
