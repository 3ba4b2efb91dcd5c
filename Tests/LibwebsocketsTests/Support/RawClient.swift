import Glibc

/// A blocking client that sends exactly the bytes it is told to, and waits at most so many seconds for any,
/// which only a fault reaches.
final class RawClient {
  let descriptor: Int32

  init(port: Int, patience: Int = 60, receiveBuffer: Int32? = nil) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    if var size = receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, 4) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// Says that nothing follows.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// The next bytes, at most so many; empty at the end, and nil if it ends by a reset or none came in time.
  func receive(upTo limit: Int = 65_536) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: limit)
    var count = recv(descriptor, &chunk, limit, 0)
    while count < 0, errno == EINTR { count = recv(descriptor, &chunk, limit, 0) }
    return count < 0 ? nil : Array(chunk[..<count])
  }

  /// All bytes until the other side hangs up.
  func everything() -> [UInt8] {
    var all: [UInt8] = []
    while let chunk = receive(), !chunk.isEmpty { all += chunk }
    return all
  }

  func text() -> String { String(decoding: everything(), as: UTF8.self) }
}
