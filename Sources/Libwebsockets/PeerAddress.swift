import Glibc

/// Where a connection comes from.
public struct PeerAddress: Sendable, Hashable {
  /// The address as numbers, without port; "unknown" if the kernel does not say.
  public let text: String
  /// Whether it is this machine itself.
  public let isLoopback: Bool

  public init(text: String, isLoopback: Bool) {
    self.text = text
    self.isLoopback = isLoopback
  }

  init(_ storage: sockaddr_storage) {
    var storage = storage
    var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getnameinfo($0, length, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST)
      }
    }
    guard status == 0 else {
      self.init(text: "unknown", isLoopback: false)
      return
    }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    var text = String(decoding: bytes, as: UTF8.self)
    // An IPv4 client of a socket that listens on both families.
    if text.hasPrefix("::ffff:") { text.removeFirst("::ffff:".count) }
    self.init(text: text, isLoopback: text == "::1" || text.hasPrefix("127."))
  }

  /// The addresses of this machine's network interfaces.
  public static func ofThisMachine() -> [PeerAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: [PeerAddress] = []
    var next = first
    while let entry = next {
      next = entry.pointee.ifa_next
      guard let address = entry.pointee.ifa_addr else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      var storage = sockaddr_storage()
      let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
      withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: .init(start: address, count: size)) }
      addresses.append(PeerAddress(storage))
    }
    return addresses
  }
}
