// How far a property animator is, as a rule: time and orders in, a part of the way out. Nothing in it reads a
// clock.

import QuartzCore

/// A way from one part of an animation to another, in some time and at some pace.
struct AnimatorCourse: Equatable {
  /// Parts of the whole way: 0 is the start, 1 the end.
  var from: Double
  var to: Double
  /// In seconds; greater than zero.
  var duration: TimeInterval
  var pace: AnimationPace

  /// - Parameter part: of the duration, 0…1.
  func progress(at part: Double) -> Double {
    if part <= 0 { return from }
    if part >= 1 { return to }
    return from + (to - from) * pace.progress(at: part, seconds: part * duration)
  }

  /// The first part of the duration at which it has come as far as `progress`.
  func part(reaching progress: Double) -> Double {
    let wanted = abs(progress - from)
    if wanted >= abs(to - from) { return 1 }
    // A spring passes places several times: the first of them, found in steps and then halved.
    let steps = 256
    let first =
      (1...steps).first { abs(self.progress(at: Double($0) / Double(steps)) - from) >= wanted } ?? steps
    var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if abs(self.progress(at: middle) - from) < wanted { low = middle } else { high = middle }
    }
    return wanted > 0 ? high : 0
  }
}

/// Where an animator is on its way, running or not.
struct AnimatorMotion: Equatable {
  private enum Phase: Equatable {
    /// At a part of the course's duration.
    case still(part: Double)
    /// Where somebody has put it, whatever the pace.
    case scrubbed(progress: Double)
    /// At `part` of the duration at `time` (seconds), and on from there.
    case running(part: Double, since: TimeInterval)
  }

  /// From start to end, as it was ordered.
  let whole: AnimatorCourse
  private var course: AnimatorCourse
  private var phase: Phase
  private(set) var isReversed: Bool

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - isReversed: begins at the end and goes to the start.
  init(duration: TimeInterval, pace: AnimationPace, isReversed: Bool) {
    whole = AnimatorCourse(from: 0, to: 1, duration: max(duration, 1e-6), pace: pace)
    course = whole
    self.isReversed = isReversed
    phase = .still(part: isReversed ? 1 : 0)
  }

  /// Against the course, as only the whole one can be gone.
  private var isBackwards: Bool { isReversed && course == whole }

  /// Part of the way at `time`, in seconds; a spring goes beyond 0 and 1.
  func progress(at time: TimeInterval) -> Double {
    if case .scrubbed(let progress) = phase { return progress }
    return course.progress(at: part(at: time))
  }

  /// Part of the course's duration at `time`, 0…1.
  func part(at time: TimeInterval) -> Double {
    switch phase {
    case .still(let part): return part
    case .scrubbed(let progress): return course.part(reaching: progress)
    case .running(let part, let since):
      let way = max(0, time - since) / course.duration
      return min(max(isBackwards ? part - way : part + way, 0), 1)
    }
  }

  var isRunning: Bool { if case .running = phase { true } else { false } }

  /// When it arrives, in seconds; nil where it stands still.
  var arrival: TimeInterval? {
    guard case .running(let part, let since) = phase else { return nil }
    return since + (isBackwards ? part : 1 - part) * course.duration
  }

  // MARK: Orders

  /// Goes on at `time`, in seconds, along the pace from wherever it is.
  mutating func start(at time: TimeInterval) {
    if !isRunning { phase = .running(part: part(at: time), since: time) }
  }

  mutating func pause(at time: TimeInterval) {
    if isRunning { phase = .still(part: part(at: time)) }
  }

  /// - Parameter progress: part of the way.
  mutating func scrub(to progress: Double) { phase = .scrubbed(progress: progress) }

  /// - Parameter part: of the duration: the pace says which part of the way that is.
  mutating func scrub(toPart part: Double) {
    course = whole
    phase = .still(part: part)
  }

  mutating func setReversed(_ reversed: Bool, at time: TimeInterval) {
    guard reversed != isReversed else { return }
    let (isOnWhole, wasRunning) = (course == whole, isRunning)
    let (part, progress) = (part(at: time), progress(at: time))
    isReversed = reversed
    if isOnWhole {
      if wasRunning { phase = .running(part: part, since: time) }
    } else {
      redirect(from: progress, in: nil, pace: whole.pace)
      phase = wasRunning ? .running(part: 0, since: time) : .still(part: 0)
    }
  }

  /// Goes on at `time` at another pace.
  ///
  /// - Parameters:
  ///   - pace: nil leaves it.
  ///   - duration: of the rest, in seconds; nil leaves the time that remains.
  mutating func proceed(
    at time: TimeInterval, pace: ((TimeInterval) -> AnimationPace)?, duration: TimeInterval?
  ) {
    if pace == nil, duration == nil { return start(at: time) }
    let progress = progress(at: time)
    let part = part(at: time)
    let rest = duration ?? (isBackwards ? part : 1 - part) * course.duration
    redirect(from: progress, in: rest, pace: pace?(max(rest, 1e-6)) ?? whole.pace)
    phase = .running(part: 0, since: time)
  }

  /// - Parameter duration: in seconds; nil is the share of the whole.
  private mutating func redirect(from progress: Double, in duration: TimeInterval?, pace: AnimationPace) {
    let target: Double = isReversed ? 0 : 1
    course = AnimatorCourse(
      from: progress, to: target,
      duration: max(duration ?? abs(target - progress) * whole.duration, 1e-6), pace: pace)
  }
}
