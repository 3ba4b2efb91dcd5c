internal import CLibwebsockets
import Glibc
internal import LibwebsocketsSystem

/// The front door: what happens to sockets that speak HTTP. What to do is `HTTPVisit`'s to say; here it is
/// done.
extension ServiceLoop {
  /// Looks at what happened to the sockets of the waiting room.
  func attendWaitingRoom() {
    for event in waitingRoom.events() {
      if event.id == WaitingRoom.listenerID { accept() } else { attend(event) }
    }
  }

  private func attend(_ event: WaitingRoom.Event) {
    guard let guest = waitingRoom[event.id] else { return }
    // What was said before the end may still be there to be read.
    if event.isDead, guest.visit.stage != .head { return dismiss(guest.id) }
    switch guest.visit.stage {
    case .head: listen(to: guest, hasEnded: event.hasEnded)
    case .body: readBody(of: guest.id)
    case .waiting: break
    case .answering: write(to: guest.id)
    case .leaving: seeOff(guest.id)
    }
  }

  // What visits want done.

  func carryOut(_ action: HTTPVisit.Action?, for id: UInt64) {
    switch action {
    case nil, .wait: break
    case .decide(let head, let length): decide(about: head, ofLength: length, for: id)
    case .read: readBody(of: id)
    case .serve(let head, let body): serve(head, body, for: id)
    case .refuse(let status, let sentence): refuse(id, status: status, sentence)
    case .giveUp:
      guard let response = waitingRoom[id]?.pending else { return dismiss(id) }
      response.fulfil(response.otherwise)
    case .write: write(to: id)
    case .sayGoodbye:
      guard let guest = waitingRoom[id] else { return }
      // To close at once could discard the answer on its way.
      shutdown(guest.descriptor, Int32(SHUT_WR))
      seeOff(id)
    case .hangUp: dismiss(id)
    }
  }

  /// Looks at the head without reading it away: what follows the head of a WebSocket is not for us.
  private func listen(to guest: WaitingRoom.Guest, hasEnded: Bool) {
    let size = RequestHeadScanner.maximumLength
    let action = withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
      let count = recv(guest.descriptor, buffer.baseAddress, size, Int32(MSG_PEEK | MSG_DONTWAIT))
      guard count > 0 else { return count < 0 && errno == EAGAIN ? .wait : HTTPVisit.Action.hangUp }
      return guest.visit.heard(UnsafeRawBufferPointer(rebasing: buffer[..<count]), isAll: hasEnded)
    }
    carryOut(action, for: guest.id)
  }

  private func decide(about head: RequestHead, ofLength length: Int, for id: UInt64) {
    guard let guest = waitingRoom[id], discard(length, from: guest.descriptor),
      let admission = delegate?.admit(head, from: guest.peer)
    else { return dismiss(id) }
    switch admission {
    case .answer(let answerer):
      waitingRoom[id]?.answerer = answerer
      carryOut(waitingRoom[id]?.visit.admitted(head, now: seconds), for: id)
      if waitingRoom[id]?.visit.stage == .body { takeSeat(id) }
    case .open where isFull:
      refuse(id, status: 503, "Too many connections are open; try again later.")
    case .open(let opened):
      guard head.isWebSocketUpgrade, let guest = waitingRoom.release(id) else { return dismiss(id) }
      SocketTuning.apply(to: guest.descriptor)
      open(Connection(id: nextID(), head: head, peer: guest.peer, opened: opened), on: guest.descriptor)
    case .refuse(let response):
      carryOut(waitingRoom[id]?.visit.answer(response, to: head, now: seconds), for: id)
    }
  }

  /// Reads so many bytes away that are known to be there.
  private func discard(_ length: Int, from descriptor: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: length, alignment: 1) { buffer in
      recv(descriptor, buffer.baseAddress, length, Int32(MSG_DONTWAIT)) == length
    }
  }

  private func readBody(of id: UInt64) {
    let action = withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
      while let guest = waitingRoom[id], guest.visit.bodyRest > 0 {
        let size = min(buffer.count, guest.visit.bodyRest)
        let count = recv(guest.descriptor, buffer.baseAddress, size, Int32(MSG_DONTWAIT))
        guard count != 0 else { return guest.visit.ended() }
        guard count > 0 else { return errno == EAGAIN ? .wait : HTTPVisit.Action.hangUp }
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        let next = waitingRoom[id]?.visit.received(bytes) ?? .wait
        guard case .read = next else { return next }
      }
      return .wait
    }
    carryOut(action, for: id)
  }

  private func takeSeat(_ id: UInt64) {
    guard let guest = waitingRoom[id] else { return }
    let others = waitingRoom.holders { $0 == .body }.filter { $0.id != id }
    let all = configuration.bodiesAtATime
    let share = guest.peer.isLoopback ? all : configuration.bodiesPerAddress
    switch Seats.forBody(of: guest.peer, among: others, share: share, all: all) {
    case .takeFreeSeat: break
    case .takeSeat(let other):
      refuse(other, status: 408, "The body did not come, and others wait; send the request at once.")
    case .refuse: refuse(id, status: 503, "Too many requests are being sent; try again in a second.")
    }
  }

  private func serve(_ head: RequestHead, _ body: [UInt8], for id: UInt64) {
    guard let guest = waitingRoom[id], let answerer = guest.answerer else { return dismiss(id) }
    waitingRoom[id]?.answerer = nil
    switch answerer(Request(head: head, body: body, peer: guest.peer)) {
    case .now(let response): give(response, to: id)
    case .later(let response):
      if let early = response.early { return give(early, to: id) }
      guard waitingRoom[id] != nil else { return }
      waitingRoom[id]?.visit.waits(until: seconds + response.patience)
      waitingRoom[id]?.pending = response
      response.deliver = { [unowned self] in give($0, to: id) }
    }
  }

  private func give(_ response: Response, to id: UInt64) {
    waitingRoom[id]?.pending = nil
    carryOut(waitingRoom[id]?.visit.answer(response, now: seconds), for: id)
  }

  /// Answers a request that is not served, in the service's form.
  private func refuse(_ id: UInt64, status: Int, _ sentence: String) {
    var response = delegate?.refusal(status: status, sentence: sentence) ?? Response(status: status)
    if status == 405 {
      response.fields.append(("Allow", RequestHead.Method.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    give(response, to: id)
  }

  /// Writes what the socket takes, some portions at most: others want their turn.
  private func write(to id: UInt64) {
    for _ in 0..<4 {
      guard let guest = waitingRoom[id], guest.visit.stage == .answering else { return }
      let count = guest.visit.withPortion { bytes, isLast in
        let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT) | (isLast ? 0 : Int32(MSG_MORE))
        return send(guest.descriptor, bytes.baseAddress, bytes.count, flags)
      }
      guard count >= 0 else {
        if errno != EAGAIN { dismiss(id) }
        return
      }
      let action = waitingRoom[id]?.visit.wrote(count, now: seconds)
      if case .write? = action { continue }
      return carryOut(action, for: id)
    }
    waitingRoom.remind(id)
  }

  /// Throws away what a client still sends, so that its kernel has no reason to reset the connection before
  /// the answer is read.
  private func seeOff(_ id: UInt64) {
    guard let guest = waitingRoom[id] else { return }
    let isOver = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      for _ in 0..<16 {
        let count = recv(guest.descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        if count > 0 { continue }
        return count == 0 || errno != EAGAIN
      }
      return true
    }
    if isOver { dismiss(id) }
  }
}
