import Libwebsockets
import PreviewSession
import PreviewWire

/// The gallery's live pictures: at most one session of each preview, shared by all who look at the gallery.
///
/// It is asked for by POST, and when somebody is about to look: listing the previews makes nothing. Like any
/// session it is suspended while nobody watches and ends after `SessionLimits.idleSeconds` of that; the next
/// look makes another. One that failed is not made anew until then: a preview that crashes its agents must
/// not do so at every look.
extension Gateway {
  /// Names the showcase of a preview, made now if there is none. Its window is the usual one, and light.
  func showcase(_ order: SessionOrder) -> Response {
    if let session = store.showcase(of: order.slug) { return .json(200, .object(naming(session))) }
    var order = order
    (order.width, order.height) = SessionLimits.defaultSize
    order.appearance = .light
    order.direction = .leftToRight
    order.device = nil
    let now = MonotonicClock.now
    guard let newest else { return Self.notReady }
    guard let session = store.makeShowcase(order, home: newest, at: now) else {
      return .failure(429, "All \(SessionLimits.showcases) showcases are in use; open the preview instead.")
    }
    session.news = news(of: newest)
    placeSessions(at: now)
    return made(session)
  }

  /// Whether one more may look at a showcase from there.
  func hasPlaceAtShowcases(for peer: PeerAddress) -> Bool {
    let looking = viewers.values.filter(\.session.isShowcase)
    guard looking.count < SessionLimits.showcaseViewers else { return false }
    return peer.isLoopback
      || looking.count { $0.connection.peer == peer } < SessionLimits.showcaseViewersPerAddress
  }
}
