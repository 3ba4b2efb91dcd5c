import Foundation
import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

@Suite(.serialized) struct `Control that was given by hand` {
  private static let watching = #"{"type": "role", "role": "view"}"#

  /// A session with its owner, who has given control to somebody with a link for watching.
  private struct Given {
    let guests: Guests
    let path: String
    let link: Guests.MadeLink
    let owner: TestWebSocket
    let guest: TestWebSocket
    let seat: String

    init(
      _ guests: Guests? = nil, configure: @escaping @Sendable (inout ServerOptions) -> Void = { _ in }
    ) throws {
      self.guests = try guests ?? Guests(configure: configure)
      path = try self.guests.server.session()
      link = try self.guests.link(path)
      owner = try self.guests.guest(path, key: self.guests.ownersKey)
      guest = try self.guests.guest(path, key: link.key)
      #expect(guest.nextText(containing: #""type": "role""#) == watching)
      owner.send(MessageFromViewer.grant(viewer: 2, isControl: true).encoded())
      seat = try #require(seatTold(to: guest))
    }

    /// Somebody comes with the link and a seat, and is told the role.
    func comes(with seat: String?, key: String? = nil) throws -> (socket: TestWebSocket, role: String) {
      let socket = try guests.guest(path, key: key ?? link.key, seat: seat)
      return (socket, try #require(socket.nextText(containing: #""type": "role""#)))
    }
  }

  /// The seat of a message of a role, which brings control; nil where it brings none.
  private static func seat(_ role: String) -> String? {
    let head = #"{"type": "role", "role": "control", "seat": ""#
    return role.hasPrefix(head) ? String(role.dropFirst(head.count).dropLast(2)) : nil
  }

