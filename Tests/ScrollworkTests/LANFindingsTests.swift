import PreviewServer
import Testing

@testable import scrollwork

@Suite struct `What may keep other devices out` {
  private let wifi = AddressCandidate(interface: "wlan0", address: "192.168.1.7", defaultRouteMetric: 600)
  private let docker = AddressCandidate(interface: "docker0", address: "172.17.0.1", isVirtual: true)

  private func findings(
    _ candidates: [AddressCandidate], isContainer: Bool = false, isWithinWindows: Bool = false,
    firewalls: [Firewall] = [], seesRules: Bool = true
  ) -> [Finding] {
    LANFindings(
      candidates: candidates, isContainer: isContainer, isWithinWindows: isWithinWindows,
      firewalls: firewalls, seesRules: seesRules
    ).findings(port: 8080)
  }

  @Test func `a machine in a network without a firewall has only the access point left to doubt`() {
    let found = findings([wifi, docker])

    #expect(found.map(\.state) == [.good, .good, .doubtful])
    #expect(found[0].text.contains("192.168.1.7 (wlan0)"))
  }

  @Test func `no address is a fault, and only virtual ones are doubted`() {
    #expect(findings([]).first?.state == .missing)
    #expect(findings([docker]).first?.state == .doubtful)
    #expect(findings([docker]).first?.text.contains("172.17.0.1 (docker0)") == true)
  }

  @Test func `a container and Windows are told with the port that has to go through them`() {
    #expect(findings([wifi], isContainer: true)[1].remedy.contains("-p 8080:8080"))
    #expect(findings([wifi], isContainer: true)[1].remedy.contains("--allow-host"))
    #expect(findings([wifi], isWithinWindows: true)[1].remedy.contains("portproxy"))
  }

  @Test func `each firewall is told with what opens the port, and unseen rules with how to see them`() {
    let found = findings([wifi], firewalls: [.ufw, .firewalld])

    #expect(found[1].remedy == "sudo ufw allow 8080/tcp")
    #expect(found[2].remedy == "sudo firewall-cmd --add-port=8080/tcp")
    #expect(findings([wifi], seesRules: false)[1].remedy == "sudo nft list ruleset")
    #expect(Finding.doubtful("one", "two").lines == "? one\n    two")
  }

  @Test(arguments: [
    (
      "table inet filter {\n\tchain input {\n\t\ttype filter hook input priority filter; policy drop;\n\t}\n}",
      true
    ),
    (
      "table inet filter {\n\tchain input {\n\t\ttype filter hook input priority 0; policy accept;\n\t\ttcp dport 22 reject\n\t}\n}",
      true
    ),
    (
      "table inet filter {\n\tchain input {\n\t\ttype filter hook input priority 0; policy accept;\n\t}\n}",
      false
    ),
    (
      "table ip filter {\n\tchain forward {\n\t\ttype filter hook forward priority 0; policy drop;\n\t}\n}",
      false
    ),
    (
      "table ip f {\n\tchain input {\n\t\ttype filter hook input priority 0; policy accept;\n\t}\n\tchain other {\n\t\tdrop\n\t}\n}",
      false
    ),
    ("", false),
  ])
  func `rules keep something out where they drop what comes in`(ruleset: String, keepsOut: Bool) {
    #expect(Firewall.keepsOut(ruleset: ruleset) == keepsOut)
  }

  @Test func `older rules and the files of ufw are read, too`() {
    #expect(Firewall.keepsOut(inputChain: "-P INPUT DROP\n"))
    #expect(Firewall.keepsOut(inputChain: "-P INPUT ACCEPT\n-A INPUT -p tcp -j REJECT --reject-with icmp\n"))
    #expect(!Firewall.keepsOut(inputChain: "-P INPUT ACCEPT\n-A INPUT -i lo -j ACCEPT\n"))
    #expect(Firewall.isOn(ufwConfiguration: "# comment\nENABLED=yes\nLOGLEVEL=low\n"))
    #expect(!Firewall.isOn(ufwConfiguration: "ENABLED=no\n"))
    #expect(!Firewall.isOn(ufwConfiguration: "# ENABLED=yes\n"))
  }
}
