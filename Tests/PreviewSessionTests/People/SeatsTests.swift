import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Seats of viewers` {
  private let link = LinkID(RandomBits(high: 1, low: 0))
  private let other = LinkID(RandomBits(high: 2, low: 0))

  private func now(_ seconds: Int) -> Moment { Moment(seconds: seconds) }

  private func hash(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }

  /// With one of viewer 1, number 1, who has left at second 0.
  private func seats() -> Seats {
    var seats = Seats()
    seats.given(to: 1, by: link, hash: hash(1))
    seats.left(1, at: now(0))
    return seats
  }

  @Test func `are free for who has left and comes with the same link, for ten minutes`() {
    var seats = seats()
    #expect(seats.comes(2, with: hash(1), by: other, at: now(1)) == .unknown, "another link")
    #expect(seats.comes(2, with: hash(2), by: link, at: now(1)) == .unknown, "made up")
    var late = seats
    #expect(seats.comes(2, with: hash(1), by: link, at: now(600)) == .free)
    #expect(late.comes(2, with: hash(1), by: link, at: now(601)) == .unknown)
    #expect(late.count == 0)
  }

  @Test func `are of no use in another length`() {
    var seats = seats()
    for made in [[], [1], Array(hash(1).dropLast()), hash(1) + [1], hash(1) + hash(1)] {
      #expect(seats.comes(2, with: made, by: link, at: now(1)) == .unknown)
    }
    #expect(seats.comes(2, with: hash(1), by: link, at: now(1)) == .free)
  }

  @Test func `are used up once the next one is heard`() {
    var seats = seats()
    #expect(seats.comes(2, with: hash(1), by: link, at: now(1)) == .free)
    seats.given(to: 2, by: link, hash: hash(2))
    seats.heard(by: 2)
    #expect(seats.comes(3, with: hash(1), by: link, at: now(2)) == .unknown)
    #expect(seats.comes(3, with: hash(2), by: link, at: now(2)) == .taken(from: 2))
    #expect(seats.count == 1)
  }

  @Test func `are good for another try where the connection was lost before the next one was heard`() {
    var seats = seats()
    for (viewer, number) in zip(2..., [UInt8](10...13)) {
      #expect(seats.comes(viewer, with: hash(1), by: link, at: now(1)) == .free)
      seats.given(to: viewer, by: link, hash: hash(number))
      seats.heard(by: viewer - 1)
      seats.left(viewer, at: now(1))
    }
    #expect(seats.comes(9, with: hash(12), by: link, at: now(2)) == .unknown, "nobody has heard that one")
    #expect(seats.comes(9, with: hash(13), by: link, at: now(2)) == .free)
    seats.given(to: 9, by: link, hash: hash(20))
    #expect(seats.comes(10, with: hash(1), by: link, at: now(2)) == .unknown, "it knew the next one")
  }

  @Test func `of a viewer that is still here are taken from it`() {
    var seats = Seats()
    seats.given(to: 1, by: link, hash: hash(1))
    #expect(seats.comes(2, with: hash(1), by: link, at: now(9_999)) == .taken(from: 1))
    seats.given(to: 2, by: link, hash: hash(2))
    // The connection that was lost is noticed last.
    seats.left(1, at: now(10_000))
    #expect(seats.count == 1)
    #expect(seats.comes(3, with: hash(2), by: link, at: now(99_999)) == .taken(from: 2), "it is still here")
  }

  @Test func `are gone when control is taken back, before and after its viewer has left, and with the link`()
  {
    var gone = Seats()
    gone.given(to: 1, by: link, hash: hash(1))
    gone.takenBack(from: 1)
    gone.left(1, at: now(0))
    #expect(gone.comes(2, with: hash(1), by: link, at: now(1)) == .unknown)

    var left = seats()
    left.takenBack(from: 1)
    #expect(left.comes(2, with: hash(1), by: link, at: now(1)) == .unknown)

    var revoked = seats()
    revoked.given(to: 5, by: other, hash: hash(5))
    revoked.ended(link)
    #expect(revoked.comes(2, with: hash(1), by: link, at: now(1)) == .unknown)
    #expect(revoked.comes(2, with: hash(5), by: other, at: now(1)) == .taken(from: 5))
  }

  @Test func `of viewers that have left are so many at most, of whom the last stay`() {
    var seats = Seats()
    let most = SessionLimits.seats
    for viewer in 1...(most + 2) {
      seats.given(to: viewer, by: link, hash: hash(UInt8(viewer)))
    }
    #expect(seats.count == most + 2, "those of viewers that are here are not bounded by this")
    for viewer in (1...(most + 2)).reversed() { seats.left(viewer, at: now(100 - viewer)) }
    #expect(seats.count == most)
    for viewer in [UInt8(most + 1), UInt8(most + 2)] {
      #expect(seats.comes(200, with: hash(viewer), by: link, at: now(100)) == .unknown)
    }
    #expect(seats.comes(200, with: hash(1), by: link, at: now(100)) == .free)
  }

  // MARK: In a session

  /// A session with an owner, viewer 1, and a guest, viewer 2, who has been given control and seat 2.
  private func given() -> SessionStateMachine {
    var session = SessionStateMachine(screen: .phone, at: now(0))
    _ = session.agentAvailable()
    _ = session.frameArrived(frame(1), at: now(0))
    session.triedOut(1)
    let (owner, guest) = (session.viewerJoined(as: .owner).viewer, session.viewerJoined(as: .view).viewer)
    let actions = session.input(.grant(viewer: guest, isControl: true), from: owner, at: now(0))
    #expect(actions == [.seat(viewer: guest), .tellPeople(to: owner)])
    session.seated(guest, by: link, hash: hash(2))
    return session
  }

  private func comes(_ session: inout SessionStateMachine, with number: UInt8 = 2, at seconds: Int = 1)
    -> [SessionStateMachine.Action]
  {
    let guest = session.viewerJoined(as: .view).viewer
    return session.returned(guest, with: hash(number), by: link, at: now(seconds))
  }

  @Test func `bring control back, and the owner sees that it was given`() {
    var session = given()
    _ = session.viewerLeft(2, at: now(0))
    #expect(comes(&session) == [.seat(viewer: 3), .tellPeople(to: 1)])
    #expect(session.people.all.map(\.role) == [.owner, .control])
    #expect(session.people.all.map(\.isByHand) == [false, true])
    #expect(
      session.input(.askControl(false), from: 3, at: now(2)).contains(.tell(viewer: 3, .role(.view))),
      "it can be given back")
  }

  @Test func `leave one driver: a viewer whose connection is lost is let go of in the middle of a drag`() {
    var session = given()
    let press = MessageFromViewer.touches(
      inputSeq: 1, samples: [TouchSample(phase: .began, touchID: 0, time: 0, location: .zero)])
    _ = session.input(press, bytes: [1], from: 2, at: now(0))
    let actions = comes(&session)
    #expect(actions.first == .cancelTouches(viewer: 2))
    #expect(actions.contains(.tell(viewer: 2, .role(.view))) && actions.contains(.seat(viewer: 3)))
    #expect(session.people.all.map(\.role) == [.owner, .view, .control])
    #expect(session.people.all.map(\.isByHand) == [false, false, true])
    #expect(session.input(press, bytes: [1], from: 2, at: now(2)) == [.tell(viewer: 2, .refused)])
  }

  @Test func `are taken from a viewer that is away without counting it as here`() {
    var session = given()
    _ = session.fellSilent(2, at: now(0))
    #expect(!comes(&session).isEmpty)
    #expect(session.people.all.map(\.isAway) == [false, true, false])
  }

  @Test func `are gone when the owner takes control back, though its viewer has just left`() {
    var session = given()
    _ = session.viewerLeft(2, at: now(0))
    #expect(session.input(.grant(viewer: 2, isControl: false), from: 1, at: now(0)) == [])
    #expect(comes(&session) == [])
    #expect(session.people.role(of: 3) == .view)
  }

  @Test func `are gone when they are given back, with another key, with the link and with the session`() {
    var back = given()
    _ = back.input(.askControl(false), from: 2, at: now(0))
    #expect(comes(&back) == [])

    var entered = given()
    _ = entered.entered(2, as: .view)
    #expect(comes(&entered) == [])

    var revoked = given()
    revoked.linkEnded(link)
    #expect(comes(&revoked) == [])

    var ended = given()
    _ = ended.ended()
    #expect(comes(&ended) == [])
  }

  @Test func `are used up by their viewer's next acknowledgement`() {
    var session = given()
    _ = session.viewerLeft(2, at: now(0))
    _ = comes(&session)
    session.seated(3, by: link, hash: hash(3))
    session.seatHeard(by: 3)
    #expect(comes(&session) == [], "it was seat 2")
    #expect(comes(&session, with: 3).contains(.seat(viewer: 5)))
  }

  @Test func `are for viewers: neither for who has more already, nor for who is not here`() {
    var session = given()
    _ = session.viewerLeft(2, at: now(0))
    let driver = session.viewerJoined(as: .control).viewer
    for viewer in [1, driver, 99] {
      #expect(session.returned(viewer, with: hash(2), by: link, at: now(1)) == [])
    }
    session.seated(99, by: link, hash: hash(9))
    #expect(comes(&session, with: 9) == [])
    #expect(comes(&session).contains(.seat(viewer: 5)), "it is still there")
  }

  @Test func `are those of one session: not of its asides, nor of one that is kept and read again`() {
    var session = given()
    _ = session.viewerLeft(2, at: now(0))
    var aside = SessionStateMachine(asideOf: session, at: now(0))
    #expect(comes(&aside) == [])
    var restored = SessionStateMachine(screen: .phone, at: now(0))
    restored.restored(lastSeq: 1, savedState: [], acts: [], alone: now(0))
    #expect(comes(&restored) == [])
  }

  @Test func `are not told to who has back what the link says`() {
    var session = SessionStateMachine(screen: .phone, at: now(0))
    let (owner, driver) = (session.viewerJoined(as: .owner).viewer, session.viewerJoined().viewer)
    _ = session.input(.grant(viewer: driver, isControl: false), from: owner, at: now(0))
    #expect(
      session.input(.grant(viewer: driver, isControl: true), from: owner, at: now(0))
        == [.tell(viewer: driver, .role(.control)), .tellPeople(to: owner)])
  }
}
