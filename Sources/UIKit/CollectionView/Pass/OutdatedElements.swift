// Which elements an invalidation is about (Facts 2.3).

import QuartzCore

/// The elements whose attributes the layout is asked for again, one by one; the rest of its answer holds.
enum OutdatedElements: Equatable, Sendable {
  /// Empty: nothing has been invalidated.
  case some(Set<ElementID>)
  case all

  mutating func formUnion(_ other: OutdatedElements) {
    guard case .some(let mine) = self, case .some(let others) = other else {
      self = .all
      return
    }
    self = .some(mine.union(others))
  }

  func holds(_ id: ElementID) -> Bool {
    switch self {
    case .all: true
    case .some(let names): names.contains(id)
    }
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// More elements than this are not asked for one by one: one answer for the screen costs less.
  private static let mostAskedSingly = 1_000

  /// A context that names nothing means everything, and so does one for other data.
  var outdatedElements: OutdatedElements {
    guard !invalidateEverything, !invalidateDataSourceCounts, keepsOtherElements else { return .all }
    let items = invalidatedItemIndexPaths ?? []
    let supplementary = invalidatedSupplementaryIndexPaths ?? [:]
    let decorations = invalidatedDecorationIndexPaths ?? [:]
    let count = [supplementary, decorations].flatMap(\.values).reduce(items.count) { $0 + $1.count }
    guard count > 0, count <= Self.mostAskedSingly else { return .all }

    var names = Set(items.map(ElementID.cell))
    for (kind, paths) in supplementary { names.formUnion(paths.map { .supplementary(kind, $0) }) }
    for (kind, paths) in decorations { names.formUnion(paths.map { .decoration(kind, $0) }) }
    return .some(names)
  }
}
