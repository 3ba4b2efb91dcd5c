import Libwebsockets
import PreviewSession
import PreviewWire

extension Gateway {
  /// Decides about a request before the library sees it: name and origin, address, method, subprotocol.
  func admit(_ head: RequestHead, from peer: PeerAddress) -> Admission {
    if let sentence = hosts.refusal(of: head) { return .refuse(.plain(403, sentence)) }
    let route = Route(path: head.path)
    guard exists(route) else { return .refuse(notFound(route)) }
    if case .socket = route { return admitSocket(head) }
    if head.isWebSocketUpgrade { return .refuse(.plain(400, "There is no WebSocket at this address.")) }
    guard route.allows(head.method) else {
      let allow = [("Allow", route.allowedMethods)]
      return .refuse(.failure(405, "Use \(route.allowedMethods) at this address.", fields: allow))
    }
    return .proceed
  }

  /// An unknown session is let in, and closed with a code: a browser does not show its page a status.
  private func admitSocket(_ head: RequestHead) -> Admission {
    guard head.isWebSocketUpgrade,
      head.tokens(of: "sec-websocket-protocol").contains(WireVersion.subprotocol)
    else {
      return .refuse(
        .plain(400, "Open this address as a WebSocket of the subprotocol \(WireVersion.subprotocol)."))
    }
    return .proceed
  }

  func respond(to request: Request) -> Answer {
    if case .edits(let id) = Route(path: request.head.path) { return edit(id, request.head) }
    return .now(response(to: request))
  }

  private func response(to request: Request) -> Response {
    switch Route(path: request.head.path) {
    case .previews: return listPreviews(for: request.peer)
    case .health: return health()
    case .sessions: return takeOrder(request, by: makeSession)
    case .showcases: return takeOrder(request, by: showcase)
    case .sessionPage: return file("/index.html", request.head)
    case .fontRules: return file(fonts.styleSheet, request.head)
    case .font(let path): return font(path)
    case .file(let path): return file(path, request.head)
    case .image(let hash): return image(hash)
    case .socket, .edits: return notFound(.file(request.head.path))
    }
  }

  private func exists(_ route: Route) -> Bool {
    switch route {
    case .previews, .sessions, .showcases, .edits, .health, .socket, .fontRules: true
    case .font(let path): fonts[path] != nil
    case .sessionPage(let id): id.flatMap { store[$0] } != nil
    case .file(let path): files[path] != nil
    case .image(let hash): hash.flatMap(picture) != nil
    }
  }

  private func notFound(_ route: Route) -> Response {
    let html = "text/html; charset=utf-8"
    switch route {
    case .sessionPage:
      let page = files["/ended.html"]?.body ?? Array(Self.endedPage.utf8)
      return .secured(404, type: html, body: page)
    case .file(let path) where path.hasPrefix("/api/"):
      return .failure(404, "There is nothing at this address.")
    default:
      return .secured(404, type: html, body: Array(Self.nothingHerePage.utf8))
    }
  }

  private func file(_ path: String, _ head: RequestHead) -> Response {
    guard let asset = files[path] else { return notFound(.file(path)) }
    return file(asset, head)
  }

  private func font(_ path: String) -> Response {
    guard let asset = fonts[path] else { return notFound(.font(path)) }
    return .secured(
      200, type: asset.type, body: asset.body, cacheControl: "public, max-age=31536000, immutable")
  }

  private func file(_ asset: StaticFiles.Asset, _ head: RequestHead) -> Response {
    let isKnown = head.tokens(of: "if-none-match").contains {
      $0 == asset.etag || $0 == "*" || $0 == "w/\(asset.etag)"
    }
    return .secured(
      isKnown ? 304 : 200, type: asset.type, body: isKnown ? [] : asset.body, cacheControl: "no-cache",
      fields: [("ETag", asset.etag)])
  }

  /// What some agent has sent under that hash; the one that did may have made way for another since.
  private func picture(_ hash: String) -> ImageReport? {
    (pools.reversed() + closing.reversed()).lazy.compactMap { $0.image(hash) }.first
  }

