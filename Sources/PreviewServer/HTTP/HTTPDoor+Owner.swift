import Libwebsockets
import PreviewSession
import PreviewWire

/// The owner's part of the HTTP API: which sessions there are, and ending one.
extension HTTPDoor {
  /// `GET /api/sessions`: those that were used last, and how many there are.
  func listSessions(_ request: Request) -> Response {
    if let refusal = owner.refusal(of: request.head, from: request.peer, mayNot: "see the sessions") {
      return refusal
    }
    var titles: [String: String] = [:]
    let list = SessionList(of: sessions.all, most: SessionLimits.listedSessions, at: .now) { session in
      let title = titles[session.slug] ?? fleet.title(of: session)
      titles[session.slug] = title
      return title
    }
    return .json(200, list.json)
  }

  /// `POST /api/sessions/ID/end`: ends a session for everybody, whether it runs or sleeps. It is said to have
  /// ended once it is kept no longer, so that no restart brings it back.
  func endSession(_ id: SessionID?, _ request: Request) -> Answer {
    if let refusal = owner.refusal(of: request.head, from: request.peer, mayNot: "end a session") {
      return .now(refusal)
    }
    guard let session = id.flatMap({ sessions[$0] }), !session.isShowcase, session.aside == nil else {
      return .now(.failure(404, "There is no such session; it has ended."))
    }
    fleet.end(session, at: Moment.now)
    let response = Response.json(200, .object([("session", .string(session.id.description))]))
    let answer = PendingResponse(patience: Self.keepingSeconds, otherwise: response)
    keeper.afterKeeping(session) { answer.fulfil(response) }
    return .later(answer)
  }
}
