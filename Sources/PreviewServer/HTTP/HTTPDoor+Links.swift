import Libwebsockets
import PreviewSession
import PreviewWire
import QRCodes

/// The owner's part of the HTTP API about links: which there are, making one, and ending one.
extension HTTPDoor {
  /// `GET /api/links`: those to all sessions.
  func listLinks(_ request: Request) -> Answer {
    .now(ownersRefusal(of: request, mayNot: "see the links") ?? list(links.list()))
  }

  /// `GET /api/sessions/ID/links`: those to one.
  func listLinks(to id: SessionID?, _ request: Request) -> Answer {
    if let refusal = ownersRefusal(of: request, mayNot: "see the links") { return .now(refusal) }
    guard let session = ordered(id) else { return .now(Self.noSession) }
    return .now(list(links.list(of: session.id)))
  }

  /// `POST /api/sessions/ID/links`: makes one. It is given out once it is kept, so that it never leads
  /// nowhere; its key is told this once.
  func makeLink(to id: SessionID?, _ request: Request) -> Answer {
    if let refusal = ownersRefusal(of: request, mayNot: "make links") { return .now(refusal) }
    guard let session = ordered(id) else { return .now(Self.noSession) }
    let order: LinkOrder
    do {
      order = try LinkOrder(json: request.body)
    } catch {
      return .now(.failure(400, error.sentence))
    }
    guard let (link, key) = links.make(order, to: session.id) else {
      let most = SessionLimits.linksOfSession
      return .now(.failure(409, "There are \(most) links to this session; revoke one and try again."))
    }
    let path = LinkAddress(session: session.id, link: link.id, key: key).path
    let whole = addresses.map { String($0.dropLast()) + path }
    // A page without a code shows the address alone.
    let codes = whole.map { (try? QRCode($0))?.rows ?? [] }
    let response = Response.json(
      201,
      .object(
        members(of: link) + [
          ("key", .string(key)), ("path", .string(path)),
          ("addresses", .array(whole.map(JSONText.string))),
          ("codes", .array(codes.map { .array($0.map(JSONText.string)) })),
        ]))
    return kept(link, response)
  }

  /// `POST /api/links/ID/revoke`: ends one, and with it the visits of all who came by it.
  func revokeLink(_ id: LinkID?, _ request: Request) -> Answer {
    if let refusal = ownersRefusal(of: request, mayNot: "revoke a link") { return .now(refusal) }
    guard let link = id.flatMap({ links.revoke($0) }) else {
      return .now(.failure(404, "There is no such link; it was forgotten, or its session has ended."))
    }
    return kept(link, .json(200, .object(members(of: link))))
  }

  /// Answers once a link is kept as it is, so that no restart brings back what was.
  private func kept(_ link: Link, _ response: Response) -> Answer {
    let answer = PendingResponse(patience: Self.keepingSeconds, otherwise: response)
    keeper.afterKeeping(link.id) { answer.fulfil(response) }
    return .later(answer)
  }

  private func ownersRefusal(of request: Request, mayNot deed: String) -> Response? {
    owner.refusal(of: request.head, from: request.peer, mayNot: deed)
  }

  private static let noSession = Response.failure(404, "There is no such session; it has ended.")

  /// A session that somebody has ordered; showcases and asides have no links.
  private func ordered(_ id: SessionID?) -> LiveSession? {
    id.flatMap { sessions[$0] }.flatMap { $0.isShowcase || $0.aside != nil ? nil : $0 }
  }

  private func list(_ listed: [Link]) -> Response {
    .json(
      200,
      .object([
        ("links", .array(listed.map { .object(members(of: $0)) })),
        ("now", .number(Double(WallTime.now.seconds))),
        ("addresses", .array(addresses.map(JSONText.string))),
      ]))
  }

  private func members(of link: Link) -> [(String, JSONText)] {
    let title = sessions[link.session].map(fleet.title) ?? ""
    let rooms = [sessions[link.session]].compactMap { $0 } + sessions.asides(of: link.session)
    let watching = rooms.reduce(0) { $0 + $1.viewers.values.count { $0.link?.id == link.id } }
    return [
      ("link", .string(link.id.description)), ("session", .string(link.session.description)),
      ("title", .string(title)), ("role", .string(link.role.name)), ("name", .string(link.name)),
      ("made", link.made.json), ("expires", link.expires?.json ?? .null),
      ("lastUsed", link.lastUsed?.json ?? .null), ("viewers", .integer(watching)),
      ("state", .string(link.ended?.rawValue ?? "live")),
      ("embedIn", .array(link.frames.map { .string($0.description) })), ("card", .bool(link.hasCard)),
    ]
  }
}
