// The changes of one batch, as they were called for. Nothing here asks a view, a layout or a data source.

import Foundation

/// Collects insertions, deletions, moves and reloads, in the order of the calls.
///
/// Deletions, reloads and what moves are named by their places before the update, insertions and where things
/// move by those afterwards, whatever the order of the calls (Facts 2.10).
struct BatchUpdate: Equatable, Sendable {
  /// One thing that goes to another place.
  struct Move<Place: Hashable & Sendable>: Equatable, Sendable {
    /// Before the update.
    var from: Place
    /// After the update.
    var to: Place
  }

  /// The changes asked for, of items or of sections.
  struct Changes<Place: Hashable & Sendable>: Equatable, Sendable {
    var deleted: [Place] = []
    var inserted: [Place] = []
    var reloaded: [Place] = []
    var moved: [Move<Place>] = []

    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty }
  }

  var items = Changes<IndexPath>()
  var sections = Changes<Int>()
  /// Items whose views are filled again where they stand. The layout hears nothing of it.
  var reconfigured: [IndexPath] = []

  var isEmpty: Bool { items.isEmpty && sections.isEmpty && reconfigured.isEmpty }
}

/// The kinds of changes that an update makes to an item or a section.
enum BatchOperation: String, Sendable {
  case insert, delete, reload, reconfigure, move
  /// The place that something moves to.
  case moveTo = "move to"
}

/// Mistakes in a batch update: what UIKit ends the program for. Paths and numbers are the program's own.
enum BatchUpdateError: Error, Equatable {
  enum Subject: Hashable, Sendable {
    case item(IndexPath)
    case section(Int)
  }

  /// The path has not two steps, or one of them is negative.
  case malformed(IndexPath, BatchOperation)
  /// `count` is of items in the path's section, or of sections; nil where the item's section does not exist.
  case missing(Subject, BatchOperation, count: Int?, isBefore: Bool)
  /// Both were asked for of one subject; or one of them twice.
  case conflict(Subject, BatchOperation, BatchOperation)
  /// `section` is the place afterwards.
  case itemCount(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
}

extension BatchUpdateError: CustomStringConvertible {
  /// The mistake, with the numbers, and what to do about it.
  var description: String {
    switch self {
    case .malformed(let path, let operation):
      return
        "cannot \(operation.rawValue) \(path): an item has a path of a section and an item, both not negative"
    case .missing(let subject, let operation, let count, let isBefore):
      return Self.missing(subject, operation, count, isBefore)
    case .conflict(let subject, let one, let other):
      if one == other { return "\(subject) is to \(one.rawValue) twice in one update; ask for it once" }
      return "\(subject) is to \(one.rawValue) and to \(other.rawValue) in one update; ask for one of the two"
    case .itemCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      let expected = before + inserted - deleted + movedIn - movedOut
      return "section \(section) has \(after) items after the update, but should have \(expected): "
        + "\(before) before, \(inserted) inserted, \(deleted) deleted, \(movedIn) moved in, \(movedOut) moved out. "
        + "Change what numberOfItemsInSection counts by exactly what the update says, before it ends"
    case .sectionCount(let before, let after, let inserted, let deleted):
      return "there are \(after) sections after the update, but should be \(before + inserted - deleted): "
        + "\(before) before, \(inserted) inserted, \(deleted) deleted. "
        + "Change what numberOfSections counts by exactly what the update says, before it ends"
    }
  }

  private static func missing(
    _ subject: Subject, _ operation: BatchOperation, _ count: Int?, _ isBefore: Bool
  ) -> String {
    let time = isBefore ? "before" : "after"
    let there: String
    switch (subject, count) {
    case (.item(let path), let count?):
      there = "section \(path.section) has \(count) items \(time) the update"
    case (.item(let path), nil): there = "there is no section \(path.section) \(time) the update"
    case (.section, let count): there = "there are \(count ?? 0) sections \(time) the update"
    }
    return "cannot \(operation.rawValue) \(subject): \(there). "
      + (isBefore
        ? "Deletions, reloads and what moves are named by places before the update"
        : "Insertions and where things move are named by places after the update; change the data before it ends")
  }
}

extension BatchUpdateError.Subject: CustomStringConvertible {
  var description: String {
    switch self {
    case .item(let path): "item \(path.item) of section \(path.section)"
    case .section(let section): "section \(section)"
    }
  }
}
