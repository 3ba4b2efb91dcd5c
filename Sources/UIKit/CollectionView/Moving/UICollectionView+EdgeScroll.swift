// Scrolling while an item is held near an edge of the screen (uikit-fidelity 2.14).

import QuartzCore

extension UICollectionView {
  /// Begins, where there is somewhere to go; ends by itself.
  func scrollAtEdges() {
    guard movement != nil else { return }
    if edgeStep(in: 1 / TimeInterval(VirtualRunLoop.framesPerSecond)) == nil {
      movement?.edgeScroll?.stop()
      movement?.edgeScroll = nil
    } else if movement?.edgeScroll == nil {
      movement?.edgeScroll = EdgeScroll { [weak self] seconds in self?.scrollStep(seconds) ?? false }
    }
  }

  /// The content moves under the item, which stays under the finger. Whether it may go on.
  private func scrollStep(_ seconds: TimeInterval) -> Bool {
    guard let movement, let target = edgeStep(in: seconds) else {
      self.movement?.edgeScroll = nil
      return false
    }
    let before = contentOffset
    contentOffset = target
    updateMovement(
      to: CGPoint(
        x: movement.position.x + contentOffset.x - before.x,
        y: movement.position.y + contentOffset.y - before.y))
    return self.movement?.edgeScroll != nil
  }

  /// The offset after that many seconds; nil where nothing pulls, or the content ends.
  private func edgeStep(in seconds: TimeInterval) -> CGPoint? {
    guard let movement, isScrollEnabled else { return nil }
    let area = bounds.inset(by: adjustedContentInset)
    let pull = CGPoint(
      x: EdgePull.speed(at: movement.position.x - area.minX, in: area.width),
      y: EdgePull.speed(at: movement.position.y - area.minY, in: area.height))
    let target = _legalOffset(
      nearest: CGPoint(x: contentOffset.x + pull.x * seconds, y: contentOffset.y + pull.y * seconds))
    return target == contentOffset ? nil : target
  }
}
