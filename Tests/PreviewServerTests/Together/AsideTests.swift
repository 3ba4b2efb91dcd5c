import Foundation
import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Asides` {
  private let agents = FakeAgents()

  private func guests(running: Int = 64) throws -> Guests {
    try Guests(agents: agents, configure: { $0.runningSessions = running })
  }

  private func text(_ frame: [UInt8]?) -> String { String(decoding: frame ?? [], as: UTF8.self) }

  private func id(_ path: String) -> Substring { path.dropFirst(3) }

  // MARK: Their beginning

  @Test func `begin as the session is, for who may only watch it, who has control there`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let driver = try guests.server.viewer(path)
    #expect(text(driver.nextFrame()) == "K1")
    driver.send(MessageFromViewer.ack(1))
    driver.send(MessageFromViewer.key(.down, 1))
    #expect(text(driver.nextFrame()) == "F2i")
    let view = try guests.link(path)

    let aside = try guests.aside(path, key: view.key)
    #expect(aside.path == "/s/\(aside.session)" && aside.path != path)
    let alone = try #require(guests.stranger(aside.path))
    alone.send(MessageFromViewer.enter(view.key))
    let hello = try #require(alone.nextText(containing: #""type": "hello""#))
    #expect(hello.contains(#""session": "\#(aside.session)", "parent": "\#(id(path))", "role": "control""#))
    #expect(hello.contains(#""viewers": 1"#))
    #expect(text(alone.nextFrame()) == "K1i", "frames of its own")

    let (original, copy) = (try #require(agents.created.first), try #require(agents.created.last))
    #expect(copy.handle != original.handle && copy.state == Array("i".utf8) && copy.acts == Array("a".utf8))
    #expect(copy.slug == original.slug && copy.screen == original.screen && copy.source == original.source)
    alone.send(MessageFromViewer.ack(1))
    alone.send(MessageFromViewer.key(.down, 1))
    #expect(text(alone.nextFrame()) == "F2ii")
    #expect(agents.inputs(to: original.handle) == 1 && agents.inputs(to: copy.handle) == 1)
  }

  @Test func `begin with settings, knobs, and more of a state than an order may have`() throws {
    let knob = KnobInfo(name: "gap", title: "Gap", value: .number(1), style: .float)
    agents.make("", .init(knobs: [knob]))
    let guests = try guests()
    let long = String(repeating: "A", count: 10_922)
    let order = """
      {"preview": "drum", "size": [500, 600], "isSizeChosen": true, "appearance": "dark", "knobs": {"gap": 7}, \
      "state": "\(long)", "acts": "\(long)"}
      """
    let path = try #require(guests.server.post("/api/sessions", order)?.fields["location"])
    let driver = try guests.server.viewer(path)
    driver.send(MessageFromViewer.key(.home, 1))
    var last = 1
    while last < 61, let frame = driver.nextFrame() {
      last = Int(text(frame).dropFirst().prefix { $0.isNumber }) ?? 61
      driver.send(MessageFromViewer.ack(last))
    }
    #expect(guests.server.get("/api/sessions/\(id(path))/state")?.body.contains(#""isWhole": false"#) == true)

    let aside = try guests.aside(path, key: nil)
    let viewer = try guests.server.viewer(aside.path)
    let state = [UInt8](repeating: 0, count: 8191) + Array(repeating: UInt8(ascii: "i"), count: 60)
    #expect(viewer.nextFrame() == Array("K1".utf8) + state)
    let copy = try #require(agents.created.last)
    #expect(copy.state == state && copy.acts.count == 8191 + 60)
    #expect(
      copy.screen.width == 500 && copy.screen.height == 600 && copy.screen.appearance == .dark
        && copy.screen.isSizeChosen)
    #expect(copy.knobs == [KnobSetting(name: "gap", value: .number(7))])
  }

  @Test func `of a session that sleeps wake it not`() throws {
    let guests = try Guests(agents: agents, configure: { $0.sleepAfter = 1 })
    let path = try guests.server.session()
    let driver = try guests.server.viewer(path)
    #expect(driver.nextFrame() != nil)
    driver.send(MessageFromViewer.ack(1))
    driver.send(MessageFromViewer.key(.down, 1))
    #expect(text(driver.nextFrame()) == "F2i")
    driver.send(MessageFromViewer.ack(2))
    driver.send([], opcode: 8)
    let asleep = #""state": "asleep""#
    wait { guests.server.get("/api/sessions", extra: guests.server.owner)?.body.contains(asleep) == true }
    let key = try guests.link(path).key
    let alone = try guests.guest(try guests.aside(path, key: key).path, key: key)
    #expect(text(alone.nextFrame()) == "K1i")
    #expect(guests.server.get("/api/sessions", extra: guests.server.owner)?.body.contains(asleep) == true)
  }

  // MARK: Who may make one, and who comes in

  @Test func `are for who may watch the session, and not for others`() throws {
    let guests = try guests()
    let (path, other) = (try guests.server.session(), try guests.server.session())
    let (view, control) = (try guests.link(path), try guests.link(other, "control"))
    #expect(guests.askForAside(path, key: nil)?.status == 403)
    #expect(guests.askForAside(path, key: control.key)?.status == 403, "a link to another session")
    #expect(guests.askForAside(path, key: view.key)?.status == 201)
    #expect(guests.askForAside(path, key: guests.ownersKey)?.status == 201)
    _ = guests.revoke(view)
    #expect(guests.askForAside(path, key: view.key)?.status == 410)
    for none in ["/s/AAAAAAAAAAAAAAAAAAAAAA", "/s/x", try guests.server.showcase()] {
      #expect(guests.askForAside(none, key: guests.ownersKey)?.status == 404)
    }
  }

  @Test func `are asked for by POST, as JSON, and not within one another`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let address = guests.asideAddress(path)
    #expect(guests.server.get(address)?.status == 405)
    #expect(guests.server.post(address, "{}", type: "text/plain")?.status == 415)
    for body in ["", "[]", "1", "{", "null"] {
      #expect(guests.server.post(address, body)?.body.contains("Send {}") == true, "\(body)")
    }
    let key = try guests.link(path).key
    let aside = try guests.aside(path, key: key)
    let within = try #require(guests.askForAside(aside.path, key: key))
    #expect(within.status == 409 && within.body.contains("by yourself here already"))
  }

  @Test func `open for the link that they were made with, for the owner, and at this machine`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let (own, other) = (try guests.link(path), try guests.link(path, "control"))
    let aside = try guests.aside(path, key: own.key)
    #expect(guests.refusal(aside.path, key: other.key) == .close(code: 4403, reason: "unknown"))
    #expect(
      guests.refusal(aside.path, key: "AAAAAAAAAAAAAAAAAAAAAA") == .close(code: 4403, reason: "unknown"))
    if case .close(let code, _) = guests.refusal(aside.path, key: "") { #expect(code == 4401) }
    #expect(guests.from(key: other.key, "GET", "/api/sessions/\(aside.session)/state")?.status == 403)
    for key in [own.key, guests.ownersKey] {
      #expect(try guests.guest(aside.path, key: key).nextFrame() != nil)
      #expect(guests.from(key: key, "GET", "/api/sessions/\(aside.session)/state")?.status == 200)
    }
    let neighbour = try guests.server.viewer(aside.path)
    #expect(neighbour.nextFrame() != nil)
    neighbour.send(MessageFromViewer.enter(other.key))
    #expect(neighbour.closeCode() == 4403)
    let owners = try guests.aside(path, key: guests.ownersKey)
    #expect(guests.refusal(owners.path, key: own.key) == .close(code: 4403, reason: "unknown"))
  }

  @Test func `that are of another link take no key for a guess`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let (own, other) = (try guests.link(path), try guests.link(path))
    let aside = try guests.aside(path, key: own.key)
    let state = "/api/sessions/\(aside.session)/state"
    for _ in 0...SessionLimits.wrongKeys {
      #expect(guests.from(key: other.key, "GET", state)?.status == 403)
    }
    #expect(try guests.guest(path, key: other.key).nextFrame() != nil)
  }

  // MARK: Their end

  @Test func `end with their link, in the middle of a drag, and let nobody in again`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let (link, stays) = (try guests.link(path), try guests.link(path))
    let (aside, other) = (try guests.aside(path, key: link.key), try guests.aside(path, key: stays.key))
    let (alone, kept) = (
      try guests.guest(aside.path, key: link.key), try guests.guest(other.path, key: stays.key)
    )
    #expect(alone.nextFrame() != nil && kept.nextFrame() != nil)
    alone.send(MessageFromViewer.press(1))
    #expect(alone.nextFrame() != nil)
    let owner = try guests.guest(aside.path, key: guests.ownersKey)
    #expect(owner.nextFrame() != nil)
    #expect(guests.revoke(link)?.status == 200)
    #expect(alone.closeCode() == 4403 && owner.closeCode() == 4404)
    #expect(
      guests.refusal(aside.path, key: guests.ownersKey)
        == .close(code: 4404, reason: "there is no such session; it has ended"))
    kept.send(MessageFromViewer.ack(1))
    kept.send(MessageFromViewer.key(.down, 1))
    #expect(text(kept.nextFrame()) == "F2i")
  }

  @Test func `end with their session, while somebody is in one`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let aside = try guests.aside(path, key: key)
    let alone = try guests.guest(aside.path, key: key)
    #expect(alone.nextFrame() != nil)
    let end = "/api/sessions/\(id(path))/end"
    #expect(guests.server.post(end, "{}", extra: guests.server.owner)?.status == 200)
    #expect(alone.closeCode() == 4404)
    let own = try #require(TestWebSocket(port: guests.server.port, path: aside.path + "/socket"))
    #expect(own.closeCode() == 4404)
    #expect(guests.askForAside(path, key: guests.ownersKey)?.status == 404)
    wait { guests.server.get("/healthz")?.body.contains(#""sessions": 0"#) == true }
  }

  @Test func `are gone after a restart of the server, and their session is not`() throws {
    let folder = try StoreFolder()
    func kept(_ folder: StoreFolder) throws -> Guests {
      try Guests(configure: {
        $0.stateFolder = folder.path
        $0.keepDays = 30
      })
    }
    let first = try kept(folder)
    let path = try first.server.session()
    let link = try first.link(path)
    let aside = try first.aside(path, key: link.key)
    let alone = try first.guest(aside.path, key: link.key)
    #expect(alone.nextFrame() != nil)
    alone.send(MessageFromViewer.key(.down, 1))
    // Writing is done in turn: this comes after all before it.
    _ = try first.link(path)
    let second = try kept(try folder.crashed())
    #expect(second.server.get("/healthz")?.body.contains(#""sessions": 1"#) == true)
    let lost = try #require(second.stranger(aside.path))
    #expect(lost.closeCode() == 4404)
    #expect(try second.guest(path, key: link.key).nextFrame() != nil)
  }

  @Test func `come to a new build as any session does`() throws {
    let builder = FakeBuilder()
    let server = try RunningServer(agents: agents, builder: builder)
    builder.build("a")
    try server.waitForPreview()
    let path = try server.session()
    let address = "/api/sessions/\(id(path))/aside"
    let aside = try #require(server.post(address, "{}")?.fields["location"])
    let alone = try server.viewer(aside)
    #expect(text(alone.nextFrame()) == "K1@a")
    alone.send(MessageFromViewer.ack(1))
    alone.send(MessageFromViewer.key(.down, 1))
    #expect(text(alone.nextFrame()) == "F2i@a")
    alone.send(MessageFromViewer.ack(2))
    builder.build("b", number: 2)
    #expect(alone.nextText(containing: #""state": "applied""#) != nil)
    #expect(text(alone.nextFrame()) == "K10002i@b")
  }

  @Test func `that crash in a new build keep no session from it`() throws {
    let builder = FakeBuilder()
    agents.make("b", .init(fatalState: Array("i".utf8)))
    let server = try RunningServer(agents: agents, builder: builder)
    builder.build("a")
    try server.waitForPreview()
    let path = try server.session()
    var alone: [TestWebSocket] = []
    for _ in 0..<SessionLimits.rehearsalCrashes {
      let made = server.post("/api/sessions/\(id(path))/aside", "{}")
      let viewer = try server.viewer(try #require(made?.fields["location"]))
      #expect(viewer.nextFrame() != nil)
      viewer.send(MessageFromViewer.ack(1))
      viewer.send(MessageFromViewer.key(.down, 1))
      #expect(text(viewer.nextFrame()) == "F2i@a")
      viewer.send(MessageFromViewer.ack(2))
      alone.append(viewer)
    }
    // Nobody watches the session, so it comes to the build later than they try to.
    wait { agents.messages.contains { if case .suspend(1) = $0 { true } else { false } } }
    builder.build("b", number: 2)
    for viewer in alone { #expect(viewer.nextText(containing: #""state": "failed""#) != nil) }
    #expect(text(try server.viewer(path).nextFrame()) == "K2@b")
  }

  // MARK: Limits

  @Test func `are twenty of a session at a time`() throws {
    let guests = try guests()
    let (path, other) = (try guests.server.session(), try guests.server.session())
    let key = try guests.link(path).key
    let made = try (0..<SessionLimits.asidesOfSession).map { _ in try guests.aside(path, key: key) }
    #expect(Set(made.map(\.session)).count == 20)
    let refusal = try #require(guests.askForAside(path, key: key))
    #expect(refusal.status == 429 && refusal.fields["retry-after"] == "10")
    #expect(refusal.body.contains("20 people look around"))
    #expect(guests.askForAside(other, key: guests.ownersKey)?.status == 201)
  }

  @Test func `leave half of the places that run to sessions, and put none of these to sleep`() throws {
    let guests = try guests(running: 4)
    let (path, other) = (try guests.server.session(), try guests.server.session())
    let key = try guests.link(path).key
    for _ in 0..<2 { _ = try guests.aside(path, key: key) }
    let refusal = try #require(guests.askForAside(path, key: key))
    #expect(refusal.status == 429 && refusal.body.contains("All places"))
    let list = try #require(guests.server.get("/api/sessions", extra: guests.server.owner)?.body)
    #expect(!list.contains("asleep") && list.contains(#""count": 2"#))
    withExtendedLifetime(other) {}
  }

  @Test func `are asked for in a loop in vain`() throws {
    let guests = try guests(running: 2)
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let answers = (0..<200).compactMap { _ in guests.askForAside(path, key: key) }
    #expect(answers.count { $0.status == 201 } == 1)
    #expect(answers.last?.status == 429 && answers.last?.body.contains("Too many sessions") == true)
  }

  // MARK: What others see of them

  @Test func `are in no list, have no page, no card, no links, and no end of their own`() throws {
    let guests = try guests()
    let server = guests.server
    let path = try server.session()
    let key = try guests.link(path).key
    let aside = try guests.aside(path, key: key)
    let alone = try guests.guest(aside.path, key: key)
    let list = try #require(server.get("/api/sessions", extra: server.owner)?.body)
    #expect(!list.contains(aside.session) && list.contains(#""count": 1"#))
    let address = "/api/sessions/\(aside.session)"
    let link = #"{"role": "view", "name": "x"}"#
    #expect(server.post("\(address)/links", link, extra: server.owner)?.status == 404)
    #expect(server.get("\(address)/links", extra: server.owner)?.status == 404)
    #expect(server.post("\(address)/end", "{}", extra: server.owner)?.status == 404)
    #expect(server.get("\(address)/card", extra: server.owner)?.status == 404)
    for page in [aside.path, "/embed\(aside.path)"] { #expect(server.get(page)?.status == 404) }
    #expect(try guests.list(path).map(\.viewers) == [1], "who looks around is still there by the link")
    #expect(guests.from(key: key, "GET", "\(aside.path)/picture.png")?.body == "picture of 1 at 1")
    withExtendedLifetime(alone) {}
  }

  @Test func `have a state that is gone back to by who is in one`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let aside = try guests.aside(path, key: key)
    let order = #"{"preview": "drum", "appearance": "dark", "state": "AQID"}"#
    let state = "/api/sessions/\(aside.session)/state"
    #expect(guests.from(key: key, "POST", state, order)?.status == 200)
    #expect(guests.from(key: key, "GET", state)?.body.contains(#""state": "AQID""#) == true)
    let parents = "/api/sessions/\(id(path))/state"
    #expect(guests.from(key: key, "POST", parents, order)?.status == 403)
    #expect(guests.from(key: key, "GET", parents)?.body.contains("AQID") == false)
  }

  @Test func `are counted together for all who stayed`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let watcher = try guests.guest(path, key: key)
    let (one, other) = (try guests.aside(path, key: key), try guests.aside(path, key: nil))
    let first = try guests.guest(one.path, key: key)
    let second = try guests.guest(other.path, key: guests.ownersKey)
    #expect(watcher.nextText(containing: #""type": "aside""#) == #"{"type": "aside", "count": 1}"#)
    #expect(watcher.nextText(containing: #""type": "aside""#) == #"{"type": "aside", "count": 2}"#)
    second.send([], opcode: 8)
    #expect(watcher.nextText(containing: #""type": "aside""#) == #"{"type": "aside", "count": 1}"#)
    withExtendedLifetime(first) {}
  }

  @Test func `do not count who does not answer, though nobody else is there to be asked`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let watcher = try guests.server.viewer(path)
    let alone = try guests.guest(try guests.aside(path, key: key).path, key: key)
    alone.answersPings = false
    #expect(watcher.nextText(containing: #""count": 1"#) != nil)
    #expect(watcher.nextText(containing: #""type": "aside""#) == #"{"type": "aside", "count": 0}"#)
    alone.send([63], opcode: 10)
    #expect(watcher.nextText(containing: #""type": "aside""#) == #"{"type": "aside", "count": 1}"#)
  }

  @Test func `are asked to come back by who has control, once in a while, and not from within`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let (watcher, driver) = (try guests.guest(path, key: key), try guests.server.viewer(path))
    let aside = try guests.aside(path, key: key)
    let alone = try guests.guest(aside.path, key: key)
    // Who acknowledges nothing for long is let go.
    #expect(text(alone.nextFrame()) == "K1")
    alone.send(MessageFromViewer.ack(1))
    #expect(driver.nextText(containing: #""type": "aside""#) != nil)
    watcher.send(MessageFromViewer.gather.encoded())
    #expect(watcher.nextText(containing: "refused") != nil)
    alone.send(MessageFromViewer.gather.encoded())
    driver.send(MessageFromViewer.introduce(Introduction(name: "Mia")).encoded())
    for _ in 0..<3 { driver.send(MessageFromViewer.gather.encoded()) }
    #expect(
      alone.nextText(containing: #""type": "gather""#)
        == #"{"type": "gather", "name": "Mia", "role": "control"}"#)
    alone.send(MessageFromViewer.key(.down, 1))
    let told = try #require(alone.texts(before: "F2i"))
    #expect(!told.contains { $0.contains("gather") }, "it is asked once")
  }

  @Test func `let nothing through to the session, whatever is said in one`() throws {
    let guests = try guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let watcher = try guests.server.viewer(path)
    #expect(text(watcher.nextFrame()) == "K1")
    watcher.send(MessageFromViewer.ack(1))
    let before = guests.server.get("/api/sessions/\(id(path))/state")?.body
    let parent = try #require(agents.created.first).handle
    let aside = try guests.aside(path, key: key)
    let alone = try guests.guest(aside.path, key: key)
    #expect(text(alone.nextFrame()) == "K1")
    var random = SystemRandomNumberGenerator()
    let messages: [MessageFromViewer] = [
      .touches(
        inputSeq: 1, samples: [TouchSample(phase: .began, touchID: 0, time: 0, location: .zero)]),
      .wheel(inputSeq: 1, WheelInput(time: 0, location: .zero, delta: .zero, isNotch: true)),
      .key(inputSeq: 1, time: 0, .up), .screen(inputSeq: 1, .appearance(.dark)),
      .screen(inputSeq: 1, .size(WireSize(widthPoints: 100, heightPoints: 100))),
      .resetKnobs(inputSeq: 1, name: ""), .typing(inputSeq: 1, .insert("a")), .askControl(true),
      .askControl(false), .grant(viewer: 1, isControl: false), .gather, .cursor(.zero),
      .introduce(Introduction(name: "Mia", showsCursor: true, seesCursors: true)), .keyframeRequest,
      .point(request: 1, .zero), .enter(key: key), .attention(true),
    ]
    for _ in 0..<400 { messages.randomElement(using: &random).map { alone.send($0.encoded()) } }
    alone.send(MessageFromViewer.point(request: 9, .zero).encoded())
    #expect(alone.nextText(containing: #""request": 9"#) != nil, "all of it has been read")
    #expect(agents.inputs(to: parent) == 0)
    #expect(guests.server.get("/api/sessions/\(id(path))/state")?.body == before)
    alone.send([], opcode: 8)
    while let message = watcher.next() {
      guard case .text(let said) = message else {
        Issue.record("a frame of the session")
        break
      }
      #expect(said.contains(#""type": "aside""#) || said.contains(#""type": "kept""#), "\(said)")
      if said.contains(#""count": 0"#) { break }
    }
  }
}