  /// Named by its content, so it never changes: a browser that has it need not ask again.
  private func image(_ hash: String?) -> Response {
    guard let image = hash.flatMap(picture) else { return notFound(.image(hash)) }
    return .secured(
      200, type: image.mediaType.rawValue, body: image.bytes,
      cacheControl: "private, max-age=31536000, immutable",
      fields: [("Content-Security-Policy", SecurityHeaders.picturePolicy)])
  }

  /// While the first build is under way, or has failed, the list is empty and the build says why.
  private func listPreviews(for peer: PeerAddress) -> Response {
    guard options.source != nil || newest != nil else { return Self.notReady }
    let list = previews.map { preview in
      JSONText.object([
        ("slug", .string(preview.slug)), ("title", .string(preview.title)),
        ("summary", .string(preview.summary)),
        ("heading", preview.heading.isEmpty ? .null : .string(preview.heading)),
      ])
    }
    let editor = peer.isLoopback ? options.source?.editor : nil
    let holeCount = newest?.build?.holeCount ?? 0
    return .json(
      200,
      JSONText.object(
        [
          ("previews", .array(list)), ("source", source(for: peer)),
          ("build", news.map { .object($0.members(editor: editor)) } ?? .null),
        ] + (holeCount > 0 ? [("holes", .integer(holeCount))] : [])))
  }

  private func health() -> Response {
    .json(
      200,
      JSONText.object([
        ("status", .string("ok")), ("sessions", .integer(store.count)),
        ("viewers", .integer(viewers.count)), ("agents", .integer(newest?.ready.count ?? 0)),
      ]))
  }

  /// Reads which preview a body asks for, and has `answer` see to it; or says what is wrong.
  private func takeOrder(_ request: Request, by answer: (SessionOrder) -> Response) -> Response {
    let type = request.head.value(of: "content-type")?.split(separator: ";").first?.lowercased()
    guard type == "application/json" else { return .failure(415, "Send JSON, as application/json.") }
    let order: SessionOrder
    do {
      order = try SessionOrder(json: request.body)
    } catch {
      return .failure(400, error.sentence)
    }
    guard newest != nil else { return Self.notReady }
    guard previews.contains(where: { $0.slug == order.slug }) else {
      return .failure(404, "There is no such preview; GET /api/previews lists those there are.")
    }
    return answer(order)
  }

  private func makeSession(_ order: SessionOrder) -> Response {
    let now = MonotonicClock.now
    makeRoom(at: now)
    guard let newest else { return Self.notReady }
    guard let session = store.make(order, home: newest, at: now) else {
      return .failure(429, "All \(SessionLimits.sessions) sessions are in use; close one and try again.")
    }
    session.news = news(of: newest)
    placeSessions(at: now)
    return made(session, knobs: order.knobs)
  }

  /// The answer that names a session just made, and those of its knobs that came to nothing, as far as that is known
  /// before the preview runs.
  func made(_ session: LiveSession, knobs: [KnobSetting] = []) -> Response {
    var members = naming(session)
    if !session.knobs.known.isEmpty, !knobs.isEmpty {
      let known = Set(session.knobs.known.map(\.name))
      let kept = Set(session.knobs.settings)
      let unknown = knobs.filter { !known.contains($0.name) }
      let bad = knobs.filter { setting in
        known.contains(setting.name) && !kept.contains(setting)
          && !session.knobs.known.contains { $0.name == setting.name && $0.value == setting.value }
      }
      members += [
        ("unknownKnobs", .array(unknown.map { .string($0.name) })),
        ("badKnobs", .array(bad.map { .string($0.name) })),
      ]
    }
    return .json(201, .object(members), fields: [("Location", "/s/\(session.id)")])
  }

  func naming(_ session: LiveSession) -> [(String, JSONText)] {
    [("session", .string(session.id.description)), ("path", .string("/s/\(session.id)"))]
  }

  static let notReady = Response.failure(
    503, "The previews are not ready yet; try again in a second.", fields: [("Retry-After", "1")])

  /// Answers for a folder without these pages.
  private static let endedPage = """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>This preview has ended</title>
    <p>This preview has ended, or its link is not complete. <a href="/">See all previews</a></p></html>
    """
  private static let nothingHerePage = """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Nothing here</title>
    <p>There is nothing at this address. <a href="/">See all previews</a></p></html>
    """
}
