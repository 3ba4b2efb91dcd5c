import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Session state machine` {
  private let start = Moment(seconds: 0)
  private let onItsSide = WireSize(widthPoints: 844, heightPoints: 390)

  /// An input as it came; agents get it unchanged.
  private let bytes: [UInt8] = [1, 2, 3]

  private func live() -> SessionStateMachine {
    var session = SessionStateMachine(screen: .phone, at: start)
    _ = session.agentAvailable()
    _ = session.frameArrived(frame(1), at: start)
    session.triedOut(1)
    return session
  }

  private func input(
    _ message: MessageFromViewer, from viewer: Int, to session: inout SessionStateMachine
  ) -> [SessionStateMachine.Action] {
    session.input(message, bytes: bytes, from: viewer, at: start).withoutTrials
  }

  private func passedOn(_ viewer: Int) -> SessionStateMachine.Action {
    .forward(input: bytes, viewer: viewer, to: .current)
  }

  private var press: MessageFromViewer {
    .touches(
      inputSeq: 1, samples: [TouchSample(phase: .began, touchID: 0, time: 0, location: WirePoint(x: 0, y: 0))]
    )
  }

  @Test func `a session waits for an agent, is made in it, and is live with its first frame`() {
    var session = SessionStateMachine(screen: .phone, at: start)
    #expect(session.needsAgent)
    #expect(session.agentAvailable().withoutTrials == [.create(firstSeq: 1)])
    #expect(session.agentAvailable().withoutTrials == [])
    #expect(session.state == .starting)
    #expect(session.frameArrived(frame(1), at: start) == [.tellAll(.agentRunning), .show(frame(1))])
    #expect(session.frameArrived(frame(2), at: start) == [.show(frame(2))])
    #expect(session.state == .live)
  }

  @Test func `any viewer switches light and dark, also while somebody else drags`() {
    var session = live()
    let (holder, other) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    _ = input(press, from: holder, to: &session)

    let actions = input(.screen(inputSeq: 1, .appearance(.dark)), from: other, to: &session)

    #expect(actions == [.tellAll(.screen(.appearance(.dark))), passedOn(other)])
    #expect(session.screen.appearance == .dark)
  }

  @Test func `any viewer turns the language round, and it is kept for the next agent`() {
    var session = live()
    let (one, other) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    _ = input(press, from: one, to: &session)

    let actions = input(.screen(inputSeq: 1, .direction(.rightToLeft)), from: other, to: &session)

    #expect(actions == [.tellAll(.screen(.direction(.rightToLeft))), passedOn(other)])
    session.triedOut(2)
    _ = session.agentLost(at: start)
    #expect(session.screen.direction == .rightToLeft)
  }

  @Test func `a device is chosen for everybody with its size, and the next agent is told`() throws {
    let device = try #require(Device(slug: "iphone-16"))
    var session = live()
    let viewer = session.viewerJoined().viewer

    let actions = input(.screen(inputSeq: 1, .device(device, isOnSide: true)), from: viewer, to: &session)

    #expect(actions == [.tellAll(.screen(.device(device, isOnSide: true))), passedOn(viewer)])
    #expect(session.screen.device == device && session.screen.size == [852, 393])
    #expect(input(.screen(inputSeq: 2, .device(nil, isOnSide: false)), from: viewer + 1, to: &session) == [])
    session.triedOut(2)
    _ = session.agentLost(at: start)
    #expect(
      input(.screen(inputSeq: 2, .device(nil, isOnSide: false)), from: viewer, to: &session) == [
        .tellAll(.screen(.device(nil, isOnSide: false)))
      ])
    #expect(session.screen.device == nil && session.screen.size == [852, 393])
  }

  @Test func `turned on its side a device stays, in a window of another size it goes`() throws {
    let device = try #require(Device(slug: "iphone-16"))
    var session = live()
    let viewer = session.viewerJoined().viewer
    _ = input(.screen(inputSeq: 1, .device(device, isOnSide: false)), from: viewer, to: &session)

    let turned = WireSize(widthPoints: 852, heightPoints: 393)
    #expect(
      input(.screen(inputSeq: 2, .size(turned)), from: viewer, to: &session) == [
        .tellAll(.screen(.size(turned))), passedOn(viewer),
      ])
    #expect(session.screen.device == device)
    let other = WireSize(widthPoints: 300, heightPoints: 393)
    let actions = input(.screen(inputSeq: 3, .size(other)), from: viewer, to: &session)
    #expect(
      actions == [
        .tellAll(.screen(.size(other))), .tellAll(.screen(.device(nil, isOnSide: false))), passedOn(viewer),
      ])
    #expect(session.screen.device == nil)
  }

  @Test func `a switch between two agents is kept for the next`() {
    var session = live()
    let viewer = session.viewerJoined().viewer
    _ = session.agentLost(at: start)

    #expect(
      input(.screen(inputSeq: 1, .appearance(.dark)), from: viewer, to: &session) == [
        .tellAll(.screen(.appearance(.dark)))
      ])
    #expect(session.screen.appearance == .dark)
    #expect(input(.screen(inputSeq: 1, .appearance(.light)), from: viewer + 1, to: &session) == [])
    #expect(session.screen.appearance == .dark)
  }

  @Test func `any viewer turns the device, also while somebody else drags`() {
    var session = live()
    let (holder, other) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    _ = input(press, from: holder, to: &session)
    #expect(!session.screen.isSizeChosen)

    #expect(
      input(.screen(inputSeq: 1, .size(onItsSide)), from: other, to: &session) == [
        .tellAll(.screen(.size(onItsSide))), passedOn(other),
      ])
    #expect(session.screen.size == [844, 390] && session.screen.isSizeChosen)
    #expect(input(.screen(inputSeq: 1, .size(.zero)), from: other + 1, to: &session) == [])
    #expect(session.screen.size == [844, 390])
  }

  @Test func `a device turned between two agents is kept for the next`() {
    var session = live()
    let viewer = session.viewerJoined().viewer
    _ = session.agentLost(at: start)

    #expect(
      input(.screen(inputSeq: 1, .size(onItsSide)), from: viewer, to: &session) == [
        .tellAll(.screen(.size(onItsSide)))
      ])
    #expect(session.screen.size == [844, 390])
  }

  @Test func `a new agent goes on with numbers greater than any that was relayed`() {
    var session = live()
    _ = session.frameArrived(frame(41), at: start)
    #expect(session.agentLost(at: start) == [.tellAll(.agentRestarting)])
    #expect(session.agentAvailable().withoutTrials == [.create(firstSeq: 42)])
  }

  @Test func `a frame older than the newest is not relayed`() {
    var session = live()
    _ = session.frameArrived(frame(5), at: start)
    #expect(session.frameArrived(frame(4), at: start) == [])
    #expect(session.frameArrived(frame(5), at: start) == [.show(frame(5))])
  }

  @Test func `a while after the last viewer has left time stands still, until a new one comes`() {
    var session = live()
    let first = session.viewerJoined()
    #expect(first.actions == [.tellHoles(viewer: 1, reached: []), .tellAll(.presence(1))])
    let second = session.viewerJoined()
    #expect(second.viewer == 2)
    #expect(session.viewerLeft(first.viewer, at: start) == [.tellAll(.presence(1))])
    #expect(session.viewerLeft(second.viewer, at: start) == [])
    #expect(session.secondPassed(at: Moment(seconds: 4)) == [], "a fling comes to rest")
    #expect(session.secondPassed(at: Moment(seconds: 5)) == [.suspend])
    #expect(session.secondPassed(at: Moment(seconds: 6)) == [])
    #expect(
      session.viewerJoined().actions
        == [.tellHoles(viewer: 3, reached: []), .tellAll(.presence(1)), .resume])
  }

  @Test func `a while after the last page was hidden time stands still, until one can be seen`() {
    var session = live()
    let (first, second) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    #expect(session.input(.attention(false), from: first, at: start) == [])
    #expect(session.secondPassed(at: Moment(seconds: 60)) == [], "somebody looks")
    #expect(session.input(.attention(false), from: second, at: Moment(seconds: 60)) == [])
    #expect(session.secondPassed(at: Moment(seconds: 64)) == [])
    #expect(session.secondPassed(at: Moment(seconds: 65)) == [.suspend])
    #expect(session.input(.attention(true), from: first, at: Moment(seconds: 70)) == [.resume])
    #expect(session.input(.attention(false), from: 99, at: start) == [], "nobody")

    _ = session.viewerLeft(first, at: Moment(seconds: 80))
    #expect(session.secondPassed(at: Moment(seconds: 85)) == [.suspend], "the other one is hidden still")
    #expect(session.viewerLeft(second, at: Moment(seconds: 90)) == [])
    #expect(session.viewerJoined().actions.contains(.resume))
  }

  @Test func `a viewer that leaves while dragging has its touches cancelled`() {
    var session = live()
    let viewer = session.viewerJoined().viewer
    _ = session.viewerJoined()
    #expect(input(press, from: viewer, to: &session).contains(passedOn(viewer)))
    #expect(
      session.viewerLeft(viewer, at: start) == [.cancelTouches(viewer: viewer), .tellAll(.presence(1))])
  }

  @Test func `input goes nowhere while there is no agent`() {
    var session = live()
    let viewer = session.viewerJoined().viewer
    _ = session.agentLost(at: start)
    #expect(input(press, from: viewer, to: &session) == [])
  }

  @Test func `a second viewer's press is refused, and says so`() {
    var session = live()
    let (first, second) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    _ = input(press, from: first, to: &session)
    #expect(input(press, from: second, to: &session) == [.tell(viewer: second, .busy)])
  }

  @Test func `a session that kills three agents is given up, and newcomers hear of it`() {
    var session = live()
    for second in 0..<2 {
      #expect(
        session.agentLost(at: .init(seconds: second)) == [.tellAll(.agentRestarting)])
      _ = session.agentAvailable()
    }
    let end = session.agentLost(at: .init(seconds: 2))
    guard case .failed(let message) = session.state else {
      Issue.record("not failed: \(session.state)")
      return
    }
    #expect(end == [.tellAll(.failed(message))])
    #expect(!session.needsAgent)
    let (viewer, actions) = session.viewerJoined()
    #expect(actions.last == .tell(viewer: viewer, .failed(message)))
  }

  @Test func `a session survives any number of lost agents that come far apart`() {
    var session = live()
    for number in 1...20 {
      _ = session.agentLost(at: .init(seconds: number * 10))
      _ = session.agentAvailable()
      _ = session.frameArrived(frame(session.lastSeq + 1), at: .init(seconds: number * 10))
    }
    #expect(session.state == .live)
  }

  @Test func `as long without a viewer as sessions are kept is the end, a viewer begins it again`() {
    var session = SessionStateMachine(screen: .phone, at: start)
    #expect(!session.isAbandoned(at: .init(seconds: 6999), keptFor: 7000))
    #expect(session.isAbandoned(at: .init(seconds: 7000), keptFor: 7000))
    let viewer = session.viewerJoined().viewer
    #expect(!session.isAbandoned(at: .init(seconds: 9999), keptFor: 7000))
    _ = session.viewerLeft(viewer, at: .init(seconds: 9999))
    #expect(!session.isAbandoned(at: .init(seconds: 16_998), keptFor: 7000))
    #expect(session.isAbandoned(at: .init(seconds: 16_999), keptFor: 7000))
  }

  @Test func `a live picture of the gallery ends after half an hour without a look`() {
    let showcase = SessionStateMachine(screen: .phone, isShowcase: true, at: start)
    #expect(!showcase.isAbandoned(at: .init(seconds: 1799), keptFor: 1e9))
    #expect(showcase.isAbandoned(at: .init(seconds: 1800), keptFor: 1e9))
  }
}
