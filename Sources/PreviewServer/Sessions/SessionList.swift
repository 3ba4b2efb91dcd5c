import PreviewSession
import PreviewWire

/// The sessions of a server as its owner sees them: those that somebody ordered, the one that was used last
/// first, and no more than a page can take. Asides are none of them.
struct SessionList {
  /// At most as many as were asked for.
  var sessions: [ListedSession]
  /// How many there are.
  var count: Int
  /// When this was so, by the clock that all times in it are by.
  var now: WallTime

  /// - Parameters:
  ///   - all: those of the gallery's live pictures and the asides among them are left out.
  ///   - most: how many are listed.
  ///   - title: the name of a session's preview for people.
  init(of all: [LiveSession], most: Int, at now: WallTime, title: (LiveSession) -> String) {
    let ordered = all.filter { !$0.isShowcase && $0.aside == nil }.map {
      (used: $0.lastUse(at: now), session: $0)
    }
    // Of those that are watched, which are all used now, the order stays.
    let newest = ordered.sorted { one, other in
      one.used == other.used ? one.session.handle > other.session.handle : one.used > other.used
    }
    sessions = newest.prefix(most).map { ListedSession($0.session, title: title($0.session), at: now) }
    count = ordered.count
    self.now = now
  }

  var json: JSONText {
    .object([
      ("sessions", .array(sessions.map(\.json))), ("count", .integer(count)), ("now", now.json),
    ])
  }
}

/// One of them.
struct ListedSession: Equatable {
  /// Where it stands, in a word that the page knows.
  enum Standing: String {
    /// An agent is about to have it.
    case starting
    case running
    case asleep
    /// Its preview fails too often.
    case failed
  }

  var id: SessionID
  var slug: String
  var title: String
  var standing: Standing
  var viewerCount: Int
  var made: WallTime
  /// When somebody last watched it, or it was made.
  var lastUsed: WallTime
  /// Bytes of it that outlive the server.
  var keptBytes: Int
  /// Bytes of memory that its process holds, as they were within the last second; nil where it has none.
  var memoryBytes: Int?

  init(_ session: LiveSession, title: String, at now: WallTime) {
    id = session.id
    slug = session.slug
    self.title = title
    standing = Standing(session.machine.state)
    viewerCount = session.viewers.count
    made = session.made
    lastUsed = session.lastUse(at: now)
    keptBytes = session.keptForm(maker: "").byteCount
    memoryBytes = session.agent?.residentBytes
  }

  var json: JSONText {
    .object([
      ("session", .string(id.description)), ("path", .string("/s/\(id)")), ("preview", .string(slug)),
      ("title", .string(title)), ("state", .string(standing.rawValue)), ("viewers", .integer(viewerCount)),
      ("made", made.json), ("lastUsed", lastUsed.json), ("keptBytes", .integer(keptBytes)),
      ("memoryBytes", memoryBytes.map(JSONText.integer) ?? .null),
    ])
  }
}

extension ListedSession.Standing {
  init(_ state: SessionStateMachine.State) {
    self =
      switch state {
      case .waitingForAgent, .starting, .restarting: .starting
      case .live: .running
      case .asleep, .ended: .asleep
      case .failed: .failed
      }
  }
}

extension WallTime {
  /// Seconds since the beginning of 1970.
  var json: JSONText { .number(Double(seconds)) }
}
