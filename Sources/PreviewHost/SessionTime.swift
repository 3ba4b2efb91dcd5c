import QuartzCore

/// A session's virtual time, set against the host's clock.
///
/// Virtual frames stand at k/60 s. The sessions of an agent begin in different slots of the sixtieth, so that
/// their frames do not all fall together. While there are no viewers, time stands still.
struct SessionTime {
  static let slots = 16

  /// Host time at which the session's time was zero.
  private var epoch: Double
  /// Host time since which there have been no viewers.
  private var suspendedAt: Double?

  /// A time that begins at or just before `now` (seconds of host time), in slot `slot` modulo `slots`.
  init(startingAt now: Double, slot: Int) {
    let frame = 1 / Double(VirtualRunLoop.framesPerSecond)
    let phase = frame * Double(abs(slot % Self.slots)) / Double(Self.slots)
    epoch = ((now - phase) / frame).rounded(.down) * frame + phase
  }

  var isSuspended: Bool { suspendedAt != nil }

  /// Seconds of virtual time at host time `now`.
  func virtual(at now: Double) -> Double { max(0, (suspendedAt ?? now) - epoch) }

  /// Host time of a moment of virtual time.
  func host(of virtual: Double) -> Double { epoch + virtual }

  mutating func suspend(at now: Double) {
    if suspendedAt == nil { suspendedAt = now }
  }

  mutating func resume(at now: Double) {
    guard let since = suspendedAt else { return }
    epoch += max(0, now - since)
    suspendedAt = nil
  }
}
