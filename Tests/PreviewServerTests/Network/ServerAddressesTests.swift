import Libwebsockets
import Testing

@testable import PreviewServer

@Suite struct `Where a server is` {
  private let candidates = [
    AddressCandidate(interface: "wlan0", address: "192.168.1.7", defaultRouteMetric: 600),
    AddressCandidate(interface: "docker0", address: "172.17.0.1", isVirtual: true),
  ]

  private func addresses(_ bound: String, _ candidates: [AddressCandidate]) -> ServerAddresses {
    ServerAddresses(
      bound: bound, port: 8080, isLoopback: bound == "127.0.0.1", key: "k", candidates: candidates)
  }

  @Test func `one that listens on all interfaces is at the best address`() {
    let everywhere = addresses("0.0.0.0", candidates)

    #expect(everywhere.page == "http://192.168.1.7:8080/")
    #expect(everywhere.owners == "http://192.168.1.7:8080/#owner=k")
    #expect(
      everywhere.candidates.map(everywhere.page(at:)) == [
        "http://192.168.1.7:8080/", "http://172.17.0.1:8080/",
      ])
    #expect(everywhere.pageOnThisMachine == "http://127.0.0.1:8080/")
    #expect(!everywhere.isLoopback)
    #expect(addresses("::", candidates).page == "http://192.168.1.7:8080/")
  }

  @Test func `one with TLS is at the name that it was told, or at its address`() {
    func page(_ bound: String, name: String?) -> ServerAddresses {
      ServerAddresses(
        bound: bound, port: 8443, isLoopback: false, key: "k", candidates: candidates, name: .some(name))
    }
    #expect(page("0.0.0.0", name: "studio.example").page == "https://studio.example:8443/")
    #expect(page("0.0.0.0", name: nil).page == "https://192.168.1.7:8443/")
    #expect(page("0.0.0.0", name: nil).owners == "https://192.168.1.7:8443/#owner=k")
    #expect(page("0.0.0.0", name: nil).pageOnThisMachine == "https://127.0.0.1:8443/")
    #expect(page("fd00::2", name: nil).page == "https://[fd00::2]:8443/")
  }

  @Test func `one on a machine without a network is at the loopback`() {
    let alone = addresses("0.0.0.0", [])

    #expect(alone.page == "http://127.0.0.1:8080/")
    #expect(alone.pageOnThisMachine == nil)
  }

  @Test func `one that listens at one address is there, whatever others there are`() {
    #expect(addresses("127.0.0.1", candidates).page == "http://127.0.0.1:8080/")
    #expect(addresses("fd00::2", candidates).page == "http://[fd00::2]:8080/")
    #expect(addresses("192.168.1.7", candidates).candidates == [])
    #expect(addresses("192.168.1.7", candidates).pageOnThisMachine == nil)
  }
}

@Suite struct `First visit of another device` {
  private func peer(_ text: String) -> PeerAddress {
    PeerAddress(text: text, isLoopback: text.hasPrefix("127.") || text == "::1")
  }

  @Test func `is told once`() {
    var visit = FirstVisit()
    let own = { ["192.168.1.2", "127.0.0.1"] }

    #expect(visit.requested(from: peer("127.0.0.1"), ownAddresses: own) == nil)
    #expect(visit.requested(from: peer("192.168.1.2"), ownAddresses: own) == nil)
    #expect(visit.requested(from: peer("192.168.1.7"), ownAddresses: own) == "192.168.1.7")
    #expect(visit.requested(from: peer("192.168.1.8"), ownAddresses: own) == nil)
  }

  @Test func `is none of a client without an address, nor of this machine by version 6`() {
    var visit = FirstVisit()

    for client in ["a proxy", "unknown", "::1", "fd00::2"] {
      #expect(visit.requested(from: peer(client), ownAddresses: { ["fd00::2"] }) == nil)
    }
    #expect(visit.requested(from: peer("fd00::3"), ownAddresses: { ["fd00::2"] }) == "fd00::3")
  }
}
