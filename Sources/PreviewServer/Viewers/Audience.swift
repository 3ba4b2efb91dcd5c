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
  private let allowsPrediction: Bool
  private let doorkeeper: Doorkeeper
  private let links: LinkDesk
  private let remarks: RemarkDesk
  /// By the id of the connection.
  private var viewers: [UInt64: Viewer] = [:]
  /// Those who have yet to present a key, by the id of the connection.
  private var atDoor: [UInt64: Arrival] = [:]
  private var isClosing = false
  private var watch = PauseWatch(at: Moment.now)

  /// Somebody who has opened a WebSocket, and has said nothing yet.
  private struct Arrival {
    let connection: Connection
    let session: LiveSession
    let client: PeerAddress
    let since: Moment
  }

  init(
    sessions: SessionRegistry, fleet: Fleet, desk: BuildDesk, board: NewsBoard, pageBuild: String,
    allowsPrediction: Bool, doorkeeper: Doorkeeper, links: LinkDesk, remarks: RemarkDesk
  ) {
    self.sessions = sessions
    self.fleet = fleet
    self.desk = desk
    self.board = board
    (self.pageBuild, self.allowsPrediction) = (pageBuild, allowsPrediction)
    (self.doorkeeper, self.links, self.remarks) = (doorkeeper, links, remarks)
  }

  /// How many watch.
  var count: Int { viewers.count }

  /// Whether nobody is here, nor at the door.
  var isEmpty: Bool { viewers.isEmpty && atDoor.isEmpty }

  /// A WebSocket for a session is open; nil for one that there never was.
  ///
  /// - Parameter client: who has opened it.
  func opened(_ connection: Connection, by client: PeerAddress, for id: SessionID?) {
    guard !isClosing else { return turnAway(connection, .goingAway, "the server stops") }
    guard let session = id.flatMap({ sessions[$0] }) else {
      return turnAway(connection, .noSuchSession, "there is no such session; it has ended")
    }
    guard doorkeeper.isOpen(to: client) else {
      guard atDoor.count < SessionLimits.viewers else {
        return turnAway(connection, .tryAgainLater, "too many are at the door; try again later")
      }
      atDoor[connection.id] = Arrival(
        connection: connection, session: session, client: client, since: Moment.now)
      return
    }
    letIn(connection, by: client, to: session, as: .control, link: nil)
  }

  private func letIn(
    _ connection: Connection, by client: PeerAddress, to session: LiveSession, as role: ViewerRole,
    link: Link?
  ) {
    guard viewers.count < SessionLimits.viewers else {
      return turnAway(connection, .tryAgainLater, "too many viewers; try again later")
    }
    guard !session.isShowcase || hasPlaceAtShowcases(for: client) else {
      return turnAway(connection, .tryAgainLater, "too many look at showcases; try again later")
    }
    fleet.freshen(session)
    viewers[connection.id] = session.add(
      connection, by: client, as: role, link: link, editor: board.editor(for: client), at: Moment.now
    ) { viewer in
      viewer.tell(
        MessageToViewer(
          helloTo: viewer.number, of: session, title: fleet.title(of: session), build: pageBuild,
          source: viewer.sight.hasSource ? desk.source(for: client) : .null,
          needsLinks: !doorkeeper.isOpen(to: client), allowsPrediction: allowsPrediction))
      board.tell(viewer)
      remarks.greet(viewer)
    }
  }

  /// The first message of somebody at the door, which presents a key.
  private func knocked(_ message: [UInt8], _ arrival: Arrival) {
    let connection = arrival.connection
    atDoor[connection.id] = nil
    guard case .enter(let key, let seat) = try? MessageFromViewer(decoding: message) else {
      return turnAway(connection, .noKey, "the first message presents the key of a link")
    }
    guard arrival.session.machine.state != .ended else {
      return turnAway(connection, .noSuchSession, "there is no such session; it has ended")
    }
    switch doorkeeper.enter(arrival.session, key: key, from: arrival.client, at: Moment.now) {
    case .turnedAway(let code, let reason): turnAway(connection, code, reason)
    case .admitted(let role, let link):
      letIn(connection, by: arrival.client, to: arrival.session, as: role, link: link.flatMap { links[$0] })
      guard let viewer = viewers[connection.id] else { return }
      viewer.tell(.role(role))
      if let seat { viewer.session.returned(viewer, with: seat, at: .now) }
    }
  }

  /// Somebody who is in already presents a key: what it says counts from now on.
  private func presented(_ key: String, _ seat: String?, by viewer: Viewer, at now: Moment) {
    switch doorkeeper.enter(viewer.session, key: key, from: viewer.client, at: now) {
    case .turnedAway(let code, let reason): turnAway(viewer.connection, code, reason)
    case .admitted(let role, let link):
      viewer.session.entered(viewer, as: role, link: link.flatMap { links[$0] }, at: now)
      if let seat { viewer.session.returned(viewer, with: seat, at: now) }
    }
  }

  /// A link has ended: who came by it has to go, and asides that were made by it end.
  func ended(_ link: Link) {
    for viewer in viewers.values where viewer.link?.id == link.id {
      turnAway(viewer.connection, .linkEnded, link.ended?.rawValue ?? Link.End.revoked.rawValue)
    }
    sessions[link.session]?.linkEnded(link.id)
    fleet.endAsides(by: link.id, at: .now)
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
    atDoor[connection.id] = nil
    guard let viewer = viewers.removeValue(forKey: connection.id) else { return }
    viewer.session.remove(viewer, at: Moment.now)
  }

  func received(_ message: [UInt8], on connection: Connection) {
    if let arrival = atDoor[connection.id] { return knocked(message, arrival) }
    guard let viewer = viewers[connection.id] else { return }
    let now = Moment.now
    forgive(at: now)
    guard viewer.rate.admits(byteCount: message.count, at: now) else {
      return turnAway(connection, .rateLimited, "too many messages; slow down")
    }
    viewer.session.heard(viewer, at: now)
    do {
      let decoded = try MessageFromViewer(decoding: message)
      if case .enter(let key, let seat) = decoded { return presented(key, seat, by: viewer, at: now) }
      viewer.session.received(decoded, bytes: message, from: viewer, at: now)
    } catch {
      connection.close(code: error.closeCode.rawValue, reason: error.reason)
    }
  }

  func ponged(_ connection: Connection) {
    guard let viewer = viewers[connection.id] else { return }
    viewer.session.heard(viewer, at: Moment.now)
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
    for arrival in atDoor.values where now.seconds(since: arrival.since) > SessionLimits.enterSeconds {
      atDoor[arrival.connection.id] = nil
      turnAway(arrival.connection, .noKey, "nothing was said for \(Int(SessionLimits.enterSeconds)) seconds")
    }
    // Acknowledgements may have queued, too.
    guard !watch.isCatchingUp(at: now) else { return }
    for viewer in viewers.values where viewer.flow.isOverdue(at: now) {
      let limit = Int(SessionLimits.acknowledgeSeconds)
      turnAway(viewer.connection, .tryAgainLater, "nothing was acknowledged for \(limit) seconds")
    }
    var attended: Set<SessionHandle> = []
    for viewer in viewers.values where attended.insert(viewer.session.handle).inserted {
      viewer.session.attendCompany(at: now)
    }
  }

  /// Has a word with everybody who is here, and lets no more viewers in.
  func close() {
    isClosing = true
    for connection in viewers.values.map(\.connection) + atDoor.values.map(\.connection) {
      turnAway(connection, .goingAway, "the server stops")
    }
  }
}
