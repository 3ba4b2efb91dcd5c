import Glibc

/// An address of version 4.
struct IPv4Address: Equatable {
  /// In the order of the network.
  var raw: in_addr_t

  static let loopback = IPv4Address(raw: in_addr_t(0x7F00_0001).bigEndian)

  init(raw: in_addr_t) {
    self.raw = raw
  }

  /// Nil for what is not written in numbers, `localhost` excepted.
  init?(_ text: String) {
    var address = in_addr()
    guard inet_pton(AF_INET, text == "localhost" ? "127.0.0.1" : text, &address) == 1 else { return nil }
    raw = address.s_addr
  }

  var isAny: Bool { raw == 0 }
  var isLoopback: Bool { in_addr_t(bigEndian: raw) >> 24 == 127 }

  var text: String {
    let host = in_addr_t(bigEndian: raw)
    return [24, 16, 8, 0].map { String(host >> in_addr_t($0) & 0xFF) }.joined(separator: ".")
  }

  /// Addresses by which other machines know this one.
  static func ofThisMachine() -> [IPv4Address] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [IPv4Address] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else { continue }
      let raw = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr.s_addr }
      let this = IPv4Address(raw: raw)
      if !this.isLoopback, !found.contains(this) { found.append(this) }
    }
    return found
  }

  /// Calls `body` with the address and a port, as the system's calls want them.
  func withSocketAddress<Result>(
    port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = raw
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
