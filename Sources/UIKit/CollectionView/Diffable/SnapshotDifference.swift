// How one snapshot becomes another: what the collection view is told (Facts 5.3, 5.4).

import QuartzCore

/// The batch of changes between two snapshots. Paths of what goes, is made again and leaves its place are
/// those before; of what comes and arrives, those after.
struct SnapshotDifference: Equatable {
  struct ItemMove: Equatable {
    var from: IndexPath
    var to: IndexPath
  }

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [ListDifference.Move] = []
  private(set) var reloadedSections = IndexSet()
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [ItemMove] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var reconfiguredItems: [IndexPath] = []

  var isEmpty: Bool { self == SnapshotDifference() }

  private init() {}
}

extension SnapshotDifference {
  /// - Parameters:
  ///   - reloading: sections and items of `new` whose views are to be made again; what is not in `old` too is
  ///     new anyway.
  ///   - reconfiguring: items of `new` whose views are to be set up again.
  init<Section, Item>(
    from old: SnapshotContents<Section, Item>, to new: SnapshotContents<Section, Item>,
    reloading: (sections: Set<Section>, items: Set<Item>) = ([], []), reconfiguring: Set<Item> = []
  ) {
    let list = ListDifference(from: old.sections, to: new.sections)
    deletedSections = IndexSet(list.deletions)
    insertedSections = IndexSet(list.insertions)
    // A section that both moves and is made again goes and comes (Facts 5.4).
    for move in list.moves {
      if reloading.sections.contains(new.sections[move.to]) {
        deletedSections.insert(move.from)
        insertedSections.insert(move.to)
      } else {
        movedSections.append(move)
      }
    }
    let moved = Set(list.moves.map(\.to))
    for (index, section) in new.sections.enumerated()
    where reloading.sections.contains(section) && !moved.contains(index) {
      if let before = old.index(of: section) { reloadedSections.insert(before) }
    }
    addItems(from: old, to: new, reloading: reloading.items, reconfiguring: reconfiguring)
  }

  /// Items of sections that come, go or are made again are part of that, and none of them is told by itself.
  private func tellsItems(ofOld section: Int) -> Bool {
    !deletedSections.contains(section) && !reloadedSections.contains(section)
  }

  private mutating func addItems<Section, Item>(
    from old: SnapshotContents<Section, Item>, to new: SnapshotContents<Section, Item>,
    reloading: Set<Item>, reconfiguring: Set<Item>
  ) {
    let pairs = new.sections.enumerated().compactMap { after, section in
      old.index(of: section).flatMap { tellsItems(ofOld: $0) ? (before: $0, after: after) : nil }
    }
    let told = Set(pairs.map(\.after))
    let befores = pairs.map { old.items(at: $0.before) }
    let afters = pairs.map { new.items(at: $0.after) }
    let lists = pairs.indices.map { index in
      let (before, after) = pairs[index]
      return ListDifference(
        from: befores[index], to: afters[index], isInNew: { new.sectionIndex(of: $0) == after },
        placeInOld: { old.sectionIndex(of: $0) == before ? old.place(of: $0)?.item : nil })
    }

    /// Items that go from one section to another, by where they were.
    var leaving: [Item: IndexPath] = [:]
    for (index, (pair, list)) in zip(pairs, lists).enumerated() {
      for place in list.deletions {
        let item = befores[index][place]
        let path = IndexPath(item: place, section: pair.before)
        if let home = new.sectionIndex(of: item), told.contains(home) {
          leaving[item] = path
        } else {
          deletedItems.append(path)
        }
      }
    }
    for (index, (pair, list)) in zip(pairs, lists).enumerated() {
      let items = afters[index]
      for place in list.insertions {
        let to = IndexPath(item: place, section: pair.after)
        if let from = leaving[items[place]] {
          addMove(from: from, to: to, isRemade: reloading.contains(items[place]))
        } else {
          insertedItems.append(to)
        }
      }
      for move in list.moves {
        addMove(
          from: IndexPath(item: move.from, section: pair.before),
          to: IndexPath(item: move.to, section: pair.after), isRemade: reloading.contains(items[move.to]))
      }
    }
    addRemade(reloading, reconfiguring, told: Set(pairs.map(\.before)), old, new)
  }

  /// One that both moves and is made again goes and comes (Facts 5.4).
  private mutating func addMove(from: IndexPath, to: IndexPath, isRemade: Bool) {
    if isRemade {
      deletedItems.append(from)
      insertedItems.append(to)
    } else {
      movedItems.append(ItemMove(from: from, to: to))
    }
  }

  /// Adds elements that stay in their places and are made or set up again.
  private mutating func addRemade<Section, Item>(
    _ reloading: Set<Item>, _ reconfiguring: Set<Item>, told: Set<Int>,
    _ old: SnapshotContents<Section, Item>, _ new: SnapshotContents<Section, Item>
  ) {
    guard !reloading.isEmpty || !reconfiguring.isEmpty else { return }
    let gone = Set(deletedItems)
    func paths(_ items: some Sequence<Item>) -> [IndexPath] {
      items.compactMap { item in
        guard new.contains(item), let place = old.place(of: item), told.contains(place.section) else {
          return nil
        }
        let path = IndexPath(item: place.item, section: place.section)
        return gone.contains(path) ? nil : path
      }.sorted()
    }
    reloadedItems = paths(reloading)
    reconfiguredItems = paths(reconfiguring.subtracting(reloading))
  }
}
