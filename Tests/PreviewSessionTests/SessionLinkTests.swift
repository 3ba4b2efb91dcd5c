import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `A session in the state of a link` {
  private let start = Moment(seconds: 0)
  private let other = ScreenSettings(width: 500, height: 600, isSizeChosen: true, appearance: .dark)

  private static let press = MessageFromViewer.touches(
    inputSeq: 1,
    samples: [TouchSample(phase: .began, touchID: 0, time: 0, location: WirePoint(x: 0, y: 0))])

  private func live() -> (SessionStateMachine, viewer: Int) {
    var session = SessionStateMachine(screen: .phone, at: start)
    let viewer = session.viewerJoined().viewer
    _ = session.agentAvailable()
    _ = session.frameArrived(frame(5, state: [5]), at: start)
    return (session, viewer)
  }

  @Test func `hands its first agent what the link has`() {
    var session = SessionStateMachine(screen: .phone, at: start)
    session.begins(with: [1, 2], acts: [3])
    #expect(session.savedState == [1, 2] && session.acts == [3])
  }

  @Test func `goes there in another agent, and tells everybody of the settings`() throws {
    var (session, _) = live()
    let went = session.goTo(screen: other, knobs: [], state: [9], acts: [], at: start)
    let actions = try #require(went)
    #expect(actions.first == .letAgentGo && actions.last == .findAgent)
    #expect(actions.contains(.tellAll(.screen(.appearance(.dark)))))
    #expect(session.savedState == [9] && session.screen == other && session.needsAgent)
    #expect(session.agentAvailable().first == .create(firstSeq: 6), "the frames of the one before are over")
  }

  @Test func `stays where it is while somebody drags`() {
    var (session, viewer) = live()
    _ = session.input(Self.press, from: viewer, at: start)
    #expect(session.goTo(screen: other, knobs: [], state: [9], acts: [], at: start) == nil)
    #expect(session.savedState == [5] && session.state == .live)
  }

  @Test func `goes there from sleep, and when it was given up`() throws {
    var (session, viewer) = live()
    _ = session.viewerLeft(viewer, at: start)
    _ = session.fellAsleep()
    #expect(session.goTo(screen: other, knobs: [], state: [9], acts: [], at: start)?.last == .findAgent)
    _ = session.agentAvailable()
    _ = session.agentRefused("no")
    #expect(session.goTo(screen: .phone, knobs: [], state: [8], acts: [], at: start)?.last == .findAgent)
    #expect(session.needsAgent)
  }

  @Test func `tells what of the link has no place: those who are here, or who comes first, once`() {
    let report = MessageFromAgent.unplaced(1, ["main"])
    var session = SessionStateMachine(screen: .phone, at: start)
    session.begins(with: [1], acts: [])
    _ = session.agentAvailable()
    #expect(session.reported(report, by: .current, at: start) == [])
    #expect(session.viewerJoined().actions.contains(.tell(viewer: 1, .leftOut(["main"]))))
    #expect(!session.viewerJoined().actions.contains(.tell(viewer: 2, .leftOut(["main"]))))
    #expect(session.reported(report, by: .current, at: start) == [.tellAll(.leftOut(["main"]))])
  }

  @Test func `says nothing of what another agent does not find later on`() {
    let report = MessageFromAgent.unplaced(1, ["main"])
    var (session, viewer) = live()
    #expect(session.reported(report, by: .current, at: start) == [], "of no link")
    session.begins(with: [1], acts: [])
    _ = session.input(.key(inputSeq: 1, time: 0, .down), from: viewer, at: start)
    #expect(session.reported(report, by: .current, at: start) == [], "somebody has gone on from there")
  }
}
