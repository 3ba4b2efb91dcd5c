/// Where a server is, for people: the addresses to open and to pass on.
public struct ServerAddresses: Equatable, Sendable {
  /// Where the page is: `http://127.0.0.1:8080/`.
  public let page: String
  /// The same for the owner: with the key that proves it, in the fragment.
  public let owners: String
  /// Whether only this machine can reach it.
  public let isLoopback: Bool
  /// Of a server that listens on all interfaces: the addresses by which others may reach it, best first. The
  /// page's is the first of them; without any, it is the loopback's.
  public let candidates: [AddressCandidate]
  /// Whether it speaks TLS.
  public let isEncrypted: Bool
  /// Whether it does so with a certificate whose time is over.
  public let hasExpired: Bool
  /// Whether it listens on all interfaces.
  public let standsForAll: Bool
  public let port: Int

  /// - Parameters:
  ///   - bound: the address that the server listens at, as numbers.
  ///   - key: the owner's.
  ///   - candidates: of the machine, best first.
  ///   - name: of a server that speaks TLS, the name that its certificate is for, where it is known; nil for
  ///     a server without TLS.
  ///   - hasExpired: whether the time of its certificate is over.
  init(
    bound: String, port: Int, isLoopback: Bool, key: String, candidates: [AddressCandidate],
    name: String?? = nil, hasExpired: Bool = false
  ) {
    self.port = port
    self.isLoopback = isLoopback
    self.hasExpired = hasExpired
    isEncrypted = name != nil
    standsForAll = Self.standsForAll(bound)
    self.candidates = standsForAll ? candidates : []
    let address = standsForAll ? candidates.first?.address ?? Self.loopback : bound
    page = Self.page(at: (name ?? nil) ?? address, port: port, isEncrypted: isEncrypted)
    owners = "\(page)#owner=\(key)"
  }

  /// The page's address at one of this machine's.
  public func page(at candidate: AddressCandidate) -> String {
    Self.page(at: candidate.address, port: port, isEncrypted: isEncrypted)
  }

  /// The page's address for this machine alone; nil where that is not among those that the server listens
  /// at, or is `page` already.
  public var pageOnThisMachine: String? {
    standsForAll && !candidates.isEmpty
      ? Self.page(at: Self.loopback, port: port, isEncrypted: isEncrypted) : nil
  }

  /// The page's addresses for links that are passed on, best first.
  var toPassOn: [String] { candidates.isEmpty ? [page] : candidates.map(page(at:)) }

  /// Whether a server that is bound to this address listens on all interfaces.
  static func standsForAll(_ address: String) -> Bool { address == "0.0.0.0" || address == "::" }

  private static let loopback = "127.0.0.1"

  private static func page(at address: String, port: Int, isEncrypted: Bool) -> String {
    let host = address.contains(":") && !address.hasPrefix("[") ? "[\(address)]" : address
    return "\(isEncrypted ? "https" : "http")://\(host):\(port)/"
  }
}
