// Changes of the data. For now each of them lays out everything anew, without animation.
//
// The data source has changed by the time of the call, and what is shown afterwards is right; cells are made again, and
// the layout hears of a reload, not of single items.

import QuartzCore

extension UICollectionView {
  /// Whether changes are being collected.
  var isCollectingUpdates: Bool { updateDepth > 0 }

  func collectUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 {
      hasCollectedUpdates = false
      reload(keeping: selectedPaths)
      layoutIfNeeded()
    }
    if let completion { VirtualRunLoop.current.post { completion(true) } }
  }

  func dataChanged() {
    if isCollectingUpdates {
      hasCollectedUpdates = true
    } else {
      reload(keeping: selectedPaths)
    }
  }

  /// Selected stays what still exists at its path.
  private func reload(keeping selection: Set<IndexPath>) {
    reload()
    for path in selection where hasItem(at: path) { setSelected(true, at: path) }
  }
}
