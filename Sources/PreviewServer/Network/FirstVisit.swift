import Libwebsockets

/// Waits for the proof that this machine is reached from others: the first request that comes from one.
struct FirstVisit {
  private var hasHappened = false

  /// - Parameters:
  ///   - client: where the request comes from.
  ///   - ownAddresses: those of this machine, as numbers; not asked for where nothing depends on them. A
  ///     machine that calls one of its own addresses calls from it.
  /// - Returns: the other device's address, the first time that there is one; nil otherwise.
  mutating func requested(from client: PeerAddress, ownAddresses: () -> [String]) -> String? {
    // A client that a proxy does not name has no address.
    let hasAddress = client.text.contains { $0 == "." || $0 == ":" }
    guard !hasHappened, !client.isLoopback, hasAddress, !ownAddresses().contains(client.text) else {
      return nil
    }
    hasHappened = true
    return client.text
  }
}
