import Glibc

/// Listens where a server would, for as long as it takes to be called once from each address.
struct TestListener {
  private let socket: Int32
  /// Where it listens.
  let port: Int

  /// - Parameter port: 0 for any free one.
  /// - Returns: the number of the error when listening there is impossible.
  static func listen(_ address: IPv4Address, port: Int) -> Result<TestListener, Failure> {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return .failure(Failure(errno: errno)) }
    // As the server does: what a server before it left in TIME_WAIT is not in the way.
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let isBound = address.withSocketAddress(port: port) { bind(socket, $0, $1) == 0 }
    guard isBound, Glibc.listen(socket, 8) == 0 else {
      let failure = Failure(errno: errno)
      Glibc.close(socket)
      return .failure(failure)
    }
    return .success(TestListener(socket: socket, port: Self.port(of: socket)))
  }

  struct Failure: Error, Equatable {
    var errno: Int32
  }

  func close() { Glibc.close(socket) }

  /// Whether a connection to `address` arrives here, and a byte on it.
  func answers(to address: IPv4Address) -> Bool {
    guard let caller = Self.connect(to: address, port: port) else { return false }
    defer { Glibc.close(caller) }
    guard Self.waits(for: socket) else { return false }
    let callee = accept(socket, nil, nil)
    guard callee >= 0 else { return false }
    defer { Glibc.close(callee) }
    var byte: UInt8 = 0x21
    guard write(callee, &byte, 1) == 1, Self.waits(for: caller) else { return false }
    byte = 0
    return read(caller, &byte, 1) == 1 && byte == 0x21
  }

  /// The beginning of what an HTTP server says; empty when none answers within a second.
  static func fetch(_ path: String, from address: IPv4Address, port: Int) -> String {
    guard let caller = connect(to: address, port: port) else { return "" }
    defer { Glibc.close(caller) }
    let request = "GET \(path) HTTP/1.1\r\nHost: \(address.text):\(port)\r\nConnection: close\r\n\r\n"
    guard send(caller, request, request.utf8.count, Int32(MSG_NOSIGNAL)) > 0, waits(for: caller) else {
      return ""
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(caller, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
  }

  private static func connect(to address: IPv4Address, port: Int) -> Int32? {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let caller = Glibc.socket(AF_INET, Int32(kind), 0)
    guard caller >= 0 else { return nil }
    let isDone = address.withSocketAddress(port: port) { Glibc.connect(caller, $0, $1) == 0 }
    if isDone { return caller }
    var failure: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    if errno == EINPROGRESS, waits(for: caller, POLLOUT),
      getsockopt(caller, SOL_SOCKET, SO_ERROR, &failure, &size) == 0, failure == 0
    {
      return caller
    }
    Glibc.close(caller)
    return nil
  }

  /// At most a second.
  private static func waits(for descriptor: Int32, _ events: Int32 = POLLIN) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&waiting, 1, 1000) == 1
  }

  private static func port(of socket: Int32) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(socket, $0, &size) }
    }
    return Int(in_port_t(bigEndian: address.sin_port))
  }
}
