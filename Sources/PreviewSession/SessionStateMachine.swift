import PreviewWire

/// The life of one session: its agent comes and goes, its viewers come and go, newer builds come.
///
/// Each event returns the actions to take, in order. No I/O and no clock inside. The events are in files of
/// their own: the agent and the viewers here, inputs and settings in `+Inputs`, the reports of agents in
/// `+Reports`, newer builds in `+Move`, sleep in `+Sleep`, asides in `Together`.
public struct SessionStateMachine: Sendable {
  /// Where it stands with its agent.
  public enum State: Equatable, Sendable {
    /// No agent has it yet.
    case waitingForAgent
    /// An agent was told to make it, and no frame has come yet.
    case starting
    /// Its agent sends frames.
    case live
    /// Its agent is gone; another will take it.
    case restarting
    /// Its agent was let go; another will take it when somebody comes or does something.
    case asleep
    /// Given up, with a message for people.
    case failed(String)
    case ended
  }

  /// One of the agents that may have the session at a time.
  public enum Role: Equatable, Sendable {
    /// The agent whose frames are shown.
    case current
    /// An agent of a newer build, in which the session is being made.
    case rehearsal
    /// An agent of the same build, in which it is tried whether the session comes back as it is.
    case copy
  }

  /// Something to be done by the holder of the session.
  public enum Action: Equatable, Sendable {
    /// Find an agent for it.
    case findAgent
    /// Make it in the agent, the first frame with this number.
    case create(firstSeq: Int)
    /// Make it in an agent of the newer build, the first frame with this number, while its own goes on.
    case rehearse(firstSeq: Int)
    /// Give that agent the newest state and, from now on, the inputs.
    case handOver
    /// That agent is its agent from now on; the one before is not needed any more.
    case settle
    /// That agent is not needed any more; its own goes on.
    case abandonRehearsal
    /// Its agent is not needed any more.
    case letAgentGo
    /// Make it in a second agent, if there is one to spare, or say `copyDenied`.
    case copy
    /// That agent is not needed any more.
    case abandonCopy
    /// Ask what it shows there.
    case askDigest(of: Role)
    /// It came to a build, in which its first frame is about to be shown.
    case arrived(Arrival)
    case suspend
    case resume
    case cancelTouches(viewer: Int)
    /// Pass a viewer's message on as it came.
    case forward(input: [UInt8], viewer: Int, to: Role)
    /// Tell `triedOut` of this number once the agent has done what it was told.
    case tryOut(number: Int)
    /// Say where the knobs stand; with a number, tell `knobsApplied` of it once the agent has done so.
    case setKnobs(of: Role, number: Int?)
    case askKeyframe(of: Role)
    /// Keep this frame as the newest, and send it to all viewers that can take it.
    case show(FrameReport)
    /// Tell one viewer, or everybody where that is nil, which holes the build has and how often they were
    /// reached.
    case tellHoles(viewer: Int?, reached: [HoleReach])
    /// Tell one viewer something.
    case tell(viewer: Int, Notice)
    /// Tell an owner who is here.
    case tellPeople(to: Int)
    /// Tell a viewer that it has control, with a new seat, and say `seated`.
    case seat(viewer: Int)
    /// Tell everybody.
    case tellAll(Notice)
    /// Tell these viewers where the pointers of others are, all in the same words.
    case tellCursors(to: [Int], [Cursor])
    /// Say `calledBack` then.
    case callBack(at: Moment)
    /// Tell everybody in its asides that this viewer asks them to come back.
    case gather(Notice.Asker)
  }

  // MARK: State, changed by events only

