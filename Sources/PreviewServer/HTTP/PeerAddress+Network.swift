import Glibc
import Libwebsockets

extension PeerAddress {
  /// What counts as one client where shares are given out: this machine, an IPv4 address, or the 64 bits of
  /// an IPv6 address that a single customer of a provider gets all addresses behind.
  var network: String {
    if isLoopback { return "this machine" }
    var bytes = in6_addr()
    guard inet_pton(AF_INET6, text, &bytes) == 1 else { return text }
    return withUnsafeBytes(of: &bytes) { address in
      address.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "/64"
    }
  }
}
