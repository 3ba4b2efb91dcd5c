// An item that follows a finger to another place (Facts 2.14).

import QuartzCore

/// From `beginInteractiveMovementForItem(at:)` to its end or cancellation.
struct InteractiveMovement {
  var item: MovedItem
  /// Where the middle of the cell is to be, in content coordinates.
  var position: CGPoint
  /// Scrolls while the finger rests near an edge.
  var edgeScroll: EdgeScroll?
  /// The scroll view that was scrolled under the finger, and is to rest where its section may once that
  /// is over.
  weak var pulled: OrthogonalScrollView?
}

/// How fast content scrolls while something is held near an edge of the screen.
struct EdgePull: Equatable, Sendable {
  /// How near the edge has to be, in points: a finger's breadth (uncertain; not documented).
  static let reach: CGFloat = 60
  /// At the edge itself and beyond it, in points per second (uncertain; not documented).
  static let topSpeed: CGFloat = 900

  /// Points per second along one axis, positive towards growing offsets; the nearer the edge the faster.
  ///
  /// - Parameters:
  ///   - place: of what is held, in points from the visible area's start.
  ///   - length: of the visible area, in points.
  static func speed(at place: CGFloat, in length: CGFloat) -> CGFloat {
    // Of a small view the middle third pulls nowhere.
    let reach = min(reach, length / 3)
    guard reach > 0, place.isFinite else { return 0 }
    let depth = place < reach ? place - reach : max(0, place - (length - reach))
    return topSpeed * max(-1, min(1, depth / reach))
  }
}

/// Calls back once a frame until it is stopped, or `frame` returns false.
@MainActor final class EdgeScroll {
  private let link: CADisplayLink

  /// `frame` is handed the seconds from frame to frame, and says whether to go on.
  init(_ frame: @escaping (TimeInterval) -> Bool) {
    link = CADisplayLink { if !frame($0.duration) { $0.invalidate() } }
    link.add(to: .main, forMode: .common)
  }

  func stop() { link.invalidate() }
}
