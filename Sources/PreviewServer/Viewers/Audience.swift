import Libwebsockets
import PreviewSession
import PreviewWire

/// The viewers of all sessions: they come, say things, and leave.
final class Audience {
  private let sessions: SessionRegistry
  private let fleet: Fleet
  private let desk: BuildDesk
  private let board: NewsBoard
  /// Tells versions of the page apart.
  private let pageBuild: String
  /// By the id of the connection.
  private var viewers: [UInt64: Viewer] = [:]
  private var isClosing = false
  private var watch = PauseWatch(at: Moment.now)

  init(sessions: SessionRegistry, fleet: Fleet, desk: BuildDesk, board: NewsBoard, pageBuild: String) {
    self.sessions = sessions
    self.fleet = fleet
    self.desk = desk
    self.board = board
    self.pageBuild = pageBuild
  }

  var count: Int { viewers.count }

  /// A WebSocket for a session is open; nil for one that there never was.
  ///
  /// - Parameter client: who has opened it.
  func opened(_ connection: Connection, by client: PeerAddress, for id: SessionID?) {
    guard !isClosing else { return turnAway(connection, .goingAway, "the server stops") }
    guard let session = id.flatMap({ sessions[$0] }) else {
      return turnAway(connection, .noSuchSession, "there is no such session; it has ended")
    }
    guard viewers.count < SessionLimits.viewers else {
      return turnAway(connection, .tryAgainLater, "too many viewers; try again later")
    }
    guard !session.isShowcase || hasPlaceAtShowcases(for: client) else {
      return turnAway(connection, .tryAgainLater, "too many look at showcases; try again later")
    }
    fleet.freshen(session)
    viewers[connection.id] = session.add(
      connection, by: client, editor: board.editor(for: client), at: Moment.now
    ) { viewer in
      viewer.tell(
        MessageToViewer(
          helloTo: viewer.number, of: session, title: fleet.title(of: session), build: pageBuild,
          source: desk.source(for: client)))
      board.tell(viewer)
    }
  }

  private func turnAway(_ connection: Connection, _ code: CloseCode, _ reason: String) {
    connection.close(code: code.rawValue, reason: reason)
  }

  /// Whether one more may look at a showcase from there.
  private func hasPlaceAtShowcases(for peer: PeerAddress) -> Bool {
    let looking = viewers.values.filter(\.session.isShowcase)
    guard looking.count < SessionLimits.showcaseViewers else { return false }
    return peer.isLoopback
      || looking.count { $0.client == peer } < SessionLimits.showcaseViewersPerAddress
  }

  func closed(_ connection: Connection) {
    guard let viewer = viewers.removeValue(forKey: connection.id) else { return }
    viewer.session.remove(viewer, at: Moment.now)
  }

  func received(_ message: [UInt8], on connection: Connection) {
    guard let viewer = viewers[connection.id] else { return }
    let now = Moment.now
    forgive(at: now)
    guard viewer.rate.admits(byteCount: message.count, at: now) else {
      return turnAway(connection, .rateLimited, "too many messages; slow down")
    }
    do {
      let decoded = try MessageFromViewer(decoding: message)
      viewer.session.received(decoded, bytes: message, from: viewer, at: now)
    } catch {
      connection.close(code: error.closeCode.rawValue, reason: error.reason)
    }
  }

  /// The next message for a connection whose socket takes one; nil when there is nothing to say.
  func nextMessage(for connection: Connection) -> OutboundMessage? {
    viewers[connection.id].flatMap { $0.session.nextMessage(for: $0, at: Moment.now) }
  }

  /// After a pause of the server's own, viewers are not charged for what has queued meanwhile.
  private func forgive(at now: Moment) {
    guard let pause = watch.turned(at: now) else { return }
    for viewer in viewers.values { viewer.rate.forgive(seconds: pause, at: now) }
  }

  func secondPassed(at now: Moment) {
    forgive(at: now)
    // Acknowledgements may have queued, too.
    guard !watch.isCatchingUp(at: now) else { return }
    for viewer in viewers.values where viewer.flow.isOverdue(at: now) {
      let limit = Int(SessionLimits.acknowledgeSeconds)
      turnAway(viewer.connection, .tryAgainLater, "nothing was acknowledged for \(limit) seconds")
    }
  }

  /// Has a word with everybody who is here, and lets no more viewers in.
  func close() {
    isClosing = true
    for viewer in viewers.values { turnAway(viewer.connection, .goingAway, "the server stops") }
  }
}
