import Foundation

/// All that the content does along one axis after it is let go: one curve after another, joined in place and
/// (but for a settle) in speed.
struct Glide: MotionCurve {
  /// Where it comes to rest, in points.
  let target: CGFloat
  let duration: TimeInterval
  private var legs: [Leg] = []

  private struct Leg {
    var start: TimeInterval
    var curve: any MotionCurve
  }

  /// - Parameters:
  ///   - curves: in order; each begins where the one before was cut.
  ///   - cuts: `cuts[i]` is how long `curves[i]` lasts, in seconds; the last curve runs to its end.
  ///   - target: offset of rest, in points.
  init(_ curves: [any MotionCurve], cutAfter cuts: [TimeInterval] = [], target: CGFloat) {
    var time: TimeInterval = 0
    for (index, curve) in curves.enumerated() {
      legs.append(Leg(start: time, curve: curve))
      time += index < cuts.count ? cuts[index] : curve.duration
    }
    self.target = target
    duration = time
  }

  /// Content that stays at `offset` (points).
  static func rest(at offset: CGFloat) -> Glide { Glide([], target: offset) }

  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: time) else { return target }
    return leg.curve.position(at: time - leg.start)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = leg(at: time) else { return 0 }
    return leg.curve.velocity(at: time - leg.start)
  }

  private func leg(at time: TimeInterval) -> Leg? {
    legs.last { $0.start <= time } ?? legs.first
  }
}
