import Libwebsockets
import PreviewSession
import PreviewWire

/// Pictures of sessions, drawn without a browser.
extension HTTPDoor {
  /// `GET /s/ID/picture.png?scale=2`: what a session shows now, for who may watch it, and, of a link with a
  /// card (`?link=LINKID`), for everybody without a key: then the same may be shown again for a minute.
  func picture(of id: SessionID?, _ request: Request) -> Answer {
    guard let session = id.flatMap({ sessions[$0] }) else {
      return .now(.failure(404, "There is no such session; it has ended."))
    }
    let now = Moment.now
    let isCard = mayShowCard(of: session, for: request.head)
    if !isCard,
      case .refused(let answer) = doorkeeper.standing(
        of: request.head, from: request.peer, in: session, at: now)
    {
      return .now(answer)
    }
    guard let scale = Self.scale(of: request.head) else {
      return .now(.failure(400, "Send a scale from 1 to \(WireLimits.pictureScale), as ?scale=2."))
    }
    guard pictures.admits(request.peer.network, at: now) else {
      return .now(
        .failure(
          429, "Too many pictures were asked for from your address; try again in a second.",
          fields: [("Retry-After", "1")]))
    }
    let answer = PendingResponse(
      patience: Int(SessionLimits.pictureSeconds) + 2,
      otherwise: .failure(504, "The preview takes too long to be drawn; try again."))
    session.picture(scale: scale, at: now) { answer.fulfil(Self.response(to: $0, isCard: isCard)) }
    return .later(answer)
  }

  private static func scale(of head: RequestHead) -> Int? {
    guard let text = Query(head.query)["scale"] else { return 1 }
    return Int(text).flatMap { (1...WireLimits.pictureScale).contains($0) ? $0 : nil }
  }

  private static func response(to picture: DrawnPicture, isCard: Bool) -> Response {
    switch picture {
    case .png(let bytes):
      .secured(
        200, type: "image/png", body: bytes, cacheControl: isCard ? "public, max-age=60" : "no-store",
        fields: [("Content-Security-Policy", SecurityHeaders.picturePolicy)])
    case .none(let sentence):
      .failure(503, sentence, fields: [("Retry-After", "2")])
    }
  }
}
