// What a layout says that can hardly be meant. UIKit draws nothing, or stops; here somebody is told why.
//
// Nothing here asks the layout anything: a question that UIKit would not have put could be the one that ends
// the program.

import QuartzCore

extension UICollectionView {
  /// How often the layout was prepared again, though nothing but itself gave cause.
  struct Passes {
    /// Seconds of virtual time.
    var instant = -1.0
    var bounds = CGRect.zero
    var generation = 0
    /// Whether it has gone on for ever before.
    var isRunaway = false
    var count = 0
  }

  /// Layout passes in one instant after which a layout is taken to invalidate itself without end.
  static let mostPassesInAnInstant = 100
  /// The same, once it is known to.
  static let mostPassesOfARunaway = 8

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

  /// Only cells, and only those that stand there to be seen: layouts park others where nobody looks, and turn
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
    guard !isLayoutValid else { return true }
    let now = VirtualRunLoop.current.now
    if passes.instant != now || passes.bounds != bounds || passes.generation != elementViews.generation {
      passes = Passes(
        instant: now, bounds: bounds, generation: elementViews.generation, isRunaway: passes.isRunaway)
    }
    passes.count += 1
    let most = passes.isRunaway ? Self.mostPassesOfARunaway : Self.mostPassesInAnInstant
    guard passes.count > most else { return true }
    passes.isRunaway = true
    warnOfRunaway()
    if passes.count == most + 1 { tryAgainNextFrame() }
    return false
  }

  private func tryAgainNextFrame() {
    let loop = VirtualRunLoop.current
    loop.schedule(at: loop.nextFrameTime) { [weak self] in
      if self?.isLayoutValid == false { self?.setNeedsLayout() }
    }
  }

  func warnOfRunaway() {
    warn(
      "\(type(of: layout)) invalidates itself without end; it is laid out again when time goes on",
      once: "runaway")
  }
}
