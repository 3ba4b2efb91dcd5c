import Glibc
import PreviewSession
import ServerTLS

/// A request of the owner's to a server on this machine.
struct OwnRequest {
  /// Seconds that the server may take for each step.
  static let patience = 10
  /// Bytes of the longest answer that is read.
  static let longestAnswer = 4 << 20

  let place: ServerPlace
  let key: OwnerKey

  /// Sends JSON to an address of the server's. Gives the status and the body; nil where no whole answer came.
  func post(_ path: String, _ json: String) -> (status: Int, body: [UInt8])? {
    let host = place.address.contains(":") ? "[\(place.address)]" : place.address
    let head = """
      POST \(path) HTTP/1.1\r\nHost: \(host):\(place.port)\r\nAuthorization: Bearer \(key.description)\r\n\
      Content-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\nConnection: close\r\n\r\n
      """
    let socket = connected()
    guard socket >= 0 else { return nil }
    defer { close(socket) }
    let request = Array((head + json).utf8)
    let answer = place.isEncrypted ? exchangeEncrypted(request, socket) : exchange(request, socket)
    return answer.flatMap(Self.read)
  }

  private func connected() -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_NUMERICHOST
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(place.address, String(place.port), &hints, &found) == 0, let found else { return -1 }
    defer { freeaddrinfo(found) }
    let socket = Glibc.socket(
      found.pointee.ai_family, found.pointee.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return -1 }
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    guard connect(socket, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0 else {
      close(socket)
      return -1
    }
    return socket
  }

  // MARK: Bytes

  private func exchange(_ request: [UInt8], _ socket: Int32) -> [UInt8]? {
    guard Self.send(request, socket) else { return nil }
    var answer: [UInt8] = []
    while let part = Self.receive(socket) {
      if part.isEmpty { return answer }
      answer += part
      if answer.count > Self.longestAnswer { return nil }
    }
    return nil
  }

  private func exchangeEncrypted(_ request: [UInt8], _ socket: Int32) -> [UInt8]? {
    guard let client = TLSClient(), let session = client.session() else { return nil }
    var (answer, isSent): ([UInt8], Bool) = ([], false)
    var part: [UInt8] = []
    while true {
      guard let plain = try? part.withUnsafeBytes({ try session.received($0) }) else { return nil }
      answer += plain
      if session.hasEnded { return answer }
      if session.isReady, !isSent {
        guard (try? request.withUnsafeBytes { try session.send($0) }) != nil else { return nil }
        isSent = true
      }
      guard answer.count <= Self.longestAnswer, Self.send(session.takeOutput(), socket),
        let next = Self.receive(socket)
      else { return nil }
      if next.isEmpty { return answer }
      part = next
    }
  }

  private static func send(_ bytes: [UInt8], _ socket: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Empty at the end; nil where nothing came in time.
  private static func receive(_ socket: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = recv(socket, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      return count < 0 ? nil : Array(bytes[..<count])
    }
  }

  /// The parts of an answer whose length is that of the connection.
  static func read(_ answer: [UInt8]) -> (status: Int, body: [UInt8])? {
    let end = Array("\r\n\r\n".utf8)
    guard let place = answer.indices.first(where: { answer[$0...].starts(with: end) }) else { return nil }
    let words = String(decoding: answer[..<place], as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else { return nil }
    return (status, Array(answer[(place + end.count)...]))
  }
}
