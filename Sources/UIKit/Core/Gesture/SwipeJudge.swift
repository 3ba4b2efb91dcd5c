// Swipes, as a rule: fingers and times in, a verdict out.

import CoreGraphics

/// Fingers that all go quickly one way.
struct SwipeJudge: Equatable, Sendable {
  /// Apple gives no numbers: points and seconds that its headers of iOS 3 had, widely reported.
  static let distance: CGFloat = 50
  static let longest: TimeInterval = 0.5
  /// Points after which the way must be the right one (inferred).
  static let slop = ScrollConstants.slop

  let ways: UISwipeGestureRecognizer.Direction
  let fingersWanted: Int
  /// From where they landed, in window coordinates, by the fingers' numbers.
  private var starts: [Int: CGPoint] = [:]
  private var movements: [Int: CGVector] = [:]
  private var begin: TimeInterval?

  init(ways: UISwipeGestureRecognizer.Direction, fingers: Int) {
    self.ways = ways
    fingersWanted = max(1, fingers)
  }

  /// When the swipe is too slow, in seconds; nil before the first finger.
  var deadline: TimeInterval? { begin.map { $0 + Self.longest } }

  /// - Parameters:
  ///   - point: in window coordinates.
  ///   - time: in seconds.
  mutating func landed(_ finger: Int, at point: CGPoint, time: TimeInterval) -> GestureVerdict {
    starts[finger] = point
    movements[finger] = .zero
    begin = begin ?? time
    return starts.count > fingersWanted ? .failed : .undecided
  }

  mutating func moved(_ finger: Int, to point: CGPoint, time: TimeInterval) -> GestureVerdict {
    guard let start = starts[finger], let deadline else { return .undecided }
    if time > deadline { return .failed }
    movements[finger] = CGVector(dx: point.x - start.x, dy: point.y - start.y)
    let ways = movements.values.map(Self.way)
    if ways.contains(where: { $0.length > Self.slop && !self.ways.contains($0.way) }) { return .failed }
    guard movements.count == fingersWanted, ways.allSatisfy({ $0.length >= Self.distance }) else {
      return .undecided
    }
    return ways.allSatisfy { $0.way == ways.first?.way } ? .recognised : .failed
  }

  private static func way(
    of movement: CGVector
  ) -> (way: UISwipeGestureRecognizer.Direction, length: CGFloat) {
    let (dx, dy) = (movement.dx, movement.dy)
    return abs(dx) > abs(dy) ? (dx > 0 ? .right : .left, abs(dx)) : (dy > 0 ? .down : .up, abs(dy))
  }
}
