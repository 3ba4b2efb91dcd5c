import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `The people of a session` {
  private let start = Moment(seconds: 0)
  private let bytes: [UInt8] = [1, 2, 3]

  private func live() -> SessionStateMachine {
    var session = SessionStateMachine(screen: .phone, at: start)
    _ = session.agentAvailable()
    _ = session.frameArrived(frame(1), at: start)
    session.triedOut(1)
    return session
  }

  private func touch(_ phase: TouchSample.Phase) -> MessageFromViewer {
    .touches(inputSeq: 1, samples: [TouchSample(phase: phase, touchID: 0, time: 0, location: .zero)])
  }

  // MARK: Who drives

  @Test func `see who drags, and that nobody does any more`() {
    var session = live()
    let (first, _) = (session.viewerJoined(as: .owner).viewer, session.viewerJoined().viewer)
    let driver = Notice.Driver(viewer: first, role: .owner)
    let pressed = session.input(touch(.began), bytes: bytes, from: first, at: start)
    #expect(pressed.contains(.tellAll(.driver(driver))))
    #expect(!session.input(touch(.moved), from: first, at: start).contains(.tellAll(.driver(driver))))
    #expect(session.viewerJoined().actions.contains(.tell(viewer: 3, .driver(driver))))
    #expect(session.input(touch(.ended), from: first, at: start).contains(.tellAll(.driver(nil))))
  }

  @Test func `are told of nobody where there is only one, and of one who goes in the middle`() {
    var session = live()
    let first = session.viewerJoined().viewer
    #expect(session.input(touch(.began), bytes: bytes, from: first, at: start).allSatisfy(isNoDriver))
    _ = session.viewerJoined()
    #expect(!session.input(touch(.moved), from: first, at: start).allSatisfy(isNoDriver))
    #expect(session.viewerLeft(first, at: start).contains { !isNoDriver($0) } == false, "one is left")

    _ = session.viewerJoined()
    _ = session.input(touch(.began), bytes: bytes, from: 2, at: start)
    #expect(session.agentLost(at: start).contains(.tellAll(.driver(nil))))
  }

  private func isNoDriver(_ action: SessionStateMachine.Action) -> Bool {
    if case .tellAll(.driver) = action { false } else { true }
  }

  // MARK: Control

  @Test func `ask for control, get it from the owner, and give it back`() {
    var session = live()
    let owner = session.viewerJoined(as: .owner).viewer
    let (guest, joined) = session.viewerJoined(as: .view)
    #expect(joined.contains(.tellPeople(to: owner)))

    let asked = session.input(.askControl(true), from: guest, at: start)
    #expect(asked == [.tell(viewer: guest, .asked(.waiting)), .tellPeople(to: owner)])
    #expect(session.people.all.map(\.isAsking) == [false, true])
    #expect(session.input(.askControl(true), from: guest, at: start) == [], "asked already")

    let given = session.input(.grant(viewer: guest, isControl: true), from: owner, at: start)
    #expect(
      given == [
        .tell(viewer: guest, .asked(.none)), .seat(viewer: guest), .tellPeople(to: owner),
      ])
    #expect(
      session.input(touch(.began), bytes: bytes, from: guest, at: start).contains {
        if case .forward = $0 { true } else { false }
      })

    let back = session.input(.askControl(false), from: guest, at: start)
    #expect(back.first == .cancelTouches(viewer: guest))
    #expect(back.contains(.tell(viewer: guest, .role(.view))))
    #expect(session.people.all.map(\.isByHand) == [false, false])
  }

  @Test func `are declined, and taken control from, in the middle of a drag`() {
    var session = live()
    let owner = session.viewerJoined(as: .owner).viewer
    let (guest, other) = (session.viewerJoined(as: .view).viewer, session.viewerJoined(as: .control).viewer)
    _ = session.input(.askControl(true), from: guest, at: start)
    #expect(
      session.input(.grant(viewer: guest, isControl: false), from: owner, at: start) == [
        .tell(viewer: guest, .asked(.declined)), .tellPeople(to: owner),
      ])
    _ = session.input(touch(.began), bytes: bytes, from: other, at: start)
    let taken = session.input(.grant(viewer: other, isControl: false), from: owner, at: start)
    #expect(taken.first == .cancelTouches(viewer: other))
    #expect(taken.contains(.tell(viewer: other, .role(.view))))
    #expect(session.input(touch(.moved), from: other, at: start) == [.tell(viewer: other, .refused)])
    #expect(
      session.input(touch(.began), bytes: bytes, from: owner, at: start).contains(
        .forward(input: bytes, viewer: owner, to: .current)), "the turn is free")
  }

  @Test func `ask while no owner is here, who sees it when one comes`() {
    var session = live()
    let guest = session.viewerJoined(as: .view).viewer
    #expect(
      session.input(.askControl(true), from: guest, at: start) == [.tell(viewer: guest, .asked(.absent))])
    let late = session.viewerJoined().viewer
    let entered = session.entered(late, as: .owner)
    #expect(entered.contains(.tell(viewer: guest, .asked(.waiting))))
    #expect(entered.contains(.tellPeople(to: late)))
  }

  @Test func `cannot take the control of an owner, nor give it where they have none`() {
    var session = live()
    let (first, second) = (session.viewerJoined(as: .owner).viewer, session.viewerJoined(as: .owner).viewer)
    #expect(session.input(.grant(viewer: second, isControl: false), from: first, at: start) == [])
    #expect(session.input(.grant(viewer: 99, isControl: true), from: first, at: start) == [])
    #expect(session.people.role(of: second) == .owner && session.people.role(of: 99) == .view)
  }

  @Test func `have what the key says that they present, and lose what they hold by a lesser one`() {
    var session = live()
    let viewer = session.viewerJoined().viewer
    _ = session.input(touch(.began), bytes: bytes, from: viewer, at: start)
    let actions = session.entered(viewer, as: .view)
    #expect(actions.first == .cancelTouches(viewer: viewer))
    #expect(actions.contains(.tell(viewer: viewer, .role(.view))))
    #expect(session.entered(99, as: .owner) == [])
  }
}
