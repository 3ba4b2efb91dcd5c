import Glibc
import Libwebsockets

/// Who is at the other end of a request: limits count by it, and only people at this machine are told where
/// files are.
extension HostCheck {
  /// The peer itself, or whoever a proxy on this machine says that it speaks for.
  ///
  /// A request to a name of `--allow-host` that comes from this machine has come through a proxy: then the
  /// last address of `X-Forwarded-For`, the one that the proxy itself has added, is the client's. Without one
  /// all of them count as one client, which is not at this machine. Those before the last are the client's
  /// own words, and not believed.
  func client(of head: RequestHead, from peer: PeerAddress) -> PeerAddress {
    guard peer.isLoopback, let host = head.value(of: "host").flatMap({ Authority($0) }), isAllowed(host)
    else { return peer }
    let last = head.value(of: "x-forwarded-for")?.split(separator: ",").last.map {
      String($0.filter { $0 != " " && $0 != "[" && $0 != "]" })
    }
    guard let last, Self.isAddress(last) else { return PeerAddress(text: "a proxy", isLoopback: false) }
    return PeerAddress(text: last.lowercased(), isLoopback: false)
  }

  private static func isAddress(_ text: String) -> Bool {
    var bytes = in6_addr()
    return inet_pton(AF_INET, text, &bytes) == 1 || inet_pton(AF_INET6, text, &bytes) == 1
  }
}
