import CoreGraphics

/// The values of `CAMediaTiming` as a rule: from the time outside to the time inside. Nothing in it reads a
/// clock.
package struct AnimationTiming: Equatable, Sendable {
  /// When it begins, in seconds of the time outside.
  package var begin: TimeInterval = 0
  /// Seconds of one run, of its own time.
  package var duration: TimeInterval = 0
  /// Below zero the same runs are seen as in a film played backwards: first what is last otherwise.
  package var speed: Double = 1
  package var offset: TimeInterval = 0
  package var repeatCount: Double = 0
  package var repeatDuration: TimeInterval = 0
  package var autoreverses = false
  package var fillsBackwards = false
  package var fillsForwards = false

  package init(
    begin: TimeInterval = 0, duration: TimeInterval = 0, speed: Double = 1, offset: TimeInterval = 0,
    repeatCount: Double = 0, repeatDuration: TimeInterval = 0, autoreverses: Bool = false,
    fillsBackwards: Bool = false, fillsForwards: Bool = false
  ) {
    self.begin = begin
    self.duration = duration
    self.speed = speed
    self.offset = offset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillsBackwards = fillsBackwards
    self.fillsForwards = fillsForwards
  }

  /// Times are sums of decimal fractions; frames are sixtieths.
  private static let tolerance = 1e-9

  /// Seconds of own time from the beginning to the end, of all runs.
  private var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle == 0 ? 0 : cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  private var cycle: TimeInterval { max(0, duration) * (autoreverses ? 2 : 1) }

  package var standsStill: Bool { speed == 0 || speed.isNaN }

  /// When it is over, in seconds of the time outside; infinite where it never is.
  package var end: TimeInterval {
    if standsStill { return .infinity }
    return begin + max(0, (activeDuration - offset) / abs(speed))
  }

  /// Whether anything moves at `time` or has to be ended then, in seconds of the time outside.
  package func isUnderWay(at time: TimeInterval) -> Bool {
    !standsStill && time >= begin - Self.tolerance
  }

  package func isOver(at time: TimeInterval) -> Bool { time >= end - Self.tolerance }

  /// Seconds into the current run, 0…`duration`, running back in its second half where it reverses; nil where
  /// nothing is to be seen.
  package func localTime(at time: TimeInterval) -> TimeInterval? {
    guard time >= begin - Self.tolerance else { return fillsBackwards ? film(at: max(0, offset)) : nil }
    if standsStill { return film(at: max(0, offset)) }
    guard !isOver(at: time) else { return fillsForwards ? film(at: activeDuration) : nil }
    return film(at: max(0, (time - begin) * abs(speed) + offset))
  }

  /// How many runs are over at `time`, in seconds of the time outside; of those backwards as many as are
  /// still to come.
  package func runsOver(at time: TimeInterval) -> Int {
    guard cycle > 0, !standsStill else { return 0 }
    let played = min(max(0, (time - begin) * abs(speed) + offset), activeDuration)
    let own = speed < 0 && activeDuration.isFinite ? activeDuration - played : played
    // The end of the last run belongs to it.
    let runs = (own / cycle + Self.tolerance).rounded(.down)
    let isEnd = own >= activeDuration - Self.tolerance && runs > 0 && abs(own - runs * cycle) < 1e-6
    return max(0, Int(exactly: isEnd ? runs - 1 : runs) ?? 0)
  }

  /// The moment that is seen after `own` seconds of own time. Backwards, runs without an end have no last
  /// one: each is played from its own end.
  private func film(at own: TimeInterval) -> TimeInterval {
    guard speed < 0 else { return run(at: own) }
    guard activeDuration.isFinite else {
      guard cycle > 0 else { return 0 }
      let left = cycle - own.truncatingRemainder(dividingBy: cycle)
      return left > duration ? cycle - left : left
    }
    return run(at: max(0, activeDuration - own))
  }

  private func run(at own: TimeInterval) -> TimeInterval {
    guard cycle > 0, own > 0, own.isFinite else { return 0 }
    // The very end of a run belongs to it, at the end of all: what repeats twice ends at its end.
    var within = own.truncatingRemainder(dividingBy: cycle)
    if within < Self.tolerance, own >= activeDuration - Self.tolerance { within = cycle }
    return within > duration ? cycle - within : within
  }
}
