import Glibc

/// A blocking TCP client that sends exactly the bytes it is told to. Waits for a minute at most, which
/// only a fault reaches.
final class TestSocket {
  let descriptor: Int32

  init?(port: Int, receiveBuffer: Int32? = nil) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    if var size = receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, 4) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { return nil }
  }

  deinit {
    close(descriptor)
  }

  func send(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    var sent = 0
    while sent < bytes.count {
      let rest = Array(bytes[sent...])
      let count = Glibc.send(descriptor, rest, rest.count, Int32(MSG_NOSIGNAL))
      guard count > 0 else { return }
      sent += count
    }
  }

  /// The next bytes, at most `limit`; empty at the end, nil when nothing came in time.
  func receive(upTo limit: Int = 65_536) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: limit)
    var count = recv(descriptor, &chunk, limit, 0)
    while count < 0, errno == EINTR { count = recv(descriptor, &chunk, limit, 0) }
    if count < 0 { return errno == EAGAIN ? nil : [] }
    return Array(chunk[..<count])
  }

  /// Everything until the other side hangs up; nil if it does not.
  func receiveAll() -> [UInt8]? {
    var all: [UInt8] = []
    while let chunk = receive() {
      if chunk.isEmpty { return all }
      all += chunk
    }
    return nil
  }
}

/// One HTTP answer, taken apart.
struct TestResponse {
  var status: Int
  /// By name in lower case.
  var fields: [String: String] = [:]
  var body: String

  init?(_ bytes: [UInt8]?) {
    guard let bytes else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    guard let first = lines.first, let status = Int(first.split(separator: " ")[1]) else { return nil }
    self.status = status
    body = String(text[end.upperBound...])
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      fields[parts[0].lowercased()] = parts[1].drop { $0 == " " }.description
    }
  }
}
