import Foundation
import PreviewSession
import PreviewWire
import QRCodes
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Links` {
  private func kept(_ folder: StoreFolder) throws -> Guests {
    try Guests(configure: {
      $0.stateFolder = folder.path
      $0.keepDays = 30
    })
  }

  // MARK: Coming in

  @Test func `let people in who come from elsewhere, in the role that they give`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let (view, control) = (try guests.link(path, "view"), try guests.link(path, "control"))
    #expect(
      view.path == "\(path)?link=\(view.link)#key=\(view.key)" && view.key.utf8.count == 22
        && view.title.hasPrefix("Drum"))
    #expect(view.codes == (try view.addresses.map { try QRCode($0).rows }))
    #expect(view.addresses.allSatisfy { $0.hasPrefix("http://") && $0.hasSuffix(view.path) })

    let watcher = try #require(guests.stranger(path))
    watcher.send(MessageFromViewer.enter(view.key))
    let hello = try #require(watcher.nextText(containing: "hello"))
    #expect(hello.contains(#""role": "view", "needsLinks": true"#))
    #expect(watcher.nextText(containing: #""type": "role""#) == #"{"type": "role", "role": "view"}"#)
    #expect(watcher.nextFrame() == Array("K1".utf8))

    let driver = try guests.guest(path, key: control.key)
    #expect(driver.nextFrame() == Array("K1".utf8))
    watcher.send(MessageFromViewer.key(.down, 1))
    #expect(watcher.nextText(containing: "refused") != nil)
    driver.send(MessageFromViewer.key(.down, 1))
    #expect(driver.nextFrame() == Array("F2i".utf8), "the other's key has done nothing")
  }

  @Test func `are needed from elsewhere, and not at this machine`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    for key in ["", "x", "AAAAAAAAAAAAAAAAAAAAAA"] {
      let code = key.isEmpty ? 4401 : 4403
      guard case .close(code, let reason) = guests.refusal(path, key: key) else {
        Issue.record("not closed with \(code)")
        continue
      }
      #expect(!reason.isEmpty)
    }
    let silent = try #require(guests.stranger(path))
    silent.send(MessageFromViewer.key(.down, 1))
    #expect(silent.closeCode() == 4401, "the first message presents a key")

    let own = try #require(TestWebSocket(port: guests.server.port, path: path + "/socket"))
    let hello = try #require(own.nextText(containing: "hello"))
    #expect(hello.contains(#""role": "control", "needsLinks": false"#))
  }

  @Test func `tell a stranger nothing before a key is there, not even that nothing comes`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let silent = try #require(guests.stranger(path))
    #expect(silent.next() == .close(code: 4401, reason: "nothing was said for 10 seconds"))
  }

  @Test func `to look count at this machine, too, and the owner's key everywhere`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let view = try guests.link(path)
    let own = try guests.server.viewer(path)
    own.send(MessageFromViewer.enter(view.key))
    #expect(own.nextText(containing: #""role": "view""#) != nil)
    own.send(MessageFromViewer.key(.down, 1))
    #expect(own.nextText(containing: "refused") != nil)

    let owner = try guests.guest(path, key: guests.ownersKey)
    let people = try #require(owner.nextText(containing: "people"))
    #expect(owner.nextText(containing: #""type": "role", "role": "owner""#) != nil)
    #expect(people.contains(#""role": "view", "isGiven": false, "isAsking": false, "link": "Review""#))
  }

  // MARK: The owner's list

  @Test func `are listed with who is there, and are only for the session that they are of`() throws {
    let guests = try Guests()
    let (path, other) = (try guests.server.session(), try guests.server.session())
    let link = try guests.link(path)
    #expect(try guests.list(path).map(\.lastUsed) == [nil])
    let guest = try guests.guest(path, key: link.key)
    let listed = try #require(try guests.list().first)
    #expect(listed.viewers == 1 && listed.lastUsed != nil && listed.state == "live")
    #expect(try guests.list(other) == [])
    #expect(guests.refusal(other, key: link.key) == .close(code: 4403, reason: "unknown"))
    withExtendedLifetime(guest) {}
  }

  @Test func `are the owner's alone to make, to see and to revoke`() throws {
    let guests = try Guests()
    let server = guests.server
    let path = try server.session()
    let link = try guests.link(path)
    let order = #"{"role": "view", "name": "x"}"#
    let links = "/api/sessions/\(path.dropFirst(3))/links"
    #expect(server.post(links, order)?.status == 403)
    #expect(server.get(links)?.status == 403 && server.get("/api/links")?.status == 403)
    #expect(server.post("/api/links/\(link.link)/revoke", "{}")?.status == 403)
    let answer = try #require(server.post(links, #"{"role": "owner", "name": "x"}"#, extra: server.owner))
    #expect(answer.status == 400 && answer.body.contains("as the role"))
    let none = "/api/sessions/AAAAAAAAAAAAAAAAAAAAAA/links"
    #expect(server.post(none, order, extra: server.owner)?.status == 404)
    #expect(server.post("/api/links/x/revoke", "{}", extra: server.owner)?.status == 404)
    #expect(server.get("/api/links/\(link.link)/revoke", extra: server.owner)?.status == 405)
    #expect(try guests.list().map(\.state) == ["live"])
  }

  @Test func `show the preview, and not what it prints and what is missing of it`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let own = try guests.server.viewer(path)
    own.send(MessageFromViewer.key(.pageDown, 1))
    #expect(own.nextText(containing: "no cell 29 ") != nil)
    let guest = try guests.guest(path, key: try guests.link(path).key)
    let other = try guests.server.viewer(path)
    #expect(other.nextText(containing: "no cell") != nil)
    while let text = guest.nextText(containing: "type") {
      #expect(!text.contains(#""log""#) && !text.contains(#""holes""#))
      if text.contains(#""presence", "viewers": 3"#) { break }
    }
    withExtendedLifetime((own, other)) {}
  }

  // MARK: Their end

  @Test func `that are revoked close at once for all who came by them, and let nobody in again`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let (link, other) = (try guests.link(path), try guests.link(path))
    let visitors = try (0..<50).map { try guests.guest(path, key: link.key, address: "192.0.2.\($0)") }
    let stays = try guests.guest(path, key: other.key)
    let answer = try #require(guests.revoke(link))
    #expect(answer.status == 200 && answer.body.contains(#""state": "revoked""#))
    for visitor in visitors { #expect(visitor.closeCode() == 4403) }
    #expect(guests.refusal(path, key: link.key) == .close(code: 4403, reason: "revoked"))
    #expect(try guests.list(path).map(\.state).sorted() == ["live", "revoked"])
    #expect(stays.nextFrame() != nil)
  }

  @Test func `outlive the server, and so does their end`() throws {
    let folder = try StoreFolder()
    var (path, live, dead): (String, Guests.MadeLink?, Guests.MadeLink?) = ("", nil, nil)
    do {
      let first = try kept(folder)
      path = try first.server.session()
      (live, dead) = (try first.link(path, "control"), try first.link(path))
      #expect(first.revoke(try #require(dead))?.status == 200)
      // As a machine finds it that lost its power: what was answered is kept.
      let second = try kept(try folder.crashed())
      let guest = try second.guest(path, key: try #require(live).key)
      #expect(guest.nextText(containing: #""role": "control""#) != nil)
      #expect(second.refusal(path, key: try #require(dead).key) == .close(code: 4403, reason: "revoked"))
      #expect(try second.list(path).map(\.state).sorted() == ["live", "revoked"])
    }
  }

  @Test func `end with their session`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let link = try guests.link(path)
    let guest = try guests.guest(path, key: link.key)
    #expect(
      guests.server.post("/api/sessions/\(path.dropFirst(3))/end", "{}", extra: guests.server.owner)?.status
        == 200)
    #expect(guest.closeCode() == 4404)
    #expect(try guests.list() == [])
  }

  @Test func `stand in no file with their keys`() throws {
    let folder = try StoreFolder()
    let guests = try kept(folder)
    let path = try guests.server.session()
    let link = try guests.link(path)
    _ = try guests.guest(path, key: link.key)
    for (name, data) in try folder.bytes() {
      #expect(data.range(of: Data(link.key.utf8)) == nil, "\(name)")
      if name == "sessions.db-wal" { #expect(data.range(of: Data(link.link.utf8)) != nil) }
    }
  }

  // MARK: Guessing

  @Test func `cannot be guessed: an address that tries is locked out, others and the owner are not`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let link = try guests.link(path)
    for number in 0..<SessionLimits.wrongKeys {
      let key = RandomBits(high: UInt64(number), low: 1).description
      #expect(guests.refusal(path, key: key) == .close(code: 4403, reason: "unknown"))
    }
    guard case .close(1013, _) = guests.refusal(path, key: link.key) else {
      Issue.record("not locked out")
      return
    }
    _ = try guests.guest(path, key: guests.ownersKey)
    _ = try guests.guest(path, key: link.key, address: "198.51.100.1")
  }

  // MARK: What strangers see

  @Test func `are all that a stranger can use: no list of previews, no session, no showcase`() throws {
    let guests = try Guests()
    let server = guests.server
    func ask(_ method: String, _ path: String, extra: String = "") -> TestResponse? {
      let body = method == "POST" ? #"{"preview": "drum"}"# : ""
      return server.raw(
        """
        \(method) \(path) HTTP/1.1\r\nHost: \(Guests.host)\r\nContent-Type: application/json\r\n\
        X-Forwarded-For: 192.0.2.7\r\n\(extra)Content-Length: \(body.utf8.count)\r\n\r\n\(body)
        """)
    }
    let asked = [("GET", "/api/previews"), ("POST", "/api/sessions"), ("POST", "/api/showcases")]
    for (method, path) in asked {
      for _ in 0..<20 {
        let answer = try #require(ask(method, path))
        #expect(answer.status == 403 && answer.body.contains(#""needsLink": true"#))
        #expect(!answer.body.contains("drum"))
      }
      let status = try #require(ask(method, path, extra: server.owner)).status
      #expect((200...201).contains(status), "the owner may, from anywhere")
    }
    #expect(ask("GET", "/")?.status == 200, "the page says what to do")
  }
}
