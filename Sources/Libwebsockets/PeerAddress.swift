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
}
