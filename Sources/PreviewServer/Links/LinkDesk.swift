import Libwebsockets
import PreviewSession
import PreviewWire

/// Makes links, ends them, and has them kept.
final class LinkDesk {
  private var book: LinkBook
  private let keeper: Keeper
  private var random = SystemRandomNumberGenerator()
  /// Called when a link has ended, so that nobody watches by it any longer.
  var ended: (Link) -> Void = { _ in }

  /// - Parameter kept: those that an earlier server has kept.
  init(_ kept: [Link], keeper: Keeper) {
    book = LinkBook(kept, at: (.now, .now))
    self.keeper = keeper
  }

  subscript(id: LinkID) -> Link? { book[id] }

  /// A link of a session that lets people in now; nil where it has ended, or is none of that session.
  func live(_ id: LinkID?, of session: SessionID) -> Link? {
    id.flatMap { book.live($0, of: session, at: (.now, .now)) }
  }

  /// Those of a session, or of all; the newest first.
  func list(of session: SessionID? = nil) -> [Link] { book.list(of: session) }

  /// Makes a link. Its key is in no other place than this answer.
  ///
  /// - Returns: nil where the session has as many as it may have.
  func make(_ order: LinkOrder, to session: SessionID) -> (link: Link, key: String)? {
    var id = LinkID(RandomBits(from: &random))
    while book[id] != nil { id = LinkID(RandomBits(from: &random)) }
    let key = RandomBits(from: &random).description
    let made = book.make(
      id, to: session, name: order.name, role: order.role, life: order.life, keyHash: KeyHash.of(key),
      frames: order.frames, hasCard: order.hasCard, at: (.now, .now))
    guard let made else { return nil }
    for id in made.forgotten { keeper.forget(id) }
    keeper.note(made.link)
    return (made.link, key)
  }

  /// Somebody presents a key.
  func enter(_ session: SessionID, key: String, at now: Moment) -> LinkBook.Entrance {
    let entrance = book.enter(session, keyHash: KeyHash.of(key), at: (now, .now))
    if case .admitted(let id, _) = entrance, let link = book[id] { keeper.note(link) }
    return entrance
  }

  /// Ends a link at once. Nothing happens to one that has ended.
  ///
  /// - Returns: the link as it is then; nil where there is none.
  func revoke(_ id: LinkID) -> Link? {
    guard let link = book.revoke(id, at: (.now, .now)) else { return nil }
    keeper.note(link)
    ended(link)
    return link
  }

  func sessionEnded(_ session: SessionID) {
    for id in book.sessionEnded(session) { keeper.forget(id) }
  }

  func secondPassed(at now: Moment) {
    let (expired, forgotten) = book.passed(to: (now, .now))
    for link in expired {
      keeper.note(link)
      ended(link)
    }
    for id in forgotten { keeper.forget(id) }
  }
}
