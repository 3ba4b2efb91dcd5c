// Bringing a row to a place on screen (Facts 2.12).

import QuartzCore

/// Where the table has been told to go, until it is there and nothing on screen is an estimate any more.
struct TableLanding {
  var path: IndexPath
  var position: UITableView.ScrollPosition
  /// The offset that the row has asked for so far: a table that goes elsewhere has given up on it.
  var offset: CGPoint
}

extension UITableView {
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let offset = offset(showing: path, at: position) else { return }
    setContentOffset(offset, animated: animated)
    // The delegate may have gone elsewhere by now; then it counts for nothing.
    landing = TableLanding(path: path, position: position, offset: offset)
    setNeedsLayout()
  }

  func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    guard let content = currentContent else { return }
    let distances = selectedPaths.sorted().compactMap { path -> (path: IndexPath, distance: CGFloat)? in
      guard let element = TableElement.row(at: path), content.holds(element) else { return nil }
      return (path, abs(content.rect(of: element).midY - bounds.midY))
    }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return }
    scroll(to: nearest.path, position, animated: animated)
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let content = currentContent, let span = span(of: path, at: position, content) else {
      if currentContent != nil { warn("scrollToRow: there is no row at \(path)") }
      return nil
    }
    let insets = adjustedContentInset
    let viewport = ItemAlignment.Viewport(
      length: bounds.height, leadingInset: insets.top, trailingInset: insets.bottom,
      contentLength: content.height)
    return CGPoint(
      x: contentOffset.x,
      y: position.alignment.offset(
        forItemFrom: span.lowerBound, to: span.upperBound, in: viewport, current: contentOffset.y))
  }

  /// The rectangle that is to stand there: the row, with the header above it that would else cover it.
  private func span(
    of path: IndexPath, at position: ScrollPosition, _ content: TableContent
  ) -> ClosedRange<CGFloat>? {
    guard path.count == 2, content.sections.indices.contains(path[0]) else { return nil }
    if path[1] == NSNotFound {
      let rect = content.rect(ofSection: path[0])
      // A header that floats is to stand at the edge, not the room above it.
      let top = style == .plain ? min(content.sections[path[0]].above, rect.height) : 0
      return rect.minY + top...rect.maxY
    }
    guard let element = TableElement.row(at: path), content.holds(element) else { return nil }
    let rect = content.rect(of: element)
    guard style == .plain, position == .top || position == .none else { return rect.minY...rect.maxY }
    return rect.minY - content.sections[path[0]].header.height...rect.maxY
  }

  // MARK: On estimates

  /// Whether a row is to stand somewhere, and the content rests there.
  var isLandingAtRest: Bool {
    guard let landing else { return false }
    if case .animating = motion.state { return false }
    return landing.offset == contentOffset
  }

  /// Once heights are others: goes where the row is now, or goes on to it.
  func followLanding() {
    guard let known = landing else { return }
    let animation: OffsetAnimation? = if case .animating(let running) = motion.state { running } else { nil }
    guard known.offset == animation?.end ?? contentOffset,
      let offset = offset(showing: known.path, at: known.position)
    else {
      landing = nil
      return
    }
    guard offset != known.offset else { return }
    landing?.offset = offset
    if let animation {
      goOn(animation, to: offset)
    } else {
      contentOffset = offset
    }
  }

  /// All that is on screen has its height.
  func finishLanding() {
    if case .animating = motion.state { return }
    landing = nil
  }
}

extension UITableView.ScrollPosition {
  fileprivate var alignment: ItemAlignment {
    switch self {
    case .none: .nearest
    case .top: .leading
    case .middle: .center
    case .bottom: .trailing
    }
  }
}
