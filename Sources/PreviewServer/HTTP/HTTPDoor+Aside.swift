import FoundationEssentials
import Libwebsockets
import PreviewSession
import PreviewWire

/// Asides: private copies of a session, in which somebody looks around alone.
extension HTTPDoor {
  /// `POST /api/sessions/ID/aside`: makes one, as the session is now, for who may watch it.
  func makeAside(of id: SessionID?, _ request: Request) -> Answer {
    guard let parent = id.flatMap({ sessions[$0] }), !parent.isShowcase else {
      return .now(.failure(404, "There is no such session; it has ended."))
    }
    let now = Moment.now
    switch doorkeeper.standing(of: request.head, from: request.peer, in: parent, at: now) {
    case .refused(let answer): return .now(answer)
    case .admitted(_, let link): return .now(aside(of: parent, by: link, request, at: now))
    }
  }

  private func aside(
    of parent: LiveSession, by link: LinkID?, _ request: Request, at now: Moment
  ) -> Response {
    if let refusal = refusal(ofOrder: request) { return refusal }
    guard (try? JSONDecoder().decode([String: Anything].self, from: Data(request.body))) != nil else {
      return .failure(400, "Send {}.")
    }
    guard parent.aside == nil else {
      return .failure(409, "You look around by yourself here already; go back to the others first.")
    }
    guard parent.machine.mayHaveAsides else {
      return .failure(409, "The preview has stopped; there is nothing to look around in.")
    }
    guard fleet.newest != nil else { return Self.notReady }
    do {
      let aside = try fleet.makeAside(of: parent, by: link, for: request.peer, at: now)
      return .json(201, .object(naming(aside)), fields: [("Location", "/s/\(aside.id)")])
    } catch {
      return .failure(429, Self.sentence(of: error), fields: [("Retry-After", "10")])
    }
  }

  private static func sentence(of refusal: Fleet.AsideRefusal) -> String {
    switch refusal {
    case .tooManyOfSession:
      """
      \(SessionLimits.asidesOfSession) people look around by themselves in this session already; try again when \
      one has come back.
      """
    case .full: "All places for sessions that run here are taken; stay with the others, and try again later."
    }
  }

  /// The members of the body, which are for later versions.
  private struct Anything: Decodable {
    init(from _: any Decoder) {}
  }
}
