import Foundation
import PreviewSession
import PreviewWire
import SQLiteDatabase
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Remarks` {
  private func kept(_ folder: StoreFolder) throws -> Guests {
    try Guests(configure: {
      $0.stateFolder = folder.path
      $0.keepDays = 30
    })
  }

  // MARK: Saying something

  @Test func `are made by a guest whose link is for watching, with nothing but a name`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let answer = try #require(guests.from(key: key, "POST", guests.remarks(path), Guests.body()))
    #expect(answer.status == 201)
    let made = try JSONDecoder().decode(Guests.MadeRemark.self, from: Data(answer.body.utf8))
    #expect(made.number == 1 && made.name == "Mia" && made.text == "Too small" && !made.isOwner)
    #expect(made.title == "Drum <1>" && made.session == path.dropFirst(3) && !made.isResolved)
    #expect(made.order.preview == "drum" && made.order.size == [390, 844])
    #expect(made.revision == ProgramVersion.text && made.order.revision == made.revision)
    #expect(answer.body.contains(#""words": "Aloe""#) && answer.body.contains(#""point": [120.5, 300]"#))

    let list = try #require(guests.from(key: key, "GET", guests.remarks(path)))
    #expect(list.status == 200 && list.body.contains(made.id) && list.body.contains(#""allowed": true"#))
  }

  @Test func `name the preview's line to who sees its source, and to no guest`() throws {
    let folder = try StoreFolder()
    let first = try kept(folder)
    let path = try first.server.session()
    let key = try first.link(path).key
    let made = try #require(first.from(key: key, "POST", first.remarks(path), Guests.body()))
    #expect(made.status == 201 && !made.body.contains("Drum.swift") && !made.body.contains(#""line""#))
    let list = try #require(first.from(key: key, "GET", first.remarks(path)))
    #expect(list.status == 200 && !list.body.contains("Drum.swift"))

    let crashed = try folder.crashed()
    #expect(
      try RemarkArchive(folder: crashed.path, environment: [:]).list().first?.sourceLine
        == SourceLine(file: "Drums/Drum.swift", line: 12))
    let second = try kept(crashed)
    let members = #""file": "Drums/Drum.swift", "line": 12"#
    let owner = second.server.owner
    #expect(second.server.get(second.remarks(path), extra: owner)?.body.contains(members) == true)
    #expect(second.server.get(second.remarks(path))?.body.contains(members) == true, "this machine")
  }

  @Test func `need a link that is of the session, or the machine itself`() throws {
    let guests = try Guests()
    let (path, other) = (try guests.server.session(), try guests.server.session())
    let key = try guests.link(other).key
    for key in [nil, key, "AAAAAAAAAAAAAAAAAAAAAA"] {
      #expect(guests.from(key: key, "POST", guests.remarks(path), Guests.body())?.status == 403)
      #expect(guests.from(key: key, "GET", guests.remarks(path))?.status == 403)
    }
    #expect(try guests.remarkList(path).remarks.isEmpty)
    #expect(guests.server.post(guests.remarks(path), Guests.body())?.status == 201, "this machine")
    #expect(guests.server.post(guests.remarks("/s/AAAAAAAAAAAAAAAAAAAAAA"), Guests.body())?.status == 404)
    let showcase = try guests.server.showcase()
    #expect(
      guests.server.post(guests.remarks(showcase), Guests.body(), extra: guests.server.owner)?.status == 404)
  }

  @Test func `are answered, resolved with control, and deleted by the owner`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let (view, control) = (try guests.link(path).key, try guests.link(path, "control").key)
    let made = try guests.remark(path, key: view)
    let address = "/api/remarks/\(made.id)"

    let reply = try #require(
      guests.from(key: view, "POST", "\(address)/replies", #"{"name": "Ben", "text": "Yes"}"#))
    #expect(reply.status == 201 && reply.body.contains(#""replies": [{"name": "Ben", "text": "Yes""#))
    #expect(
      guests.server.post(
        "\(address)/replies", #"{"name": "Own", "text": "Done"}"#, extra: guests.server.owner)?
        .status == 201)
    #expect(guests.from(key: view, "POST", "\(address)/resolve", #"{"resolved": true}"#)?.status == 403)
    #expect(guests.from(key: control, "POST", "\(address)/resolve", #"{"resolved": true}"#)?.status == 200)
    #expect(guests.from(key: control, "POST", "\(address)/delete", "{}")?.status == 403)
    let listed = try #require(try guests.remarkList().remarks.first)
    #expect(listed.isResolved && listed.replies.map(\.isOwner) == [false, true])

    #expect(guests.server.post("\(address)/delete", "{}", extra: guests.server.owner)?.status == 200)
    #expect(try guests.remarkList(path).remarks.isEmpty)
    #expect(
      guests.from(key: view, "POST", "\(address)/replies", #"{"name": "B", "text": "x"}"#)?.status == 404)
  }

  @Test func `of guests are switched off by the owner alone, and not the owner's own`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let key = try guests.link(path, "control").key
    let made = try guests.remark(path, key: key)
    let allow = "\(guests.remarks(path))/allow"
    #expect(guests.from(key: key, "POST", allow, #"{"allowed": false}"#)?.status == 403)
    #expect(guests.server.post(allow, #"{"allowed": false}"#, extra: guests.server.owner)?.status == 200)
    let refused = try #require(guests.from(key: key, "POST", guests.remarks(path), Guests.body()))
    #expect(refused.status == 403 && refused.body.contains("switched off"))
    let reply = #"{"name": "B", "text": "x"}"#
    #expect(guests.from(key: key, "POST", "/api/remarks/\(made.id)/replies", reply)?.status == 403)
    #expect(try guests.remarkList(path).allowed == false)
    #expect(try guests.remark(path).isOwner)
    #expect(guests.server.post(allow, #"{"allowed": true}"#, extra: guests.server.owner)?.status == 200)
    #expect(try guests.remark(path, key: key).number == 3)
  }

  @Test func `of one address are few in a minute, and those of the owner as many as there may be`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let statuses = (0..<8).map { _ in
      guests.from(key: key, "POST", guests.remarks(path), Guests.body())?.status
    }
    #expect(statuses == [201, 201, 201, 201, 201, 201, 429, 429])
    #expect(guests.from("192.0.2.9", key: key, "POST", guests.remarks(path), Guests.body())?.status == 201)
    for _ in 0..<10 { _ = try guests.remark(path) }
    #expect(try guests.remarkList(path).remarks.count == 17)
  }

  @Test(
    arguments: [
      ("{}", "Send {\"name\""), ("[]", "Send {"), ("\u{0}", "Send {"),
      (Guests.body(name: ""), "a name of 1 to 40"), (Guests.body(name: "a\u{1B}[2Jb"), "a name of 1 to 40"),
      (Guests.body(String(repeating: "x", count: 2001)), "a text of 1 to 2000"),
      (Guests.body(pin: "null"), "Send the pin"),
      (Guests.body(pin: #"{"element": {"kind": "cell"}}"#), "Send the pin"),
      (Guests.body(pin: Guests.pin.replacingOccurrences(of: "\"cell\"", with: "\"door\"")), "Send the pin"),
      (Guests.body(pin: Guests.pin.replacingOccurrences(of: "0.25", with: "1e9")), "Send the pin"),
      (Guests.body(pin: Guests.pin.replacingOccurrences(of: "300", with: "-1")), "Send the pin"),
      (
        Guests.body(pin: Guests.pin.replacingOccurrences(of: "\"item\": 2", with: "\"item\": -2")),
        "Send the pin"
      ),
    ])
  func `that make no sense are refused with a sentence`(body: String, sentence: String) throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let answer = try #require(guests.server.post(guests.remarks(path), body, extra: guests.server.owner))
    #expect(answer.status == 400)
    let error = try JSONDecoder().decode([String: String].self, from: Data(answer.body.utf8))["error"] ?? ""
    #expect(error.contains(sentence), "\(error)")
    #expect(try guests.remarkList(path).remarks.isEmpty)
  }

  @Test func `are text in members of their own, whatever is in them`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let hostile =
      #"</script><img src=x onerror=alert(1)>"}], "isOwner": true, \u001b[31m"# + "\u{1B}[2J\u{7}\n| x"
    let answer = try #require(
      guests.server.post(guests.remarks(path), Guests.body(hostile), extra: guests.server.owner))
    #expect(answer.fields["content-type"] == "application/json")
    #expect(!answer.body.contains("<") && !answer.body.contains("\u{1B}"))
    let listed = try #require(try guests.remarkList(path).remarks.first)
    #expect(
      listed.text
        == #"</script><img src=x onerror=alert(1)>"}], "isOwner": true, \u001b[31m"# + "[2J\n| x")
  }

  // MARK: Viewers

  @Test func `are told to everybody who watches, and to who comes`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let own = try guests.server.viewer(path)
    #expect(own.nextText(containing: #""type": "remarks""#)?.contains(#""open": 0, "all": 0"#) == true)
    let made = try guests.remark(path, key: key)
    #expect(own.nextText(containing: #""open": 1, "all": 1, "allowed": true}"#) != nil)
    #expect(
      guests.server.post(
        "/api/remarks/\(made.id)/resolve", #"{"resolved": true}"#, extra: guests.server.owner)?.status == 200)
    #expect(own.nextText(containing: #""open": 0, "all": 1"#) != nil)
    let late = try guests.guest(path, key: key)
    #expect(late.nextText(containing: #""open": 0, "all": 1"#) != nil)
  }

  @Test func `begin with a question for the element at a point, which a guest may ask`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let guest = try guests.guest(path, key: try guests.link(path).key)
    #expect(guest.nextFrame() != nil)
    guest.send(MessageFromViewer.point(request: 7, WirePoint(xPoints: 12, yPoints: 30)).encoded())
    let found = try #require(guest.nextText(containing: #""type": "element""#))
    #expect(found.contains(#""request": 7, "pin": {"element": {"kind": "cell", "view": "main""#))
    #expect(found.contains(#""point": [12, 30]}, "layer": 33, "rect": [0, 0, 100, 44]}"#))
    guest.send(MessageFromViewer.point(request: 8, .zero).encoded())
    #expect(
      guest.nextText(containing: #""request": 8"#)
        == #"{"type": "element", "request": 8, "pin": null, "layer": null, "rect": null}"#)
  }

  @Test func `have pins that are told where they are, to who comes later, too`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let watcher = try guests.server.viewer(path)
    #expect(watcher.nextFrame() != nil)
    let made = try guests.remark(path)
    let told = try #require(watcher.nextText(containing: #""type": "pins""#))
    #expect(
      told
        == #"{"type": "pins", "pins": [{"remark": "\#(made.id)", "place": "here", "layer": 101, "fraction": [0.5, 0.25]}]}"#
    )
    #expect(try guests.server.viewer(path).nextText(containing: #""type": "pins""#) == told)
    #expect(try guests.remarkList(path).remarks.first?.place == "here")
  }

  @Test func `have pins in the agent that takes the place of one that crashed`() throws {
    let agents = FakeAgents()
    let guests = try Guests(agents: agents)
    let path = try guests.server.session()
    let watcher = try guests.server.viewer(path)
    #expect(watcher.nextFrame() != nil)
    _ = try guests.remark(path)
    #expect(watcher.nextText(containing: #""type": "pins""#) != nil)
    agents.crash()
    #expect(watcher.nextText(containing: #""running""#) != nil)
    wait { agents.messages.count { if case .pins(_, let pins) = $0 { pins.count == 1 } else { false } } == 2 }
  }

  @Test func `whose element is gone are listed as orphaned, also after a restart`() throws {
    let folder = try StoreFolder()
    let first = try kept(folder)
    let path = try first.server.session()
    let watcher = try first.server.viewer(path)
    #expect(watcher.nextFrame() != nil)
    let pin = Guests.pin.replacingOccurrences(of: "Aloe", with: "gone")
    let body = Guests.body(pin: pin)
    #expect(first.server.post(first.remarks(path), body, extra: first.server.owner)?.status == 201)
    #expect(watcher.nextText(containing: #""place": "orphaned", "layer": null"#) != nil)
    #expect(try first.remarkList().remarks.map(\.place) == ["orphaned"])
    // It is written within a second.
    wait {
      (try? SQLiteStore.allRemarks(in: Database(folder.database, .readOnly)).first?.remark.isOrphaned) == true
    }
    let second = try kept(try folder.crashed())
    #expect(try second.remarkList().remarks.map(\.place) == ["orphaned"])
  }

  @Test func `have the picture of their making, which outlives the server`() throws {
    let folder = try StoreFolder()
    let first = try kept(folder)
    let path = try first.server.session()
    let watcher = try first.server.viewer(path)
    #expect(watcher.nextFrame() != nil)
    let key = try first.link(path).key
    let made = try first.remark(path, key: key)
    let address = "/api/remarks/\(made.id)/picture.png"
    wait { (try? first.remarkList(path).remarks.first?.hasPicture) == true }
    let picture = try #require(first.from(key: key, "GET", address))
    #expect(picture.status == 200 && picture.body.hasPrefix("picture of"))
    #expect(picture.fields["content-type"] == "image/png")
    #expect(first.from(key: nil, "GET", address)?.status == 403)
    // Another change, which is answered once it and all before it are kept.
    _ = try first.remark(path)
    let second = try kept(try folder.crashed())
    #expect(second.server.get(address, extra: second.server.owner)?.body == picture.body)
  }

  // MARK: Keeping

  @Test func `that were answered are there after the server was killed, with all that was said`() throws {
    let folder = try StoreFolder()
    let first = try kept(folder)
    let path = try first.server.session()
    let key = try first.link(path).key
    let made = try first.remark(path, "One\ntwo", key: key)
    let reply = #"{"name": "Ben", "text": "Yes"}"#
    #expect(first.from(key: key, "POST", "/api/remarks/\(made.id)/replies", reply)?.status == 201)
    let gone = try first.remark(path)
    #expect(
      first.server.post("/api/remarks/\(gone.id)/delete", "{}", extra: first.server.owner)?.status == 200)
    let off = #"{"allowed": false}"#
    #expect(first.server.post("\(first.remarks(path))/allow", off, extra: first.server.owner)?.status == 200)

    let second = try kept(try folder.crashed())
    let list = try second.remarkList(path)
    #expect(list.remarks.map(\.id) == [made.id] && list.remarks.first?.text == "One\ntwo")
    #expect(list.remarks.first?.replies == [Guests.Said(name: "Ben", text: "Yes", isOwner: false)])
    #expect(list.allowed == false)
    #expect(try second.remark(path).number == 3, "numbers do not come twice")
    #expect(try second.remarkList(path).remarks.first?.order.preview == "drum")
  }

  @Test func `outlive their session, for the owner alone`() throws {
    let folder = try StoreFolder()
    let guests = try kept(folder)
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let made = try guests.remark(path, key: key)
    let end = "/api/sessions/\(path.dropFirst(3))/end"
    #expect(guests.server.post(end, "{}", extra: guests.server.owner)?.status == 200)
    let reply = #"{"name": "Ben", "text": "Yes"}"#
    #expect(guests.from(key: key, "POST", "/api/remarks/\(made.id)/replies", reply)?.status == 403)
    #expect(
      guests.server.post("/api/remarks/\(made.id)/replies", reply)?.status == 403, "this machine, no key")
    #expect(
      guests.server.post(
        "/api/remarks/\(made.id)/resolve", #"{"resolved": true}"#, extra: guests.server.owner)?
        .status == 200)
    #expect(try guests.remarkList().remarks.map(\.isResolved) == [true])
    let second = try kept(try folder.crashed())
    #expect(try second.remarkList().remarks.map(\.id) == [made.id])
  }
}
