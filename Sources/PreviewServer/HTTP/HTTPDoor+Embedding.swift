import Libwebsockets
import PreviewSession
import PreviewWire

/// The parts for people and programs elsewhere: a session in a frame of another page, and the card of a link.
extension HTTPDoor {
  /// `GET /s/ID`: the page of a session. Where the address names a link with a card, or one for frames, its
  /// head says so.
  func sessionPage(_ page: StaticFiles.Asset, of session: LiveSession, for request: Request) -> Answer {
    guard let link = linkNamed(by: request.head, to: session), let server = hosts.address(for: request.head)
    else { return Self.file(page)(request) }
    let head = LinkHead(
      server: server, address: LinkAddress(session: session.id, link: link.id),
      card: link.hasCard ? cardContents(of: session) : nil, isFramed: !link.frames.isEmpty)
    guard !head.tags.isEmpty else { return Self.file(page)(request) }
    let body = HTMLText.adding(head.tags, toHeadOf: page.body)
    let whole = StaticFiles.Asset(type: page.type, etag: "\"\(Fingerprint(body).text)\"", body: body)
    return Self.file(whole)(request)
  }

  /// `GET /embed/s/ID?link=LINKID`: the page for frames, which the origins of the link may show in one.
  /// Opened by itself it works with any link.
  func embedPage(_ page: StaticFiles.Asset, of session: LiveSession, for request: Request) -> Answer {
    let frames = linkNamed(by: request.head, to: session)?.frames ?? []
    let origins = frames.map(\.description).joined(separator: " ")
    let body = HTMLText.adding(HTMLText.meta("scrollwork-frames", origins), toHeadOf: page.body)
    // Kept nowhere: the origins end with the link.
    return .now(.secured(200, type: page.type, body: body, frames: frames))
  }

  /// `GET /api/sessions/ID/card`: what a poster says of a session that nobody looks at yet. For who has a
  /// key, and, of a link with a card (`?link=LINKID`), for everybody.
  func card(of id: SessionID?, for request: Request) -> Answer {
    guard let session = id.flatMap({ sessions[$0] }), session.aside == nil else {
      return .now(.failure(404, "There is no such session; it has ended."))
    }
    let card = cardContents(of: session)
    var members: [(String, JSONText)] = [
      ("title", .string(card.title)), ("size", .numbers([card.width, card.height])),
    ]
    switch doorkeeper.standing(of: request.head, from: request.peer, in: session, at: Moment.now) {
    case .admitted(let role, _): members.append(("role", .string(role.name)))
    case .refused(let refusal):
      guard mayShowCard(of: session, for: request.head) else { return .now(refusal) }
    }
    return .now(.json(200, .object(members)))
  }

  /// Whether a request without a key names a link to the session whose card is for everybody.
  func mayShowCard(of session: LiveSession, for head: RequestHead) -> Bool {
    head.value(of: "authorization") == nil && linkNamed(by: head, to: session)?.hasCard == true
  }

  /// `GET /oembed`: the frame for the address of a link that has origins. The key is in it if it was in the
  /// address that was asked about; the server has none to add.
  func oEmbed(_ request: Request) -> Response {
    guard let host = request.head.value(of: "host").flatMap({ Authority($0) }) else {
      return Self.notEmbeddable
    }
    let wanted: EmbedRequest
    do {
      wanted = try EmbedRequest(Query(request.head.query), to: host)
    } catch {
      return .failure(error.status, error.sentence)
    }
    guard let session = sessions[wanted.address.session],
      let link = links.live(wanted.address.link, of: session.id), !link.frames.isEmpty
    else { return Self.notEmbeddable }
    let card = cardContents(of: session)
    let frame = EmbedFrame(
      address: wanted.server + wanted.address.embedPath, title: link.hasCard ? card.title : nil,
      size: (card.width, card.height), maxWidth: wanted.maxWidth, maxHeight: wanted.maxHeight)
    var members: [(String, JSONText)] = [
      ("version", .string("1.0")), ("type", .string("rich")), ("provider_name", .string("Scrollwork")),
      ("provider_url", .string(wanted.server + "/")), ("html", .string(frame.html)),
      ("width", .integer(frame.width)), ("height", .integer(frame.height)),
    ]
    if link.hasCard {
      members.append(("title", .string(card.title)))
      let picture = CardPicture(of: card, maxWidth: wanted.maxWidth, maxHeight: wanted.maxHeight)
      members +=
        picture.map { picture in
          [
            ("thumbnail_url", .string(picture.address(wanted.server, wanted.address))),
            ("thumbnail_width", .integer(picture.width)), ("thumbnail_height", .integer(picture.height)),
          ]
        } ?? []
    }
    return .json(200, .object(members))
  }

  private static let notEmbeddable = Response.failure(
    EmbedRequest.Mistake.notHere.status, EmbedRequest.Mistake.notHere.sentence)

  /// The live link to a session that an address names by `?link=`; nil: it names none.
  private func linkNamed(by head: RequestHead, to session: LiveSession) -> Link? {
    links.live(Query(head.query)["link"].flatMap { LinkID($0) }, of: session.id)
  }

  private func cardContents(of session: LiveSession) -> LinkCard {
    let screen = session.machine.screen
    return LinkCard(title: fleet.title(of: session), width: screen.width, height: screen.height)
  }
}
