import Libwebsockets

/// Which names this server answers to, so that a foreign page cannot reach it through a name of its own (DNS
/// rebinding), nor through a script that runs in somebody's browser (cross-site WebSockets).
///
/// An exact list: the names of this machine's loopback, the bound address, and what `--allow-host` adds. A
/// server that listens on all interfaces answers to the addresses that they have at the moment, too: those
/// are numbers, so no page can have led a browser here by a name of its own.
struct HostCheck {
  private let names: Set<String>
  /// Whether this server speaks TLS itself, and nothing else.
  private let isEncrypted: Bool
  /// Whether an address, as numbers, is one of this machine's interfaces now.
  private let isOwnAddress: (String) -> Bool
  /// Those of `--allow-host`: the ones that a proxy with TLS may stand in front of.
  private let allowedNames: Set<String>

  /// - Parameters:
  ///   - boundAddresses: the addresses, as numbers, that the listener is reached at.
  ///   - allowed: further names; those that are none are left out.
  ///   - isEncrypted: whether the server speaks TLS itself.
  ///   - isOwnAddress: asked about addresses that are not in the list.
  init(
    boundAddresses: [String], allowed: [String], isEncrypted: Bool = false,
    isOwnAddress: @escaping (String) -> Bool = { _ in false }
  ) {
    self.isOwnAddress = isOwnAddress
    self.isEncrypted = isEncrypted
    let written = boundAddresses.map { $0.contains(":") ? "[\($0)]" : $0 }
    allowedNames = Set(allowed.compactMap { Authority($0)?.name })
    names = allowedNames.union(Self.loopbackNames).union(written.compactMap { Authority($0)?.name })
  }

  /// Why a request is refused; nil when it is not.
  func refusal(of head: RequestHead) -> String? {
    guard let host = head.value(of: "host").flatMap({ Authority($0) }) else {
      return "The request names no host that could be checked. Start with --allow-host NAME to add a name."
    }
    guard names.contains(host.name) || (host.isAddress && isOwnAddress(host.name)) else {
      return """
        This server does not answer to the name \(host.name). If it should, start it with \
        --allow-host \(host.name)
        """
    }
    // Programs that are no browsers send no origin; a browser always does where it matters.
    guard let origin = head.value(of: "origin") else { return nil }
    return isSame(origin, as: host) ? nil : Self.refusal(ofOrigin: origin)
  }

  /// Whether a host is one of `--allow-host`, and no name of this machine's loopback.
  func isAllowed(_ host: Authority) -> Bool {
    allowedNames.contains(host.name) && !Self.loopbackNames.contains(host.name)
  }

  /// Where the server is for who has made a request: `https://preview.example`; nil where it says no host.
  ///
  /// Of a server without TLS it is `http`, unless the host is one of `--allow-host` and the proxy in front of
  /// it says `X-Forwarded-Proto: https`.
  func address(for head: RequestHead) -> String? {
    guard let host = head.value(of: "host").flatMap({ Authority($0) }) else { return nil }
    let isForwarded = isAllowed(host) && head.value(of: "x-forwarded-proto")?.lowercased() == "https"
    return "\(isEncrypted || isForwarded ? "https" : "http")://\(host.text)"
  }

  private static let loopbackNames: Set = ["localhost", "127.0.0.1", "::1"]

  /// Whether an origin is the very place that the request was made to, on a name that is allowed. A page of a
  /// server with TLS comes from `https`; that of one without can only have come from there through a proxy.
  private func isSame(_ origin: String, as host: Authority) -> Bool {
    for (scheme, defaultPort) in [("http://", 80), ("https://", 443)] where origin.hasPrefix(scheme) {
      guard let authority = Authority(origin.dropFirst(scheme.count)), authority.name == host.name,
        isEncrypted ? defaultPort == 443 : defaultPort == 80 || allowedNames.contains(host.name)
      else { return false }
      return (authority.port ?? defaultPort) == (host.port ?? defaultPort)
    }
    return false
  }

  private static func refusal(ofOrigin origin: String) -> String {
    let name = origin.split(separator: "/").last.flatMap { Authority($0)?.name } ?? "NAME"
    return """
      A page from another origin may not use this server. If it is served under that name, start it with \
      --allow-host \(name) and open it there.
      """
  }
}
