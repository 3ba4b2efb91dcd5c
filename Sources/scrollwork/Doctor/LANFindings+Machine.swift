import Glibc
import PreviewServer

extension LANFindings {
  /// Of this machine.
  static func ofThisMachine() -> LANFindings {
    let rules =
      ProgramRun.run("nft", ["list", "ruleset"]) ?? ProgramRun.run("/usr/sbin/nft", ["list", "ruleset"])
    let chain =
      ProgramRun.run("iptables", ["-S", "INPUT"]) ?? ProgramRun.run("/usr/sbin/iptables", ["-S", "INPUT"])
    var firewalls: [Firewall] = []
    if Firewall.isOn(ufwConfiguration: text(of: "/etc/ufw/ufw.conf")) { firewalls.append(.ufw) }
    if let run = ProgramRun.run("firewall-cmd", ["--state"]), run.status == 0 { firewalls.append(.firewalld) }
    // Both of those are rules of the kernel's underneath, which would be told of twice.
    if firewalls.isEmpty {
      if let rules, rules.status == 0, Firewall.keepsOut(ruleset: rules.output) {
        firewalls.append(.nftables)
      } else if let chain, chain.status == 0, Firewall.keepsOut(inputChain: chain.output) {
        firewalls.append(.iptables)
      }
    }
    return LANFindings(
      candidates: AddressCandidate.ofThisMachine(),
      isContainer: isContainer, isWithinWindows: text(of: "/proc/version").lowercased().contains("microsoft"),
      firewalls: firewalls, seesRules: [rules?.status, chain?.status].contains(0))
  }

  /// Docker and Podman leave these files; others say it to the first process.
  private static var isContainer: Bool {
    let marks: [String] = ["/.dockerenv", "/run/.containerenv", "/run/systemd/container"]
    return marks.contains { access($0, F_OK) == 0 }
  }

  /// The beginning of a small file; empty where there is none to be read.
  private static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
