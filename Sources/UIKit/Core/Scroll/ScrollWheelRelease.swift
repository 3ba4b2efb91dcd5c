import QuartzCore

/// The end of a wheel's drag, put off as long as the wheel turns: a wheel does not tell when it is let go.
@MainActor final class ScrollWheelRelease {
  private let loop = VirtualRunLoop.current
  private var pending: ScheduledWork?
  private let action: (TimeInterval) -> Void

  /// - Parameter action: called once the wheel has been quiet, with the time in seconds of virtual time.
  init(_ action: @escaping (TimeInterval) -> Void) {
    self.action = action
  }

  /// The wheel turned at `time`, in seconds of virtual time.
  func putOff(from time: TimeInterval) {
    pending?.cancel()
    let due = time + ScrollConstants.wheelQuietTime
    pending = loop.schedule(at: due) { [action] in action(due) }
  }

  func cancel() { pending?.cancel() }
}
