import PreviewWire

/// How a session comes from the agents of one build to those of the next.
///
/// It is rehearsed first: made in a new agent with the state it had, while the old one serves. A crash or a
/// hang there costs viewers nothing. Its first frame there proves it; by then somebody may have dragged
/// further, so the newest state and the inputs are handed over, and the frame after that is the first one
/// shown. Frames of the new agent have numbers well beyond those of the old one, so that viewers see one
/// stream that only grows.
extension SessionStateMachine {
  /// Where a session stands with the agents of a newer build.
  public enum Move: Equatable, Sendable {
    /// It is where it belongs, or no newer build has asked it to move.
    case none
    /// One of them was told to make it, frames from this number on; its own agent goes on.
    case rehearsing(firstSeq: Int)
    /// One of them has made it, and was then given the newest state: its first frame past this number is
    /// shown.
    case arriving(after: Int)
  }

  /// A session that is being made in an agent of a newer build.
  public struct Rehearsal: Sendable {
    /// The build of that agent.
    public let build: BuildTag
    /// When the agent was told.
    let since: Moment
    /// The state that it was made with.
    let state: [UInt8]
    /// When the newest state was handed over; nil before.
    var handedOver: Moment?
    /// Which knobs it has there; nil before the first report.
    var knobs: (known: [KnobInfo], unknown: [String])?
    var reports = AgentReports()
    /// Inputs of hands there, as in the machine's `acts`.
    var acts: [UInt8]
  }

  /// How a session came to its build.
  public struct Arrival: Equatable, Sendable {
    /// When an agent of that build was told to make it.
    public let since: Moment
    /// Whether a save was the reason.
    public let isReload: Bool
  }

  /// Whether its inputs go to an agent of a newer build already.
  public var isArriving: Bool { if case .arriving = move { true } else { false } }

  /// Whether it should come to `build`, and nothing is known that speaks against it.
  public func wants(_ build: BuildTag) -> Bool { home != build && refused != build && move == .none }

  /// An agent of a newer build can take it.
  ///
  /// - Returns: to rehearse it, if an agent has it now. Otherwise it has nothing to lose: it then
  ///   `needsAgent`, of the newer build, with a clean record, also when it had been given up.
  public mutating func newerBuildAvailable(_ build: BuildTag, at now: Moment) -> [Action] {
    guard move == .none, state != .ended, !isAsleep else { return [] }
    guard hasAgent else {
      startOver()
      (home, failedRehearsals) = (build, 0)
      comingHome = Arrival(since: now, isReload: true)
      return []
    }
    let firstSeq = lastSeq + SessionLimits.rehearsalGap
    let copy = endCopy(as: .stirring)
    move = .rehearsing(firstSeq: firstSeq)
    rehearsal = Rehearsal(build: build, since: now, state: savedState, acts: acts)
    return copy + [.rehearse(firstSeq: firstSeq)]
  }

  /// Its build has no agents any more: another has it from now on.
  public mutating func homeLost(to build: BuildTag) { home = build }

  /// A frame came from the agent that rehearses it. Where that was made with the newest state, there is
  /// nothing to hand over.
  public mutating func rehearsalFrameArrived(_ frame: FrameReport, at now: Moment) -> [Action] {
    switch move {
    case .rehearsing(let firstSeq) where frame.seq >= firstSeq:
      if rehearsal?.state == savedState { return settled(with: frame) }
      move = .arriving(after: frame.seq)
      rehearsal?.handedOver = now
      return [.handOver]
    case .arriving(let proof) where frame.seq > proof:
      return settled(with: frame)
    case .rehearsing, .arriving, .none:
      return []
    }
  }

  /// Where the newest state was handed over a while ago and no frame came of it, it looks like the one
  /// before: any frame is good then. A session that stays where it is may rest, and time stands still in one
  /// that nobody watches.
  public mutating func secondPassed(at now: Moment) -> [Action] {
    let stop = windDown(at: now)
    guard case .arriving(let proof) = move else { return stop + rested(at: now) }
    guard let since = rehearsal?.handedOver, now.seconds(since: since) >= SessionLimits.arrivalSeconds
    else { return stop }
    move = .arriving(after: proof - 1)
    return stop + [.askKeyframe(of: .rehearsal)]
  }

  /// Its agent is the one that rehearsed it, with all that this one has reported.
  ///
  /// - Returns: what its viewers are told.
  mutating func settled(_ rehearsal: Rehearsal) -> [Action] {
    (home, failedRehearsals) = (rehearsal.build, 0)
    reports = rehearsal.reports
    comingHome = Arrival(since: rehearsal.since, isReload: true)
    // What was under way to the agent before does not matter any more.
    let lost = knobsLost(by: .current)
    knobsUnderWay?.role = .current
    self.rehearsal = nil
    let knobs = rehearsal.knobs.map { knobsReported($0.known, $0.unknown) } ?? []
    return lost + knobs + tellTyping() + arrival() + tellBars()
  }

  /// The agent that rehearsed it is gone. It stays where it is. Where it had been made already, an input may
  /// have ended the agent, which says little for the build: then it tries once more.
  ///
  /// - Returns: whether it does not try again in that build, and what viewers are told.
  public mutating func rehearsalLost() -> (isRefused: Bool, actions: [Action]) {
    guard let build = rehearsal?.build else { return (false, []) }
    let wasBeingMade = !isArriving
    let actions = endRehearsal()
    failedRehearsals += 1
    guard wasBeingMade || failedRehearsals >= 2 else { return (false, actions) }
    refused = build
    return (true, actions)
  }

  /// It does not come to `build`, as it fails there or is not in it: it stays where it is.
  public mutating func refuse(_ build: BuildTag) -> [Action] {
    (refused, failedRehearsals, comingHome) = (build, 0, nil)
    return rehearsal == nil ? [] : endRehearsal()
  }

  /// It does not come to the build that it was on its way to.
  public mutating func stay() { comingHome = nil }

  /// Something newer than what it is being rehearsed for has come. One that arrives already is not held up.
  public mutating func rehearsalOutdated() -> [Action] {
    guard case .rehearsing = move else { return [] }
    return endRehearsal() + [.abandonRehearsal]
  }

  private mutating func endRehearsal() -> [Action] {
    (move, rehearsal) = (.none, nil)
    return knobsLost(by: .rehearsal)
  }
}
