import PreviewSession
import PreviewWire

/// All sessions, by name and by handle.
struct SessionStore {
  private var byID: [SessionID: LiveSession] = [:]
  private var byHandle: [SessionHandle: LiveSession] = [:]
  /// The showcases among them, by slug: at most one of a preview.
  private var showcases: [String: LiveSession] = [:]
  private var lastHandle: SessionHandle = 0

  var all: some Collection<LiveSession> { byID.values }
  var count: Int { byID.count }
  /// Those that somebody ordered for themselves.
  var orderedCount: Int { byID.count - showcases.count }

  subscript(id: SessionID) -> LiveSession? { byID[id] }
  subscript(handle: SessionHandle) -> LiveSession? { byHandle[handle] }

  /// The showcase of a preview, if there is one.
  func showcase(of slug: String) -> LiveSession? { showcases[slug] }

  /// Makes a session; nil when there are as many as there may be.
  mutating func make(_ order: SessionOrder, home: AgentPool, at now: Moment) -> LiveSession? {
    guard orderedCount < SessionLimits.sessions else { return nil }
    return add(order, isShowcase: false, home: home, at: now)
  }

  /// Makes the showcase of a preview that has none; nil when there are as many as there may be.
  mutating func makeShowcase(_ order: SessionOrder, home: AgentPool, at now: Moment) -> LiveSession? {
    guard showcases[order.slug] == nil, showcases.count < SessionLimits.showcases else { return nil }
    let session = add(order, isShowcase: true, home: home, at: now)
    showcases[order.slug] = session
    return session
  }

  private mutating func add(
    _ order: SessionOrder, isShowcase: Bool, home: AgentPool, at now: Moment
  ) -> LiveSession {
    repeat { lastHandle &+= 1 } while byHandle[lastHandle] != nil
    var random = SystemRandomNumberGenerator()
    let id = SessionID(high: random.next(), low: random.next())
    let session = LiveSession(
      id: id, handle: lastHandle, order: order, isShowcase: isShowcase, home: home, at: now)
    byID[id] = session
    byHandle[lastHandle] = session
    return session
  }

  mutating func remove(_ session: LiveSession) {
    byID[session.id] = nil
    byHandle[session.handle] = nil
    if session.isShowcase { showcases[session.slug] = nil }
  }
}
