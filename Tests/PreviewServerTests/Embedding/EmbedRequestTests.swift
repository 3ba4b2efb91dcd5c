import PreviewSession
import Testing

@testable import PreviewServer

@Suite struct `A request of oEmbed` {
  private let session = SessionID(high: 1, low: 2)
  private let link = LinkID(RandomBits(high: 3, low: 4))
  private let key = RandomBits(high: 5, low: 6).description

  private func request(_ url: String, _ more: String = "", host: String = "studio.example") throws
    -> EmbedRequest
  {
    try EmbedRequest(Query("url=\(Query.encoded(url))\(more)"), to: try #require(Authority(host)))
  }

  @Test func `names a link by either of its addresses, with the key that it has`() throws {
    for path in ["/s/", "/embed/s/"] {
      let url = "http://studio.example\(path)\(session)?preview=a&link=\(link)"
      let wanted = EmbedRequest(
        server: "http://studio.example", address: LinkAddress(session: session, link: link), maxWidth: 300,
        maxHeight: nil)
      #expect(try request(url, "&maxwidth=300&format=json") == wanted)
      #expect(try request("\(url)#key=\(key)").address.key == key)
      #expect(try request("\(url)#key=\"><script>").address.key == "")
      #expect(try request("\(url)#owner=\(key)").address.key == "")
    }
  }

  @Test func `is of this very server`() throws {
    let path = "/s/\(session)?link=\(link)"
    #expect(
      try request("https://studio.example:8080\(path)", host: "studio.example:8080").server
        == "https://studio.example:8080")
    #expect(
      try request("HTTPS://x".replacing("HTTPS://x", with: "https://Studio.Example.") + path).server
        == "https://studio.example")
    #expect(try request("https://studio.example:443\(path)").server == "https://studio.example:443")
    for server in [
      "https://other.example", "https://studio.example:8443", "https://studio.example@other.example",
      "http://[::1]",
      "https://", "https:/", "//studio.example", "studio.example", "javascript:studio.example",
      "ftp://studio.example",
      "https://studio.example\\", "https://studio.example:", " https://studio.example",
    ] {
      #expect(throws: EmbedRequest.Mistake.notHere, "\(server)") { try request(server + path) }
    }
  }

  @Test func `is of a link`() throws {
    for path in [
      "", "/", "/s/\(session)", "/s/\(session)?link=", "/s/\(session)?link=x", "/s/x?link=\(link)",
      "/x/s/\(session)?link=\(link)", "/s/\(session)/?link=\(link)", "/s/\(session)?link=\(link)\"",
      "/s/../s/\(session)?link=\(link)", "/s/\(session)#?link=\(link)",
    ] {
      #expect(throws: EmbedRequest.Mistake.notHere, "\(path)") { try request("http://studio.example\(path)") }
    }
  }

  @Test func `that makes no sense says what to send`() throws {
    let url = "http://studio.example/s/\(session)?link=\(link)"
    #expect(throws: EmbedRequest.Mistake.badFormat) { try request(url, "&format=xml") }
    for size in ["0", "-1", "1.5", "x", "", "100000", "%2B1"] {
      #expect(throws: EmbedRequest.Mistake.badSize, "\(size)") { try request(url, "&maxheight=\(size)") }
    }
    let host = try #require(Authority("studio.example"))
    #expect(throws: EmbedRequest.Mistake.noAddress) { try EmbedRequest(Query("format=json"), to: host) }
  }
}

@Suite struct `The frame of a link` {
  private func frame(_ maxWidth: Int?, _ maxHeight: Int?) -> EmbedFrame {
    EmbedFrame(address: "x", title: nil, size: (390, 844), maxWidth: maxWidth, maxHeight: maxHeight)
  }

  @Test func `is as large as the screen, or smaller in the same form`() {
    #expect([frame(nil, nil).width, frame(nil, nil).height] == [390, 844])
    #expect([frame(600, 1000).width, frame(600, 1000).height] == [390, 844])
    #expect([frame(195, 1000).width, frame(195, 1000).height] == [195, 422])
    #expect([frame(600, 211).width, frame(600, 211).height] == [97, 211])
    #expect([frame(1, 1).width, frame(1, 1).height] == [1, 1])
  }

  @Test func `is written with everything in it escaped`() {
    let frame = EmbedFrame(
      address: "https://a/embed/s/b?link=c&d#key=e\"", title: "\"><img onerror='x'>", size: (300, 200),
      maxWidth: nil,
      maxHeight: nil)
    #expect(
      frame.html
        == #"""
        <iframe src="https://a/embed/s/b?link=c&amp;d#key=e&quot;" title="&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;" \#
        width="300" height="200" loading="lazy" referrerpolicy="origin" style="border:0"></iframe>
        """#)
  }

  @Test func `has a picture no larger than it may be`() {
    let card = LinkCard(title: "x", width: 390, height: 844)
    #expect(CardPicture(of: card, maxWidth: nil, maxHeight: nil) == CardPicture(of: card))
    #expect(CardPicture(of: card, maxWidth: 779, maxHeight: nil)?.scale == 1)
    #expect(CardPicture(of: card, maxWidth: 780, maxHeight: 1688)?.scale == 2)
    #expect(CardPicture(of: card, maxWidth: nil, maxHeight: 843) == nil)
  }
}
