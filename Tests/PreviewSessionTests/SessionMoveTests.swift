import PreviewSession
import PreviewWire
import Testing

@Suite struct `A session that moves to a newer build` {
  private let now = Moment(seconds: 0)

  /// Live, at frame 5, with one viewer.
  private func live() -> SessionStateMachine {
    var machine = SessionStateMachine(at: now)
    _ = machine.viewerJoined()
    _ = machine.agentAvailable()
    _ = machine.frameArrived(seq: 5)
    return machine
  }

  private let firstSeq = 5 + SessionLimits.rehearsalGap

  private func rehearsing() -> SessionStateMachine {
    var machine = live()
    #expect(machine.newerBuildAvailable() == [.rehearse(firstSeq: firstSeq)])
    return machine
  }

  @Test func `is shown there at once when nothing has changed meanwhile`() {
    var machine = rehearsing()
    #expect(machine.rehearsalFrameArrived(seq: firstSeq, isCurrent: true) == [.settle, .relay])
    #expect(machine.state == .live && machine.move == .none && machine.lastSeq == firstSeq)
  }

  @Test func `goes on being drawn and touched in its old agent while it is rehearsed`() {
    var machine = rehearsing()
    #expect(machine.frameArrived(seq: 6) == [.relay])
    #expect(machine.input(.key(inputSeq: 1, time: 0, .down), from: 1) == [.forwardInput(viewer: 1)])
    #expect(!machine.isArriving)
  }

  @Test
  func `is given the newest state first when somebody has dragged on, and the frame after that is shown`() {
    var machine = rehearsing()
    _ = machine.frameArrived(seq: 9)
    #expect(machine.rehearsalFrameArrived(seq: firstSeq, isCurrent: false) == [.handOver])
    #expect(machine.isArriving)
    // Whatever the old agent still draws would lead back.
    #expect(machine.frameArrived(seq: 10) == [])
    // The frame before the state, again.
    #expect(machine.rehearsalFrameArrived(seq: firstSeq, isCurrent: false) == [])
    #expect(machine.rehearsalFrameArrived(seq: firstSeq + 1, isCurrent: false) == [.settle, .relay])
    #expect(machine.lastSeq == firstSeq + 1)
  }

  @Test func `keeps a drag's turn, so that the same finger goes on in the new agent`() {
    var machine = rehearsing()
    let press = ViewerMessage.touches(
      inputSeq: 1, samples: [TouchSample(phase: .began, touchID: 0, time: 0, location: WirePoint(x: 0, y: 0))]
    )
    let move = ViewerMessage.touches(
      inputSeq: 2, samples: [TouchSample(phase: .moved, touchID: 0, time: 9, location: WirePoint(x: 0, y: 9))]
    )
    #expect(machine.input(press, from: 1) == [.forwardInput(viewer: 1)])
    _ = machine.rehearsalFrameArrived(seq: firstSeq, isCurrent: false)
    #expect(machine.input(move, from: 1) == [.forwardInput(viewer: 1)])
    _ = machine.rehearsalFrameArrived(seq: firstSeq + 1, isCurrent: false)
    #expect(machine.input(move, from: 1) == [.forwardInput(viewer: 1)])
  }

  @Test func `asks for any frame when the state it was given changes nothing that is seen`() {
    var machine = rehearsing()
    _ = machine.rehearsalFrameArrived(seq: firstSeq, isCurrent: false)
    #expect(machine.arrivalOverdue() == [.askRehearsal])
    #expect(machine.rehearsalFrameArrived(seq: firstSeq, isCurrent: false) == [.settle, .relay])
    #expect(machine.arrivalOverdue() == [])
  }

  @Test func `stays where it is when the rehearsal fails, before or after its first frame`() {
    var early = rehearsing()
    early.rehearsalFailed()
    #expect(early.frameArrived(seq: 6) == [.relay])

    var late = rehearsing()
    _ = late.rehearsalFrameArrived(seq: firstSeq, isCurrent: false)
    late.rehearsalFailed()
    #expect(late.frameArrived(seq: 6) == [.relay])
    #expect(late.state == .live && !late.isArriving)
  }

  @Test
  func
    `is brought back by its rehearsal when its old agent dies meanwhile, and by another one if that fails`()
  {
    var machine = rehearsing()
    #expect(machine.agentLost(isSuspect: false, at: now) == [.tellAll(.agentRestarting)])
    #expect(!machine.needsAgent)
    var failing = machine
    #expect(
      machine.rehearsalFrameArrived(seq: firstSeq, isCurrent: true)
        == [.settle, .tellAll(.agentRunning), .relay])

    failing.rehearsalFailed()
    #expect(failing.needsAgent)
  }

  @Test func `gives a rehearsal up for a newer build, but not an arrival`() {
    var machine = rehearsing()
    #expect(machine.rehearsalOutdated() == [.abandonRehearsal])
    #expect(machine.newerBuildAvailable() == [.rehearse(firstSeq: firstSeq)])
    _ = machine.rehearsalFrameArrived(seq: firstSeq, isCurrent: false)
    #expect(machine.rehearsalOutdated() == [])
    #expect(machine.newerBuildAvailable() == [])
    #expect(machine.isArriving)
  }

  @Test func `starts over in the newer build when it had been given up, and is not given up at once again`() {
    var machine = live()
    for _ in 1...3 {
      _ = machine.agentLost(isSuspect: true, at: now)
      _ = machine.agentAvailable()
    }
    guard case .failed = machine.state else {
      Issue.record("not given up")
      return
    }
    #expect(machine.newerBuildAvailable() == [])
    #expect(machine.needsAgent && machine.isTrusted)
    #expect(machine.agentAvailable() == [.create(firstSeq: 6)])
    #expect(machine.agentLost(isSuspect: true, at: now) == [.tellAll(.agentRestarting)])
  }

  @Test func `is suspended there, too, when nobody watches`() {
    var machine = rehearsing()
    #expect(machine.viewerLeft(1, at: now) == [.suspend])
    #expect(machine.rehearsalFrameArrived(seq: firstSeq, isCurrent: true) == [.settle, .suspend, .relay])
    #expect(machine.viewerJoined().actions.contains(.resume))
  }

  @Test func `ends in both agents`() {
    var machine = rehearsing()
    #expect(machine.ended() == [.end, .abandonRehearsal])
    #expect(machine.newerBuildAvailable() == [])
  }

  @Test func `remembers light and dark that somebody chose between two agents`() {
    var machine = rehearsing()
    _ = machine.agentLost(isSuspect: false, at: now)
    #expect(machine.input(.appearance(inputSeq: 1, .dark), from: 1) == [.tellAll(.appearance(.dark))])
    #expect(machine.appearance == .dark)
  }
}
