import PreviewSession
import PreviewWire

/// All sessions, by name and by handle.
final class SessionRegistry {
  private var byID: [SessionID: LiveSession] = [:]
  private var byHandle: [SessionHandle: LiveSession] = [:]
  private var awakeByHandle: [SessionHandle: LiveSession] = [:]
  /// The showcases among them, by slug: at most one of a preview.
  private var showcases: [String: LiveSession] = [:]
  /// The asides among them, by the session that they are of.
  private var asidesByParent: [SessionID: [LiveSession]] = [:]
  private var lastHandle: SessionHandle = 0

  /// A copy: sessions may end while one goes through them.
  var all: [LiveSession] { Array(byID.values) }
  /// Those that have an agent or want one. There may be few of them among many, so that what is done often is
  /// done with these; a copy, too.
  var awake: [LiveSession] { Array(awakeByHandle.values) }
  var count: Int { byID.count }
  /// How many are awake of those that somebody ordered for themselves.
  var awakeCount: Int { awakeByHandle.count - showcases.count }

  subscript(id: SessionID) -> LiveSession? { byID[id] }
  subscript(handle: SessionHandle) -> LiveSession? { byHandle[handle] }

  /// All asides; a copy, too.
  var asides: [LiveSession] { asidesByParent.values.flatMap { $0 } }

  /// Those of a session, in the order in which they were made.
  func asides(of id: SessionID) -> [LiveSession] { asidesByParent[id] ?? [] }

  /// The showcase of a preview, if there is one.
  func showcase(of slug: String) -> LiveSession? { showcases[slug] }

  /// Whether there is room for one more showcase.
  var hasRoomForShowcase: Bool { showcases.count < SessionLimits.showcases }

  /// Makes a name that cannot be guessed, and a handle that no session has.
  func newName() -> (id: SessionID, handle: SessionHandle) {
    var random = SystemRandomNumberGenerator()
    return (SessionID(high: random.next(), low: random.next()), newHandle())
  }

  /// Makes a handle that no session has.
  func newHandle() -> SessionHandle {
    repeat { lastHandle &+= 1 } while byHandle[lastHandle] != nil
    return lastHandle
  }

  func add(_ session: LiveSession) {
    byID[session.id] = session
    byHandle[session.handle] = session
    if !session.machine.isAsleep { awakeByHandle[session.handle] = session }
    if session.isShowcase { showcases[session.slug] = session }
    if let aside = session.aside { asidesByParent[aside.parent, default: []].append(session) }
  }

  func isAwake(_ session: LiveSession) -> Bool { awakeByHandle[session.handle] === session }

  /// A session has been put to sleep.
  func rest(_ session: LiveSession) { awakeByHandle[session.handle] = nil }

  /// A session has been woken. Nothing happens if it was awake.
  func wake(_ session: LiveSession) {
    guard byHandle[session.handle] === session else { return }
    awakeByHandle[session.handle] = session
  }

  func remove(_ session: LiveSession) {
    byID[session.id] = nil
    byHandle[session.handle] = nil
    awakeByHandle[session.handle] = nil
    if session.isShowcase { showcases[session.slug] = nil }
    guard let aside = session.aside else { return }
    asidesByParent[aside.parent]?.removeAll { $0 === session }
    if asidesByParent[aside.parent]?.isEmpty == true { asidesByParent[aside.parent] = nil }
  }
}