  private static func seatTold(to socket: TestWebSocket) -> String? {
    socket.nextText(containing: #""type": "role""#).flatMap(seat)
  }

  private func leave(_ socket: TestWebSocket) { socket.send([], opcode: 8) }

  // MARK: Coming back

  @Test func `is there again for who comes back, and drives, with another seat`() throws {
    let given = try Given()
    #expect(given.seat.utf8.count == RandomBits.length)
    leave(given.guest)
    let (again, role) = try given.comes(with: given.seat)
    let next = try #require(Self.seat(role))
    #expect(next.utf8.count == RandomBits.length && next != given.seat)
    #expect(again.nextFrame() == Array("K1".utf8))
    again.send(MessageFromViewer.key(.down, 1))
    #expect(again.nextFrame() == Array("F2i".utf8))
  }

  @Test func `is listed for the owner as given, on the new connection alone`() throws {
    let given = try Given()
    leave(given.guest)
    let again = try given.comes(with: given.seat).socket
    let listed =
      #"[{"viewer": 1, "role": "owner", "isGiven": false, "isAsking": false, "link": null, "name": ""}, "#
      + #"{"viewer": 3, "role": "control", "isGiven": true, "isAsking": false, "link": "Review", "name": ""}]"#
    #expect(given.owner.nextText(containing: listed) != nil)
    withExtendedLifetime(again) {}
  }

  @Test func `comes back at this machine, too, where the hello does not wait for a key`() throws {
    let guests = try Guests()
    let given = try Given(guests)
    leave(given.guest)
    let own = try guests.server.viewer(given.path)
    own.send(MessageFromViewer.enter(key: given.link.key, seat: given.seat).encoded())
    #expect(Self.seatTold(to: own) != nil)
  }

  @Test func `comes back from an aside, which has no seats of its own`() throws {
    let given = try Given()
    leave(given.guest)
    let aside = try given.guests.aside(given.path, key: given.link.key)
    let alone = try given.guests.guest(aside.path, key: given.link.key, seat: given.seat)
    #expect(alone.nextText(containing: #""type": "role""#) == #"{"type": "role", "role": "control"}"#)
    leave(alone)
    #expect(Self.seat(try given.comes(with: given.seat).role) != nil)
  }

  @Test func `is taken over from a connection that nobody has noticed to be lost`() throws {
    let given = try Given()
    let again = try given.comes(with: given.seat)
    #expect(Self.seat(again.role) != nil)
    #expect(given.guest.nextText(containing: #""type": "role""#) == Self.watching)
    given.guest.send(MessageFromViewer.key(.down, 1))
    #expect(given.guest.nextText(containing: "refused") != nil)
  }

  @Test
  func `comes back by the same seat while nothing says that the next one was heard, and not after that`()
    throws
  {
    let given = try Given()
    leave(given.guest)
    let lost = try given.comes(with: given.seat)
    #expect(Self.seat(lost.role) != nil)
    let (again, role) = try given.comes(with: given.seat)
    let next = try #require(Self.seat(role))
    #expect(again.nextFrame() != nil)
    again.send(MessageFromViewer.ack(1))
    again.send(MessageFromViewer.key(.down, 1))
    #expect(again.nextFrame() == Array("F2i".utf8), "all of that has been read")
    #expect(try given.comes(with: given.seat).role == Self.watching, "used up")
    leave(again)
    #expect(Self.seat(try given.comes(with: next).role) != nil)
  }

  // MARK: Not coming back

  @Test func `does not come with a seat that is made up, of another session, or with another link`() throws {
    let given = try Given()
    let another = try Given(given.guests)
    leave(given.guest)
    leave(another.guest)
    let other = try given.guests.link(given.path)
    for seat in [nil, "", "x", "AAAAAAAAAAAAAAAAAAAAAA", given.link.key, another.seat, given.seat + "A"] {
      #expect(try given.comes(with: seat).role == Self.watching, "\(seat ?? "none")")
    }
    #expect(try given.comes(with: given.seat, key: other.key).role == Self.watching)
    let long = [0x20, 22] + Array(given.link.key.utf8) + [65] + [UInt8](repeating: 65, count: 65)
    let socket = try #require(given.guests.stranger(given.path))
    socket.send(long)
    #expect(socket.closeCode() == 4401, "as any first message that is none")
    #expect(given.guests.refusal(given.path, key: given.seat) == .close(code: 4403, reason: "unknown"))
    #expect(Self.seat(try given.comes(with: given.seat).role) != nil, "nothing of that has used it up")
  }

  @Test func `does not count against who comes with seats that are made up, however many`() throws {
    let given = try Given()
    let guest = try given.comes(with: nil).socket
    for number in 0...SessionLimits.wrongKeys {
      let seat = RandomBits(high: UInt64(number), low: 1).description
      guest.send(MessageFromViewer.enter(key: given.link.key, seat: seat).encoded())
      #expect(guest.nextText(containing: #""type": "role""#) == Self.watching)
    }
    guest.send(MessageFromViewer.key(.down, 1))
    #expect(guest.nextText(containing: "refused") != nil)
    #expect(try given.comes(with: nil).role == Self.watching, "the address is not locked out")
  }

  @Test func `does not come back once it was taken back, or given back`() throws {
    let given = try Given()
    given.owner.send(MessageFromViewer.grant(viewer: 2, isControl: false).encoded())
    #expect(given.guest.nextText(containing: #""type": "role""#) == Self.watching)
    #expect(try given.comes(with: given.seat).role == Self.watching)

    let other = try Given(given.guests)
    other.guest.send(MessageFromViewer.askControl(false).encoded())
    #expect(other.guest.nextText(containing: #""type": "role""#) == Self.watching)
    #expect(try other.comes(with: other.seat).role == Self.watching)
  }

  @Test func `ends with the link, whoever has left by it`() throws {
    let given = try Given()
    leave(given.guest)
    #expect(given.guests.revoke(given.link)?.status == 200)
    let other = try given.guests.link(given.path)
    #expect(try given.comes(with: given.seat, key: other.key).role == Self.watching)
    #expect(given.guests.refusal(given.path, key: given.link.key) == .close(code: 4403, reason: "revoked"))
  }

  @Test func `is gone with the server, and stands in no file`() throws {
    let folder = try StoreFolder()
    let given = try Given(configure: {
      $0.stateFolder = folder.path
      $0.keepDays = 30
    })
    leave(given.guest)
    // Writing is done in turn: this comes after all before it.
    _ = try given.guests.link(given.path)
    for (name, data) in try folder.bytes() {
      #expect(data.range(of: Data(given.seat.utf8)) == nil, "\(name)")
    }
    let copy = try folder.crashed()
    let second = try Guests(configure: {
      $0.stateFolder = copy.path
      $0.keepDays = 30
    })
    let guest = try second.guest(given.path, key: given.link.key, seat: given.seat)
    #expect(guest.nextText(containing: #""type": "role""#) == Self.watching)
  }
}
