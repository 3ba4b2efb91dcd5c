import Libwebsockets
import PreviewSession
import PreviewWire

/// The state of a session as one value: to make another in that state, or to go back to it.
extension HTTPDoor {
  /// `GET /api/sessions/ID/state`: the order by which `POST /api/sessions` makes it once more as it is, for
  /// who may watch it. `isWhole` is false where something of it is too long for an order.
  func state(of id: SessionID?, _ request: Request) -> Answer {
    guard let session = inhabited(id) else { return .now(Self.noSuchSession) }
    if case .refused(let answer) = doorkeeper.standing(
      of: request.head, from: request.peer, in: session, at: Moment.now)
    {
      return .now(answer)
    }
    let order = SessionOrder(of: session, revision: fleet.revision(of: session))
    let machine = session.machine
    let isWhole = order.state == machine.savedState && order.acts == machine.acts
    return .now(.json(200, .object(order.members + [("isWhole", .bool(isWhole))])))
  }

  /// `POST /api/sessions/ID/state`: brings it to a state for everybody, for who has control of it.
  func goToState(_ id: SessionID?, _ request: Request) -> Answer {
    guard let session = inhabited(id) else { return .now(Self.noSuchSession) }
    let now = Moment.now
    switch doorkeeper.standing(of: request.head, from: request.peer, in: session, at: now) {
    case .refused(let answer): return .now(answer)
    case .admitted(.view, _):
      return .now(.failure(403, "Your link is for watching; ask for control."))
    case .admitted: break
    }
    return takeOrder(request) { order, _ in
      guard order.slug == session.slug else {
        return .now(.failure(409, "That is a state of another preview, “\(order.slug)”."))
      }
      guard session.go(to: order, at: now) else {
        return .now(.failure(409, "Somebody is dragging; try again when they have let go."))
      }
      return .now(made(session, by: order, status: 200))
    }
  }

  private static let noSuchSession = Response.failure(404, "There is no such session; it has ended.")

  private func inhabited(_ id: SessionID?) -> LiveSession? {
    id.flatMap { sessions[$0] }.flatMap { $0.isShowcase ? nil : $0 }
  }
}
