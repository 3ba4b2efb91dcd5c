import QRCodes
import Testing

@testable import PreviewServer
@testable import scrollwork

@Suite struct `Announcement of a server` {
  private let wifi = AddressCandidate(interface: "wlan0", address: "192.168.1.7", defaultRouteMetric: 600)
  private let docker = AddressCandidate(interface: "docker0", address: "172.17.0.1", isVirtual: true)

  private func lines(
    _ bound: String, port: Int = 8080, _ candidates: [AddressCandidate] = [], columns: Int? = nil
  ) -> [String] {
    let addresses = ServerAddresses(
      bound: bound, port: port, isLoopback: bound == "127.0.0.1", key: "k", candidates: candidates)
    return Announcement(addresses: addresses, columns: columns).lines
  }

  @Test func `on the loopback it is two addresses, with or without a terminal`() {
    let two = [
      "Scrollwork is at http://127.0.0.1:8080/",
      "The owner's address, for you alone: http://127.0.0.1:8080/#owner=k",
    ]
    #expect(lines("127.0.0.1", [wifi]) == two)
    #expect(lines("127.0.0.1", [wifi], columns: 80) == two)
  }

  @Test func `on the network it lists every address with its adapter, and what helps`() {
    #expect(
      lines("0.0.0.0", port: 8081, [wifi, docker]) == [
        "Scrollwork is at http://192.168.1.7:8081/",
        "The owner's address, for you alone: http://192.168.1.7:8081/#owner=k",
        "Its addresses, the likeliest first:",
        "  http://192.168.1.7:8081/  wlan0",
        "  http://172.17.0.1:8081/   docker0, virtual",
        "  http://127.0.0.1:8081/    this machine alone",
        "Not reached from another device? scrollwork doctor --lan --port 8081",
      ])
  }

  @Test func `in a terminal the code of the owner's address comes last`() throws {
    let plain = lines("0.0.0.0", [wifi])
    let picture = TerminalPicture(try QRCode("http://192.168.1.7:8080/#owner=k"))

    let shown = lines("0.0.0.0", [wifi], columns: 80)

    #expect(Array(shown.prefix(plain.count)) == plain)
    #expect(Array(shown.suffix(picture.lines.count)) == picture.lines)
    #expect(shown.count == plain.count + 1 + picture.lines.count)
  }

  @Test func `a terminal that is too narrow is told how wide it has to be`() {
    #expect(lines("192.168.1.7", columns: 20).last == "A code for your phone needs a terminal of 33 columns.")
  }

  @Test func `without a network nothing is promised`() {
    let alone = lines("0.0.0.0", columns: 80)

    #expect(alone.count == 3)
    #expect(
      alone[2] == "This machine is in no network, so no other device reaches it: scrollwork doctor --lan")
  }

  @Test func `the network is warned of, and the internet where it is near`() {
    func warnings(_ bound: String, _ candidates: [AddressCandidate]) -> [String] {
      NetworkWarning.sentences(
        about: ServerAddresses(
          bound: bound, port: 1, isLoopback: bound == "127.0.0.1", key: "k", candidates: candidates))
    }
    #expect(warnings("127.0.0.1", [wifi]) == [])
    #expect(warnings("0.0.0.0", [wifi, docker]).count == 1)
    #expect(warnings("0.0.0.0", [wifi]).first?.contains("--tls-cert") == true)
    let open = AddressCandidate(interface: "eth0", address: "203.0.113.5")
    #expect(warnings("0.0.0.0", [wifi, open]).last == "203.0.113.5 may be reached from the whole internet")
  }

  @Test func `what is encrypted needs no word about that, and a certificate that is over one`() {
    let encrypted = ServerAddresses(
      bound: "0.0.0.0", port: 1, isLoopback: false, key: "k", candidates: [wifi], name: .some(nil),
      hasExpired: true)
    let warnings = NetworkWarning.sentences(about: encrypted)
    #expect(warnings.count == 2 && warnings[0].contains("is over"))
    #expect(!warnings[1].contains("--tls-cert"))
  }
}
