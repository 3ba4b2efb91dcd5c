import PreviewSession
import PreviewWire

/// All sessions, by name and by handle.
final class SessionRegistry {
  private var byID: [SessionID: LiveSession] = [:]
  private var byHandle: [SessionHandle: LiveSession] = [:]
  /// The showcases among them, by slug: at most one of a preview.
  private var showcases: [String: LiveSession] = [:]
  private var lastHandle: SessionHandle = 0

  /// A copy: sessions may end while one goes through them.
  var all: [LiveSession] { Array(byID.values) }
  var count: Int { byID.count }
  /// Those that somebody ordered for themselves.
  var orderedCount: Int { byID.count - showcases.count }

  subscript(id: SessionID) -> LiveSession? { byID[id] }
  subscript(handle: SessionHandle) -> LiveSession? { byHandle[handle] }

  /// The showcase of a preview, if there is one.
  func showcase(of slug: String) -> LiveSession? { showcases[slug] }

  /// Whether there is room for one more session.
  func hasRoom(isShowcase: Bool) -> Bool {
    isShowcase ? showcases.count < SessionLimits.showcases : orderedCount < SessionLimits.sessions
  }

  /// Makes a name that cannot be guessed, and a handle that no session has.
  func newName() -> (id: SessionID, handle: SessionHandle) {
    repeat { lastHandle &+= 1 } while byHandle[lastHandle] != nil
    var random = SystemRandomNumberGenerator()
    return (SessionID(high: random.next(), low: random.next()), lastHandle)
  }

  func add(_ session: LiveSession) {
    byID[session.id] = session
    byHandle[session.handle] = session
    if session.isShowcase { showcases[session.slug] = session }
  }

  func remove(_ session: LiveSession) {
    byID[session.id] = nil
    byHandle[session.handle] = nil
    if session.isShowcase { showcases[session.slug] = nil }
  }
}
