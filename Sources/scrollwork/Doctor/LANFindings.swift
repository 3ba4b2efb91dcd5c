import PreviewServer

/// Everything that may keep other devices from a server here, as far as it can be told without asking them.
struct LANFindings {
  /// Addresses of this machine, best first.
  var candidates: [AddressCandidate]
  var isContainer: Bool
  /// Whether this is a Linux within Windows, which has a network of its own there.
  var isWithinWindows: Bool
  var firewalls: [Firewall]
  /// Whether the kernel's rules could be looked at. Only root may.
  var seesRules: Bool

  /// - Parameter port: of the server.
  func findings(port: Int) -> [Finding] {
    [network] + isolation(port: port) + firewall(port: port) + [Self.neighbours]
  }

  private var network: Finding {
    guard let best = candidates.first else {
      return .missing(
        "network: no address of this machine could be reached from another device",
        "connect it to a network; ip -4 address shows what there is")
    }
    let name = "\(best.address) (\(best.interface))"
    guard !best.isVirtual else {
      return .doubtful(
        "network: only virtual adapters have an address, such as \(name); they lead to this machine alone",
        "connect it to a network by cable or Wi-Fi, and start the server again")
    }
    return .good("network: other devices reach \(name), if they are in its network")
  }

  private func isolation(port: Int) -> [Finding] {
    var findings: [Finding] = []
    if isContainer {
      findings.append(
        .doubtful(
          "container: this is one, and its addresses mean nothing outside of the machine that it runs on",
          "publish the port (-p \(port):\(port)), and start with --allow-host and that machine's address"))
    }
    if isWithinWindows {
      findings.append(
        .doubtful(
          "Windows: this Linux is within it, and other devices reach Windows only",
          "set networkingMode=mirrored in .wslconfig, or forward the port with netsh interface portproxy"))
    }
    return findings
  }

  private func firewall(port: Int) -> [Finding] {
    if firewalls.isEmpty {
      return [
        seesRules
          ? .good("firewall: none keeps anything out")
          : .doubtful(
            "firewall: none was seen, but nft and iptables, where they are, show their rules to root alone",
            "sudo nft list ruleset")
      ]
    }
    return firewalls.map {
      .doubtful("firewall: \($0.name) is on, and may keep others out", $0.remedy(port: port))
    }
  }

  private static let neighbours = Finding.doubtful(
    "access point: not seen from here; those of guests keep devices from each other",
    "have both devices in one network, with no VPN on either")
}
