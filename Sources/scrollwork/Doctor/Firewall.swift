/// A firewall that was seen at work. Whether it lets a port through is not looked into.
enum Firewall: Equatable {
  case ufw, firewalld, nftables, iptables

  var name: String {
    switch self {
    case .ufw: "ufw"
    case .firewalld: "firewalld"
    case .nftables: "nftables"
    case .iptables: "iptables"
    }
  }

  /// The command that lets a port through.
  func remedy(port: Int) -> String {
    switch self {
    case .ufw: "sudo ufw allow \(port)/tcp"
    case .firewalld: "sudo firewall-cmd --add-port=\(port)/tcp"
    case .nftables: "sudo nft list ruleset shows its rules; let TCP port \(port) in"
    case .iptables: "sudo iptables -I INPUT -p tcp --dport \(port) -j ACCEPT"
    }
  }

  /// Whether the file `ufw.conf` says that it is on.
  static func isOn(ufwConfiguration text: String) -> Bool {
    text.split(separator: "\n").contains { $0.lowercased().filter { $0 != " " } == "enabled=yes" }
  }

  /// Whether rules, as `nft list ruleset` prints them, keep anything out that is meant for this machine: a
  /// chain at the hook `input` that drops by its policy, or has a rule that does.
  static func keepsOut(ruleset text: String) -> Bool {
    var isInput = false
    for line in text.split(separator: "\n") {
      let words = line.split { " \t;{}".contains($0) }
      if words.first == "chain" { isInput = false }
      if let hook = words.firstIndex(of: "hook") { isInput = words[hook...].dropFirst().first == "input" }
      if isInput, words.contains("drop") || words.contains("reject") { return true }
    }
    return false
  }

  /// The same of what `iptables -S INPUT` prints.
  static func keepsOut(inputChain text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      line.hasPrefix("-P INPUT DROP") || line.hasSuffix("-j DROP") || line.contains("-j REJECT")
    }
  }
}
