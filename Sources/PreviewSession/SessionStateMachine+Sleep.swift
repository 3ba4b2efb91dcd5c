/// How a session that nobody watches gives its agent back, and gets another one when somebody comes.
///
/// What the next agent needs came with the last frame (`savedState`): where everything was scrolled to, what
/// was selected, and what moved. Data that the preview's code has changed in its own memory is not
/// in it.
extension SessionStateMachine {
  /// Whether it has no agent and wants none until somebody comes.
  public var isAsleep: Bool { state == .asleep }

  /// Whether it may be put to sleep: nobody watches, and no agent of a newer build has been told to make it.
  /// One that was given up is tried again when it wakes.
  public var maySleep: Bool {
    viewers.isEmpty && !isShowcase && move == .none && state != .asleep && state != .ended
  }

  /// Whether it has been without viewers for so long that it should sleep.
  public func isDrowsy(at now: Moment) -> Bool {
    maySleep && alone.map { now.seconds(since: $0) >= SessionLimits.sleepSeconds } ?? false
  }

  /// Puts it to sleep, if it may.
  public mutating func fellAsleep() -> [Action] {
    guard maySleep else { return [] }
    state = .asleep
    isSuspended = false
    return knobsLost(by: .current) + [.letAgentGo]
  }

  /// Somebody has come.
  mutating func woken() -> [Action] {
    guard state == .asleep else { return [] }
    state = .waitingForAgent
    return [.findAgent]
  }

  /// It has slept since before this server began.
  ///
  /// - Parameters:
  ///   - lastSeq: the number of a frame that no viewer has seen a later one of.
  ///   - savedState: what its last agent wrote.
  ///   - alone: since when nobody has watched.
  public mutating func restored(lastSeq: Int, savedState: [UInt8], alone: Moment) {
    (self.lastSeq, self.savedState, self.alone) = (max(0, lastSeq), savedState, alone)
    state = .asleep
  }
}
