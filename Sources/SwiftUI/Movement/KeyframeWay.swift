import Foundation

/// The way through keyframes, in the numbers of the value. Velocities per second.
struct KeyframeWay<Value: Animatable> {
  typealias Data = Value.AnimatableData
  private let initial: Data
  private let steps: [_KeyframeStep<Value>]

  init(_ initial: Data, _ steps: [_KeyframeStep<Value>]) { (self.initial, self.steps) = (initial, steps) }

  /// Before the beginning that of the beginning, after the end that of the end.
  func value(at time: TimeInterval) -> Data {
    var (place, velocity, passed) = (initial, Data.zero, 0.0)
    for (index, step) in steps.enumerated() {
      let arrives = time >= passed + step.duration
      let part = arrives ? step.duration : max(time - passed, 0)
      let moved = move(index, from: place, velocity, part)
      if !arrives { return moved.place }
      (place, velocity) = moved
      passed += step.duration
    }
    return place
  }

  /// Where it is after some seconds of a step, and how fast.
  private func move(
    _ index: Int, from start: Data, _ velocity: Data, _ time: TimeInterval
  ) -> (place: Data, velocity: Data) {
    let step = steps[index]
    guard step.duration > 0 else { return (step.end, .zero) }
    let (way, part) = (step.end - start, time / step.duration)
    switch step.pace {
    case .move: return (step.end, .zero)
    case .linear(let curve):
      // The end is the very value.
      let place = part >= 1 ? step.end : start + way.scaled(curve.value(at: part))
      return (place, way.scaled(curve.velocity(at: part) / step.duration))
    case .spring(let spring, let own):
      let first = own ?? velocity
      return (
        start + spring.value(target: way, initialVelocity: first, time: time),
        spring.velocity(target: way, initialVelocity: first, time: time)
      )
    case .cubic(let own, let end):
      let first = (own ?? velocity).scaled(step.duration)
      let last = (end ?? smoothEnd(index, from: start)).scaled(step.duration)
      return cubic(start, step.end, first, last, part, step.duration)
    }
  }

  /// Of a cubic step that says none: as between the neighbours of its end, where a step follows that goes on.
  /// Uncertain for neighbours of another kind, of which the documentation says only that the movement is
  /// smooth.
  private func smoothEnd(_ index: Int, from start: Data) -> Data {
    guard index + 1 < steps.count, steps[index + 1].duration > 0 else { return .zero }
    let (step, next) = (steps[index], steps[index + 1])
    switch next.pace {
    case .move: return .zero
    case .linear(let curve):
      return (next.end - step.end).scaled(curve.velocity(at: 0) / next.duration)
    case .spring(_, let own):
      return own ?? (next.end - start).scaled(1 / (step.duration + next.duration))
    case .cubic(let own, _):
      return own ?? (next.end - start).scaled(1 / (step.duration + next.duration))
    }
  }

  /// Hermite's curve; tangents are of the whole step.
  private func cubic(
    _ start: Data, _ end: Data, _ first: Data, _ last: Data, _ t: Double, _ duration: TimeInterval
  ) -> (place: Data, velocity: Data) {
    guard t < 1 else { return (end, last.scaled(1 / duration)) }
    let (t2, t3) = (t * t, t * t * t)
    let way = end - start
    let place =
      start + way.scaled(3 * t2 - 2 * t3) + first.scaled(t3 - 2 * t2 + t) + last.scaled(t3 - t2)
    let velocity =
      way.scaled(6 * t - 6 * t2) + first.scaled(3 * t2 - 4 * t + 1) + last.scaled(3 * t2 - 2 * t)
    return (place, velocity.scaled(1 / duration))
  }
}

extension VectorArithmetic {
  func scaled(_ factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
