// The changes from some sections to others.

@_exported import Differentiator
import UIKit

/// Places to delete and to reload, as they were, and to insert, as they will be. An element that moves is
/// deleted and inserted.
struct SectionChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []

  /// nil where something is there twice: then nothing can be told apart.
  init?<Section: AnimatableSectionModelType>(from old: [Section], to new: [Section]) {
    guard Self.areDistinct(old), Self.areDistinct(new) else { return nil }
    for change in new.map(\.identity).difference(from: old.map(\.identity)) {
      switch change {
      case .remove(let section, _, _): deletedSections.insert(section)
      case .insert(let section, _, _): insertedSections.insert(section)
      }
    }
    let stayed = zip(
      old.indices.filter { !deletedSections.contains($0) },
      new.indices.filter { !insertedSections.contains($0) })
    for (from, to) in stayed { compare(old[from].items, from, new[to].items, to) }
  }

  private mutating func compare<Item: IdentifiableType & Equatable>(
    _ old: [Item], _ from: Int, _ new: [Item], _ to: Int
  ) {
    var gone = Set<Int>()
    var come = Set<Int>()
    for change in new.map(\.identity).difference(from: old.map(\.identity)) {
      switch change {
      case .remove(let item, _, _): gone.insert(item)
      case .insert(let item, _, _): come.insert(item)
      }
    }
    deleted += gone.sorted().map { IndexPath(item: $0, section: from) }
    inserted += come.sorted().map { IndexPath(item: $0, section: to) }
    for (a, b) in zip(old.indices.filter { !gone.contains($0) }, new.indices.filter { !come.contains($0) })
    where old[a] != new[b] { reloaded.append(IndexPath(item: a, section: from)) }
  }

  private static func areDistinct<Section: AnimatableSectionModelType>(_ sections: [Section]) -> Bool {
    let items = sections.flatMap(\.items)
    return Set(sections.map(\.identity)).count == sections.count
      && Set(items.map(\.identity)).count == items.count
  }
}
