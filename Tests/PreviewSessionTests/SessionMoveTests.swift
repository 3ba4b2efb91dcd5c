import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `A session that moves to a newer build` {
  private let now = Moment(seconds: 0)
  private let newer = BuildTag(1)
  private let bytes: [UInt8] = [7]

  /// Live, at frame 5, with one viewer.
  private func live() -> SessionStateMachine {
    var machine = SessionStateMachine(screen: .phone, at: now)
    _ = machine.viewerJoined()
    _ = machine.agentAvailable()
    _ = machine.frameArrived(frame(5), at: now)
    return machine
  }

  private let firstSeq = 5 + SessionLimits.rehearsalGap

  private func rehearsing() -> SessionStateMachine {
    var machine = live()
    #expect(machine.newerBuildAvailable(newer, at: now) == [.rehearse(firstSeq: firstSeq)])
    return machine
  }

  /// As `rehearsing`, with a newer state than the one that the rehearsal began with.
  private func draggedOn() -> SessionStateMachine {
    var machine = rehearsing()
    _ = machine.frameArrived(frame(6, state: [6]), at: now)
    return machine
  }

  /// The messages to everybody when the session comes to its new build.
  private var arrival: [SessionStateMachine.Action] {
    [
      .tellHoles(viewer: nil, reached: []), .tellAll(.requests([])),
      .arrived(.init(since: now, isReload: true)),
    ]
  }

  private var forwarded: [SessionStateMachine.Action] { [.forward(input: bytes, viewer: 1, to: .current)] }

  @Test func `is shown there at once when nothing has changed meanwhile`() {
    var machine = rehearsing()
    let first = frame(firstSeq, state: [1])
    #expect(
      machine.rehearsalFrameArrived(first, at: now).withoutTrials == [.settle] + arrival + [.show(first)])
    #expect(machine.state == .live && machine.move == .none && machine.lastSeq == firstSeq)
    #expect(machine.home == newer && machine.rehearsal == nil && machine.savedState == [1])
  }

  @Test func `goes on being drawn and touched in its old agent while it is rehearsed`() {
    var machine = rehearsing()
    #expect(machine.frameArrived(frame(6), at: now) == [.show(frame(6))])
    #expect(
      machine.input(.key(inputSeq: 1, time: 0, .down), bytes: bytes, from: 1, at: now) == forwarded)
    #expect(!machine.isArriving)
  }

  @Test
  func `is given the newest state first when somebody has dragged on, and the frame after that is shown`() {
    var machine = draggedOn()
    #expect(machine.rehearsalFrameArrived(frame(firstSeq), at: now) == [.handOver])
    #expect(machine.isArriving && machine.savedState == [6])
    // Any frame that the old agent still draws would lead back.
    #expect(machine.frameArrived(frame(10), at: now) == [])
    // The frame before the state, again.
    #expect(machine.rehearsalFrameArrived(frame(firstSeq), at: now) == [])
    let next = frame(firstSeq + 1)
    #expect(machine.rehearsalFrameArrived(next, at: now).withoutTrials == [.settle] + arrival + [.show(next)])
    #expect(machine.lastSeq == firstSeq + 1)
  }

  @Test func `keeps a drag's turn, so that the same finger goes on in the new agent`() {
    var machine = draggedOn()
    let press = MessageFromViewer.touches(
      inputSeq: 1, samples: [TouchSample(phase: .began, touchID: 0, time: 0, location: WirePoint(x: 0, y: 0))]
    )
    let move = MessageFromViewer.touches(
      inputSeq: 2, samples: [TouchSample(phase: .moved, touchID: 0, time: 9, location: WirePoint(x: 0, y: 9))]
    )
    #expect(machine.input(press, bytes: bytes, from: 1, at: now) == forwarded)
    _ = machine.rehearsalFrameArrived(frame(firstSeq), at: now)
    #expect(
      machine.input(move, bytes: bytes, from: 1, at: now)
        == [.forward(input: bytes, viewer: 1, to: .rehearsal)])
    _ = machine.rehearsalFrameArrived(frame(firstSeq + 1), at: now)
    #expect(machine.input(move, bytes: bytes, from: 1, at: now) == forwarded)
  }

  @Test func `asks for any frame when the state it was given changes nothing that is seen`() {
    var machine = draggedOn()
    _ = machine.rehearsalFrameArrived(frame(firstSeq), at: now)
    #expect(machine.secondPassed(at: Moment(microseconds: 499_999)) == [])
    #expect(machine.secondPassed(at: Moment(microseconds: 500_000)) == [.askKeyframe(of: .rehearsal)])
    let again = frame(firstSeq)
    #expect(
      machine.rehearsalFrameArrived(again, at: now).withoutTrials == [.settle] + arrival + [.show(again)])
    #expect(machine.secondPassed(at: Moment(seconds: 9)) == [])
  }

  @Test func `stays where it is when the rehearsal fails, before or after its first frame`() {
    var early = rehearsing()
    #expect(early.rehearsalLost().isRefused)
    #expect(early.frameArrived(frame(6), at: now) == [.show(frame(6))])
    #expect(early.home == BuildTag(0) && early.move == .none)

    var late = draggedOn()
    _ = late.rehearsalFrameArrived(frame(firstSeq), at: now)
    #expect(late.refuse(newer) == [])
    #expect(late.frameArrived(frame(7), at: now) == [.show(frame(7))])
    #expect(late.state == .live && !late.isArriving)
    #expect(late.refused == newer && !late.wants(newer) && late.wants(BuildTag(2)))
  }

  @Test func `does not try again in a build where it could not be made, or ended twice once it was`() {
    var unmade = rehearsing()
    #expect(unmade.rehearsalLost().isRefused)
    #expect(!unmade.wants(newer))
    #expect(unmade.rehearsalLost().isRefused == false, "there is no rehearsal any more")

    var made = draggedOn()
    _ = made.rehearsalFrameArrived(frame(firstSeq), at: now)
    #expect(made.rehearsalLost().isRefused == false)
    #expect(made.wants(newer))
    _ = made.newerBuildAvailable(newer, at: now)
    _ = made.frameArrived(frame(7, state: [7]), at: now)
    _ = made.rehearsalFrameArrived(frame(made.lastSeq + SessionLimits.rehearsalGap), at: now)
    #expect(made.rehearsalLost().isRefused)
    #expect(!made.wants(newer))
  }

  @Test
  func
    `is brought back by its rehearsal when its old agent dies meanwhile, and by another one if that fails`()
  {
    var machine = rehearsing()
    #expect(machine.agentLost(at: now) == [.tellAll(.agentRestarting)])
    #expect(!machine.needsAgent)
    var failing = machine
    let first = frame(firstSeq)
    #expect(
      machine.rehearsalFrameArrived(first, at: now).withoutTrials == [.settle] + arrival + [
        .tellAll(.agentRunning), .show(first),
      ])

    _ = failing.rehearsalLost()
    #expect(failing.needsAgent)
  }

  @Test func `gives a rehearsal up for a newer build, but not an arrival`() {
    var machine = draggedOn()
    #expect(machine.rehearsalOutdated() == [.abandonRehearsal])
    let firstSeq = 6 + SessionLimits.rehearsalGap
    #expect(machine.newerBuildAvailable(newer, at: now) == [.rehearse(firstSeq: firstSeq)])
    _ = machine.frameArrived(frame(7, state: [7]), at: now)
    _ = machine.rehearsalFrameArrived(frame(firstSeq), at: now)
    #expect(machine.rehearsalOutdated() == [])
    #expect(machine.newerBuildAvailable(newer, at: now) == [])
    #expect(machine.isArriving)
  }

  @Test func `starts over in the newer build when it had been given up, and is not given up at once again`() {
    var machine = live()
    for _ in 1...3 {
      _ = machine.agentLost(at: now)
      _ = machine.agentAvailable()
    }
    guard case .failed = machine.state else {
      Issue.record("not given up")
      return
    }
    #expect(machine.newerBuildAvailable(newer, at: now) == [])
    #expect(machine.needsAgent && machine.isTrusted && machine.home == newer)
    #expect(machine.agentAvailable().withoutTrials == [.create(firstSeq: 6)])
    #expect(machine.agentLost(at: now) == [.tellAll(.agentRestarting)])
  }

  @Test func `is suspended there, too, while it has no viewers`() {
    var machine = rehearsing()
    let first = frame(firstSeq)
    _ = machine.viewerLeft(1, at: now)
    #expect(machine.secondPassed(at: Moment(seconds: 5)) == [.suspend])
    #expect(
      machine.rehearsalFrameArrived(first, at: now).withoutTrials == [.settle] + arrival + [
        .suspend, .show(first),
      ])
    #expect(machine.viewerJoined().actions.contains(.resume))
  }

  @Test func `takes along what hands did there, and not what they did before`() {
    var machine = rehearsing()
    _ = machine.reported(.acts(1, from: 0, bytes: [1, 2]), by: .current, at: now)
    _ = machine.reported(.acts(1, from: 0, bytes: [3]), by: .rehearsal, at: now)
    #expect(machine.acts == [1, 2])
    _ = machine.rehearsalFrameArrived(frame(firstSeq), at: now)
    #expect(machine.acts == [3])
  }

  @Test func `keeps what hands did where the newer build has done it again`() {
    var machine = live()
    _ = machine.reported(.acts(1, from: 0, bytes: [1, 2]), by: .current, at: now)
    _ = machine.newerBuildAvailable(newer, at: now)
    _ = machine.reported(.acts(1, from: 2, bytes: [3]), by: .rehearsal, at: now)
    _ = machine.rehearsalFrameArrived(frame(firstSeq), at: now)
    #expect(machine.acts == [1, 2, 3])
  }

  @Test func `gives its rehearsal up when it ends`() {
    var machine = rehearsing()
    #expect(machine.ended() == [.abandonRehearsal])
    #expect(machine.newerBuildAvailable(newer, at: now) == [])
  }

  @Test func `remembers light and dark that somebody chose between two agents, and rehearses them`() {
    var machine = rehearsing()
    _ = machine.agentLost(at: now)
    #expect(
      machine.input(.screen(inputSeq: 1, .appearance(.dark)), bytes: bytes, from: 1, at: now)
        == [.tellAll(.screen(.appearance(.dark))), .forward(input: bytes, viewer: 1, to: .rehearsal)])
    #expect(machine.screen.appearance == .dark)
  }

  @Test func `shows what its new agent has reported once it is there, and not before`() {
    let rows = [RequestRow(method: "GET", address: "https://a.b/c", answer: .sample, detail: "", count: 1)]
    var machine = rehearsing()
    #expect(machine.reported(.requests(1, rows), by: .rehearsal, at: now) == [])
    #expect(machine.reports.requests == [])
    let actions = machine.rehearsalFrameArrived(frame(firstSeq), at: now)
    #expect(actions.contains(.tellAll(.requests(rows))))
    #expect(machine.reports.requests == rows)
  }

  @Test func `has its knobs sent to both agents, one message at a time, and the last one counts`() {
    var machine = rehearsing()
    _ = machine.reported(.knobs(1, [gap], unknown: []), by: .current, at: now)
    let turn = { (value: Double) in
      MessageFromViewer.setKnob(inputSeq: 1, KnobSetting(name: "gap", value: .number(value)))
    }
    func sent(_ actions: [SessionStateMachine.Action]) -> [SessionStateMachine.Action] {
      actions.filter { if case .setKnobs = $0 { true } else { false } }
    }
    #expect(
      sent(machine.input(turn(1), from: 1, at: now))
        == [.setKnobs(of: .rehearsal, number: nil), .setKnobs(of: .current, number: 1)])
    #expect(
      sent(machine.input(turn(2), from: 1, at: now)) == [.setKnobs(of: .rehearsal, number: nil)])
    // The agent has come to the first message: it gets where the knobs stand by now.
    #expect(
      sent(machine.knobsApplied(1))
        == [.setKnobs(of: .rehearsal, number: nil), .setKnobs(of: .current, number: 2)])
    _ = machine.rehearsalFrameArrived(frame(firstSeq), at: now)
    // Knobs that were under way to the old agent do not matter any more.
    #expect(machine.knobsApplied(2) == [])
    #expect(sent(machine.input(turn(3), from: 1, at: now)) == [.setKnobs(of: .current, number: 3)])
  }
}
