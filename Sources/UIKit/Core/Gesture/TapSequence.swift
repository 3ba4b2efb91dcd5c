// Taps, as a rule: fingers and times in, a verdict out.

import CoreGraphics

/// The verdict of a recogniser's rule on the fingers so far.
enum GestureVerdict: Equatable, Sendable {
  case undecided
  case recognised
  case failed
}

/// Fingers that go down and up again in one place, once or several times.
struct TapSequence: Equatable, Sendable {
  /// Seconds from the end of one tap to the beginning of the next: how long a single tap waits for a double
  /// tap. Apple gives no number; this is widely reported.
  static let longestPause: TimeInterval = 0.35
  /// Points from one tap to the next, which Apple does not give either.
  static let reach: CGFloat = 45

  /// At least one of each.
  let tapsWanted: Int
  let fingersWanted: Int
  private(set) var tapsDone = 0
  /// Where the fingers that are down landed, by their number; in window coordinates.
  private var starts: [Int: CGPoint] = [:]
  /// Fingers that have landed in the current tap.
  private var landings = 0
  private var place: CGPoint?
  private var lastLift: TimeInterval?

  init(taps: Int, fingers: Int) {
    tapsWanted = max(1, taps)
    fingersWanted = max(1, fingers)
  }

  /// How many fingers are down.
  var fingersDown: Int { starts.count }

  /// When it is too late for the next tap, in seconds of virtual time; nil while a finger is down or none was
  /// yet.
  var deadline: TimeInterval? { starts.isEmpty ? lastLift.map { $0 + Self.longestPause } : nil }

  /// - Parameters:
  ///   - point: in window coordinates.
  ///   - time: in seconds.
  mutating func landed(_ finger: Int, at point: CGPoint, time: TimeInterval) -> GestureVerdict {
    landings += 1
    let isFirst = starts.isEmpty
    starts[finger] = point
    guard landings <= fingersWanted else { return .failed }
    if isFirst {
      if let deadline = lastLift.map({ $0 + Self.longestPause }), time > deadline { return .failed }
      if let place, hypot(point.x - place.x, point.y - place.y) >= Self.reach { return .failed }
      place = point
    }
    return .undecided
  }

  /// - Parameters:
  ///   - point: in window coordinates.
  ///   - slop: points that it may be from where the finger landed.
  func moved(_ finger: Int, to point: CGPoint, slop: CGFloat) -> GestureVerdict {
    guard let start = starts[finger] else { return .undecided }
    return hypot(point.x - start.x, point.y - start.y) > slop ? .failed : .undecided
  }

  /// - Parameter time: in seconds.
  mutating func lifted(_ finger: Int, time: TimeInterval) -> GestureVerdict {
    starts[finger] = nil
    guard landings == fingersWanted else { return .failed }
    guard starts.isEmpty else { return .undecided }
    tapsDone += 1
    landings = 0
    lastLift = time
    return tapsDone >= tapsWanted ? .recognised : .undecided
  }
}
