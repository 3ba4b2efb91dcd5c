import Libwebsockets
import PreviewSession
import PreviewWire

/// The part of the HTTP API about remarks. Who may see a session sees its remarks, and may say something
/// unless the owner has switched that off; who has control resolves; the owner deletes.
extension HTTPDoor {
  func answer(_ request: Request, about route: RemarkRoute) -> Answer {
    switch route {
    case .list(let id): request.head.method == .post ? makeRemark(in: id, request) : listRemarks(id, request)
    case .allowing(let id): allowRemarks(in: id, request)
    case .all: listRemarks(request)
    case .reply(let id): reply(to: id, request)
    case .resolving(let id): resolve(id, request)
    case .deleting(let id): delete(id, request)
    case .picture(let id): showPicture(of: id, request)
    }
  }

  // MARK: Reading

  private func listRemarks(_ id: SessionID?, _ request: Request) -> Answer {
    guard let session = id.flatMap(remarkable) else { return .now(Self.noSessionToRemark) }
    if let refusal = refusal(of: request, needing: .view, in: session) { return .now(refusal) }
    return .now(
      .json(
        200,
        .object([
          ("remarks", .array(remarks.list(of: session.original).map { json($0, for: request) })),
          ("allowed", .bool(remarks.isAllowed(in: session.original))),
          ("now", WallTime.now.json),
        ])))
  }

  private func listRemarks(_ request: Request) -> Answer {
    if let refusal = owner.refusal(of: request.head, from: request.peer, mayNot: "see all remarks") {
      return .now(refusal)
    }
    return .now(
      .json(
        200,
        .object([("remarks", .array(remarks.all.map { json($0, for: request) })), ("now", WallTime.now.json)])
      ))
  }

  private func showPicture(of id: RemarkID?, _ request: Request) -> Answer {
    switch found(id, request, needing: .view) {
    case .failure(let refusal): return .now(refusal.response)
    case .success((let remark, _)):
      guard let bytes = remarks.picture(of: remark) else {
        return .now(.failure(404, "There is no picture of this remark."))
      }
      return .now(
        .secured(
          200, type: "image/png", body: bytes, cacheControl: "private, max-age=31536000, immutable",
          fields: [("Content-Security-Policy", SecurityHeaders.picturePolicy)]))
    }
  }

  // MARK: Saying something

  private func makeRemark(in id: SessionID?, _ request: Request) -> Answer {
    guard let session = id.flatMap(remarkable) else { return .now(Self.noSessionToRemark) }
    let role: ViewerRole
    switch self.role(of: request, in: session) {
    case .failure(let refusal): return .now(refusal.response)
    case .success(let found): role = found
    }
    if let refusal = tooMany(request, as: role) { return .now(refusal) }
    do {
      let (said, pin) = try RemarkOrder.remark(request.body)
      let revision = fleet.revision(of: session)
      let remark = try remarks.make(
        RemarkDraft(
          title: fleet.title(of: session), words: said.words(isOwner: role == .owner, at: .now), pin: pin,
          order: RemarkState.json(of: SessionOrder(of: session, revision: revision)), revision: revision,
          source: fleet.sourceLine(of: session)),
        in: session)
      return kept(remark, 201, for: request)
    } catch {
      return .now(Self.failure(error))
    }
  }

  private func reply(to id: RemarkID?, _ request: Request) -> Answer {
    switch found(id, request, needing: .view) {
    case .failure(let refusal): return .now(refusal.response)
    case .success((let remark, let role)):
      if let refusal = tooMany(request, as: role) { return .now(refusal) }
      do {
        let words = try RemarkOrder.reply(request.body).words(isOwner: role == .owner, at: .now)
        return kept(try remarks.reply(words, to: remark.id), 201, for: request)
      } catch {
        return .now(Self.failure(error))
      }
    }
  }

  private func resolve(_ id: RemarkID?, _ request: Request) -> Answer {
    switch found(id, request, needing: .control) {
    case .failure(let refusal): return .now(refusal.response)
    case .success((let remark, _)):
      do {
        let isResolved = try RemarkOrder.answer("resolved", request.body)
        guard let remark = remarks.resolve(remark.id, isResolved) else { return .now(Self.noRemark) }
        return kept(remark, 200, for: request)
      } catch {
        return .now(Self.failure(error))
      }
    }
  }

