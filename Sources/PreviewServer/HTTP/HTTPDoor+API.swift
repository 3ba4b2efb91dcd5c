import Libwebsockets
import PreviewSession
import PreviewWire

/// The HTTP API: the list of previews, the making of sessions and showcases, the server's health.
extension HTTPDoor {
  /// While the first build is under way, or has failed, the list is empty and the build says why.
  func listPreviews(for peer: PeerAddress) -> Response {
    guard desk.hasSource || fleet.newest != nil else { return Self.notReady }
    let list = fleet.previews.map { preview in
      JSONText.object([
        ("slug", .string(preview.slug)), ("title", .string(preview.title)),
        ("summary", .string(preview.summary)),
        ("heading", preview.heading.isEmpty ? .null : .string(preview.heading)),
      ])
    }
    let editor = board.editor(for: peer)
    let holeCount = fleet.newest?.build?.holeCount ?? 0
    return .json(
      200,
      JSONText.object(
        [
          ("previews", .array(list)), ("source", desk.source(for: peer)),
          ("build", board.latest.map { .object($0.members(for: Sight(editor: editor))) } ?? .null),
        ] + (holeCount > 0 ? [("holes", .integer(holeCount))] : [])))
  }

  func health() -> Response {
    .json(
      200,
      JSONText.object([
        ("status", .string("ok")), ("version", .string(ProgramVersion.text)),
        ("sessions", .integer(sessions.count)),
        ("viewers", .integer(audience.count)), ("agents", .integer(fleet.agentCount)),
      ]))
  }

  /// Reads which preview a body asks for, and has `answer` see to it; or says what is wrong.
  func takeOrder(_ request: Request, by answer: (SessionOrder, PeerAddress) -> Answer) -> Answer {
    if let refusal = refusal(ofOrder: request) { return .now(refusal) }
    let order: SessionOrder
    do {
      order = try SessionOrder(json: request.body)
    } catch {
      return .now(.failure(400, error.sentence))
    }
    guard fleet.newest != nil else { return .now(Self.notReady) }
    guard fleet.previews.contains(where: { $0.slug == order.slug }) else {
      return .now(.failure(404, "There is no such preview; GET /api/previews lists those there are."))
    }
    return answer(order, request.peer)
  }

  /// Why a request that makes a session is not read; nil where it is. It is counted.
  func refusal(ofOrder request: Request) -> Response? {
    guard orders.admits(request.peer.network, at: Moment.now) else {
      return .failure(
        429, "Too many sessions were ordered from your address; try again in a few seconds.",
        fields: [("Retry-After", "2")])
    }
    let type = request.head.value(of: "content-type")?.split(separator: ";").first?.lowercased()
    return type == "application/json" ? nil : .failure(415, "Send JSON, as application/json.")
  }

  /// A link is given out once it is kept, so that it never leads nowhere.
  func makeSession(_ order: SessionOrder, for maker: PeerAddress) -> Answer {
    guard let session = fleet.makeSession(order, for: maker) else {
      return .now(
        .failure(
          429, "All sessions that may run here at a time are being watched; close one and try again.",
          fields: [("Retry-After", "10")]))
    }
    let response = made(session, by: order)
    let answer = PendingResponse(patience: Self.keepingSeconds, otherwise: response)
    keeper.afterKeeping(session) { answer.fulfil(response) }
    return .later(answer)
  }

  /// Seconds that a change may take to be kept, before it is said to be made all the same.
  static let keepingSeconds = 3

  /// The gallery's live pictures: at most one session of each preview, shared by all viewers of the gallery.
  /// Its window is the usual one, and light.
  ///
  /// It is asked for by POST, and when somebody is about to look: listing the previews makes nothing. Like
  /// any session it is suspended while it has no viewers. After `SessionLimits.sleepSeconds` of that it ends;
  /// the next look makes another. One that failed is not made again until then: a preview that crashes its
  /// agents must not do so at every look.
  func showcase(_ order: SessionOrder, for _: PeerAddress) -> Answer {
    if let session = sessions.showcase(of: order.slug) { return .now(.json(200, .object(naming(session)))) }
    var usual = SessionOrder(slug: order.slug)
    usual.knobs = order.knobs
    guard let session = fleet.makeSession(usual, for: nil) else {
      return .now(
        .failure(429, "All \(SessionLimits.showcases) showcases are in use; open the preview instead."))
    }
    return .now(made(session, by: SessionOrder(slug: order.slug)))
  }

  /// The answer that names a session just made, and those of its knobs that came to nothing, as far as that
  /// is known before the preview runs.
  func made(_ session: LiveSession, by order: SessionOrder, status: Int = 201) -> Response {
    var members = naming(session)
    let (knobs, ordered) = (session.machine.knobs, order.knobs)
    if !knobs.known.isEmpty, !ordered.isEmpty {
      let known = Set(knobs.known.map(\.name))
      let kept = Set(knobs.settings)
      let unknown = ordered.filter { !known.contains($0.name) }
      let bad = ordered.filter { setting in
        known.contains(setting.name) && !kept.contains(setting)
          && !knobs.known.contains { $0.name == setting.name && $0.value == setting.value }
      }
      members += [
        ("unknownKnobs", .array(unknown.map { .string($0.name) })),
        ("badKnobs", .array(bad.map { .string($0.name) })),
      ]
    }
    if let revision = order.revision, revision != fleet.revision(of: session) {
      members.append(("isOtherRevision", .bool(true)))
    }
    return .json(status, .object(members), fields: [("Location", "/s/\(session.id)")])
  }

  func naming(_ session: LiveSession) -> [(String, JSONText)] {
    [("session", .string(session.id.description)), ("path", .string("/s/\(session.id)"))]
  }

  static let notReady = Response.failure(
    503, "The previews are not ready yet; try again in a second.", fields: [("Retry-After", "1")])
}
