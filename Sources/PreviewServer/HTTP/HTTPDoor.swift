import Libwebsockets
import PreviewSession
import PreviewWire

/// Answers HTTP: the page's files and fonts, the pictures of previews, and the API (`HTTPDoor+API`,
/// `HTTPDoor+Owner`, `HTTPDoor+Links`, `HTTPDoor+Pictures`, `HTTPDoor+State`, `HTTPDoor+Aside`,
/// `HTTPDoor+Embedding`, `HTTPDoor+Remarks`). A request's address is read once, when its head is complete;
/// who is to answer is decided then.
final class HTTPDoor {
  private let files: StaticFiles
  private let fonts: FontFiles
  let hosts: HostCheck
  let sessions: SessionRegistry
  let keeper: Keeper
  let fleet: Fleet
  let desk: BuildDesk
  let board: NewsBoard
  let audience: Audience
  let owner: OwnerCheck
  let links: LinkDesk
  let doorkeeper: Doorkeeper
  let remarks: RemarkDesk
  /// Where the page is, for people at other machines and at this one: the best address first.
  let addresses: [String]
  /// How often sessions may be ordered from one address.
  var orders = AddressLimit(rate: SessionLimits.ordersPerSecond, burst: SessionLimits.ordersAtOnce)
  /// How often guests may say something from one address.
  var remarkLimit = AddressLimit(
    rate: SessionLimits.remarksPerMinute / 60, burst: SessionLimits.remarksPerMinute)

  /// How often pictures of sessions may be asked for from one address.
  var pictures = AddressLimit(rate: SessionLimits.picturesPerSecond, burst: SessionLimits.picturesAtOnce)

  init(
    files: StaticFiles, fonts: FontFiles, hosts: HostCheck, sessions: SessionRegistry,
    keeper: Keeper, fleet: Fleet, desk: BuildDesk, board: NewsBoard, audience: Audience, owner: OwnerCheck,
    links: LinkDesk, doorkeeper: Doorkeeper, remarks: RemarkDesk, addresses: [String]
  ) {
    self.files = files
    self.fonts = fonts
    self.hosts = hosts
    self.sessions = sessions
    self.keeper = keeper
    self.fleet = fleet
    self.desk = desk
    self.board = board
    self.audience = audience
    self.owner = owner
    (self.links, self.doorkeeper, self.addresses) = (links, doorkeeper, addresses)
    self.remarks = remarks
  }

  /// Decides about a request before the library sees it: name and origin, address, method, subprotocol.
  func admit(_ head: RequestHead) -> Admission {
    if let sentence = hosts.refusal(of: head) { return .refuse(.plain(403, sentence)) }
    let route = Route(path: head.path)
    if case .socket(let id) = route { return admitSocket(head, to: id) }
    guard let answer = answer(to: route) else { return .refuse(notFound(route)) }
    if head.isWebSocketUpgrade { return .refuse(.plain(400, "There is no WebSocket at this address.")) }
    guard route.allows(head.method) else {
      let allow = [("Allow", route.allowedMethods)]
      return .refuse(.failure(405, "Use \(route.allowedMethods) at this address.", fields: allow))
    }
    return .answer(by: { [hosts] request in
      var request = request
      request.peer = hosts.client(of: request.head, from: request.peer)
      return answer(request)
    })
  }

  /// An unknown session is let in, and closed with a code: a browser does not show its page a status.
  private func admitSocket(_ head: RequestHead, to id: SessionID?) -> Admission {
    guard head.isWebSocketUpgrade,
      head.tokens(of: "sec-websocket-protocol").contains(WireVersion.subprotocol)
    else {
      return .refuse(
        .plain(400, "Open this address as a WebSocket of the subprotocol \(WireVersion.subprotocol)."))
    }
    return .open(for: { [unowned self] in
      audience.opened($0, by: hosts.client(of: $0.head, from: $0.peer), for: id)
    })
  }

