import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Viewers together` {
  private func introduce(_ name: String = "", shows: Bool = false, sees: Bool = false) -> [UInt8] {
    MessageFromViewer.introduce(Introduction(name: name, showsCursor: shows, seesCursors: sees)).encoded()
  }

  private func cursor(_ x: Double, _ y: Double) -> [UInt8] {
    MessageFromViewer.cursor(WirePoint(xPoints: x, yPoints: y)).encoded()
  }

  @Test func `are named and point for those who want it, and only for them`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let (shower, seer, other) = (try server.viewer(path), try server.viewer(path), try server.viewer(path))
    // Who acknowledges nothing for long is let go.
    for viewer in [shower, seer, other] {
      #expect(viewer.nextFrame() == Array("K1".utf8))
      viewer.send(MessageFromViewer.ack(1))
    }
    seer.send(introduce(sees: true))
    #expect(
      shower.nextText(containing: "company") == #"{"type": "company", "names": [], "receivers": 1}"#)
    shower.send(introduce("Mia \u{202E}<b>", shows: true))
    let names = #"{"type": "company", "names": [{"viewer": 1, "name": "Mia \u003cb>"}], "receivers": 1}"#
    #expect(seer.nextText(containing: "Mia") == names)
    #expect(other.nextText(containing: "Mia") == names)

    shower.send(cursor(12.5, 300))
    let told = #"{"type": "cursors", "cursors": [{"viewer": 1, "name": "Mia \u003cb>", "at": [12.5, 300]}]}"#
    #expect(seer.nextText(containing: "12.5") == told)
    shower.send(cursor(13, 300))
    shower.send(cursor(14, 300))
    #expect(seer.nextText(containing: "[14, 300]") != nil, "the last place comes in time")
    shower.send([], opcode: 8)
    #expect(seer.nextText(containing: "cursors") == #"{"type": "cursors", "cursors": []}"#)

    other.send(MessageFromViewer.key(.down, 1))
    let texts = try #require(other.texts(before: "F2i"))
    #expect(!texts.contains { $0.contains("cursors") }, "it has not asked for any")
  }

  @Test func `are told one buffer of a move, however many they are`() throws {
    let message = MessageToViewer([Cursor(viewer: 1, name: "Mia", place: .zero)])
    #expect(message.kind.mostWaiting == 1, "a slow one gets the newest")
    #expect(
      String(decoding: message.buffer.bytes, as: UTF8.self)
        == #"{"type": "cursors", "cursors": [{"viewer": 1, "name": "Mia", "at": [0, 0]}]}"#)
  }

  @Test func `are not counted when they do not answer, and are again when they do`() throws {
    let server = try RunningServer()
    let path = try server.session()
    let (here, silent) = (try server.viewer(path), try server.viewer(path))
    silent.answersPings = false
    #expect(here.nextText(containing: #""viewers": 2"#) != nil)
    silent.send(introduce("Mia"))
    #expect(here.nextText(containing: "Mia") != nil)
    let asked = Moment.now
    #expect(here.nextText(containing: "presence") == #"{"type": "presence", "viewers": 1}"#)
    #expect(Moment.now.seconds(since: asked) < 5)
    #expect(here.nextText(containing: "company")?.contains("Mia") == false)
    silent.send([63], opcode: 10)
    #expect(here.nextText(containing: "presence") == #"{"type": "presence", "viewers": 2}"#)
    #expect(here.nextText(containing: "company")?.contains("Mia") == true)
  }

  @Test func `are listed for the owner with their names`() throws {
    let guests = try Guests()
    let path = try guests.server.session()
    let link = try guests.link(path)
    let owner = try guests.guest(path, key: guests.ownersKey)
    let guest = try guests.guest(path, key: link.key)
    guest.send(introduce("Mia"))
    let people = try #require(owner.nextText(containing: #""name": "Mia""#))
    #expect(people.contains(#""type": "company""#) || people.contains(#""link": "Review", "name": "Mia""#))
  }
}
