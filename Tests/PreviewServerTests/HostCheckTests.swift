import Libwebsockets
import Testing

@testable import PreviewServer

@Suite struct `Host and origin` {
  private let check = HostCheck(
    boundAddresses: ["192.168.1.7", "fe80::1"], allowed: ["Studio.Example", "bad name", "[2001:DB8::2]"])

  private func refusal(host: String?, origin: String? = nil) -> String? {
    var fields: [RequestHead.Field] = []
    if let host { fields.append(.init(name: "host", value: host)) }
    if let origin { fields.append(.init(name: "origin", value: origin)) }
    return check.refusal(of: RequestHead(path: "/", fields: fields))
  }

  @Test(arguments: [
    "localhost", "localhost:8080", "LOCALHOST:8080", "localhost.", "localhost.:1", "127.0.0.1",
    "127.0.0.1:65535",
    "[::1]", "[::1]:8080", "192.168.1.7:8080", "[fe80::1]:8080", "[FE80::1]", "studio.example",
    "STUDIO.example.:80", "[2001:db8::2]:8080",
  ])
  func `a name of this server is answered`(host: String) {
    #expect(refusal(host: host) == nil)
  }

  @Test(arguments: [
    "evil.example", "localhost.evil.example", "evil.localhost", "127.0.0.1.evil.example", "127.0.0.2",
    "192.168.1.8",
    "localhost:0", "localhost:65536", "localhost:", "localhost:80:80", "localhost:8a", "user@localhost",
    "local host",
    "::1", "[::1", "[::1]8080", "[localhost]", "", ".", "localhost..", "bad name", "localhost/",
    "localhost\\",
  ])
  func `any other is refused, and the flag to add is named`(host: String) {
    #expect(refusal(host: host)?.contains("--allow-host") == true)
  }

  @Test(arguments: [
    ("localhost:8443", "https://localhost:8443", true), ("localhost", "https://localhost", true),
    ("192.168.1.7:8443", "https://192.168.1.7:8443", true),
    ("studio.example:8443", "https://studio.example:8443", true),
    ("localhost:8443", "http://localhost:8443", false), ("localhost:8443", "https://localhost", false),
    ("studio.example:8443", "http://studio.example:8443", false),
    ("localhost:8443", "https://evil.example:8443", false),
    ("evil.example:8443", "https://evil.example:8443", false),
  ])
  func `a server with TLS is used by its own pages over TLS, under every name`(
    host: String, origin: String, isUsed: Bool
  ) {
    let check = HostCheck(boundAddresses: ["192.168.1.7"], allowed: ["studio.example"], isEncrypted: true)
    let fields = [("host", host), ("origin", origin)].map { RequestHead.Field(name: $0.0, value: $0.1) }
    #expect((check.refusal(of: RequestHead(path: "/", fields: fields)) == nil) == isUsed)
  }

  @Test func `an address that an interface has by now is answered to, and no name`() {
    var current = ["192.168.1.7", "fd00::7", "evil.example"]
    let check = HostCheck(boundAddresses: [], allowed: [], isOwnAddress: { current.contains($0) })
    func isAnswered(_ host: String) -> Bool {
      check.refusal(of: RequestHead(path: "/", fields: [.init(name: "host", value: host)])) == nil
    }

    #expect(isAnswered("192.168.1.7:8080") && isAnswered("[FD00::7]:8080") && isAnswered("localhost"))
    #expect(!isAnswered("192.168.1.8:8080") && !isAnswered("evil.example"))
    current = ["192.168.1.8"]
    #expect(isAnswered("192.168.1.8:8080") && !isAnswered("192.168.1.7:8080"))
  }

  @Test func `a request without a host is refused`() {
    #expect(refusal(host: nil) != nil)
  }

  @Test(arguments: [
    ("localhost:8080", "http://localhost:8080"), ("LOCALHOST:8080", "http://localhost:8080"),
    ("studio.example", "https://studio.example"), ("studio.example", "http://studio.example:80"),
    ("studio.example:443", "https://studio.example"), ("[::1]:8080", "http://[::1]:8080"),
  ])
  func `a page may use the server that it came from`(host: String, origin: String) {
    #expect(refusal(host: host, origin: origin) == nil)
  }

  @Test(arguments: [
    ("localhost", "https://localhost"), ("localhost:443", "https://localhost"),
    ("localhost:443", "https://localhost:443"), ("127.0.0.1", "https://127.0.0.1"),
    ("[::1]", "https://[::1]"), ("192.168.1.7", "https://192.168.1.7"),
    ("studio.example", "https://studio.example:8443"), ("studio.example:8080", "https://studio.example"),
  ])
  func `a page over TLS may only use a server that is told of its name`(host: String, origin: String) {
    #expect(refusal(host: host, origin: origin)?.contains("--allow-host") == true)
  }

  @Test(arguments: [
    "http://evil.example", "https://localhost:8080", "http://localhost", "http://localhost:3000", "null", "",
    "http://127.0.0.1:8080", "file://", "http://localhost:8080.evil.example", "ftp://localhost:8080",
    "http://localhost:8080/", "http://user@localhost:8080",
  ])
  func `a page from anywhere else may not`(origin: String) {
    // The last but one is what no browser sends; a prefix match would let worse through.
    let host = origin.hasPrefix("https://") ? "localhost:443" : "localhost:8080"
    #expect(refusal(host: host, origin: origin)?.contains("--allow-host") == true)
  }

  private func client(_ peer: String, host: String, forwarded: String? = nil) -> PeerAddress {
    var fields = [RequestHead.Field(name: "host", value: host)]
    if let forwarded { fields.append(.init(name: "x-forwarded-for", value: forwarded)) }
    let isLoopback = peer == "127.0.0.1"
    return check.client(
      of: RequestHead(path: "/", fields: fields), from: PeerAddress(text: peer, isLoopback: isLoopback))
  }

  @Test func `whoever comes through a proxy is the one whom the proxy names, and not at this machine`() {
    let direct = client("127.0.0.1", host: "localhost:8080", forwarded: "203.0.113.9")
    #expect(direct.isLoopback && direct.text == "127.0.0.1")

    let one = client("127.0.0.1", host: "studio.example", forwarded: "203.0.113.9")
    #expect(!one.isLoopback && one.text == "203.0.113.9")
    let lying = client("127.0.0.1", host: "studio.example", forwarded: "127.0.0.1, 203.0.113.9")
    #expect(lying == one)
    #expect(
      client("127.0.0.1", host: "studio.example", forwarded: "1.2.3.4, [2001:DB8::7]").text == "2001:db8::7")

    for nonsense in [nil, "", "unknown", "203.0.113.9:80", "<b>"] {
      let some = client("127.0.0.1", host: "studio.example", forwarded: nonsense)
      #expect(!some.isLoopback && some.text == "a proxy")
    }
    let distant = client("198.51.100.4", host: "studio.example", forwarded: "203.0.113.9")
    #expect(distant.text == "198.51.100.4", "only a proxy on this machine is believed")
  }
}