  /// Sees to requests at an address; nil when there is nothing.
  private func answer(to route: Route) -> ((Request) -> Answer)? {
    switch route {
    case .previews:
      return { [unowned self] request in forGuests(request) { .now(listPreviews(for: request.peer)) } }
    case .health: return { [unowned self] _ in .now(health()) }
    case .sessions:
      return { [unowned self] request in
        guard request.head.method == .post else { return .now(listSessions(request)) }
        return forGuests(request) { takeOrder(request, by: makeSession) }
      }
    case .showcases:
      return { [unowned self] request in forGuests(request) { takeOrder(request, by: showcase) } }
    case .edits(let id): return { [unowned self] in desk.edit(id, $0.head, from: $0.peer) }
    case .ending(let id): return { [unowned self] in endSession(id, $0) }
    case .links(let id):
      return { [unowned self] in $0.head.method == .post ? makeLink(to: id, $0) : listLinks(to: id, $0) }
    case .allLinks: return { [unowned self] in listLinks($0) }
    case .revoking(let id): return { [unowned self] in revokeLink(id, $0) }
    case .remarks(let route): return { [unowned self] in answer($0, about: route) }
    case .sessionPage(let id):
      guard let session = addressed(id), let page = files["/index.html"] else { return nil }
      return { [unowned self] in sessionPage(page, of: session, for: $0) }
    case .embedPage(let id):
      guard let session = addressed(id), let page = files["/embed.html"] else { return nil }
      return { [unowned self] in embedPage(page, of: session, for: $0) }
    case .card(let id): return { [unowned self] in card(of: id, for: $0) }
    case .oEmbed: return { [unowned self] in .now(oEmbed($0)) }
    case .picture(let id): return { [unowned self] in picture(of: id, $0) }
    case .state(let id):
      return { [unowned self] in $0.head.method == .post ? goToState(id, $0) : state(of: id, $0) }
    case .aside(let id): return { [unowned self] in makeAside(of: id, $0) }
    case .fontRules: return Self.file(fonts.styleSheet)
    case .font(let path): return fonts[path].map(Self.font)
    case .file(let path): return files[path].map(Self.file)
    case .image(let hash): return hash.flatMap(fleet.image).map(Self.image)
    case .socket: return nil
    }
  }

  /// A session that has a page of its own: an aside is on the page of the session that it is of.
  private func addressed(_ id: SessionID?) -> LiveSession? {
    id.flatMap { sessions[$0] }.flatMap { $0.aside == nil ? $0 : nil }
  }

  /// Answers a request of somebody who may look around here.
  private func forGuests(_ request: Request, _ answer: () -> Answer) -> Answer {
    doorkeeper.refusal(of: request.head, from: request.peer).map { .now($0) } ?? answer()
  }

  static func file(_ asset: StaticFiles.Asset) -> (Request) -> Answer {
    { request in
      let isKnown = request.head.tokens(of: "if-none-match").contains {
        $0 == asset.etag || $0 == "*" || $0 == "w/\(asset.etag)"
      }
      return .now(
        .secured(
          isKnown ? 304 : 200, type: asset.type, body: isKnown ? [] : asset.body, cacheControl: "no-cache",
          fields: [("ETag", asset.etag)]))
    }
  }

  private static func font(_ asset: FontFiles.Asset) -> (Request) -> Answer {
    { _ in
      .now(
        .secured(
          200, type: asset.type, body: asset.body, cacheControl: "public, max-age=31536000, immutable"))
    }
  }

  /// Named by its content, so it never changes: a browser that has it need not ask again.
  private static func image(_ image: ImageReport) -> (Request) -> Answer {
    { _ in
      .now(
        .secured(
          200, type: image.mediaType.rawValue, body: image.bytes,
          cacheControl: "private, max-age=31536000, immutable",
          fields: [("Content-Security-Policy", SecurityHeaders.picturePolicy)]))
    }
  }

  private func notFound(_ route: Route) -> Response {
    let html = "text/html; charset=utf-8"
    switch route {
    case .sessionPage, .embedPage:
      let page = files["/ended.html"]?.body ?? Array(Self.endedPage.utf8)
      return .secured(404, type: html, body: page)
    case .file(let path) where path.hasPrefix("/api/"):
      return .failure(404, "There is nothing at this address.")
    default:
      return .secured(404, type: html, body: Array(Self.nothingHerePage.utf8))
    }
  }

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
