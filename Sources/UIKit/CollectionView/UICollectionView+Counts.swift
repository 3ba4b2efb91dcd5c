// How many elements there are, and starting over (Facts 2.1, 2.7).

import QuartzCore

extension UICollectionView {
  /// Items per section, asked from the data source once until its counts are invalidated.
  func counts() -> [Int] {
    if let known = itemCounts.known { return known }
    // A data source that asks for the counts while it is asked for them gets none.
    guard let dataSource, !itemCounts.isAsking else { return [] }
    itemCounts.isAsking = true
    defer { itemCounts.isAsking = false }
    index.areTitlesKnown = false
    let sections = dataSource.numberOfSections(in: self)
    var counted = (0..<max(0, sections)).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    movement?.item.move(&counted)
    itemCounts.known = counted
    return counted
  }

  func count(inSection section: Int) -> Int {
    let counts = counts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The number of items in all sections, for the page's position bar.
  package var numberOfItemsInTotal: Int {
    counts().reduce(0) { sum, count in
      let (total, isTooMuch) = sum.addingReportingOverflow(count)
      return isTooMuch ? .max : total
    }
  }

  func hasItem(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indexPath[1] >= 0 && indexPath[1] < count(inSection: indexPath[0])
  }

  /// Supplementary and decoration views may have any place within a section that exists; those of the whole
  /// layout have a path of one step.
  func hasPlace(for id: ElementID) -> Bool {
    switch id.category {
    case .cell:
      return hasItem(at: id.indexPath)
    case .supplementaryView, .decorationView:
      guard id.indexPath.allSatisfy({ $0 >= 0 }), let section = id.indexPath.first else { return false }
      return id.indexPath.count == 1 || section < counts().count
    }
  }

  func reload() {
    abandonMovement()
    dropAllViews()
    prefetch = PrefetchState()
    clearSelection()
    resetOrthogonalScrolling()
    invalidateEverything()
  }

  /// The invalidation of `reloadData()` and of a new layout (Facts 2.3).
  func invalidateEverything() {
    itemCounts.known = nil
    let context = layout.makeInvalidationContext()
    context.markEverything()
    layout.systemInvalidate(with: context)
  }

  /// Reports `message` the first time: a layout that goes wrong does so at every frame. `key` says what
  /// counts as the same where the message has numbers in it that change.
  func warn(_ message: @autoclosure () -> String, once key: @autoclosure () -> String? = nil) {
    guard warnings.count < 100 else { return }
    let key = key()
    guard warnings.insert(key ?? message()).inserted else { return }
    SessionContext.current.report("UICollectionView: \(message())")
  }
}
