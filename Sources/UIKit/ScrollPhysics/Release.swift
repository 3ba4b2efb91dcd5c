import Foundation

/// The moment the finger leaves, along one axis: where the content would come to rest, and how it gets there
/// or anywhere else (Facts 1.6, 1.7, 1.8, 1.13).
struct Release: Sendable, Equatable {
  /// Offset in points; may be outside ``range``.
  var offset: CGFloat
  /// Velocity of the content in points per second, positive towards growing offsets.
  var velocity: CGFloat
  var range: OffsetRange
  /// Deceleration rate, per millisecond.
  var rate: CGFloat
  /// Whether the content may go past the edges on its way.
  var bounces: Bool
  var grid: PixelGrid

  /// Where it rests if the delegate asks for no other place: inside the legal range, on a device pixel,
  /// unless it does not move at all.
  var proposedTarget: CGFloat {
    guard range.overshoot(of: offset) == 0 else { return fling?.proposedTarget ?? range.clamp(offset) }
    let end = offset + Deceleration.travel(velocity: velocity, rate: rate)
    return abs(end - offset) < grid.pixel / 2 ? offset : range.clamp(grid.nearest(to: end))
  }

  /// The way to `target`, which is pulled into the legal range.
  ///
  /// To the ``proposedTarget`` it is what physics does: friction, and past an edge the spring. To any other
  /// place the friction is chosen to end there, and where none does the content settles there.
  func glide(to wanted: CGFloat) -> Glide {
    let target = range.clamp(wanted.isNaN ? offset : wanted)
    if range.overshoot(of: offset) != 0 { return glideFromOutside(to: target) }
    if target == offset, abs(velocity) <= 1000 * ScrollConstants.stopSpeed { return .rest(at: offset) }
    if target == proposedTarget, let bounce = glideIntoEdge() { return bounce }
    return glideWithoutEdge(to: target)
  }

  /// The way to the page at `target`: a spring, which passes it by only where that is an edge
  /// (Facts 1.8 and 9.6).
  func glide(toPage target: CGFloat) -> Glide {
    var velocity = velocity
    if !bounces || (target != range.lowest && target != range.highest) {
      let limit = ScrollConstants.springRate * abs(target - offset)
      velocity = min(max(velocity, -limit), limit)
    }
    let spring = spring(from: offset, velocity: velocity, to: target)
    return spring.duration > 0 ? Glide([spring], target: target) : .rest(at: offset)
  }

  /// Precision of springs: half a device pixel.
  private func spring(from start: CGFloat, velocity: CGFloat, to edge: CGFloat) -> SpringBack {
    let precision = ScrollConstants.springPrecisionInPixels * grid.pixel
    return SpringBack(from: start, velocity: velocity, to: edge, precision: precision)
  }

  private func glideWithoutEdge(to target: CGFloat) -> Glide {
    let bent = Deceleration(from: offset, velocity: velocity, endingAt: target)
    if let bent, bent.duration <= patience {
      return Glide([bent], target: target)
    }
    return Glide([SettleCurve(from: offset, velocity: velocity, to: target)], target: target)
  }

  /// How long the way to a changed target may take by friction, in seconds.
  private var patience: TimeInterval {
    let natural = Deceleration(from: offset, velocity: velocity, rate: rate).duration
    return max(ScrollConstants.longestSlowRetarget, ScrollConstants.retargetStretch * natural)
  }

  /// Nil if friction alone ends it inside.
  private func glideIntoEdge() -> Glide? {
    let edge = velocity < 0 ? range.lowest : range.highest
    let free = Deceleration(from: offset, velocity: velocity, rate: rate)
    if offset == edge, free.duration > 0 { return glideOutwards(from: edge) }
    guard let crossing = EdgeCrossing(of: free, at: edge) else { return nil }
    guard bounces else { return Glide([free], cutAfter: [crossing.time], target: edge) }

    let spring = spring(from: edge, velocity: crossing.velocity, to: edge)
    return Glide([free, spring], cutAfter: [crossing.time], target: edge)
  }

  private func glideOutwards(from edge: CGFloat) -> Glide {
    let spring = spring(from: edge, velocity: velocity, to: edge)
    return bounces && spring.duration > 0 ? Glide([spring], target: edge) : .rest(at: edge)
  }

  /// The spring takes the content to its edge. Flung inwards it arrives there with speed to spare, and goes
  /// on by friction instead of swinging back.
  private func glideFromOutside(to target: CGFloat) -> Glide {
    let edge = range.clamp(offset)
    let spring = spring(from: offset, velocity: velocity, to: edge)
    guard target != edge || fling != nil else { return Glide([spring], target: edge) }
    guard let fling, let passage = spring.passage else {
      return Glide([SettleCurve(from: offset, velocity: velocity, to: target)], target: target)
    }
    let onwards = fling.glide(to: target)
    return Glide([spring, onwards], cutAfter: [passage.time], target: target)
  }

  /// The release that takes place at the edge when the content is flung inwards from outside; nil if it is
  /// not, or comes to rest at the edge.
  private var fling: Release? {
    let edge = range.clamp(offset)
    let spring = spring(from: offset, velocity: velocity, to: edge)
    guard range.overshoot(of: offset) != 0, let passage = spring.passage else { return nil }
    guard abs(passage.velocity) > 1000 * ScrollConstants.stopSpeed else { return nil }
    var fling = self
    fling.offset = edge
    fling.velocity = passage.velocity
    return fling
  }
}
