import Foundation
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Remarks made in asides` {
  /// Whether texts come that contain these parts, in any order.
  private func hears(_ viewer: TestWebSocket, _ parts: [String]) -> Bool {
    var missing = parts
    while !missing.isEmpty, let text = viewer.nextText(containing: "type") {
      missing.removeAll { text.contains($0) }
    }
    return missing.isEmpty
  }

  @Test func `are those of the session, with the state and the picture of the aside`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let aside = try guests.aside(path, key: key)
    let alone = try guests.guest(aside.path, key: key)
    #expect(alone.nextFrame() == Array("K1".utf8))
    alone.send(MessageFromViewer.ack(1))
    alone.send(MessageFromViewer.key(.down, 1))
    #expect(alone.nextFrame() == Array("F2i".utf8))

    let made = try guests.remark(aside.path, key: key)
    #expect(made.session == path.dropFirst(3) && made.number == 1)
    #expect(made.order.state == Base64URL.text(Array("i".utf8)))
    #expect(try guests.remark(path).number == 2)
    for place in [path, aside.path] {
      #expect(try guests.remarkList(place).remarks.map(\.number) == [1, 2], "\(place)")
    }
    let picture = "/api/remarks/\(made.id)/picture.png"
    wait { (try? guests.remarkList(path).remarks.first?.hasPicture) == true }
    #expect(guests.from(key: key, "GET", picture)?.body == "picture of 2 at 1")
  }

  @Test func `are told to everybody in the session and in its asides, with their pins`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let watcher = try guests.server.viewer(path)
    let aside = try guests.aside(path, key: key)
    let alone = try guests.guest(aside.path, key: key)
    #expect(alone.nextText(containing: #""type": "remarks""#)?.contains(#""version": 0, "open": 0"#) == true)
    let made = try guests.remark(aside.path, key: key)
    for viewer in [watcher, alone] {
      #expect(
        hears(viewer, [#""open": 1, "all": 1, "allowed": true"#, #""pins": [{"remark": "\#(made.id)""#]))
    }
    let resolve = "/api/remarks/\(made.id)/resolve"
    let yes = #"{"resolved": true}"#
    #expect(
      guests.from(key: key, "POST", resolve, yes)?.status == 403, "control of an aside is none of these")
    #expect(guests.server.post(resolve, yes, extra: guests.server.owner)?.status == 200)
    for viewer in [watcher, alone] { #expect(viewer.nextText(containing: #""open": 0, "all": 1"#) != nil) }
    let late = try guests.guest(aside.path, key: key)
    #expect(late.nextText(containing: #""open": 0, "all": 1"#) != nil)
  }

  @Test func `follow the session's switch`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let key = try guests.link(path).key
    let aside = try guests.aside(path, key: key)
    let off = #"{"allowed": false}"#
    #expect(guests.from(key: key, "POST", "\(guests.remarks(aside.path))/allow", off)?.status == 403)
    #expect(
      guests.server.post("\(guests.remarks(path))/allow", off, extra: guests.server.owner)?.status == 200)
    #expect(guests.from(key: key, "POST", guests.remarks(aside.path), Guests.body())?.status == 403)
    #expect(try guests.remarkList(aside.path).allowed == false)
  }

  @Test func `say nothing of where elements are in the session, and stay when the aside is gone`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let link = try guests.link(path)
    let aside = try guests.aside(path, key: link.key)
    let (alone, silent) = (
      try guests.guest(aside.path, key: link.key), try guests.guest(aside.path, key: link.key)
    )
    silent.answersPings = false
    #expect(alone.nextFrame() != nil)
    let body = Guests.body(pin: Guests.pin.replacingOccurrences(of: "Aloe", with: "gone"))
    #expect(guests.from(key: link.key, "POST", guests.remarks(aside.path), body)?.status == 201)
    #expect(alone.nextText(containing: #""place": "orphaned""#) != nil)
    // That takes seconds, in each of which places of pins are written down.
    #expect(alone.nextText(containing: #""type": "presence", "viewers": 1"#) != nil)
    #expect(try guests.remarkList(path).remarks.map(\.place) == ["unknown"])
    _ = guests.revoke(link)
    #expect(alone.closeCode() == 4403)
    #expect(try guests.remarkList(path).remarks.map(\.number) == [1])
  }
}
