// Animations as values: what `CALayer.add(_:forKey:)` has taken from the objects.

import CoreGraphics

/// The pace of one run.
package enum AnimationPace: Equatable {
  case linear
  case curve(CAMediaTimingFunction)
  /// A spring counts seconds and not parts. `endsAt` is when it is put at its end, in seconds; nil leaves it
  /// to swing.
  case spring(SpringCurve, endsAt: TimeInterval?)

  /// - Parameters:
  ///   - part: of the duration, 0…1.
  ///   - seconds: the same in seconds.
  package func progress(at part: Double, seconds: TimeInterval) -> Double {
    switch self {
    case .linear: part
    case .curve(let function): function._progress(at: part)
    case .spring(let spring, let end):
      if let end, seconds >= end { 1 } else { spring.progress(at: seconds) }
    }
  }
}

/// One property's values over a run. An object, as every frame reads it from a list of them.
final class AnimationTrack {
  enum End: Equatable {
    case value(AnimatedValue)
    /// The value without the animation.
    case below
    case further(AnimatedValue)
  }

  enum Values: Equatable {
    case ends(End, End)
    case keyframes(Keyframes)
  }

  let path: AnimationKeyPath
  private let pace: AnimationPace
  private let values: Values
  private let isAdditive: Bool
  /// Whether each run begins where the last ended.
  private let isCumulative: Bool
  /// Makes transforms of the values, which are numbers then.
  private let function: ValueFunction?

  init(
    path: AnimationKeyPath, pace: AnimationPace, values: Values, isAdditive: Bool, isCumulative: Bool = false,
    function: ValueFunction? = nil
  ) {
    self.path = path
    self.pace = pace
    self.values = values
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.function = function
  }

  /// - Parameters:
  ///   - part: of the run's duration, 0…1.
  ///   - seconds: the same in seconds.
  ///   - run: how many runs are over.
  ///   - below: the value of the property, or the part of it, without this animation.
  func value(at part: Double, seconds: TimeInterval, run: Int, over below: AnimatedValue) -> AnimatedValue {
    let progress = pace.progress(at: part, seconds: seconds)
    let base = function?.nothing ?? below
    var value: AnimatedValue
    var last: AnimatedValue
    switch values {
    case .ends(let from, let to):
      last = end(to, over: base)
      value = end(from, over: base).interpolated(to: last, progress)
    case .keyframes(let keyframes):
      last = keyframes.last
      value = keyframes.value(at: progress)
    }
    if isCumulative, run > 0, value.subtracting(last) != nil {
      value = value.adding(last.scaled(Double(run)))
    }
    if let function { value = function.transform(of: value).map(AnimatedValue.transform) ?? below }
    return isAdditive ? below.adding(value) : value
  }

  /// How far the layer is turned along the path that it follows, in radians; nil where it is not.
  func turn(at part: Double, seconds: TimeInterval) -> Double? {
    guard case .keyframes(let keyframes) = values, path.property == "position", path.parts.isEmpty else {
      return nil
    }
    return keyframes.turn(at: pace.progress(at: part, seconds: seconds))
  }

  private func end(_ end: End, over below: AnimatedValue) -> AnimatedValue {
    switch end {
    case .value(let value): value
    case .below: isAdditive ? below.nothing : below
    case .further(let change): isAdditive ? change : below.adding(change)
    }
  }
}

/// An animation with its time and all it does.
struct FrozenAnimation {
  enum Effect {
    case track(AnimationTrack)
    case group([FrozenAnimation])
  }

  var timing: AnimationTiming
  /// Of a group; a track has its own.
  var pace = AnimationPace.linear
  var effect: Effect

  /// Changes `values`, by name of property, to what they are at `time` (seconds outside). `model` gives the
  /// values that are not in there yet.
  func apply(
    at time: TimeInterval, to values: inout [String: AnimatedValue], model: (String) -> AnimatedValue?
  ) {
    guard let seconds = timing.localTime(at: time) else { return }
    let part = timing.duration > 0 ? seconds / timing.duration : 1
    apply(at: part, seconds: seconds, run: timing.runsOver(at: time), to: &values, model: model)
  }

  /// As `apply(at:to:model:)`, where somebody else says how far the animation is.
  ///
  /// - Parameters:
  ///   - progress: of the whole, 0…1, or beyond.
  ///   - whole: seconds of the whole, of which this animation has its own from `timing.begin` on.
  func apply(
    atProgress progress: Double, of whole: TimeInterval, to values: inout [String: AnimatedValue],
    model: (String) -> AnimatedValue?
  ) {
    let part = timing.duration > 0 ? (progress * whole - timing.begin) / timing.duration : 1
    // An animation that fills the whole goes with a spring beyond its ends; one that is only a part of it
    // waits there.
    let lowest = timing.begin > 0 ? 0 : -Double.infinity
    let highest = timing.begin + timing.duration < whole - 1e-9 ? 1 : Double.infinity
    let within = min(max(part, lowest), highest)
    apply(at: within, seconds: within * timing.duration, run: 0, to: &values, model: model)
  }

  private func apply(
    at part: Double, seconds: TimeInterval, run: Int, to values: inout [String: AnimatedValue],
    model: (String) -> AnimatedValue?
  ) {
    switch effect {
    case .track(let track):
      guard let whole = values[track.path.property] ?? model(track.path.property),
        let below = whole.component(track.path.parts)
      else { return }
      let value = track.value(at: part, seconds: seconds, run: run, over: below)
      values[track.path.property] = whole.replacing(track.path.parts, with: value)
      guard let angle = track.turn(at: part, seconds: seconds),
        case .transform(let own)? = values["transform"] ?? model("transform")
      else { return }
      let turn = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
      values["transform"] = .transform(CATransform3DConcat(own, turn))
    case .group(let members):
      let inner = pace.progress(at: part, seconds: seconds) * timing.duration
      for member in members { member.apply(at: inner, to: &values, model: model) }
    }
  }
}

/// A property of a layer, or a part of one: `position`, `transform.rotation.z`.
struct AnimationKeyPath: Equatable {
  let property: String
  /// Names within the value, from the outside in.
  let parts: ArraySlice<Substring>

  /// nil for an empty path.
  init?(_ path: String) {
    let names = path.split(separator: ".")
    guard let first = names.first else { return nil }
    property = String(first)
    parts = names.dropFirst()
  }
}
