// The places of the items while one is away from the place that the data source has it in (Facts 2.14).

import QuartzCore

/// One item at another place, between the others: they close ranks behind it and make room before it. The
/// layout sees the items as they stand; the data source knows them by where they were.
struct MovedItem: Equatable, Sendable {
  /// Where the data source has it.
  let original: IndexPath
  /// Where it stands.
  var current: IndexPath

  init(_ original: IndexPath) {
    self.original = original
    current = original
  }

  /// The data source's path of the item that stands at `path`.
  func dataPath(_ path: IndexPath) -> IndexPath { Self.moving(current, to: original, path) }

  /// Where the item stands that the data source has at `path`.
  func shownPath(_ path: IndexPath) -> IndexPath { Self.moving(original, to: current, path) }

  /// Turns the data source's numbers of items, by section, into those that the layout sees.
  func move(_ counts: inout [Int]) {
    guard original.section != current.section, counts.indices.contains(original.section),
      counts.indices.contains(current.section), counts[original.section] > 0
    else { return }
    counts[original.section] -= 1
    counts[current.section] += 1
  }

  /// Where the item at `path` is once the one at `source` has gone to `destination`.
  private static func moving(_ source: IndexPath, to destination: IndexPath, _ path: IndexPath) -> IndexPath {
    guard path.count == 2, path != source else { return path == source ? destination : path }
    var item = path.item
    if path.section == source.section, item > source.item { item -= 1 }
    if path.section == destination.section, item >= destination.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
