import CoreGraphics

/// A body of mass 1 on a spring, in the words of newer systems: how long it takes as it is perceived, and how
/// much it bounces.
package struct SpringBody: Equatable, Sendable {
  package let stiffness: Double
  package let damping: Double

  /// - Parameters:
  ///   - perceptualDuration: in seconds, of one swing without damping; numbers that are none count as the
  ///     nearest.
  ///   - bounce: 0 does not swing, towards 1 it swings ever more, towards -1 it creeps ever more slowly.
  package init(perceptualDuration: TimeInterval, bounce: Double) {
    let frequency = 2 * Double.pi / max(perceptualDuration.isFinite ? perceptualDuration : 0, 0.001)
    let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
  }
}
