/// Has changes told at once, and then so many seconds apart. The last one is always told.
struct Pace: Sendable {
  /// The thing to do about a change.
  enum Step: Equatable, Sendable {
    case nothing
    case tell
    /// Come back at that time, by `callBack`.
    case wait(until: Moment)
  }

  /// Seconds between two times of telling.
  private let seconds: Double
  private var told: Moment?
  /// Whether there is something to tell that has to wait.
  private var isOwing = false

  init(seconds: Double) { self.seconds = seconds }

  /// Something has changed.
  mutating func changed(at now: Moment) -> Step {
    let wasOwing = isOwing
    isOwing = true
    let step = step(at: now)
    return wasOwing && step != .tell ? .nothing : step
  }

  /// Some time has passed.
  mutating func calledBack(at now: Moment) -> Step { isOwing ? step(at: now) : .nothing }

  private mutating func step(at now: Moment) -> Step {
    if let told, now.seconds(since: told) < seconds {
      return .wait(until: Moment(microseconds: told.microseconds + Int(seconds * 1_000_000)))
    }
    (told, isOwing) = (now, false)
    return .tell
  }
}
