import Foundation

@testable import UIKit

/// Carries a batch out on lists of names, slowly and plainly.
struct BatchOracle {
  /// By section and item; nil for an item that is new or made again.
  private(set) var after: [[IndexPath?]]
  /// Sections before, by place afterwards; nil for inserted ones.
  private(set) var sections: [Int?]

  init(_ batch: BatchUpdate, before: [Int], after counts: [Int]) {
    let moves = batch.sections.moved
    var staying = before.indices.filter { old in
      !batch.sections.deleted.contains(old) && !moves.contains { $0.from == old }
    }
    sections = counts.indices.map { new in
      if batch.sections.inserted.contains(new) { return nil }
      if let move = moves.first(where: { $0.to == new }) { return move.from }
      return staying.removeFirst()
    }
    after = []
    for (new, old) in sections.enumerated() {
      let isNew = old.map { batch.sections.reloaded.contains($0) } ?? true
      var rest: [IndexPath?] = (0..<(isNew ? 0 : before[old ?? 0])).map {
        IndexPath(item: $0, section: old ?? 0)
      }
      rest.removeAll { path in
        batch.items.deleted.contains { $0 == path } || batch.items.moved.contains { $0.from == path }
      }
      after.append(
        (0..<counts[new]).map { item in
          let path = IndexPath(item: item, section: new)
          if let move = batch.items.moved.first(where: { $0.to == path }) { return move.from }
          if isNew || batch.items.inserted.contains(path) { return nil }
          return rest.removeFirst()
        })
    }
  }

  func oldPath(of new: IndexPath) -> IndexPath? { after[new.section][new.item] }

  func newPath(of old: IndexPath) -> IndexPath? {
    for (section, items) in after.enumerated() {
      if let item = items.firstIndex(of: old) { return IndexPath(item: item, section: section) }
    }
    return nil
  }
}

/// Batches that hold together, by chance.
struct BatchMaker {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
  }

  mutating func shuffled(_ values: [Int]) -> [Int] {
    var values = values
    for place in values.indices.reversed() { values.swapAt(place, below(place + 1)) }
    return values
  }

  mutating func make() -> (batch: BatchUpdate, before: [Int], after: [Int]) {
    let before = (0..<below(4)).map { _ in below(5) }
    var batch = BatchUpdate()
    var old = shuffled(Array(before.indices))
    batch.sections.deleted = (0..<below(old.count + 1) / 2).compactMap { _ in old.popLast() }
    let moved = (0..<below(old.count + 1)).compactMap { _ in old.popLast() }
    let inserted = below(3)
    var places = shuffled(Array(0..<(old.count + moved.count + inserted)))
    let sectionCount = places.count
    batch.sections.inserted = (0..<inserted).compactMap { _ in places.popLast() }
    batch.sections.moved = moved.compactMap { from in places.popLast().map { .init(from: from, to: $0) } }
    if let one = old.first, below(3) == 0 { batch.sections.reloaded = [one] }

    let origins = BatchOracle(batch, before: before, after: Array(repeating: 0, count: sectionCount)).sections
    let kept = origins.map { old in old.flatMap { batch.sections.reloaded.contains($0) ? nil : $0 } }
    var rest = Array(repeating: 0, count: sectionCount)
    var travellers: [IndexPath] = []
    for (new, old) in kept.enumerated() {
      guard let old else { continue }
      var items = shuffled(Array(0..<before[old]))
      func take(_ count: Int) -> [IndexPath] {
        (0..<count).compactMap { _ in items.popLast() }.map { IndexPath(item: $0, section: old) }
      }
      batch.items.deleted += take(below(items.count + 1) / 2)
      travellers += take(below(items.count + 1) / 2)
      if let one = items.first, below(3) == 0 {
        batch.items.reloaded.append(IndexPath(item: one, section: old))
      }
      rest[new] = items.count
    }
    var arriving = Array(repeating: [IndexPath](), count: sectionCount)
    for traveller in travellers { arriving[below(sectionCount)].append(traveller) }
    var after: [Int] = []
    for new in 0..<sectionCount {
      let inserted = below(3)
      after.append(rest[new] + arriving[new].count + inserted)
      var places = shuffled(Array(0..<after[new])).map { IndexPath(item: $0, section: new) }
      for from in arriving[new] {
        if let to = places.popLast() { batch.items.moved.append(.init(from: from, to: to)) }
      }
      if kept[new] != nil { batch.items.inserted += places.suffix(inserted) }
    }
    return (batch, before, after)
  }
}