  /// Where it stands with its agent.
  public internal(set) var state: State = .waitingForAgent
  /// Numbers of the viewers that are here.
  public internal(set) var viewers: Set<Int> = []
  /// The same viewers, with their rights.
  public internal(set) var people = People()
  /// By these, those to whom the owner gave control have it when they come again.
  var seats = Seats()
  /// Their names and their pointers, as far as they want them seen.
  public internal(set) var company = Company()
  /// Number of the newest frame; 0 before the first.
  public internal(set) var lastSeq = 0
  /// Data that the next agent needs to go on where this one was: as the newest frame brought it.
  public internal(set) var savedState: [UInt8] = []
  /// Inputs of hands, as its agents told: with these, and where its source is the same, the next one
  /// comes to where this one was.
  public internal(set) var acts: [UInt8] = []
  /// Number of the first frame that shows what they have led to.
  public private(set) var actsSeq = 0
  /// Whether that frame has yet to come.
  var areActsNews = false
  /// Whether it is as a link has it: nobody has done anything since, and no other agent has had it.
  var isOfLink = false
  /// Parts of that state that came to nothing, until somebody is told.
  var leftOut: [String] = []
  /// When the last viewer left, or the session was made; nil while somebody watches.
  public internal(set) var alone: Moment?
  /// Viewers whose pages cannot be seen.
  var unseeing: Set<Int> = []
  /// Since when no viewer has seen it; nil while one does.
  var unseen: Moment?

  /// Whether it is the one session of its preview that the gallery shows. Its settings and its knobs never
  /// change, and there is no room to tell of holes, requests and keyboards.
  public let isShowcase: Bool
  /// Whether it is a private copy of another session, in which viewers look around by themselves.
  public internal(set) var isAside = false
  /// How many viewers are in its asides.
  var inAsides = 0
  var gathering = Gathering()
  /// Its screen: an agent is told of it that makes the session, now or in place of another.
  public internal(set) var screen: ScreenSettings
  /// Which knobs it has, and where they stand.
  public internal(set) var knobs: SessionKnobs
  /// The last reports of its agent.
  public internal(set) var reports = AgentReports()
  /// Warnings of its preview.
  public internal(set) var warnings: WarningLog

  /// The build whose agents have it.
  public internal(set) var home: BuildTag
  /// A newer build to which it does not move, as it fails there.
  public internal(set) var refused: BuildTag?
  /// Where it stands with a newer build.
  public internal(set) var move: Move = .none
  /// The session as it is made in an agent of a newer build; nil while none does.
  public internal(set) var rehearsal: Rehearsal?
  /// Agents of that build that ended while they rehearsed it.
  var failedRehearsals = 0
  /// How it comes to its build, as long as no viewer has been told that the build is applied.
  public internal(set) var comingHome: Arrival?

  private var lastViewer = 0
  var drag = DragTurn()
  /// The viewer that everybody knows to drive; nil: none.
  var driverTold: Int?
  private var crashes = CrashRecord()
  var isSuspended = false
  /// Seconds in which nothing has happened, after which it is found out whether it can sleep while somebody
  /// watches.
  let sleepAfter: Double
  /// When something last happened in it.
  var lastStir: Moment
  /// Where it stands with finding out whether it can sleep.
  var rest = Rest.stirring
  /// Whether it has been woken and has not shown anything since.
  var isWaking = false
  var held = HeldInputs()
  /// Number of the frame whose keyframe the agent was asked for.
  private var keyframeAsked: Int?
  /// Settings of knobs that an agent was told and has not come to; whether the knobs have been turned since.
  var knobsUnderWay: (number: Int, role: Role, isOutdated: Bool)?
  var lastKnobsNumber = 0
  /// The settings that an agent has survived last; those of the usual order before.
  var proven: SessionSettings
  /// Whether an agent has survived any.
  var isProven = false
  /// Settings that were ordered and taken back, as long as none is proven.
  var ordered: SessionSettings?
  /// The number of the trial that is under way; nil: the settings are proven.
  var trial: Int?
  var lastTrial = 0
  /// Settings that were not survived, and in which build.
  var fatal: [(build: BuildTag, member: SessionSettings.Member)] = []
  /// The viewer who was told last that the keyboard types; nil: none.
  var typist: Int?

