import Foundation
import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Embedding` {
  private let guests: Guests
  private let path: String
  private var server: RunningServer { guests.server }

  init() throws {
    guests = try Guests()
    path = try guests.server.session()
  }

  /// A request from elsewhere.
  private func ask(_ path: String, extra: String = "") -> TestResponse? {
    server.raw("GET \(path) HTTP/1.1\r\nHost: \(Guests.host)\r\nX-Forwarded-For: 192.0.2.7\r\n\(extra)\r\n")
  }

  private func ancestors(_ answer: TestResponse?) -> String? {
    let policy = answer?.fields["content-security-policy"]?.components(separatedBy: "; ")
    return policy?.first { $0.hasPrefix("frame-ancestors ") }
  }

  private func embedPath(_ path: String, _ link: Guests.MadeLink?) -> String {
    "/embed\(path)" + (link.map { "?link=\($0.link)" } ?? "")
  }

  // MARK: Frames

  @Test func `is for the origins of a link, and as strict as ever beside that`() throws {
    let link = try guests.link(path, embedIn: ["https://www.notion.so", "https://*.atlassian.net"])
    let page = try #require(ask(embedPath(path, link)))
    #expect(page.status == 200 && page.fields["x-frame-options"] == nil)
    #expect(ancestors(page) == "frame-ancestors https://www.notion.so https://*.atlassian.net")
    #expect(
      page.body.contains(
        #"<meta name="scrollwork-frames" content="https://www.notion.so https://*.atlassian.net">"#))

    let ordinary = try #require(ask(path + "?link=\(link.link)"))
    #expect(ancestors(ordinary) == "frame-ancestors 'none'" && ordinary.fields["x-frame-options"] == "DENY")
    let same = { (answer: TestResponse) in
      answer.fields["content-security-policy"]?.components(separatedBy: "; ")
        .filter { !$0.hasPrefix("frame-ancestors") }
    }
    #expect(same(page) == same(ordinary))
    for name in [
      "cross-origin-opener-policy", "cross-origin-resource-policy", "x-content-type-options",
      "referrer-policy", "permissions-policy",
    ] {
      #expect(page.fields[name] == ordinary.fields[name] && page.fields[name] != nil, "\(name)")
    }
  }

  @Test func `is for nobody by a link of another session, by one without origins, and by one that has ended`()
    throws
  {
    let other = try server.session()
    let live = try guests.link(path, embedIn: ["https://a.b"])
    let dead = try guests.link(path, embedIn: ["https://a.b"])
    #expect(guests.revoke(dead)?.status == 200)
    let addresses = [
      embedPath(path, nil), embedPath(path, try guests.link(path)), embedPath(path, dead),
      embedPath(other, live),
      embedPath(path, nil) + "?link=x", embedPath(path, nil) + "?link=%27self%27",
      embedPath(path, nil) + "?link=\(live.link)%3B",
    ]
    for address in addresses {
      let page = try #require(ask(address))
      #expect(page.status == 200 && ancestors(page) == "frame-ancestors 'none'", "\(address)")
      #expect(page.fields["x-frame-options"] == "DENY", "\(address)")
    }
    for address in [
      "/", path, "/embed.html", "/api/sessions/\(path.dropFirst(3))/card", "/js/main.js", "/embed/s/x",
    ] {
      let page = try #require(ask("\(address)?link=\(live.link)"))
      #expect(
        ancestors(page) == "frame-ancestors 'none'" && page.fields["x-frame-options"] == "DENY", "\(address)")
    }
  }

  @Test func `opens a WebSocket for the server's own page alone, in whatever page that stands`() throws {
    let link = try guests.link(path, "control", embedIn: ["https://www.notion.so"])
    let own = "Origin: https://\(Guests.host):443\r\n"
    let inside = try #require(
      TestWebSocket(port: server.port, path: path + "/socket", host: "\(Guests.host):443", extra: own))
    inside.send(MessageFromViewer.enter(link.key))
    #expect(inside.nextText(containing: #""role": "control""#) != nil)
    for origin in ["https://www.notion.so", "null"] {
      let outside = TestWebSocket(
        port: server.port, path: path + "/socket", host: Guests.host, extra: "Origin: \(origin)\r\n")
      #expect(outside == nil, "\(origin)")
    }
  }

  // MARK: Cards

  @Test func `draws a card in the head of a link that has one, and only there`() throws {
    let (carded, plain) = (try guests.link(path, card: true), try guests.link(path))
    let page = try #require(ask("\(path)?link=\(carded.link)"))
    let address = "http://\(Guests.host)\(path)"
    for tag in [
      #"property="og:title" content="Drum"#, #"property="og:type" content="website""#,
      #"property="og:url" content="\#(address)?link=\#(carded.link)""#,
      #"property="og:image" content="\#(address)/picture.png?link=\#(carded.link)&amp;scale=2""#,
      #"property="og:image:width" content="780""#, #"property="og:image:height" content="1688""#,
      #"name="twitter:card""#,
    ] { #expect(page.body.contains(tag), "\(tag)") }
    #expect(!page.body.contains("oembed") && !page.body.contains(carded.key))
    #expect(page.fields["etag"] != ask(path)?.fields["etag"])

    for address in [path, "\(path)?link=\(plain.link)", "\(try server.session())?link=\(carded.link)"] {
      #expect(ask(address)?.body.contains("og:") == false, "\(address)")
    }
    _ = guests.revoke(carded)
    #expect(ask("\(path)?link=\(carded.link)")?.body == ask(path)?.body)
  }

  @Test func `says https where a proxy has it, and the name that was asked for`() throws {
    let link = try guests.link(path, card: true)
    let page = ask("\(path)?link=\(link.link)", extra: "X-Forwarded-Proto: https\r\n")
    #expect(page?.body.contains(#"content="https://\#(Guests.host)/s/"#) == true)
    let own = server.get("\(path)?link=\(link.link)", extra: "X-Forwarded-Proto: https\r\n")
    #expect(own?.body.contains(#"content="http://127.0.0.1:\#(server.port)/s/"#) == true)
  }

  @Test func `tells a poster the title for a key, and for a card, and nobody else`() throws {
    let (carded, plain) = (try guests.link(path, card: true), try guests.link(path, "control"))
    let card = "/api/sessions/\(path.dropFirst(3))/card"
    let bearer = { (key: String) in "Authorization: Bearer \(key)\r\n" }
    let keyed = try #require(ask(card, extra: bearer(plain.key)))
    #expect(keyed.status == 200 && keyed.body.contains(#""title": "Drum"#))
    #expect(keyed.body.contains(#""size": [390, 844], "role": "control""#))
    let open = try #require(ask("\(card)?link=\(carded.link)"))
    #expect(open.status == 200 && open.body.contains(#""title": "Drum"#) && !open.body.contains("role"))

    for (address, extra) in [
      (card, ""), ("\(card)?link=\(plain.link)", ""),
      ("\(card)?link=\(carded.link)", bearer("AAAAAAAAAAAAAAAAAAAAAA")),
      (card, bearer("")),
    ] {
      let answer = try #require(ask(address, extra: extra))
      #expect(answer.status == 403 && !answer.body.contains("Drum"), "\(address) \(extra)")
    }
    _ = guests.revoke(plain)
    #expect(ask(card, extra: bearer(plain.key))?.body.contains(#""reason": "revoked""#) == true)
    #expect(ask("/api/sessions/AAAAAAAAAAAAAAAAAAAAAA/card")?.status == 404)
    #expect(server.get(card)?.body.contains(#""role": "control""#) == true, "at this machine")
  }

  @Test func `lets a card's picture be seen without a key, and no other`() throws {
    let (carded, plain) = (try guests.link(path, card: true), try guests.link(path))
    // Of a scale that there is not: an answer to who may look, without an agent that draws.
    let picture = "\(path)/picture.png?scale=9"
    #expect(ask("\(picture)&link=\(carded.link)")?.status == 400)
    #expect(ask(picture, extra: "Authorization: Bearer \(plain.key)\r\n")?.status == 400)
    let other = try server.session()
    for address in [
      picture, "\(picture)&link=\(plain.link)", "\(other)/picture.png?scale=9&link=\(carded.link)",
    ] {
      #expect(ask(address)?.status == 403, "\(address)")
    }
    let wrong = "Authorization: Bearer AAAAAAAAAAAAAAAAAAAAAA\r\n"
    #expect(ask("\(picture)&link=\(carded.link)", extra: wrong)?.status == 403)
    _ = guests.revoke(carded)
    #expect(ask("\(picture)&link=\(carded.link)")?.status == 403)
  }

  // MARK: oEmbed

  private struct Embed: Decodable {
    var version, type, html, provider_name: String
    var width, height: Int
    var title, thumbnail_url: String?
  }

  private func oEmbed(_ path: String, _ more: String = "") -> TestResponse? {
    ask("/oembed?url=\(Query.encoded("http://\(Guests.host)\(path)"))\(more)")
  }

  @Test func `answers oEmbed for a link with origins, with no key but the one that it was asked with`() throws
  {
    let link = try guests.link(path, embedIn: ["https://a.b"])
    let answer = try #require(oEmbed(link.path, "&maxwidth=195&format=json"))
    #expect(answer.status == 200 && answer.fields["content-type"] == "application/json")
    let embed = try JSONDecoder().decode(Embed.self, from: Data(answer.body.utf8))
    #expect(embed.version == "1.0" && embed.type == "rich" && [embed.width, embed.height] == [195, 422])
    #expect(embed.html.contains(#"src="http://\#(Guests.host)/embed\#(link.path)" title="Live preview""#))
    #expect(embed.title == nil && embed.thumbnail_url == nil)
    let bare = try #require(oEmbed("\(path)?link=\(link.link)"))
    #expect(bare.status == 200 && !bare.body.contains(link.key) && !bare.body.contains("key="))

    let page = try #require(ask("\(path)?link=\(link.link)"))
    let discovered = try #require(
      page.body.firstMatch(of: /json\+oembed" title="Scrollwork" href="([^"]+)"/)?.1)
    let endpoint = discovered.replacing("&amp;", with: "&").dropFirst("http://\(Guests.host)".count)
    #expect(ask(String(endpoint))?.body == bare.body)
  }

  @Test func `gives oEmbed title and picture of a link with a card`() throws {
    let link = try guests.link(path, embedIn: ["https://a.b"], card: true)
    let answer = try #require(oEmbed(link.path))
    let embed = try JSONDecoder().decode(Embed.self, from: Data(answer.body.utf8))
    #expect(embed.title?.hasPrefix("Drum") == true)
    #expect(embed.thumbnail_url == "http://\(Guests.host)\(path)/picture.png?link=\(link.link)&scale=2")
    #expect(embed.html.contains(#"title="Drum"#))
  }

  @Test func `tells oEmbed nothing of links without origins, of ended ones and of other places`() throws {
    let (framed, plain) = (try guests.link(path, embedIn: ["https://a.b"]), try guests.link(path, card: true))
    let dead = try guests.link(path, embedIn: ["https://a.b"])
    _ = guests.revoke(dead)
    let other = try server.session()
    for path in [
      plain.path, dead.path, path, "\(other)?link=\(framed.link)",
      "/s/AAAAAAAAAAAAAAAAAAAAAA?link=\(framed.link)", "/",
    ] {
      let answer = try #require(oEmbed(path))
      #expect(
        answer.status == 404 && !answer.body.contains("Drum") && !answer.body.contains("iframe"), "\(path)")
    }
    #expect(oEmbed(framed.path, "&format=xml")?.status == 501)
    #expect(oEmbed(framed.path, "&maxwidth=0")?.status == 400)
    #expect(ask("/oembed")?.status == 400)
    let elsewhere = Query.encoded("http://127.0.0.1:\(server.port)\(framed.path)")
    #expect(ask("/oembed?url=\(elsewhere)")?.status == 404)
    #expect(server.post("/oembed", "{}")?.status == 405)
  }

  // MARK: Keeping

  @Test func `is kept with the link, and listed with it`() throws {
    let folder = try StoreFolder()
    let configure: @Sendable (inout ServerOptions) -> Void = {
      $0.stateFolder = folder.path
      $0.keepDays = 30
    }
    let embedIn = ["https://www.notion.so", "https://*.atlassian.net:8443"]
    let first = try Guests(configure: configure)
    let path = try first.server.session()
    let link = try first.link(path, embedIn: embedIn, card: true)
    let crashed = try folder.crashed()
    let second = try Guests(configure: {
      $0.stateFolder = crashed.path
      $0.keepDays = 30
    })
    let listed = second.server.get("/api/links", extra: second.server.owner)?.body ?? ""
    #expect(
      listed.contains(#""embedIn": ["https://www.notion.so", "https://*.atlassian.net:8443"], "card": true"#))
    let page = second.server.raw("GET \(embedPath(path, link)) HTTP/1.1\r\nHost: \(Guests.host)\r\n\r\n")
    #expect(ancestors(page) == "frame-ancestors " + embedIn.joined(separator: " "))
    withExtendedLifetime(first) {}
  }
}
