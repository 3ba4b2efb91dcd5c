import QuartzCore
import Testing
import UIKit

@MainActor private final class Prefetcher: UICollectionViewDataSourcePrefetching {
  var announced: [[Int]] = []
  var calledOff: [[Int]] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced.append(indexPaths.map(\.item))
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    calledOff.append(indexPaths.map(\.item))
  }
}

/// Facts 2.8
@MainActor @Suite struct `Prefetching` {
  private let source = Prefetcher()

  private func rig() -> CollectionRig {
    let rig = CollectionRig(RowLayout(), items: 100)
    rig.view.prefetchDataSource = source
    return rig.start()
  }

  @Test func `what follows the screen is announced once, the nearest first, and makes no cell`() {
    let rig = rig()

    #expect(source.announced == [[7, 8, 9, 10, 11, 12]])
    #expect(rig.cellsMade.count == 6)
    rig.view.contentOffset.y = 90
    rig.loop.settle()
    #expect(source.announced.count == 1)
  }

  @Test func `scrolling back announces what lies before, and calls off what was left behind`() {
    let rig = rig()
    rig.view.contentOffset.y = 5050
    rig.loop.settle()
    #expect(source.calledOff == [[7, 8, 9, 10, 11, 12]])

    rig.view.contentOffset.y = 4350
    rig.loop.settle()
    #expect(source.announced.last == [42, 41, 40, 39, 38, 37])
  }

  @Test func `turned off, nothing is announced`() {
    let rig = CollectionRig(RowLayout(), items: 100)
    rig.view.isPrefetchingEnabled = false
    rig.view.prefetchDataSource = source
    _ = rig.start()

    #expect(source.announced.isEmpty)
  }
}
