import Libwebsockets
import PreviewSession
import PreviewWire

/// Who watches: viewers come, say things, and leave.
extension Gateway: ServiceDelegate {
  func opened(_ connection: Connection) {
    guard !isStopping else {
      connection.close(code: CloseCode.goingAway.rawValue, reason: "the server stops")
      return
    }
    guard case .socket(let id?) = Route(path: connection.head.path), let session = store[id] else {
      connection.close(
        code: CloseCode.noSuchSession.rawValue, reason: "there is no such session; it has ended")
      return
    }
    guard viewers.count < SessionLimits.viewers else {
      connection.close(code: CloseCode.tryAgainLater.rawValue, reason: "too many viewers; try again later")
      return
    }
    guard !session.isShowcase || hasPlaceAtShowcases(for: connection.peer) else {
      connection.close(
        code: CloseCode.tryAgainLater.rawValue, reason: "too many look at showcases; try again later")
      return
    }
    attach(connection, to: session)
  }

  private func attach(_ connection: Connection, to session: LiveSession) {
    let (number, actions) = session.machine.viewerJoined()
    let viewer = Viewer(connection, number: number, session: session, at: MonotonicClock.now)
    session.viewers[number] = viewer
    viewers[connection.id] = viewer
    viewer.tell(
      ControlMessage(
        helloTo: number, of: session, title: title(of: session), build: files.fingerprint,
        source: source(for: connection.peer)))
    tellNews(to: viewer)
    tellKnobs(to: viewer)
    tellHoles(to: viewer)
    tellRequests(to: viewer)
    tellBars(to: viewer)
    for warning in session.warnings.kept { viewer.tell(ControlMessage(warning: warning)) }
    perform(actions, on: session)
    relay(session)
  }

  /// What is previewed, and what who comes from there may do to it; null for the gallery.
  func source(for peer: PeerAddress) -> JSONText {
    guard let source = options.source else { return .null }
    let editor = peer.isLoopback ? source.editor : nil
    return .object([
      ("name", .string(sourceName)), ("canEdit", .bool(owner != nil)),
      ("editor", editor.map { .string($0.rawValue) } ?? .null),
    ])
  }

  func closed(_ connection: Connection) {
    if let viewer = viewers.removeValue(forKey: connection.id) {
      let session = viewer.session
      session.viewers[viewer.number] = nil
      perform(session.machine.viewerLeft(viewer.number, at: MonotonicClock.now), on: session)
    }
    stopIfDone()
  }

  func received(_ message: [UInt8], on connection: Connection) {
    guard let viewer = viewers[connection.id] else { return }
    let now = MonotonicClock.now
    guard viewer.rate.admits(byteCount: message.count, at: now) else {
      connection.close(code: CloseCode.rateLimited.rawValue, reason: "too many messages; slow down")
      return
    }
    do {
      handle(try ViewerMessage(decoding: message), bytes: message, from: viewer, at: now)
    } catch {
      connection.close(code: error.closeCode.rawValue, reason: error.reason)
    }
  }

  private func handle(_ message: ViewerMessage, bytes: [UInt8], from viewer: Viewer, at now: Moment) {
    let session = viewer.session
    switch message {
    case .acknowledge(let seq):
      viewer.flow.acknowledged(seq: seq, at: now)
      serve(viewer)
    case .keyframeRequest:
      viewer.flow.keyframeRequested()
      serve(viewer)
    case .appearance where session.isShowcase, .direction where session.isShowcase,
      .size where session.isShowcase, .device where session.isShowcase:
      break
    case .setKnob, .resetKnobs:
      turned(message, in: session)
    case .touches, .wheel, .key, .typing:
      perform(session.machine.input(message, from: viewer.number), on: session, input: bytes)
    case .appearance, .direction, .size, .device:
      perform(session.machine.input(message, from: viewer.number), on: session, input: bytes)
      // Whatever becomes of the rehearsal, it is of the same screen.
      if let other = session.rehearsal?.agent, other !== session.inputAgent {
        other.send(.input(session.handle, viewer: viewer.number, message: bytes), at: now)
      }
    }
  }

  func dropOverdueViewers(at now: Moment) {
    for viewer in viewers.values where viewer.flow.isOverdue(at: now) {
      viewer.connection.close(
        code: CloseCode.tryAgainLater.rawValue, reason: "nothing was acknowledged for ten seconds")
    }
  }

  func refusal(status: Int, sentence: String) -> Response {
    .plain(status, sentence)
  }

  func signalled(_ signal: Int32) {
    beginStopping()
  }
}
