import PreviewSession
import PreviewWire

/// Does what the rules of a session say.
extension LiveSession {
  func perform(_ actions: [SessionStateMachine.Action], at now: Moment) {
    for action in actions { perform(action, at: now) }
    host?.changed(self)
  }

  private func perform(_ action: SessionStateMachine.Action, at now: Moment) {
    switch action {
    case .findAgent: host?.needsAgent(self, at: now)
    case .create(let firstSeq):
      agent?.send(.create(request(firstSeq: firstSeq, in: machine.home)), at: now)
      sendPins(at: now)
    case .rehearse(let firstSeq):
      let build = machine.rehearsal?.build ?? machine.home
      rehearsalAgent?.send(.create(request(firstSeq: firstSeq, in: build)), at: now)
    case .handOver: rehearsalAgent?.send(.restore(handle, state: machine.savedState), at: now)
    case .settle:
      settle()
      sendPins(at: now)
    case .letAgentGo: letAgentGo()
    case .copy: host?.needsCopy(self, at: now)
    case .abandonCopy: abandonCopy()
    case .askDigest(let role): agent(role)?.send(.digest(handle), at: now)
    case .abandonRehearsal: abandonRehearsal()
    case .arrived(let arrival): host?.arrived(self, arrival, at: now)
    case .suspend: sendToAll(.suspend(handle), at: now)
    case .resume: sendToAll(.resume(handle), at: now)
    case .cancelTouches(let viewer): sendToAll(.cancelTouches(handle, viewer: viewer), at: now)
    case .forward(let input, let viewer, let role):
      agent(role)?.send(.input(handle, viewer: viewer, message: input), at: now)
    case .tryOut(let number):
      agent?.afterwards(at: now) { [weak self] in self?.triedOut(number) }
    case .setKnobs(let role, let number): setKnobs(of: agent(role), number: number, at: now)
    case .askKeyframe(let role): agent(role)?.send(.keyframe(handle), at: now)
    case .show(let frame):
      newest.take(frame)
      showNewest()
      perform(pictureAsks.shown(), at: now)
    case .tellHoles(let viewer, let reached): tellHoles(to: viewer, reached: reached)
    case .tell(let viewer, let notice): viewers[viewer]?.tell(notice)
    case .tellPeople(let viewer):
      let message = MessageToViewer(people: machine.people, company: machine.company) {
        self.viewers[$0]?.link?.name
      }
      viewers[viewer]?.tell(message)
    case .seat(let viewer): giveSeat(to: viewer)
    case .tellAll(let notice):
      if case .failed(let message) = notice { perform(pictureAsks.ended(message), at: now) }
      tell(notice)
    case .tellCursors(let receivers, let cursors): tell(cursors, to: receivers)
    case .callBack(let moment): host?.callBack(self, at: moment)
    case .gather(let asker): host?.gather(self, by: asker)
    }
  }

  private func agent(_ role: SessionStateMachine.Role) -> AgentProcess? {
    switch role {
    case .current: agent
    case .rehearsal: rehearsalAgent
    case .copy: copyAgent
    }
  }

  private func sendToAll(_ message: MessageToAgent, at now: Moment) {
    agent?.send(message, at: now)
    rehearsalAgent?.send(message, at: now)
  }

  /// The message of `create` to an agent.
  ///
  /// - Parameter build: of that agent.
  func request(firstSeq: Int, in build: BuildTag) -> SessionRequest {
    SessionRequest(
      handle: handle, slug: slug, screen: machine.screen, firstSeq: firstSeq, state: machine.savedState,
      knobs: machine.knobs.settings, source: host?.build(build)?.id ?? ProgramVersion.text, acts: machine.acts
    )
  }

  private func setKnobs(of agent: AgentProcess?, number: Int?, at now: Moment) {
    agent?.send(.setKnobs(handle, machine.knobs.settings), at: now)
    guard let number else { return }
    agent?.afterwards(at: now) { [weak self] in self?.knobsApplied(number) }
  }

  // MARK: Telling viewers

  func tell(_ notice: Notice) {
    // Where the build has no holes, viewers have no list that this could be of.
    if case .reached = notice, holes.map({ $0.total == 0 }) ?? true { return }
    tellAll { MessageToViewer(notice, for: $0) }
  }

  /// That there are none is told to all, as there may have been some before, and not to one who has just
  /// come.
  private func tellHoles(to number: Int?, reached: [HoleReach]) {
    guard var holes else { return }
    holes.reaches = reached
    guard let number else { return tellAll { MessageToViewer(holes, for: $0) } }
    guard holes.total > 0, let viewer = viewers[number] else { return }
    if let message = MessageToViewer(holes, for: viewer.sight) { viewer.tell(message) }
  }

  /// Tells all viewers whom it concerns. A message is made once for all who see the same.
  func tellAll(_ message: (Sight) -> MessageToViewer?) {
    var made: [Sight: MessageToViewer?] = [:]
    for viewer in viewers.values {
      let sight = viewer.sight
      let ours = made[sight] ?? message(sight)
      made[sight] = .some(ours)
      if let ours { viewer.tell(ours) }
    }
  }

  /// The holes of its build; nil of the gallery, which has none.
  private var holes: HoleList? {
    guard let build = host?.build(machine.home) else { return nil }
    return HoleList(holes: build.holes, total: build.holeCount, reaches: [])
  }
}
