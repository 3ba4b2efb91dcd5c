// Answers of a layout that can hardly be meant. UIKit draws nothing, or stops; here a warning says why.
//
// Nothing here asks the layout anything: a question that UIKit would not have put could be the one that ends
// the program.

import QuartzCore

extension UICollectionView {
  /// Looks over a layout's answer for `rect`, in content coordinates; nil where it had none.
  func review(_ elements: [PlacedElement]?, for rect: CGRect) {
    guard let elements, !elements.isEmpty else { return reviewNothing(elements, for: rect) }
    // While the content is pulled out of its place, elements that stay on screen are out of it as well.
    guard _legalOffset(nearest: contentOffset) == contentOffset else { return }
    let content = CGRect(origin: .zero, size: contentSize)
    let lost = elements.filter { isOut($0, of: content) }
    guard let first = lost.first else { return }
    let others = lost.count > 1 ? " and \(lost.count - 1) more" : ""
    warn(
      "the layout puts \(first.id)\(others) outside the content: \(first.frame), content size \(contentSize)",
      once: "outside \(first.id)")
  }

  /// Only cells, and only those that stand there to be seen: layouts park others out of sight, and turn
  /// them out.
  private func isOut(_ element: PlacedElement, of content: CGRect) -> Bool {
    let (frame, attributes) = (element.frame, element.attributes)
    guard element.id.category == .cell, element.scrollsWith == nil, frame.width > 0, frame.height > 0,
      !attributes.isHidden,
      attributes.alpha > 0, CATransform3DIsIdentity(attributes.transform3D)
    else { return false }
    // A point more or less is rounding.
    return frame.minX >= content.maxX + 1 || frame.minY >= content.maxY + 1 || frame.maxX <= -1
      || frame.maxY <= -1
  }

  /// An answer without anything in it, where there are items and content. nil keeps what is on screen.
  private func reviewNothing(_ elements: [PlacedElement]?, for rect: CGRect) {
    let items = numberOfItemsInTotal
    guard items > 0, elements != nil || elementViews.shown.isEmpty else { return }
    let content = CGRect(origin: .zero, size: contentSize)
    guard content.isEmpty || content.intersects(rect), let first = firstPath else { return }
    warn(
      "the layout shows none of its \(items) items, the first of which is \(ElementID.cell(first)), in \(rect); "
        + "its content size is \(contentSize)",
      once: "nothing")
  }

  private var firstPath: IndexPath? {
    counts().firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// Counts the passes that prepare the layout again for the same bounds in one instant of virtual time.
  /// False where there were too many: the layout asks for itself for ever, and gets its next pass with the
  /// next frame.
  func countPass() -> Bool {
    guard !pass.isLayoutValid else { return true }
    let cause = RunawayWatch.Cause(
      instant: VirtualRunLoop.current.now, bounds: bounds, generation: elementViews.generation)
    guard case .isRunaway(let isFirst) = pass.watch.passBegins(for: cause) else { return true }
    warnOfRunaway()
    if isFirst { tryAgainNextFrame() }
    return false
  }

  private func tryAgainNextFrame() {
    let loop = VirtualRunLoop.current
    loop.schedule(at: loop.nextFrameTime) { [weak self] in
      if self?.pass.isLayoutValid == false { self?.setNeedsLayout() }
    }
  }

  func warnOfRunaway() {
    warn(
      "\(type(of: layout)) invalidates itself without end; it is laid out again when time goes on",
      once: "runaway")
  }
}
