// A press after taps, as a rule: fingers and times in, a verdict out.

import CoreGraphics

/// Fingers that stay, after as many taps as are wanted.
struct PressSequence: Equatable, Sendable {
  private var taps: TapSequence
  /// In seconds, from the landing of the last finger.
  private let duration: TimeInterval
  /// How far a finger may wander while it presses, in points.
  private let allowableMovement: CGFloat
  /// When the press is long enough, in seconds of virtual time; nil while not all fingers are down.
  private(set) var due: TimeInterval?

  init(taps: Int, fingers: Int, duration: TimeInterval, allowableMovement: CGFloat) {
    // The press is one tap more, of which only the landing counts.
    self.taps = TapSequence(taps: min(max(0, taps), .max - 1) + 1, fingers: fingers)
    self.duration = max(0, duration)
    self.allowableMovement = allowableMovement
  }

  private var isLast: Bool { taps.tapsDone + 1 == taps.tapsWanted }

  /// When it is too late for the next finger, in seconds of virtual time; nil while one is down.
  var deadline: TimeInterval? { taps.deadline }

  /// - Parameters:
  ///   - point: in window coordinates.
  ///   - time: in seconds.
  mutating func landed(_ finger: Int, at point: CGPoint, time: TimeInterval) -> GestureVerdict {
    let verdict = taps.landed(finger, at: point, time: time)
    if verdict == .undecided, isLast, taps.fingersDown == taps.fingersWanted { due = time + duration }
    return verdict
  }

  func moved(_ finger: Int, to point: CGPoint) -> GestureVerdict {
    taps.moved(finger, to: point, slop: isLast ? allowableMovement : UIPanGestureRecognizer.slop)
  }

  mutating func lifted(_ finger: Int, time: TimeInterval) -> GestureVerdict {
    isLast ? .failed : taps.lifted(finger, time: time)
  }
}
