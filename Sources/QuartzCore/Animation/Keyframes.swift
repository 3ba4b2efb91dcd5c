import CoreGraphics

/// Values at times, and what lies between them.
struct Keyframes: Equatable {
  enum Mode { case between, steps, evenSpeed }

  private let values: [AnimatedValue]
  /// One per value, growing from 0 on; of steps one more. Parts of the duration.
  private let times: [Double]
  private let paces: [AnimationPace]
  private let isStepped: Bool

  /// nil without values. Times that do not fit the values are even.
  init?(values: [AnimatedValue], times: [Double], paces: [AnimationPace], mode: Mode) {
    guard !values.isEmpty else { return nil }
    self.values = values
    self.paces = mode == .evenSpeed ? [] : paces
    isStepped = mode == .steps
    let count = values.count + (isStepped ? 1 : 0)
    let fits = times.count == count && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    if mode == .evenSpeed {
      self.times = Self.timesAtEvenSpeed(values)
    } else if fits {
      self.times = times
    } else {
      self.times = (0..<count).map { Double($0) / Double(max(1, count - 1)) }
    }
  }

  private static func timesAtEvenSpeed(_ values: [AnimatedValue]) -> [Double] {
    var way = [0.0]
    for (a, b) in zip(values, values.dropFirst()) { way.append((way.last ?? 0) + a.distance(to: b)) }
    guard let whole = way.last, whole > 0 else {
      return values.indices.map { Double($0) / Double(max(1, values.count - 1)) }
    }
    return way.map { $0 / whole }
  }

  /// - Parameter part: of the duration, 0…1.
  func value(at part: Double) -> AnimatedValue {
    // The last keyframe that has come; of several at one time the last.
    var index = 0
    while index + 1 < values.count, times[index + 1] <= part { index += 1 }
    guard !isStepped, index + 1 < values.count, part > times[index] else { return values[index] }
    let local = (part - times[index]) / (times[index + 1] - times[index])
    let pace = paces.indices.contains(index) ? paces[index] : .linear
    return values[index].interpolated(to: values[index + 1], pace.progress(at: local, seconds: 0))
  }
}
