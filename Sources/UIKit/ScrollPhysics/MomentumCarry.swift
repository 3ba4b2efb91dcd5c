import Foundation

/// Flings in one direction add up: what a finger stops comes back with its next fling (Facts 1.6).
struct MomentumCarry: Sendable, Equatable {
  /// Of the content that the finger has stopped, in points per second.
  private var stopped = CGPoint.zero
  /// When that was, in seconds of virtual time.
  private var landing: TimeInterval = 0

  /// A finger lands on content that moves with `velocity`, in points per second; zero if it rests.
  mutating func fingerLanded(on velocity: CGPoint, at time: TimeInterval) {
    (stopped, landing) = (velocity, time)
  }

  /// The finger's own velocity as it lifts, with the carried momentum, in points per second, by axis.
  func velocity(ofHand hand: CGPoint, at time: TimeInterval) -> CGPoint {
    guard time - landing <= ScrollConstants.carryTime else { return hand }
    return CGPoint(x: Self.sum(hand.x, stopped.x), y: Self.sum(hand.y, stopped.y))
  }

  private static func sum(_ hand: CGFloat, _ stopped: CGFloat) -> CGFloat {
    guard hand * stopped > 0 else { return hand }
    let carried = min(
      ScrollConstants.carryFactor * pow(abs(stopped), ScrollConstants.carryExponent),
      ScrollConstants.carryLimit)
    guard abs(hand) >= ScrollConstants.carryThreshold * carried else { return hand }
    return hand + (hand < 0 ? -carried : carried)
  }
}
