import Foundation

/// The velocity of a finger, from samples with their own timestamps (Facts 1.4 and 9.20).
///
/// The samples are joined by straight lines, and the velocity is the mean over the last
/// ``ScrollConstants/velocityWindow`` of that path, or over all of it if it is shorter. So it does not depend
/// on how densely the path was sampled, and a finger that rests before it lifts has none.
struct VelocityTracker: Sendable {
  private struct Sample {
    var time: TimeInterval
    var position: CGPoint
  }

  /// In order of time; at most one is older than the window.
  private var samples: [Sample] = []

  /// Forgets the path.
  mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Adds where the finger is.
  ///
  /// - Parameters:
  ///   - position: in points, in a coordinate space that stays put, such as the window's.
  ///   - time: the touch's own timestamp, in seconds. One that lies before the last sample's, as an untrue
  ///     clock may give, counts as that sample's. Samples or times that are no numbers are ignored.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    guard position.x.isFinite, position.y.isFinite, time.isFinite else { return }
    guard let last = samples.last else {
      samples.append(Sample(time: time, position: position))
      return
    }
    if time <= last.time, samples.count > 1 {
      samples[samples.count - 1].position = position
    } else {
      samples.append(Sample(time: max(time, last.time), position: position))
    }
    dropOld()
  }

  /// Points per second at the last sample; zero before there are two.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let begin = max(first.time, last.time - ScrollConstants.velocityWindow)
    let from = position(at: begin)
    let elapsed = max(last.time - begin, ScrollConstants.shortestVelocityWindow)
    return CGPoint(x: (last.position.x - from.x) / elapsed, y: (last.position.y - from.y) / elapsed)
  }

  /// Where the path was at `time`, which lies between its first sample and its last.
  private func position(at time: TimeInterval) -> CGPoint {
    guard let next = samples.firstIndex(where: { $0.time > time }) else {
      return samples.last { $0.time <= time }?.position ?? .zero
    }
    guard next > 0 else { return samples[0].position }
    let (a, b) = (samples[next - 1], samples[next])
    let part = (time - a.time) / (b.time - a.time)
    return CGPoint(
      x: a.position.x + (b.position.x - a.position.x) * part,
      y: a.position.y + (b.position.y - a.position.y) * part)
  }

  private mutating func dropOld() {
    guard let last = samples.last else { return }
    let begin = last.time - ScrollConstants.velocityWindow
    guard let next = samples.firstIndex(where: { $0.time > begin }), next > 1 else { return }
    samples.removeFirst(next - 1)
  }
}
