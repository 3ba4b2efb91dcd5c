import Libwebsockets
import PreviewSession
import PreviewWire

/// What viewers see: a frame is copied once from its agent, and written from there to everybody who can take
/// it.
extension Gateway {
  /// A frame came from the agent of its session, or from the one that rehearses it.
  func frameArrived(_ frame: FrameReport, from agent: AgentProcess) {
    guard let session = store[frame.handle] else { return }
    let now = MonotonicClock.now
    if session.rehearsal?.agent === agent { return rehearsed(session, frame, at: now) }
    guard session.agent === agent, !session.machine.isArriving, frame.seq >= session.machine.lastSeq
    else { return }
    // The first frame in an agent is no sign of life of the preview: it comes from being made.
    let isFirst = agent.making?.session == frame.handle
    if isFirst { agent.making = nil } else { session.lastActivity = now }
    session.keep(frame)
    perform(session.machine.frameArrived(seq: frame.seq), on: session)
    session.machine.shown(at: now)
    applied(session, at: now)
    if isFirst { placeSessions(at: now) }
  }

  /// The agent of a session warns of its preview.
  func warned(_ handle: SessionHandle, _ message: String, by agent: AgentProcess) {
    guard let session = store[handle], session.agent === agent,
      session.warnings.take(message, at: MonotonicClock.now)
    else { return }
    let warning = ControlMessage(warning: message)
    for viewer in session.viewers.values { viewer.tell(warning) }
  }

  /// Has the newest frame sent to every viewer that is due for it.
  func relay(_ session: LiveSession) {
    for viewer in session.viewers.values { serve(viewer) }
  }

  /// Asks for the socket of a viewer that is due for something.
  func serve(_ viewer: Viewer) {
    switch viewer.flow.next(of: viewer.session.newest) {
    case .nothing: break
    case .change, .keyframe: viewer.connection.requestWritable()
    case .keyframeMissing: askForKeyframe(of: viewer.session)
    }
  }

  /// The newest thing that a viewer is due for, now that its socket takes something.
  func nextMessage(for connection: Connection) -> OutboundMessage? {
    guard let viewer = viewers[connection.id] else { return nil }
    if let text = viewer.nextControlMessage() {
      if viewer.hasControlMessage { connection.requestWritable() } else { serve(viewer) }
      return .text(text)
    }
    let session = viewer.session
    let next = viewer.flow.next(of: session.newest)
    if next == .keyframeMissing { askForKeyframe(of: session) }
    guard let frame = session.frame(next) else { return nil }
    viewer.flow.sent(seq: session.machine.lastSeq, byteCount: frame.count, at: MonotonicClock.now)
    return .binary(frame)
  }

  /// Once per frame, however many viewers need it.
  private func askForKeyframe(of session: LiveSession) {
    guard session.machine.state == .live, session.keyframeAsked != session.machine.lastSeq else { return }
    session.keyframeAsked = session.machine.lastSeq
    session.agent?.send(.keyframe(session.handle), at: MonotonicClock.now)
  }

  /// Does what the rules of a session say.
  ///
  /// - Parameter input: the message that a `forwardInput` among the actions is about.
  func perform(_ actions: [SessionStateMachine.Action], on session: LiveSession, input: [UInt8] = []) {
    let now = MonotonicClock.now
    for action in actions {
      switch action {
      case .create(let firstSeq): session.agent?.send(.create(session.request(firstSeq: firstSeq)), at: now)
      case .rehearse(let firstSeq):
        session.rehearsal?.agent.send(.create(session.request(firstSeq: firstSeq)), at: now)
      case .handOver: handOver(session, at: now)
      case .askRehearsal: session.rehearsal?.agent.send(.keyframe(session.handle), at: now)
      case .settle: settle(session, at: now)
      case .abandonRehearsal: abandonRehearsal(session, at: now)
      case .end: session.agent?.send(.end(session.handle), at: now)
      case .suspend: send(.suspend(session.handle), toAllOf: session, at: now)
      case .resume: send(.resume(session.handle), toAllOf: session, at: now)
      case .cancelTouches(let viewer):
        send(.cancelTouches(session.handle, viewer: viewer), toAllOf: session, at: now)
      case .forwardInput(let viewer):
        session.lastActivity = now
        session.inputAgent?.send(.input(session.handle, viewer: viewer, message: input), at: now)
      case .relay: relay(session)
      case .tell(let viewer, let notice): session.viewers[viewer]?.tell(ControlMessage(notice))
      case .tellAll(let notice):
        let message = ControlMessage(notice)
        for viewer in session.viewers.values { viewer.tell(message) }
      }
    }
  }

  private func send(_ message: AgentMessage, toAllOf session: LiveSession, at now: Moment) {
    session.agent?.send(message, at: now)
    session.rehearsal?.agent.send(message, at: now)
  }
}
