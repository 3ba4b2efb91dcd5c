import PreviewServer

/// Warnings about a server that other machines reach.
enum NetworkWarning {
  /// Empty where none do.
  static func sentences(about addresses: ServerAddresses) -> [String] {
    if addresses.isLoopback { return [] }
    let general = "everybody in the network can reach this server; keep the owner's address to yourself"
    let open = addresses.candidates.filter { !$0.isPrivate && !$0.isVirtual }.map(\.address)
    guard !open.isEmpty else { return [general] }
    return [general, "\(open.joined(separator: ", ")) may be reached from the whole internet"]
  }
}
