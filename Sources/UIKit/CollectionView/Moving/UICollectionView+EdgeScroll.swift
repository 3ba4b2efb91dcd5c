// Scrolling while an item is held near an edge of the screen (Facts 2.14).

import QuartzCore

extension UICollectionView {
  /// One scroll view that is to move under the finger, and where to.
  private struct EdgeStep {
    let view: UIScrollView
    let offset: CGPoint
  }

  /// Begins, where there is somewhere to go; ends by itself.
  func scrollAtEdges() {
    guard movement != nil else { return }
    let steps = edgeSteps(in: 1 / TimeInterval(VirtualRunLoop.framesPerSecond))
    notePulled(steps)
    if steps.isEmpty {
      movement?.edgeScroll?.stop()
      movement?.edgeScroll = nil
    } else if movement?.edgeScroll == nil {
      movement?.edgeScroll = EdgeScroll { [weak self] seconds in self?.scrollStep(seconds) ?? false }
    }
  }

  /// The content moves under the item, which stays under the finger. Whether it may go on.
  private func scrollStep(_ seconds: TimeInterval) -> Bool {
    let steps = edgeSteps(in: seconds)
    notePulled(steps)
    guard let movement, !steps.isEmpty else {
      self.movement?.edgeScroll = nil
      return false
    }
    let before = contentOffset
    for step in steps { step.view.setContentOffset(step.offset, animated: false) }
    updateMovement(
      to: CGPoint(
        x: movement.position.x + contentOffset.x - before.x,
        y: movement.position.y + contentOffset.y - before.y))
    return self.movement?.edgeScroll != nil
  }

  /// A section that is no longer pulled goes to where it may rest.
  private func notePulled(_ steps: [EdgeStep]) {
    let pulled = steps.lazy.compactMap { $0.view as? OrthogonalScrollView }.first
    guard movement?.pulled !== pulled else { return }
    let former = movement?.pulled
    movement?.pulled = pulled
    pulled?.isPulled = true
    former?.settle()
  }

  /// The parts that move within that many seconds: the collection view, and the section under the finger
  /// along its own axis. None where nothing pulls, or the content ends.
  private func edgeSteps(in seconds: TimeInterval) -> [EdgeStep] {
    guard movement != nil else { return [] }
    let area = bounds.inset(by: adjustedContentInset)
    var steps: [EdgeStep] = []
    if let step = edgeStep(of: self, in: area, seconds) { steps.append(step) }
    if let section = sectionUnderFinger, section.isHeldByNobody,
      let step = edgeStep(of: section, in: section.frame.intersection(area), seconds)
    {
      steps.append(step)
    }
    return steps
  }

  private func edgeStep(of view: UIScrollView, in area: CGRect, _ seconds: TimeInterval) -> EdgeStep? {
    guard let movement, view.isScrollEnabled, !area.isNull else { return nil }
    let pull = CGPoint(
      x: EdgePull.speed(at: movement.position.x - area.minX, in: area.width),
      y: EdgePull.speed(at: movement.position.y - area.minY, in: area.height))
    let offset = view.contentOffset
    let target = view._legalOffset(
      nearest: CGPoint(x: offset.x + pull.x * seconds, y: offset.y + pull.y * seconds))
    return target == offset ? nil : EdgeStep(view: view, offset: target)
  }

  /// The one that scrolls by itself in the row in which the finger is; nil where it is in none.
  private var sectionUnderFinger: OrthogonalScrollView? {
    guard let position = movement?.position else { return nil }
    return orthogonal.views.values.first { view in
      view.place.section.axis == .horizontal
        ? position.y >= view.frame.minY && position.y < view.frame.maxY
        : position.x >= view.frame.minX && position.x < view.frame.maxX
    }
  }
}

extension OrthogonalScrollView {
  /// Whether no other finger has it.
  fileprivate var isHeldByNobody: Bool {
    switch _scrollState {
    case .tracking, .dragging: false
    case .idle, .decelerating, .animating: true
    }
  }
}
