/// How a session in which nothing happens gives its agent back, and gets another one when somebody comes or
/// does something.
///
/// What the next agent needs came with the last frame (`savedState`): where everything was scrolled to, what
/// was selected, and what moved. What hands did (`acts`) is done again. Data that the preview's code has
/// changed by itself in its own memory is in neither.
extension SessionStateMachine {
  /// Whether it has no agent and wants none until somebody comes.
  public var isAsleep: Bool { state == .asleep }

  /// Whether it may be put to sleep: nobody watches, and no agent of a newer build has been told to make it.
  /// One that was given up is tried again when it wakes.
  public var maySleep: Bool {
    viewers.isEmpty && !isShowcase && move == .none && state != .asleep && state != .ended
  }

  /// Whether it has been without viewers for so long that it should sleep. One that was given up is not made
  /// again at every save while nobody would see it.
  public func isDrowsy(at now: Moment) -> Bool {
    if case .failed = state { return maySleep }
    return maySleep && alone.map { now.seconds(since: $0) >= SessionLimits.sleepSeconds } ?? false
  }

  /// Puts it to sleep, if it may.
  public mutating func fellAsleep() -> [Action] {
    guard maySleep else { return [] }
    return endCopy(as: rest == .wouldLose ? .wouldLose : .stirring) + sleep()
  }

  /// Whether a newer build may pass it over: nobody watches, and time stands still in it. Moving it there
  /// would keep no more than sleep does.
  public var mayBePassedOver: Bool { isSuspended && maySleep }

  /// A newer build has come. It comes to that when somebody comes to see it.
  public mutating func passedOver() -> [Action] {
    guard mayBePassedOver else { return [] }
    return endCopy(as: .stirring) + sleep()
  }

  mutating func sleep() -> [Action] {
    state = .asleep
    (isSuspended, isOfLink) = (false, false)
    return knobsLost(by: .current) + [.letAgentGo]
  }

  /// Somebody has come, or does something. Inputs are held until it shows something.
  mutating func woken() -> [Action] {
    guard state == .asleep else { return [] }
    state = .waitingForAgent
    isWaking = true
    guard rest == .wouldLose else { return [.findAgent] }
    rest = .stirring
    let own = acts.isEmpty ? "" : " beside what hands did, which is done again,"
    let message =
      "This session has slept:\(own) what its preview had changed in its own memory is as at the start."
    return [.tellAll(.warning(message)), .findAgent]
  }

  /// There is something to be seen that is not of a viewer's doing, as a newer build is.
  public mutating func called() -> [Action] { woken() }

  /// It shows something again: what has been held is done now.
  mutating func releaseHeld() -> [Action] {
    guard isWaking else { return [] }
    isWaking = false
    return held.take().flatMap { forward($0.bytes, from: $0.viewer) }
  }

  /// It does not wake in that agent.
  mutating func loseHeld() {
    isWaking = false
    if !held.take().isEmpty { drag.touchesLost() }
  }

  /// It has slept since before this server began.
  ///
  /// - Parameters:
  ///   - lastSeq: the number of a frame that no viewer has seen a later one of.
  ///   - savedState: what its last agent wrote.
  ///   - acts: what its agents told of hands.
  ///   - alone: since when nobody has watched.
  public mutating func restored(lastSeq: Int, savedState: [UInt8], acts: [UInt8], alone: Moment) {
    (self.lastSeq, self.savedState, self.acts, self.alone) = (max(0, lastSeq), savedState, acts, alone)
    state = .asleep
    // They were in force when they were kept: an agent that ends as it wakes says nothing against them.
    (proven, isProven) = (settings, true)
  }
}
