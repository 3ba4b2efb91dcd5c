import PreviewServer

/// Warnings about a server that other machines reach.
enum NetworkWarning {
  /// Empty where none do, and nothing is wrong with the certificate.
  static func sentences(about addresses: ServerAddresses) -> [String] {
    let expired = "the time of the certificate of --tls-cert is over, so browsers warn of this server"
    return (addresses.hasExpired ? [expired] : []) + network(addresses)
  }

  private static func network(_ addresses: ServerAddresses) -> [String] {
    if addresses.isLoopback { return [] }
    let reached = "everybody in the network can reach this server; keep the owner's address to yourself"
    let open = addresses.candidates.filter { !$0.isPrivate && !$0.isVirtual }.map(\.address)
    let general =
      addresses.isEncrypted ? reached : "\(reached); what is sent is not encrypted without --tls-cert"
    guard !open.isEmpty else { return [general] }
    return [general, "\(open.joined(separator: ", ")) may be reached from the whole internet"]
  }
}
