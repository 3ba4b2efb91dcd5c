// Fetched objects in sections, and what leads from one state to the next.

import UIKit

/// Objects in sections, in order.
struct FetchedSections {
  struct Section {
    var name: String
    var objects: [NSManagedObject]
  }

  var sections: [Section] = []

  init() {}

  /// - Parameter keyPath: what names the section of an object; nil for one section without a name. Objects of
  ///   one section that do not follow each other are brought together, which on a device is a mistake.
  init(_ objects: [NSManagedObject], keyPath: String?) {
    guard let keyPath else {
      sections = [Section(name: "", objects: objects)]
      return
    }
    var places: [String: Int] = [:]
    for object in objects {
      let name = Self.name(PredicateKeys.value(keyPath, of: object))
      if let place = places[name] {
        sections[place].objects.append(object)
      } else {
        places[name] = sections.count
        sections.append(Section(name: name, objects: [object]))
      }
    }
  }

  private static func name(_ value: Any?) -> String {
    switch value {
    case nil: ""
    case let text as String: text
    case let number as NSNumber: number.stringValue
    case let value?: "\(value)"
    }
  }

  var objects: [NSManagedObject] { sections.flatMap(\.objects) }

  var paths: [ObjectIdentifier: IndexPath] {
    var paths: [ObjectIdentifier: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, object) in content.objects.enumerated() {
        paths[ObjectIdentifier(object)] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }
}

/// The changes between two states, in the order in which delegates hear of them.
struct FetchedChanges {
  struct Change {
    var object: NSManagedObject
    var type: NSFetchedResultsChangeType
    var from: IndexPath?
    var to: IndexPath?
  }

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  /// Deletions, insertions, moves, updates.
  private(set) var changes: [Change] = []

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && changes.isEmpty }

  /// - Parameter touched: objects whose values are others now.
  init(from old: FetchedSections, to new: FetchedSections, touched: Set<ObjectIdentifier>) {
    let (oldNames, newNames) = (old.sections.map(\.name), new.sections.map(\.name))
    deletedSections = oldNames.indices.filter { !newNames.contains(oldNames[$0]) }
    insertedSections = newNames.indices.filter { !oldNames.contains(newNames[$0]) }
    let (oldPaths, newPaths) = (old.paths, new.paths)
    for object in old.objects where newPaths[ObjectIdentifier(object)] == nil {
      changes.append(Change(object: object, type: .delete, from: oldPaths[ObjectIdentifier(object)]))
    }
    for object in new.objects where oldPaths[ObjectIdentifier(object)] == nil {
      changes.append(Change(object: object, type: .insert, to: newPaths[ObjectIdentifier(object)]))
    }
    let moved = Self.moved(from: old, to: new, touched)
    var updates: [Change] = []
    for object in new.objects {
      let id = ObjectIdentifier(object)
      guard let from = oldPaths[id], let to = newPaths[id] else { continue }
      if moved.contains(id) {
        changes.append(Change(object: object, type: .move, from: from, to: to))
      } else if touched.contains(id) {
        updates.append(Change(object: object, type: .update, from: from, to: to))
      }
    }
    changes += updates
  }

  /// Objects that are in another section, or stand otherwise to those that stay: touched ones before others.
  private static func moved(
    from old: FetchedSections, to new: FetchedSections, _ touched: Set<ObjectIdentifier>
  ) -> Set<ObjectIdentifier> {
    var places: [ObjectIdentifier: (section: String, place: Int)] = [:]
    for section in old.sections {
      for (place, object) in section.objects.enumerated() {
        places[ObjectIdentifier(object)] = (section.name, place)
      }
    }
    var moved: Set<ObjectIdentifier> = []
    for section in new.sections {
      let here = section.objects.map { ObjectIdentifier($0) }.filter { places[$0] != nil }
      moved.formUnion(here.filter { places[$0]?.section != section.name })
      let staying = here.filter { places[$0]?.section == section.name }
      let order = staying.compactMap { places[$0]?.place }
      let quiet = staying.indices.filter { !touched.contains(staying[$0]) }
      let kept = rising(order, preferring: Set(quiet))
      moved.formUnion(staying.indices.filter { !kept.contains($0) }.map { staying[$0] })
    }
    return moved
  }

  /// Indices of a longest rising run of `numbers` that need not be connected; those preferred are in it, if
  /// they rise.
  private static func rising(_ numbers: [Int], preferring preferred: Set<Int>) -> Set<Int> {
    // A preferred one counts more than all others together.
    let weight = numbers.count + 1
    var best = [Int](repeating: 0, count: numbers.count)
    var before = [Int](repeating: -1, count: numbers.count)
    for index in numbers.indices {
      let own = preferred.contains(index) ? weight : 1
      best[index] = own
      for earlier in 0..<index where numbers[earlier] < numbers[index] && best[earlier] + own > best[index] {
        best[index] = best[earlier] + own
        before[index] = earlier
      }
    }
    var kept: Set<Int> = []
    var next = best.indices.max { best[$0] < best[$1] } ?? -1
    while next >= 0 {
      kept.insert(next)
      next = before[next]
    }
    return kept
  }
}
