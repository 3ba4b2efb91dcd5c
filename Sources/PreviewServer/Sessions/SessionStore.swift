import PreviewSession
import PreviewWire

/// All sessions, by name and by handle.
struct SessionStore {
  private var byID: [SessionID: LiveSession] = [:]
  private var byHandle: [SessionHandle: LiveSession] = [:]
  private var lastHandle: SessionHandle = 0

  var all: some Collection<LiveSession> { byID.values }
  var count: Int { byID.count }

  subscript(id: SessionID) -> LiveSession? { byID[id] }
  subscript(handle: SessionHandle) -> LiveSession? { byHandle[handle] }

  /// Makes a session; nil when there are as many as there may be.
  mutating func make(_ order: SessionOrder, at now: Moment) -> LiveSession? {
    guard count < SessionLimits.sessions else { return nil }
    repeat { lastHandle &+= 1 } while byHandle[lastHandle] != nil
    var random = SystemRandomNumberGenerator()
    let id = SessionID(high: random.next(), low: random.next())
    let session = LiveSession(id: id, handle: lastHandle, order: order, at: now)
    byID[id] = session
    byHandle[lastHandle] = session
    return session
  }

  mutating func remove(_ session: LiveSession) {
    byID[session.id] = nil
    byHandle[session.handle] = nil
  }
}