  public init(
    screen: ScreenSettings, knobs: SessionKnobs = SessionKnobs(), isShowcase: Bool = false,
    home: BuildTag = BuildTag(0), sleepAfter seconds: Double = SessionLimits.watchedQuietSeconds,
    at now: Moment
  ) {
    self.screen = screen
    self.knobs = knobs
    self.isShowcase = isShowcase
    self.home = home
    let usual = SessionLimits.defaultSize
    proven = SessionSettings(screen: ScreenSettings(width: usual.width, height: usual.height), knobs: [])
    lastStir = now
    sleepAfter = seconds
    warnings = WarningLog(at: now)
    (alone, unseen) = (now, now)
  }

  /// Whether it brought down no agent lately.
  public var isTrusted: Bool { crashes.isClean }

  /// Whether it waits for an agent to have it. One that rehearses is brought back by that.
  public var needsAgent: Bool { (state == .waitingForAgent || state == .restarting) && move == .none }

  /// Whether an agent has it or makes it.
  public var hasAgent: Bool { state == .starting || state == .live }

  // MARK: Viewers

  /// Lets a viewer in and gives it its number, counting up from 1.
  public mutating func viewerJoined(as role: ViewerRole = .control) -> (viewer: Int, actions: [Action]) {
    lastViewer += 1
    viewers.insert(lastViewer)
    people.enter(lastViewer, as: role)
    (alone, unseen) = (nil, nil)
    var actions = tellReports(to: lastViewer)
    actions.append(.tellAll(.presence(people.presentCount)))
    actions += tellCompany(to: lastViewer)
    actions += resumed()
    if case .failed(let message) = state { actions.append(.tell(viewer: lastViewer, .failed(message))) }
    if state == .restarting { actions.append(.tell(viewer: lastViewer, .agentRestarting)) }
    if driverTold != nil, let driver { actions.append(.tell(viewer: lastViewer, .driver(driver))) }
    if inAsides > 0 { actions.append(.tell(viewer: lastViewer, .aside(count: inAsides))) }
    return (lastViewer, actions + tellLeftOut(to: lastViewer) + tellPeople() + woken())
  }

  /// A viewer's connection is over. Nothing happens for one that is not here.
  public mutating func viewerLeft(_ viewer: Int, at now: Moment) -> [Action] {
    guard viewers.remove(viewer) != nil else { return [] }
    unseeing.remove(viewer)
    if unseeing == viewers, unseen == nil { unseen = now }
    people.leave(viewer)
    seats.left(viewer, at: now)
    if typist == viewer { typist = nil }
    let due = company.left(viewer, at: now)
    let actions = handsOff(viewer)
    guard viewers.isEmpty else { return actions + presenceChanged(due) }
    alone = now
    return actions + self.actions(of: due)
  }

  /// A viewer's page can be seen, or cannot. In the former case the viewer is sent a keyframe, in the latter
  /// no frames.
  mutating func looked(_ isLooking: Bool, by viewer: Int, at now: Moment) -> [Action] {
    guard viewers.contains(viewer) else { return [] }
    if isLooking {
      unseeing.remove(viewer)
      unseen = nil
      return resumed() + woken()
    }
    unseeing.insert(viewer)
    if unseeing == viewers, unseen == nil { unseen = now }
    return []
  }

  private mutating func resumed() -> [Action] {
    guard isSuspended else { return [] }
    isSuspended = false
    return [.resume]
  }

  /// Time stands still in a session that nobody sees, once its motions have had the time to come to rest:
  /// whoever comes next finds it where they lead.
  mutating func windDown(at now: Moment) -> [Action] {
    guard hasAgent, !isSuspended, let unseen, now.seconds(since: unseen) >= SessionLimits.windDownSeconds
    else { return [] }
    isSuspended = true
    return [.suspend]
  }

  /// Whether it has been without viewers for so long that it should end.
  ///
  /// - Parameter seconds: how long a session is kept without being used; one that the gallery shows is made
  ///   again at the next look, and has nothing to keep, nor has an aside, which another is made for.
  public func isAbandoned(at now: Moment, keptFor seconds: Double) -> Bool {
    let limit =
      isAside ? SessionLimits.asideAloneSeconds : isShowcase ? SessionLimits.sleepSeconds : seconds
    return alone.map { now.seconds(since: $0) >= limit } ?? false
  }

