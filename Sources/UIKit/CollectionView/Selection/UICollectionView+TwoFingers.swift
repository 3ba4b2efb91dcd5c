// Items that two fingers select.

import QuartzCore

extension UICollectionView: TwoFingerSelecting {
  /// To be called when it may have changed whether several items can be selected while they are edited.
  func followTwoFingers() {
    if allowsMultipleSelectionDuringEditing, selection.twoFingers == nil {
      selection.twoFingers = TwoFingerSelection(self)
    }
    selection.twoFingers?.pan.isEnabled = allowsMultipleSelectionDuringEditing
  }

  var selectedPaths: Set<IndexPath> { selection.paths }

  func path(underFingers point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  var countsBySection: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  func mayBeginSelecting(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
  }

  func beginSelecting(at path: IndexPath) {
    if !isEditing { isEditing = true }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func endSelecting() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  func turn(_ path: IndexPath, selected: Bool) {
    guard hasItem(at: path), selectedPaths.contains(path) != selected else { return }
    if selected {
      guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
      setSelected(true, at: path)
      delegate?.collectionView(self, didSelectItemAt: path)
    } else {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, at: path)
      delegate?.collectionView(self, didDeselectItemAt: path)
    }
  }
}
