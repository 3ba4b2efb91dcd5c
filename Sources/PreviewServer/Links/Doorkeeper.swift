import Libwebsockets
import PreviewSession
import PreviewWire

/// Says who may come in, and as what: by the owner's key, by that of a link, or by being at this machine.
final class Doorkeeper {
  /// The answer to somebody who wants to see a session.
  enum Verdict: Equatable {
    /// - Parameter link: the one that it came with; nil: the owner, and who needs none.
    case admitted(ViewerRole, link: LinkID?)
    case turnedAway(CloseCode, reason: String)
  }

  private let owner: OwnerCheck
  private let links: LinkDesk
  /// Whether only this machine can reach the server.
  private let isLoopback: Bool
  private var wrongKeys = WrongKeys()

  /// - Parameter isLoopback: whether the server listens to this machine alone.
  init(owner: OwnerCheck, links: LinkDesk, isLoopback: Bool) {
    (self.owner, self.links, self.isLoopback) = (owner, links, isLoopback)
  }

  /// Whether somebody has control without a key, as it has always been on one's own machine. Who comes
  /// through a proxy to a name of `--allow-host` is not at this machine.
  func isOpen(to client: PeerAddress) -> Bool { isLoopback && client.isLoopback }

  /// Somebody presents a key; empty: none.
  ///
  /// An aside opens for the link that it was made with, and then for everything that a hand can do. Another
  /// link of its session is answered as an unknown key; its key was not guessed.
  func enter(_ session: LiveSession, key: String, from client: PeerAddress, at now: Moment) -> Verdict {
    if owner.isOwner(key) { return .admitted(.owner, link: nil) }
    if key.isEmpty {
      return isOpen(to: client)
        ? .admitted(.control, link: nil) : .turnedAway(.noKey, reason: "people need a link with a key")
    }
    guard !wrongKeys.isLocked(client.network, at: now) else {
      return .turnedAway(.tryAgainLater, reason: "too many wrong keys came from your address; wait a minute")
    }
    switch links.enter(session.original, key: key, at: now) {
    case .admitted(let link, let role):
      guard let aside = session.aside else { return .admitted(role, link: link) }
      return link == aside.link ? .admitted(.control, link: link) : Self.unknownKey
    case .ended(let end): return .turnedAway(.linkEnded, reason: end.rawValue)
    case .unknown:
      wrongKeys.wrong(from: client.network, at: now)
      return Self.unknownKey
    }
  }

  private static let unknownKey = Verdict.turnedAway(.linkEnded, reason: "unknown")

  /// Whether somebody sees the source of previews: the owner, and who needs no key. With a link one sees only
  /// the preview.
  func seesSource(_ head: RequestHead, from client: PeerAddress) -> Bool {
    guard let key = head.bearer, !key.isEmpty else { return isOpen(to: client) }
    return owner.isOwner(key)
  }

  /// The rights in a session of who sends a request.
  enum Standing {
    /// - Parameter link: the one whose key it was; nil: the owner, and who needs none.
    case admitted(ViewerRole, link: LinkID?)
    /// With the answer that says why.
    case refused(Response)
  }

  /// The same for a request, which carries the key as a bearer token.
  func standing(of head: RequestHead, from client: PeerAddress, in session: LiveSession, at now: Moment)
    -> Standing
  {
    switch enter(session, key: head.bearer ?? "", from: client, at: now) {
    case .admitted(let role, let link): return .admitted(role, link: link)
    case .turnedAway(.tryAgainLater, let reason):
      return .refused(.failure(429, "Wait a minute: \(reason).", fields: [("Retry-After", "60")]))
    case .turnedAway(.noKey, _):
      let sentence = "Send the key of a link to this session as a bearer token; its owner makes links."
      return .refused(.failure(403, sentence, members: [("needsLink", .bool(true))]))
    case .turnedAway(_, let reason):
      // A link that has ended was one.
      let status = reason == "unknown" ? 403 : 410
      return .refused(
        .failure(
          status, "This link does not open the session any more; ask its owner for another.",
          members: [("reason", .string(reason))]))
    }
  }

  /// The answer to who may not see which previews there are, nor make sessions; nil for who may.
  func refusal(of head: RequestHead, from client: PeerAddress) -> Response? {
    guard !isOpen(to: client) else { return nil }
    let sentence = """
      This server shows its previews to people who have a link. Ask the person who runs it for one, or open \
      the owner's address, which it prints at its start.
      """
    let members = [("needsLink", JSONText.bool(true))]
    // Who presents no key guesses none.
    guard head.value(of: "authorization") != nil else { return .failure(403, sentence, members: members) }
    return owner.refusal(of: head, from: client, saying: sentence, members: members)
  }
}