  /// A viewer is due for a keyframe of the newest frame, and there is none. The agent is asked once for each
  /// frame.
  public mutating func keyframeMissing() -> [Action] {
    if isAsleep { return woken() }
    guard state == .live, keyframeAsked != lastSeq else { return [] }
    keyframeAsked = lastSeq
    return [.askKeyframe(of: .current)]
  }

  // MARK: Agent

  /// An agent is ready to take it.
  public mutating func agentAvailable() -> [Action] {
    guard needsAgent else { return [] }
    state = .starting
    isSuspended = false
    keyframeAsked = nil
    return forgetReports() + [.create(firstSeq: lastSeq + 1)] + settingsChanged()
  }

  /// A frame of its agent came. Older ones than the newest are ignored: they are of an agent that was
  /// replaced. So are all once its inputs go to another agent.
  public mutating func frameArrived(_ frame: FrameReport, at now: Moment) -> [Action] {
    guard hasAgent, !isArriving, frame.seq >= lastSeq else { return [] }
    let isFirst = state == .starting
    state = .live
    let stir = stirred(at: now)
    (lastSeq, savedState) = (frame.seq, frame.state)
    if areActsNews { (actsSeq, areActsNews) = (frame.seq, false) }
    crashes.revived(at: now)
    return stir + (isFirst ? [.tellAll(.agentRunning)] : []) + [.show(frame)] + arrival() + releaseHeld()
  }

  /// Its agent is gone.
  public mutating func agentLost(at now: Moment) -> [Action] {
    guard hasAgent else { return [] }
    isOfLink = false
    drag.touchesLost()
    let forgotten = actsForgotten()
    let isGivenUp = crashes.died(at: now)
    let knobs = knobsLost(by: .current) + endCopy(as: .stirring) + tellDriver()
    loseHeld()
    let (isTaken, taken) = takenBack()
    if isGivenUp, !isTaken {
      return knobs + taken + forgotten
        + fail("This preview stopped its process several times in a row and was given up.")
    }
    state = .restarting
    return knobs + taken + forgotten + [.tellAll(.agentRestarting)]
  }

  /// Once, an agent may end by chance. Where a second one ends soon after it did all that hands had done,
  /// that is not done a third time.
  private mutating func actsForgotten() -> [Action] {
    guard !crashes.isClean, !acts.isEmpty else { return [] }
    acts = []
    let message =
      "Its process ended again: what was done by hand is not repeated, and the preview begins anew."
    return [.tellAll(.warning(message))]
  }

  /// The agent could not make it.
  public mutating func agentRefused(_ message: String) -> [Action] {
    guard hasAgent else { return [] }
    let knobs = knobsLost(by: .current)
    let (isTaken, taken) = takenBack()
    guard isTaken else { return knobs + taken + fail(message) }
    state = .waitingForAgent
    return knobs + taken + [.findAgent]
  }

  /// It ends for good.
  public mutating func ended() -> [Action] {
    let actions = endCopy(as: .stirring) + (move == .none ? [] : [.abandonRehearsal])
    (state, move, rehearsal) = (.ended, .none, nil)
    seats = Seats()
    return actions
  }

  /// The agent of the rehearsal has made a frame to be shown, and is its agent from now on.
  mutating func settled(with frame: FrameReport) -> [Action] {
    guard let rehearsal else { return [] }
    let wasLive = state == .live
    (state, move) = (.live, .none)
    (lastSeq, savedState, acts) = (frame.seq, frame.state, rehearsal.acts)
    (actsSeq, areActsNews) = (frame.seq, false)
    keyframeAsked = nil
    let news = settled(rehearsal)
    return [.settle] + news + (isSuspended ? [.suspend] : []) + (wasLive ? [] : [.tellAll(.agentRunning)])
      + [.show(frame)] + (trial == nil ? [] : settingsChanged())
  }

  mutating func startOver() {
    state = .waitingForAgent
    crashes = CrashRecord()
  }

  private mutating func fail(_ message: String) -> [Action] {
    state = .failed(message)
    return [.tellAll(.failed(message))]
  }
}
