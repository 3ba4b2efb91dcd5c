import PreviewSession
import PreviewWire

/// Knobs: viewers turn them, sessions keep them, agents are told.
extension Gateway {
  /// A viewer turned a knob, or put some back.
  func turned(_ message: ViewerMessage, in session: LiveSession) {
    guard !session.isShowcase else { return }
    let hasChanged =
      switch message {
      case .setKnob(_, let setting): session.knobs.turn(setting)
      case .resetKnobs(_, let name): session.knobs.reset(name)
      default: false
      }
    guard hasChanged else { return }
    tellKnobs(of: session)
    if case .failed = session.machine.state {
      // What a knob has broken, a knob may mend.
      session.comingHome = (MonotonicClock.now, isReload: false)
      perform(session.machine.newerBuildAvailable(), on: session)
      placeSessions(at: MonotonicClock.now)
    } else {
      sendKnobs(of: session)
    }
  }

  /// Tells the agents of a session where its knobs stand: one message at a time, the newest one wins, however fast
  /// somebody turns and however long the preview takes to be made anew.
  private func sendKnobs(of session: LiveSession) {
    let now = MonotonicClock.now
    session.lastActivity = now
    if let other = session.rehearsal?.agent, other !== session.inputAgent {
      other.send(.setKnobs(session.handle, session.knobs.settings), at: now)
    }
    guard let agent = session.inputAgent else { return }
    if session.knobsUnderWay?.agent === agent {
      session.knobsUnderWay?.isOutdated = true
      return
    }
    session.knobsUnderWay = (agent, false)
    agent.send(.setKnobs(session.handle, session.knobs.settings), at: now)
    agent.afterwards(at: now) { [weak self, weak session] in
      guard let self, let session, session.knobsUnderWay?.agent === agent else { return }
      let isOutdated = session.knobsUnderWay?.isOutdated ?? false
      session.knobsUnderWay = nil
      if isOutdated { sendKnobs(of: session) }
    }
  }

  /// An agent says which knobs a preview has.
  func knobsReported(
    _ handle: SessionHandle, _ known: [KnobInfo], _ unknown: [String], by agent: AgentProcess
  ) {
    guard let session = store[handle] else { return }
    if session.rehearsal?.agent === agent {
      session.rehearsal?.knobs = (known, unknown)
    } else if session.agent === agent {
      take(known, unknown, of: session)
    }
  }

  /// What the agent of a session says about knobs.
  func take(_ known: [KnobInfo], _ unknown: [String], of session: LiveSession) {
    session.home.knobs[session.slug] = known
    if session.knobs.reported(known, unknown: unknown) { tellKnobs(of: session) }
  }

  private func tellKnobs(of session: LiveSession) {
    guard !session.viewers.isEmpty else { return }
    let message = ControlMessage(session.knobs)
    for viewer in session.viewers.values { viewer.tell(message) }
  }

  /// Tells one who has just come.
  func tellKnobs(to viewer: Viewer) {
    let knobs = viewer.session.knobs
    if !knobs.known.isEmpty || !knobs.unknown.isEmpty { viewer.tell(ControlMessage(knobs)) }
  }
}
