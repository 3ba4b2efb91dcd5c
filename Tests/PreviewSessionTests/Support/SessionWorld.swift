import PreviewWire

@testable import PreviewSession

/// A session with all that is around it, as simple as can be: agents that note each touch at the end of their
/// state, a store, viewers. It does what the rules say, and looks whether that makes sense.
///
/// What was shown is never taken back: the state of a frame that is shown begins with the state of the one
/// before. An agent that ends takes along what it has not shown yet, and nothing else.
struct SessionWorld {
  /// An agent with the session.
  private struct Agent {
    var build: BuildTag
    var seq: Int
    var state: [UInt8]
    /// What hands did, in this build, and how much of that it has told.
    var acts: [UInt8]
    var toldActs: Int?
    var isMade = false

    /// - Parameter acts: those that it does again; nil: none, as they were done in another build.
    init(build: BuildTag, seq: Int, state: [UInt8], acts: [UInt8]?) {
      (self.build, self.seq, self.state) = (build, seq, state)
      (self.acts, toldActs) = (acts ?? [], acts?.count)
    }
  }

  private(set) var machine: SessionStateMachine
  private(set) var faults: [String] = []
  private var current: Agent?
  private var rehearsal: Agent?
  private var copy: Agent?
  private var isCopyWanted = false
  /// Whether it is put to sleep without being asked.
  private var isForced = false
  /// Who was asked for a digest, in order.
  private var digestsAsked: [SessionStateMachine.Role] = []
  private var builds = [BuildTag(0)]
  private var now = Moment(seconds: 0)
  private var lastTouch: UInt8 = 0
  private var shown: (seq: Int, state: [UInt8]) = (0, [])
  /// What hands had done when that was shown.
  private var shownActs: [UInt8] = []
  /// As the store has it, and has said to.
  private var kept: (seq: Int, state: [UInt8], acts: [UInt8], knobs: [KnobSetting])?
  /// Numbers that agents have been asked to answer, in order, with the role of the one who was asked.
  private var trials: [(role: SessionStateMachine.Role, number: Int, isKnobs: Bool)] = []
  /// Settings of knobs that have been in force at some time.
  private var knobsSeen: Set<[KnobSetting]> = [[]]

  /// Something that may happen.
  enum Event: CaseIterable {
    case viewerComes, viewerGoes, touch, turn, agentComes, frame, answer, agentEnds, save, rehearse,
      rehearsalFrame
    case rehearsalEnds, second, sleep, keep, restart, quiet, copyComes, copyFrame, copyEnds, digest, passOver
  }

  init() {
    machine = SessionStateMachine(screen: .phone, home: builds[0], at: now)
    _ = machine.reported(.knobs(1, [gap], unknown: []), by: .current, at: now)
  }

  mutating func happen(_ event: Event, chance: Int) {
    now = Moment(microseconds: now.microseconds + 700_000)
    switch event {
    case .viewerComes: perform(machine.viewerJoined().actions)
    case .viewerGoes:
      if let viewer = machine.viewers.min() { perform(machine.viewerLeft(viewer, at: now)) }
    case .touch: touch()
    case .turn:
      guard let viewer = machine.viewers.min() else { return }
      let setting = KnobSetting(name: "gap", value: .number(Double(chance % 5)))
      perform(machine.input(.setKnob(inputSeq: 1, setting), from: viewer, at: now))
      knobsSeen.insert(machine.knobs.settings)
    case .agentComes:
      guard machine.needsAgent else { return }
      if !builds.contains(machine.home), let newest = builds.last { machine.homeLost(to: newest) }
      perform(machine.agentAvailable())
    case .frame: frame()
    case .answer: answer()
    case .agentEnds: agentEnds()
    case .save: builds = Array((builds + [BuildTag((builds.last?.number ?? 0) + 1)]).suffix(3))
    case .rehearse:
      guard let newest = builds.last, machine.wants(newest) else { return }
      perform(machine.newerBuildAvailable(newest, at: now))
    case .rehearsalFrame: rehearsalFrame()
    case .rehearsalEnds:
      guard rehearsal != nil else { return }
      rehearsal = nil
      trials.removeAll { $0.role == .rehearsal }
      perform(machine.rehearsalLost().actions)
    case .second: perform(machine.secondPassed(at: now))
    case .sleep:
      isForced = true
      perform(machine.fellAsleep())
      isForced = false
    case .passOver:
      isForced = true
      perform(machine.passedOver())
      isForced = false
    case .keep: kept = (shown.seq, machine.savedState, machine.acts, machine.knobs.settings)
    case .restart: restart()
    case .quiet:
      now = Moment(microseconds: now.microseconds + 700_000_000)
      perform(machine.secondPassed(at: now))
    case .copyComes:
      guard isCopyWanted else { return }
      isCopyWanted = false
      if chance % 4 == 0 { return machine.copyDenied(at: now) }
      copy = Agent(
        build: machine.home, seq: machine.lastSeq + 1, state: machine.savedState, acts: machine.acts)
    case .copyFrame: if copy != nil { machine.copyFrameArrived(at: now) }
    case .copyEnds:
      guard copy != nil else { return }
      copy = nil
      machine.copyLost()
    case .digest: answerDigest(hasMoreActs: chance % 8 == 0)
    }
    look(after: event)
  }

