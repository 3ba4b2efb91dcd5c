import Foundation
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `States and pictures of sessions` {
  private func id(_ path: String) -> Substring { path.dropFirst(3) }

  private func bearer(_ key: String) -> String { "Authorization: Bearer \(key)\r\n" }

  /// What people elsewhere send beside that.
  private let elsewhere = "X-Forwarded-For: 192.0.2.7\r\n"

  private func fromElsewhere(_ guests: Guests, _ path: String, key: String?) -> TestResponse? {
    let head = "GET \(path) HTTP/1.1\r\nHost: \(Guests.host)\r\n\(elsewhere)\(key.map(bearer) ?? "")\r\n"
    return guests.server.raw(head)
  }

  // MARK: Pictures

  @Test func `are drawn by the session's agent, at the scale that is asked for`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let picture = try #require(server.get("\(path)/picture.png?scale=2"))
    #expect(picture.status == 200 && picture.fields["content-type"] == "image/png")
    #expect(picture.body == "picture of 1 at 2")
    #expect(server.get("\(path)/picture.png")?.body == "picture of 1 at 1")
    for scale in ["0", "4", "x", "", "1e9", "-1"] {
      let refusal = server.get("\(path)/picture.png?scale=\(scale)")
      #expect(refusal?.status == 400 && refusal?.body.contains("from 1 to 3") == true, "\(scale)")
    }
    #expect(server.get("/s/AAAAAAAAAAAAAAAAAAAAAA/picture.png")?.status == 404)
  }

  @Test func `are for who has a key to the session`() throws {
    let guests = try Guests()
    let (path, other) = (try guests.server.session(), try guests.server.session())
    let (link, control) = (try guests.link(path), try guests.link(other, "control"))
    let address = "\(path)/picture.png"
    #expect(fromElsewhere(guests, address, key: link.key)?.body == "picture of 1 at 1")
    #expect(fromElsewhere(guests, address, key: guests.ownersKey)?.status == 200)
    #expect(fromElsewhere(guests, address, key: nil)?.status == 403)
    #expect(fromElsewhere(guests, address, key: control.key)?.status == 403, "the key of another session")
    _ = guests.revoke(link)
    let gone = try #require(fromElsewhere(guests, address, key: link.key))
    #expect(gone.status == 410 && gone.body.contains("ask its owner"))
    #expect(!gone.body.contains("picture of"))
  }

  @Test func `are too many beyond a burst from one address`() throws {
    let server = try RunningServer()
    let path = try server.session()
    var refusal: TestResponse?
    for _ in 0..<200 where refusal == nil {
      let answer = server.get("\(path)/picture.png")
      if answer?.status != 200 { refusal = answer }
    }
    #expect(refusal?.status == 429 && refusal?.fields["retry-after"] == "1")
  }

  // MARK: States

  @Test func `make another session that is told the same`() throws {
    let agents = FakeAgents()
    let server = try RunningServer(agents: agents)
    let order = """
      {"preview": "drum", "size": [500, 600], "isSizeChosen": true, "appearance": "dark", \
      "state": "AQID", "acts": "BAU", "revision": "abc"}
      """
    let made = try #require(server.post("/api/sessions", order))
    #expect(made.status == 201 && made.body.contains(#""isOtherRevision": true"#))
    let path = try #require(made.fields["location"])
    let state = try #require(server.get("/api/sessions/\(id(path))/state"))
    #expect(state.status == 200)
    for part in [
      #""preview": "drum""#, #""size": [500, 600]"#, #""isSizeChosen": true"#, #""appearance": "dark""#,
      #""acts": "BAU""#, #""isWhole": true"#,
    ] { #expect(state.body.contains(part), "\(part) in \(state.body)") }
    let again = try #require(server.post("/api/sessions", state.body))
    #expect(again.status == 201 && !again.body.contains("isOtherRevision"), "of the same source")
    let copy = try #require(again.fields["location"])
    #expect(server.get("/api/sessions/\(id(copy))/state")?.body == state.body, "equal states are equal texts")
  }

  @Test func `are refused with a sentence where they are none`() throws {
    let server = try RunningServer()
    let long = String(repeating: "A", count: 12_000)
    for (member, value) in [
      ("state", "a b"), ("state", "AQ=="), ("acts", "%"), ("state", long), ("acts", long), ("state", "A"),
      ("state", "AB"),
    ] {
      let answer = server.post("/api/sessions", #"{"preview": "drum", "\#(member)": "\#(value)"}"#)
      #expect(
        answer?.status == 400 && answer?.body.contains("Send the \(member)") == true, "\(value.prefix(9))")
    }
    let revision = String(repeating: "r", count: 300)
    #expect(server.post("/api/sessions", #"{"preview": "drum", "revision": "\#(revision)"}"#)?.status == 400)
  }

  @Test func `tell who comes what of them has no place`() throws {
    let server = try RunningServer()
    let made = try #require(server.post("/api/sessions", #"{"preview": "drum", "state": "7g"}"#))
    let viewer = try server.viewer(try #require(made.fields["location"]))
    #expect(viewer.nextText(containing: "leftOut")?.contains(#""parts": ["main"]"#) == true)
  }

  @Test func `are gone back to by who has control, for everybody`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let (view, control) = (try guests.link(path), try guests.link(path, "control"))
    let watcher = try guests.guest(path, key: view.key)
    #expect(watcher.nextFrame() == Array("K1".utf8))
    let address = "/api/sessions/\(id(path))/state"
    let order = #"{"preview": "drum", "appearance": "dark", "state": "AQID"}"#
    func go(_ key: String, _ order: String) -> TestResponse? {
      guests.server.post(address, order, extra: bearer(key))
    }
    #expect(go(view.key, order)?.status == 403)
    let other = go(control.key, #"{"preview": "list"}"#)
    #expect(other?.status == 404 || other?.status == 409)
    #expect(go(control.key, order)?.status == 200)
    #expect(watcher.nextText(containing: "appearance")?.contains("dark") == true)
    #expect(watcher.nextFrame() != nil)
    let state = fromElsewhere(guests, address, key: view.key)
    #expect(state?.body.contains(#""state": "AQID""#) == true, "\(state?.body ?? "")")
  }
}
