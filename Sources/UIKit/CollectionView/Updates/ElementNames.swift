// The names of elements before and after a batch update, supplementary and decoration views included.

import QuartzCore

/// Items go where the update says. Supplementary and decoration views go with their section and keep their
/// place in it, but for those that the layout says come or go (Facts 2.10).
struct ElementNames {
  /// All elements of one sort.
  struct Kind: Hashable {
    var category: UICollectionView.ElementCategory
    var name: String
  }

  /// Where the views of one sort come in and drop out.
  struct Extras {
    private let deleted: [IndexPath: OrderMap]
    private let inserted: [IndexPath: OrderMap]
    private let section: ResolvedUpdate

    /// - Parameters:
    ///   - deleted: paths before the update.
    ///   - inserted: paths afterwards.
    init(deleted: [IndexPath], inserted: [IndexPath], _ update: ResolvedUpdate) {
      section = update
      let going = Dictionary(grouping: Set(deleted).filter { !$0.isEmpty }) { $0.dropLast() }
      let coming = Dictionary(grouping: Set(inserted).filter { !$0.isEmpty }) { $0.dropLast() }
      var before: [IndexPath: OrderMap] = [:]
      var after: [IndexPath: OrderMap] = [:]
      let parents = Set(going.keys).union(coming.keys.compactMap { Self.origin(of: $0, update) })
      for parent in parents {
        let new = Self.destination(of: parent, update)
        let order = OrderMap(
          leaving: (going[parent] ?? []).compactMap(\.last),
          coming: (new.flatMap { coming[$0] } ?? []).compactMap(\.last))
        before[parent] = order
        if let new { after[new] = order }
      }
      (self.deleted, self.inserted) = (before, after)
    }

    func newPath(of old: IndexPath) -> IndexPath? {
      guard let place = old.last, let parent = Self.destination(of: old.dropLast(), section) else {
        return nil
      }
      guard let order = deleted[old.dropLast()] else { return parent.appending(place) }
      return order.newPlace(of: place).map { parent.appending($0) }
    }

    func oldPath(of new: IndexPath) -> IndexPath? {
      guard let place = new.last, let parent = Self.origin(of: new.dropLast(), section) else { return nil }
      guard let order = inserted[new.dropLast()] else { return parent.appending(place) }
      return order.oldPlace(of: place).map { parent.appending($0) }
    }

    /// Of what lies at a path below `parent`; that of a whole layout's own views is empty.
    private static func destination(of parent: IndexPath, _ update: ResolvedUpdate) -> IndexPath? {
      guard let section = parent.first else { return parent }
      guard !update.isReloaded(section: section), let new = update.newSection(of: section) else { return nil }
      return IndexPath(index: new).appending(parent.dropFirst())
    }

    private static func origin(of parent: IndexPath, _ update: ResolvedUpdate) -> IndexPath? {
      guard let section = parent.first else { return parent }
      guard let old = update.oldSection(of: section), !update.isReloaded(section: old) else { return nil }
      return IndexPath(index: old).appending(parent.dropFirst())
    }
  }

  let update: ResolvedUpdate
  private let extras: [Kind: Extras]
  private let plain: Extras
  private let reloadedAfter: Set<IndexPath>

  init(_ update: ResolvedUpdate, _ extras: [Kind: Extras] = [:]) {
    self.update = update
    self.extras = extras
    plain = Extras(deleted: [], inserted: [], update)
    reloadedAfter = Set(update.reloadedItems.compactMap(update.newPath))
  }

  /// nil for an element that is gone, or whose view is replaced.
  func newName(of old: ElementID) -> ElementID? {
    guard old.category == .cell else {
      return extras(of: old).newPath(of: old.indexPath).map { old.at($0) }
    }
    return update.reloadedItems.contains(old.indexPath) ? nil : update.newPath(of: old.indexPath).map(old.at)
  }

  /// nil for an element that is new, or whose view is replaced.
  func oldName(of new: ElementID) -> ElementID? {
    guard new.category == .cell else {
      return extras(of: new).oldPath(of: new.indexPath).map { new.at($0) }
    }
    return reloadedAfter.contains(new.indexPath) ? nil : update.oldPath(of: new.indexPath).map(new.at)
  }

  private func extras(of id: ElementID) -> Extras {
    extras[Kind(category: id.category, name: id.kind)] ?? plain
  }
}

extension ElementID {
  fileprivate func at(_ path: IndexPath) -> ElementID {
    ElementID(category: category, kind: kind, indexPath: path)
  }
}
