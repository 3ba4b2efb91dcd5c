// How far a collection view scrolls before another element has to get a view (Facts 2.2, 2.6).

import CoreGraphics

/// Bounds within which the very elements that have views are those on screen.
struct QuietBounds {
  /// The bounds for which it was found out.
  private let bounds: CGRect
  /// The views of that time: see `ShownElements.version`.
  private let version: Int
  /// How far the origin may go either way, in points; the ends do not count.
  private var (left, right) = (-CGFloat.infinity, CGFloat.infinity)
  private var (up, down) = (-CGFloat.infinity, CGFloat.infinity)

  /// nil where nothing is known, and each frame has to look.
  ///
  /// - Parameter shown: the elements that have a view while the view shows `bounds`.
  init?(_ bounds: CGRect, elements: [PlacedElement], shown: ShownElements) {
    self.bounds = bounds
    version = shown.version
    for element in elements {
      let frame = element.frame
      // Sections that scroll by themselves move their elements, whatever the bounds are.
      guard element.scrollsWith == nil, frame.width > 0, frame.height > 0 else { return nil }
      let isSeen = frame.intersects(bounds)
      guard isSeen == (shown[element.id] != nil) else { return nil }
      if isSeen { keep(frame) } else { keepOut(frame) }
    }
  }

  private mutating func keep(_ frame: CGRect) {
    left = max(left, frame.minX - bounds.maxX)
    right = min(right, frame.maxX - bounds.minX)
    up = max(up, frame.minY - bounds.maxY)
    down = min(down, frame.maxY - bounds.minY)
  }

  /// One side on which it is apart is enough: the one where it is farthest away.
  private mutating func keepOut(_ frame: CGRect) {
    let (after, before) = (frame.minX - bounds.maxX, bounds.minX - frame.maxX)
    let (below, above) = (frame.minY - bounds.maxY, bounds.minY - frame.maxY)
    switch max(after, before, below, above) {
    case below: down = min(down, below)
    case above: up = max(up, -above)
    case after: right = min(right, after)
    default: left = max(left, -before)
    }
  }

  func holds(for other: CGRect, _ shown: ShownElements) -> Bool {
    guard shown.version == version, other.size == bounds.size else { return false }
    let (dx, dy) = (other.minX - bounds.minX, other.minY - bounds.minY)
    return left < dx && dx < right && up < dy && dy < down
  }
}
