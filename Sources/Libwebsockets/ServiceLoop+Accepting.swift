import Glibc

/// Who comes in, and when nobody does.
extension ServiceLoop {
  /// Accepts what is waiting, a bounded number at a time.
  func accept() {
    guard let listener else { return }
    for _ in 0..<64 {
      var storage = sockaddr_storage()
      let descriptor = acceptor(listener.fileDescriptor, &storage)
      guard descriptor >= 0 else {
        if gate.failed(errno: errno) { waitingRoom.watch(listener.fileDescriptor, false) }
        return
      }
      let peer = PeerAddress(storage)
      if isCrowded(by: peer) {
        close(descriptor)
      } else {
        if waitingRoom.isFull, let leaving = Seats.leaves(waitingRoom.holders()) { dismiss(leaving) }
        admit(descriptor, peer: peer)
      }
    }
  }

  /// Lets a socket into the waiting room, or what comes out of it decrypted.
  private func admit(_ descriptor: Int32, peer: PeerAddress) {
    let visit = HTTPVisit(limits: visitLimits, now: seconds)
    guard tlsDoor != nil else { return waitingRoom.admit(descriptor, peer: peer, visit: visit) }
    guard let plain = tlsDoor?.admit(descriptor, peer: peer) else { return }
    waitingRoom.admit(plain, peer: peer, visit: visit)
  }

  /// Takes connections again, if none were taken for want of descriptors.
  func tryAccepting() {
    guard gate.mayOpen(), let listener else { return }
    waitingRoom.watch(listener.fileDescriptor, true)
  }

  private var visitLimits: HTTPVisit.Limits {
    .init(
      headSeconds: configuration.headTimeout, bodySeconds: configuration.requestTimeout,
      bodyBytes: configuration.maximumBody)
  }

  /// Whether the library holds as many descriptors as it should; the rest are for files of the owner.
  var isFull: Bool { entries.count >= configuration.descriptorLimit - 64 }

  /// Whether more connections with TLS are open than there could be for the waiting room and the library: the
  /// rest are on their way out.
  private var isTLSDoorFull: Bool {
    tlsDoor.map { $0.count >= configuration.waitingRoomCapacity + configuration.descriptorLimit } ?? false
  }

  /// Whether there is no room for another socket of that address, or for any.
  private func isCrowded(by peer: PeerAddress) -> Bool {
    if isFull || isTLSDoorFull { return true }
    guard !peer.isLoopback else { return false }
    let held = entries.values.count { $0.peer == peer } + waitingRoom.count(of: peer)
    return max(held, tlsDoor?.count(of: peer) ?? 0) >= configuration.socketsPerAddress
  }

  func dismiss(_ id: UInt64) {
    waitingRoom.dismiss(id)
    tryAccepting()
  }
}

extension ServiceLoop.Entry {
  /// The other side's address; nil of our own files.
  fileprivate var peer: PeerAddress? {
    switch self {
    case .webSocket(let connection): connection.peer
    case .file: nil
    }
  }
}
