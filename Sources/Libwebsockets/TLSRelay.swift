internal import CLibwebsockets
import Glibc
internal import ServerTLS

/// A connection with TLS on its way to the front door, which sees plain bytes: between the client's socket
/// and one end of a pair of sockets, whose other end is the front door's, and later the library's.
///
/// So there is one way of reading requests, with all its limits, whether they are encrypted or not. When the
/// front door hangs up, for whatever reason, the pair tells; the relay has no time limits of its own but for
/// the last bytes.
struct TLSRelay {
  let id: UInt64
  let peer: PeerAddress
  /// The client's socket. It is non-blocking, and so is the pair.
  let outside: Int32
  /// Our end of the pair.
  let inside: Int32
  private let session: TLSSession
  /// Encrypted bytes that the client's socket has not taken yet.
  private var toClient = Unsent()
  /// Plain bytes that the front door has not taken yet.
  private var toFrontDoor = Unsent()
  private var clientHasEnded = false
  private var frontDoorHasEnded = false
  private var isClientTold = false
  private var isFrontDoorTold = false
  /// Whether the connection is to be closed once the client has what is on its way.
  private var isFailed = false
  /// Second at which the front door has hung up; nil before.
  private(set) var hungUpAt: Int?

  /// Bytes that are read at a time; each way holds about so many.
  private static let portion = 16_384
  /// Encrypted bytes that may wait for a client before nothing more is read from it: it could have answers to
  /// its own words pile up.
  private static let mostUnsent = 65_536
  /// Seconds that a client has for the last bytes.
  private static let patience = 10

  init(id: UInt64, peer: PeerAddress, outside: Int32, inside: Int32, session: TLSSession) {
    (self.id, self.peer, self.outside, self.inside, self.session) = (id, peer, outside, inside, session)
  }

  /// The events of each of the sockets that epoll is to tell.
  var outsideInterest: UInt32 {
    (readsClient ? EPOLLIN.rawValue : 0) | (toClient.isEmpty ? 0 : EPOLLOUT.rawValue)
  }
  var insideInterest: UInt32 {
    (readsFrontDoor ? EPOLLIN.rawValue : 0) | (toFrontDoor.isEmpty ? 0 : EPOLLOUT.rawValue)
  }

  private var readsClient: Bool {
    !clientHasEnded && !isFailed && hungUpAt == nil && toFrontDoor.isEmpty
      && toClient.count < Self.mostUnsent
  }

  private var readsFrontDoor: Bool {
    session.isReady && !frontDoorHasEnded && !isFailed && toClient.isEmpty
  }

  /// The front door is gone: it takes nothing more, and what it has said is in the pair.
  mutating func frontDoorHungUp(now seconds: Int) {
    hungUpAt = hungUpAt ?? seconds
    toFrontDoor = Unsent()
    isFrontDoorTold = true
    if !session.isReady { isFailed = true }
  }

  /// Passes on what there is, some portions at most: others want their turn. Of a front door that has hung up
  /// all that the pair still holds, as nothing tells of it again.
  ///
  /// - Returns: whether the connection is over.
  mutating func pump() -> Bool {
    var portions = 0
    while portions < 4 || hungUpAt != nil {
      portions += 1
      var hasMoved = false
      if !deliver(&hasMoved) { return true }
      if readsClient { hasMoved = hearClient() || hasMoved }
      if readsFrontDoor { hasMoved = hearFrontDoor() || hasMoved }
      if !deliver(&hasMoved) { return true }
      passOnEnds()
      if isOver { return true }
      if !hasMoved { return false }
    }
    return false
  }

  /// A second has passed. Returns whether the connection is over.
  func secondPassed(now seconds: Int) -> Bool {
    hungUpAt.map { seconds - $0 > Self.patience } ?? false
  }

  private var isOver: Bool {
    guard toClient.isEmpty else { return false }
    if isFailed { return true }
    return frontDoorHasEnded && (clientHasEnded || hungUpAt != nil)
  }

  private mutating func hearClient() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: Self.portion, alignment: 1) { buffer in
      let count = recv(outside, buffer.baseAddress, buffer.count, 0)
      guard count > 0 else {
        if count < 0, errno == EAGAIN || errno == EINTR { return false }
        clientHasEnded = true
        return true
      }
      do throws(TLSSession.Fault) {
        let plain = try session.received(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        toFrontDoor.add(plain)
        if session.hasEnded { clientHasEnded = true }
        toClient.add(session.takeOutput())
      } catch {
        isFailed = true
        toClient.add(session.takeOutput())
        if error.isPlainHTTP { toClient = Unsent(Self.answerToPlainHTTP) }
      }
      return true
    }
  }

  private mutating func hearFrontDoor() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: Self.portion, alignment: 1) { buffer in
      let count = recv(inside, buffer.baseAddress, buffer.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { return false }
      do throws(TLSSession.Fault) {
        if count > 0 {
          try session.send(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else {
          frontDoorHasEnded = true
          session.end()
        }
      } catch {
        isFailed = true
      }
      toClient.add(session.takeOutput())
      return true
    }
  }

  /// Returns whether both sockets are still good for something.
  private mutating func deliver(_ hasMoved: inout Bool) -> Bool {
    switch toClient.send(to: outside) {
    case .none: break
    case .some(true): hasMoved = true
    case .some(false): return false
    }
    switch toFrontDoor.send(to: inside) {
    case .none: break
    case .some(true): hasMoved = true
    // Its last words may still be there.
    case .some(false): toFrontDoor = Unsent()
    }
    return true
  }

  /// Each side hears that the other sends nothing more, once it has all that was sent.
  private mutating func passOnEnds() {
    if clientHasEnded, toFrontDoor.isEmpty, !isFrontDoorTold {
      isFrontDoorTold = true
      shutdown(inside, Int32(SHUT_WR))
      // Before the handshake is over there is nothing to be answered.
      if !session.isReady { isFailed = true }
    }
    if frontDoorHasEnded, toClient.isEmpty, !isClientTold {
      isClientTold = true
      shutdown(outside, Int32(SHUT_WR))
    }
  }

  private static let answerToPlainHTTP: [UInt8] = {
    let sentence = "This server speaks TLS: write https:// in front of its address.\n"
    return Array(
      """
      HTTP/1.1 400 Bad Request\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Length: \(sentence.utf8.count)\r
      Connection: close\r
      \r
      \(sentence)
      """.utf8)
  }()
}

/// Bytes on their way into a socket.
private struct Unsent {
  private var bytes: [UInt8]
  private var start = 0

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  var isEmpty: Bool { start == bytes.count }
  var count: Int { bytes.count - start }

  mutating func add(_ more: [UInt8]) {
    if isEmpty { (bytes, start) = (more, 0) } else { bytes += more }
  }

  /// Sends what the socket takes. Returns nil where that was nothing, false where it never will take more.
  mutating func send(to socket: Int32) -> Bool? {
    guard !isEmpty else { return nil }
    let sent = bytes[start...].withUnsafeBytes {
      Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard sent >= 0 else { return errno == EAGAIN || errno == EINTR ? nil : false }
    start += sent
    return sent > 0 ? true : nil
  }
}
