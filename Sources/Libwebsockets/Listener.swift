import Glibc

/// Why no listening socket could be had.
public enum ListenError: Error, Equatable {
  /// The name or address is not one of this machine, or none at all.
  case unusableAddress(String)
  /// The port is taken by somebody else.
  case portInUse(Int)
  /// Any other refusal of the kernel.
  case system(call: String, errno: Int32)
}

/// A listening TCP socket that we open ourselves.
///
/// The library's own listener binds all interfaces when told `iface = "127.0.0.1"` (4.1.6, measured), and
/// cannot share or throttle. One owner: closed with the object.
public final class Listener {
  /// Descriptor of the socket: non-blocking, close-on-exec.
  public let fileDescriptor: Int32
  /// The port that is really bound.
  public let port: Int
  /// The bound address as numbers.
  public let address: PeerAddress

  /// Binds and listens.
  ///
  /// - Parameters:
  ///   - host: an address or a name of this machine.
  ///   - port: 0 for any free one.
  public init(host: String, port: Int) throws(ListenError) {
    guard (0...65535).contains(port) else { throw .unusableAddress("\(host):\(port)") }
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE
    hints.ai_family = host == "localhost" ? AF_INET : AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else {
      throw .unusableAddress(host)
    }
    defer { freeaddrinfo(found) }
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(found.pointee.ai_family, type, 0)
    guard descriptor >= 0 else { throw .system(call: "socket", errno: errno) }
    do {
      try Self.bindAndListen(descriptor, found.pointee, host: host, port: port)
    } catch {
      close(descriptor)
      throw error
    }
    fileDescriptor = descriptor
    (address, self.port) = Self.boundName(descriptor)
  }

  deinit {
    close(fileDescriptor)
  }

  private static func bindAndListen(
    _ descriptor: Int32, _ info: addrinfo, host: String, port: Int
  ) throws(ListenError) {
    // Restarting on the same port must not wait for old connections to time out.
    setOption(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
    guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0 else {
      switch errno {
      case EADDRINUSE, EACCES: throw .portInUse(port)
      case EADDRNOTAVAIL: throw .unusableAddress(host)
      default: throw .system(call: "bind", errno: errno)
      }
    }
    guard listen(descriptor, 1024) == 0 else {
      if errno == EADDRINUSE { throw .portInUse(port) }
      throw .system(call: "listen", errno: errno)
    }
  }

  private static func boundName(_ descriptor: Int32) -> (PeerAddress, Int) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let port = withUnsafeMutablePointer(to: &storage) { pointer in
      _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
      // The port stands at the same place for both families, in network order.
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        Int(UInt16(bigEndian: $0.pointee.sin_port))
      }
    }
    return (PeerAddress(storage), port)
  }
}

/// Sets an integer option of a socket. A refusal is of no consequence for any that we set.
@discardableResult
func setOption(_ descriptor: Int32, _ level: Int32, _ name: Int32, _ value: Int32) -> Bool {
  var value = value
  return setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size)) == 0
}