  // MARK: Events

  private mutating func touch() {
    guard let viewer = machine.viewers.min() else { return }
    lastTouch &+= 1
    perform(machine.input(.key(inputSeq: 1, time: 0, .down), bytes: [lastTouch], from: viewer, at: now))
  }

  private mutating func frame() {
    guard var agent = current else { return }
    agent.seq += agent.isMade ? 1 : 0
    agent.isMade = true
    tellActs(of: &agent, as: .current)
    shownActs = agent.acts
    current = agent
    perform(machine.frameArrived(report(of: agent), at: now))
  }

  private mutating func rehearsalFrame() {
    guard var agent = rehearsal else { return }
    agent.seq += agent.isMade ? 1 : 0
    agent.isMade = true
    tellActs(of: &agent, as: .rehearsal)
    rehearsal = agent
    perform(machine.rehearsalFrameArrived(report(of: agent), at: now))
  }

  private mutating func tellActs(of agent: inout Agent, as role: SessionStateMachine.Role) {
    let from = agent.toldActs ?? 0
    perform(
      machine.reported(.acts(1, from: from, bytes: Array(agent.acts[from...])), by: role, at: now))
    agent.toldActs = agent.acts.count
  }

  private func report(of agent: Agent) -> FrameReport {
    FrameReport(handle: 1, isKeyframe: true, seq: agent.seq, state: agent.state, payload: [])
  }

  private mutating func answer() {
    guard !trials.isEmpty else { return }
    let trial = trials.removeFirst()
    if trial.isKnobs { perform(machine.knobsApplied(trial.number)) } else { machine.triedOut(trial.number) }
  }

  private mutating func answerDigest(hasMoreActs: Bool) {
    guard !digestsAsked.isEmpty else { return }
    let role = digestsAsked.removeFirst()
    guard let agent = role == .copy ? copy : current else { return }
    let digest = SceneDigest(value: (agent.state + [0] + agent.acts).reduce(7) { $0 &* 31 &+ UInt64($1) })
    perform(machine.reported(.digest(1, digest, hasMoreActs: hasMoreActs), by: role, at: now))
  }

  private mutating func agentEnds() {
    guard current != nil else { return }
    current = nil
    trials.removeAll { $0.role == .current }
    perform(machine.agentLost(at: now))
  }

  private mutating func restart() {
    (current, rehearsal, copy, trials) = (nil, nil, nil, [])
    (isCopyWanted, digestsAsked) = (false, [])
    guard let kept else { return self = SessionWorld() }
    var knobs = SessionKnobs()
    for setting in kept.knobs { _ = knobs.turn(setting) }
    machine = SessionStateMachine(screen: .phone, knobs: knobs, home: BuildTag(0), at: now)
    machine.restored(
      lastSeq: kept.seq + SessionLimits.restoredGap, savedState: kept.state, acts: kept.acts, alone: now)
    _ = machine.reported(.knobs(1, [gap], unknown: []), by: .current, at: now)
    // Viewers come back with new connections, to which any number is the first.
    (shown, shownActs) = ((0, kept.state), kept.acts)
    if machine.savedState != kept.state || machine.acts != kept.acts || machine.knobs.settings != kept.knobs {
      faults.append("what was kept is lost")
    }
  }

