internal import CLibwebsockets
import Glibc
internal import LibwebsocketsSystem

extension ServiceLoop {
  /// Accepts what is waiting, a bounded number at a time.
  func accept() -> Bool {
    guard let listener else { return false }
    for _ in 0..<64 {
      var storage = sockaddr_storage()
      let descriptor = clws_accept(listener.fileDescriptor, &storage)
      guard descriptor >= 0 else { return true }
      let peer = PeerAddress(storage)
      if isCrowded(by: peer) {
        close(descriptor)
      } else {
        waitingRoom.admit(descriptor, peer: peer, deadline: seconds + configuration.headTimeout)
      }
    }
    return true
  }

  /// Looks at what the sockets in the waiting room have said.
  func attendWaitingRoom() -> Bool {
    for (guest, hasHungUp) in waitingRoom.speaking() {
      if guest.isLeaving { seeOff(guest) } else { listen(to: guest, hasHungUp: hasHungUp) }
    }
    return true
  }

  private func listen(to guest: WaitingRoom.Guest, hasHungUp: Bool) {
    let size = RequestHeadScanner.maximumLength
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
      let flags = Int32(MSG_PEEK | MSG_DONTWAIT)
      let count = recv(guest.descriptor, buffer.baseAddress, size, flags)
      guard count > 0 else {
        if count == 0 || errno != EAGAIN { waitingRoom.dismiss(guest.descriptor) }
        return
      }
      let said = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      let outcome = RequestHeadScanner.scan(said, bodyLimit: configuration.maximumBody)
      // Bytes that it sent before stay to be read; only this tells that nothing will follow.
      if outcome == .incomplete, hasHungUp { return waitingRoom.dismiss(guest.descriptor) }
      decide(outcome, about: guest)
    }
  }

  private func decide(_ outcome: RequestHeadScanner.Outcome, about guest: WaitingRoom.Guest) {
    switch outcome {
    case .incomplete:
      break
    case .foreign:
      waitingRoom.dismiss(guest.descriptor)
    case .refused(let status, let sentence):
      let answer = delegate?.refusal(status: status, sentence: sentence) ?? Response(status: status)
      refuse(guest, with: answer, includingBody: true)
    case .complete(let head):
      guard let admission = delegate?.admit(head, from: guest.peer) else {
        return waitingRoom.dismiss(guest.descriptor)
      }
      switch admission {
      case .answer, .open: hand(guest, head, admission)
      case .refuse(let answer): refuse(guest, with: answer, includingBody: head.method != .head)
      }
    }
  }

  private func hand(_ guest: WaitingRoom.Guest, _ head: RequestHead, _ admission: Admission) {
    waitingRoom.release(guest.descriptor)
    SocketTuning.apply(to: guest.descriptor)
    let type = lws_adoption_type(rawValue: LWS_ADOPT_HTTP.rawValue | LWS_ADOPT_SOCKET.rawValue)
    adopt(guest.descriptor, type, .http(HTTPExchange(head: head, peer: guest.peer, admission: admission)))
  }

  private func refuse(_ guest: WaitingRoom.Guest, with answer: Response, includingBody: Bool) {
    let bytes = answer.serialised(includingBody: includingBody)
    waitingRoom.refuse(guest.descriptor, with: bytes, deadline: seconds + 2)
    seeOff(guest)
  }

  /// Throws away what a refused client still sends, so that its kernel has no reason to reset the connection
  /// before the answer is read.
  private func seeOff(_ guest: WaitingRoom.Guest) {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      for _ in 0..<16 {
        let count = recv(guest.descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        if count > 0 { continue }
        if count == 0 || errno != EAGAIN { waitingRoom.dismiss(guest.descriptor) }
        return
      }
      waitingRoom.dismiss(guest.descriptor)
    }
  }

  /// Whether there is no room for another socket of that address, or for any.
  private func isCrowded(by peer: PeerAddress) -> Bool {
    if entries.count >= configuration.descriptorLimit - 64 { return true }
    guard !peer.isLoopback else { return false }
    let held = entries.values.count { $0.peer == peer } + waitingRoom.count(of: peer)
    return held >= configuration.socketsPerAddress
  }
}

extension ServiceLoop.Entry {
  /// The other side's address; nil of our own files.
  fileprivate var peer: PeerAddress? {
    switch self {
    case .http(let exchange): exchange.peer
    case .webSocket(let connection): connection.peer
    case .file: nil
    }
  }
}
