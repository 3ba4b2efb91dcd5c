// How one snapshot becomes another: what the collection view is told (uikit-fidelity 5.3, 5.4).

import QuartzCore

/// The batch of changes between two snapshots. Paths of what goes, is made again and leaves its place are those before;
/// of what comes and arrives, those after.
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
  ///   - reloading: sections and items of `new` whose views are to be made again; what is not in `old` too is new
  ///     anyway.
  ///   - reconfiguring: items of `new` whose views are to be set up again.
  init<Section, Item>(
    from old: SnapshotContents<Section, Item>, to new: SnapshotContents<Section, Item>,
    reloading: (sections: Set<Section>, items: Set<Item>) = ([], []), reconfiguring: Set<Item> = []
  ) {
    let list = ListDifference(from: old.sections, to: new.sections)
    deletedSections = IndexSet(list.deletions)
    insertedSections = IndexSet(list.insertions)
    // A section that both moves and is made again goes and comes (uikit-fidelity 5.4).
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
    let toldHomes = Set(pairs.map { new.sections[$0.after] })
    let lists = pairs.map {
      ListDifference(from: old.itemsBySection[$0.before], to: new.itemsBySection[$0.after])
    }

    /// Items that go from one section to another, by where they were.
    var leaving: [Item: IndexPath] = [:]
    for (pair, list) in zip(pairs, lists) {
      for place in list.deletions {
        let item = old.itemsBySection[pair.before][place]
        let path = IndexPath(item: place, section: pair.before)
        if let home = new.section(of: item), toldHomes.contains(home) {
          leaving[item] = path
        } else {
          deletedItems.append(path)
        }
      }
    }
    for (pair, list) in zip(pairs, lists) {
      let items = new.itemsBySection[pair.after]
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
    addRemade(reloading, reconfiguring, told: pairs.map(\.before).sorted(), old, new)
  }

  /// One that both moves and is made again goes and comes (uikit-fidelity 5.4).
  private mutating func addMove(from: IndexPath, to: IndexPath, isRemade: Bool) {
    if isRemade {
      deletedItems.append(from)
      insertedItems.append(to)
    } else {
      movedItems.append(ItemMove(from: from, to: to))
    }
  }

  /// What stays in its place and is made or set up again.
  private mutating func addRemade<Section, Item>(
    _ reloading: Set<Item>, _ reconfiguring: Set<Item>, told: [Int],
    _ old: SnapshotContents<Section, Item>, _ new: SnapshotContents<Section, Item>
  ) {
    guard !reloading.isEmpty || !reconfiguring.isEmpty else { return }
    let gone = Set(deletedItems)
    for section in told {
      for (place, item) in old.itemsBySection[section].enumerated() {
        let isReloaded = reloading.contains(item)
        guard isReloaded || reconfiguring.contains(item) else { continue }
        let path = IndexPath(item: place, section: section)
        guard !gone.contains(path), new.section(of: item) != nil else { continue }
        if isReloaded { reloadedItems.append(path) } else { reconfiguredItems.append(path) }
      }
    }
  }
}