  // MARK: What the rules say

  private mutating func perform(_ actions: [SessionStateMachine.Action]) {
    for action in actions { perform(action) }
  }

  private mutating func perform(_ action: SessionStateMachine.Action) {
    switch action {
    case .create(let seq):
      current = Agent(build: machine.home, seq: seq, state: machine.savedState, acts: machine.acts)
    case .rehearse(let seq):
      guard let build = machine.rehearsal?.build else { return faults.append("rehearses for no build") }
      rehearsal = Agent(build: build, seq: seq, state: machine.savedState, acts: nil)
    case .handOver:
      rehearsal?.state = machine.savedState
    case .settle:
      (current, rehearsal) = (rehearsal, nil)
      shownActs = current?.acts ?? []
      trials = trials.filter { $0.role == .rehearsal }.map { (.current, $0.number, $0.isKnobs) }
    case .abandonRehearsal:
      rehearsal = nil
      trials.removeAll { $0.role == .rehearsal }
    case .letAgentGo:
      // Nobody has to be asked where somebody else needs the place.
      if !isForced, current?.state != shown.state { faults.append("sleeps with something undone") }
      (current, trials) = (nil, [])
    case .copy: isCopyWanted = true
    case .abandonCopy: (copy, isCopyWanted) = (nil, false)
    case .askDigest(let role): digestsAsked.append(role)
    case .forward(_, _, .copy): faults.append("an input for a copy")
    case .forward(let input, _, .current):
      current?.state += input
      current?.acts += input
    case .forward(let input, _, .rehearsal):
      rehearsal?.state += input
      rehearsal?.acts += input
    case .tryOut(let number): trials.append((.current, number, false))
    case .setKnobs(let role, let number):
      if let number { trials.append((role, number, true)) }
    case .askKeyframe(.rehearsal): rehearsalFrame()
    case .show(let frame): show(frame)
    // Said where an agent ended again after it had done them again.
    case .tellAll(.warning) where machine.state != .asleep && machine.acts.isEmpty: shownActs = []
    case .tellAll(.takenBack):
      if !knobsSeen.contains(machine.knobs.settings) { faults.append("knobs that nobody has turned") }
    case .findAgent, .arrived, .suspend, .resume, .cancelTouches, .askKeyframe, .tellHoles, .tell, .tellAll,
      .tellPeople, .seat, .tellCursors, .callBack, .gather:
      break
    }
  }

  private mutating func show(_ frame: FrameReport) {
    if frame.seq < shown.seq { faults.append("frame \(frame.seq) after \(shown.seq)") }
    if !frame.state.starts(with: shown.state) { faults.append("\(frame.state) after \(shown.state)") }
    shown = (frame.seq, frame.state)
  }

  private mutating func look(after event: Event) {
    if copy != nil, machine.rest == .stirring { faults.append("a copy that nobody waits for") }
    if machine.hasAgent != (current != nil) {
      faults.append("\(machine.state) with agent: \(current != nil)")
    }
    if (machine.rehearsal != nil) != (rehearsal != nil) {
      faults.append("rehearses in \(rehearsal == nil ? "no" : "an") agent")
    }
    if machine.acts != shownActs { faults.append("\(event): has acts \(machine.acts), not \(shownActs)") }
    if machine.savedState != shown.state {
      faults.append("\(event): goes on from \(machine.savedState), shows \(shown.state)")
    }
  }

  /// Gives it all that it may need, and looks whether it then shows what it showed last, and goes on from it.
  mutating func recover() {
    for event in [Event.viewerComes, .rehearsalEnds, .agentComes, .frame, .touch, .frame] {
      happen(event, chance: 0)
    }
    if case .failed = machine.state { return }
    if machine.state != .live || shown.state.last != lastTouch {
      faults.append("does not go on: \(machine.state)")
    }
  }
}