  private func delete(_ id: RemarkID?, _ request: Request) -> Answer {
    if let refusal = owner.refusal(of: request.head, from: request.peer, mayNot: "delete a remark") {
      return .now(refusal)
    }
    guard let remark = id.flatMap({ remarks.delete($0) }) else { return .now(Self.noRemark) }
    let response = Response.json(200, .object([("id", .string(remark.id.description))]))
    let answer = PendingResponse(patience: Self.keepingSeconds, otherwise: response)
    keeper.afterForgetting { answer.fulfil(response) }
    return .later(answer)
  }

  private func allowRemarks(in id: SessionID?, _ request: Request) -> Answer {
    if let refusal = owner.refusal(of: request.head, from: request.peer, mayNot: "switch remarks on or off") {
      return .now(refusal)
    }
    guard let session = id.flatMap(remarkable) else { return .now(Self.noSessionToRemark) }
    do {
      let isAllowed = try RemarkOrder.answer("allowed", request.body)
      remarks.allow(isAllowed, in: session.original)
      return later(
        .json(200, .object([("allowed", .bool(isAllowed))])), after: .remarkSheet(session.original))
    } catch {
      return .now(Self.failure(error))
    }
  }

  // MARK: Answers

  /// Where the preview is declared is for who sees its source, as people with a link do not.
  private func json(_ remark: Remark, for request: Request) -> JSONText {
    remark.json(
      place: remarks.place(of: remark), hasSource: doorkeeper.seesSource(request.head, from: request.peer))
  }

  /// Answers once a remark is kept as it is: no restart loses what somebody was told is there.
  private func kept(_ remark: Remark, _ status: Int, for request: Request) -> Answer {
    later(.json(status, json(remark, for: request)), after: .remark(remark.id))
  }

  private func later(_ response: Response, after key: StoreKey) -> Answer {
    let answer = PendingResponse(patience: Self.keepingSeconds, otherwise: response)
    keeper.afterKeeping(key) { answer.fulfil(response) }
    return .later(answer)
  }

  private static func failure(_ error: any Error) -> Response {
    switch error {
    case let mistake as RemarkOrder.Mistake: .failure(400, mistake.sentence)
    case let refusal as RemarkBook.Refusal:
      .failure(RemarkRefusal.status(of: refusal), RemarkRefusal.sentence(of: refusal))
    default: noRemark
    }
  }

  private static let noRemark = Response.failure(404, "There is no such remark; it was deleted.")
  private static let noSessionToRemark = Response.failure(404, "There is no such session; it has ended.")

  // MARK: Rights

  /// A session that somebody has ordered; showcases have no remarks.
  private func remarkable(_ id: SessionID) -> LiveSession? {
    sessions[id].flatMap { $0.isShowcase ? nil : $0 }
  }

  /// Why a request is not done.
  private struct Refused: Error {
    var response: Response
  }

  private func role(of request: Request, in session: LiveSession) -> Result<ViewerRole, Refused> {
    switch doorkeeper.standing(of: request.head, from: request.peer, in: session, at: .now) {
    case .admitted(let role, _): .success(role)
    case .refused(let response): .failure(Refused(response: response))
    }
  }

  private func refusal(of request: Request, needing least: ViewerRole, in session: LiveSession) -> Response? {
    switch role(of: request, in: session) {
    case .failure(let refusal): refusal.response
    case .success(let role): role < least ? Self.tooLittle : nil
    }
  }

  private static let tooLittle = Response.failure(
    403, "Your link is for watching and for remarks; ask for control to resolve one.")

  /// A remark, for somebody who has a right in its session. Of a session that has ended only the owner sees
  /// them.
  private func found(
    _ id: RemarkID?, _ request: Request, needing least: ViewerRole
  ) -> Result<(Remark, ViewerRole), Refused> {
    guard let remark = id.flatMap({ remarks[$0] }) else {
      // A guess of a name is no look at the others.
      return .failure(Refused(response: Self.noRemark))
    }
    guard let session = remarkable(remark.session) else {
      let refusal = owner.refusal(
        of: request.head, from: request.peer, mayNot: "see remarks on a session that has ended")
      return refusal.map { .failure(Refused(response: $0)) } ?? .success((remark, .owner))
    }
    switch role(of: request, in: session) {
    case .failure(let refusal): return .failure(refusal)
    case .success(let role):
      return role < least ? .failure(Refused(response: Self.tooLittle)) : .success((remark, role))
    }
  }

  /// Against floods: guests have a limit by their address.
  private func tooMany(_ request: Request, as role: ViewerRole) -> Response? {
    guard role < .owner, !doorkeeper.isOpen(to: request.peer),
      !remarkLimit.admits(request.peer.network, at: .now)
    else { return nil }
    return .failure(
      429, "Too many remarks came from your address; wait a minute, and send it again.",
      fields: [("Retry-After", "10")])
  }
}
