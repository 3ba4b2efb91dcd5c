import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `A session that comes to rest` {
  private let start = Moment(seconds: 0)
  private let shown = SceneDigest(value: 7)

  /// Live and proven, with one viewer, its last frame at second 0.
  private func watched() -> SessionStateMachine {
    var machine = SessionStateMachine(screen: .phone, sleepAfter: 100, at: start)
    _ = machine.viewerJoined()
    _ = machine.agentAvailable()
    _ = machine.frameArrived(frame(5, state: [5]), at: start)
    machine.triedOut(1)
    return machine
  }

  private func digest(
    _ machine: inout SessionStateMachine, _ digest: SceneDigest, by role: SessionStateMachine.Role,
    hasMoreActs: Bool = false, at second: Int
  ) -> [SessionStateMachine.Action] {
    machine.reported(.digest(1, digest, hasMoreActs: hasMoreActs), by: role, at: Moment(seconds: second))
  }

  /// A second agent has made it and shows nothing new.
  private func compared() -> SessionStateMachine {
    var machine = watched()
    #expect(machine.secondPassed(at: .init(seconds: 100)) == [.askDigest(of: .current)])
    #expect(digest(&machine, shown, by: .current, at: 100) == [.copy])
    machine.copyFrameArrived(at: .init(seconds: 101))
    #expect(machine.secondPassed(at: .init(seconds: 102)) == [.askDigest(of: .copy)])
    return machine
  }

  private func asleep() -> SessionStateMachine {
    var machine = compared()
    #expect(digest(&machine, shown, by: .copy, at: 102) == [.abandonCopy, .letAgentGo])
    return machine
  }

  private let touch = MessageFromViewer.key(inputSeq: 1, time: 0, .down)

  @Test func `sleeps though somebody watches, once a copy of it shows the same`() {
    let machine = asleep()
    #expect(machine.isAsleep && !machine.hasAgent && machine.viewers == [1])
  }

  @Test func `asks nothing before nothing has happened for long enough`() {
    var machine = watched()
    #expect(machine.secondPassed(at: .init(seconds: 99)) == [])
    _ = machine.input(touch, bytes: [1], from: 1, at: .init(seconds: 99))
    #expect(machine.secondPassed(at: .init(seconds: 198)) == [])
    #expect(machine.secondPassed(at: .init(seconds: 199)) == [.askDigest(of: .current)])
  }

  @Test func `goes on where a hand has done more than to scroll`() {
    var machine = watched()
    _ = machine.secondPassed(at: .init(seconds: 100))
    #expect(digest(&machine, shown, by: .current, hasMoreActs: true, at: 100) == [])
    #expect(machine.state == .live && machine.wouldLoseBySleeping)
    #expect(machine.secondPassed(at: .init(seconds: 9999)) == [])
  }

  @Test func `goes on where a copy of it comes to show something else`() {
    var machine = compared()
    #expect(digest(&machine, SceneDigest(value: 8), by: .copy, at: 102) == [.abandonCopy])
    #expect(machine.state == .live && machine.wouldLoseBySleeping)
  }

  @Test func `goes on where a copy does not come to rest, or ends`() {
    var restless = watched()
    _ = restless.secondPassed(at: .init(seconds: 100))
    _ = digest(&restless, shown, by: .current, at: 100)
    for second in 101..<120 {
      restless.copyFrameArrived(at: .init(seconds: second))
      #expect(restless.secondPassed(at: .init(microseconds: second * 1_000_000 + 500_000)) == [])
    }
    restless.copyFrameArrived(at: .init(seconds: 120))
    #expect(restless.secondPassed(at: .init(seconds: 120)) == [.abandonCopy])
    #expect(restless.wouldLoseBySleeping)

    var ending = compared()
    ending.copyLost()
    #expect(ending.state == .live && ending.wouldLoseBySleeping)
  }

  @Test func `gives its copy up when anything happens, and may try again later`() {
    var machine = compared()
    #expect(
      machine.input(touch, bytes: [1], from: 1, at: .init(seconds: 102)) == [
        .abandonCopy, .forward(input: [1], viewer: 1, to: .current),
      ])
    #expect(digest(&machine, shown, by: .copy, at: 103) == [], "it is no news of now")
    #expect(machine.state == .live && !machine.wouldLoseBySleeping)
    #expect(machine.secondPassed(at: .init(seconds: 202)) == [.askDigest(of: .current)])
  }

  @Test func `tries again in a while where there is no agent to spare`() {
    var machine = watched()
    _ = machine.secondPassed(at: .init(seconds: 100))
    _ = digest(&machine, shown, by: .current, at: 100)
    machine.copyDenied(at: .init(seconds: 100))
    #expect(machine.secondPassed(at: .init(seconds: 109)) == [])
    #expect(machine.secondPassed(at: .init(seconds: 110)) == [.askDigest(of: .current)])
  }

  @Test func `is woken by a touch, which is done once it is there, with those that followed`() {
    var machine = asleep()
    #expect(machine.input(touch, bytes: [1], from: 1, at: .init(seconds: 200)) == [.findAgent])
    #expect(machine.agentAvailable().withoutTrials == [.create(firstSeq: 6)])
    #expect(machine.input(touch, bytes: [2], from: 1, at: .init(seconds: 200)) == [])

    let actions = machine.frameArrived(frame(6, state: [5]), at: .init(seconds: 200))

    #expect(
      actions == [
        .tellAll(.agentRunning), .show(frame(6, state: [5])),
        .forward(input: [1], viewer: 1, to: .current), .forward(input: [2], viewer: 1, to: .current),
      ])
    #expect(
      machine.input(touch, bytes: [3], from: 1, at: .init(seconds: 200)) == [
        .forward(input: [3], viewer: 1, to: .current)
      ])
  }

  @Test func `is woken by a knob, a setting, a new viewer, a viewer who has lost the picture, and a save`() {
    var knob = asleep()
    _ = knob.reported(.knobs(1, [gap], unknown: []), by: .current, at: start)
    let setting = KnobSetting(name: "gap", value: .number(3))
    #expect(knob.input(.setKnob(inputSeq: 1, setting), from: 1, at: start).last == .findAgent)
    #expect(knob.knobs.settings == [setting])

    var dark = asleep()
    let actions = dark.input(.screen(inputSeq: 1, .appearance(.dark)), bytes: [9], from: 1, at: start)
    #expect(actions == [.findAgent, .tellAll(.screen(.appearance(.dark)))])

    var joined = asleep()
    #expect(joined.viewerJoined().actions.last == .findAgent)
    var lost = asleep()
    #expect(lost.keyframeMissing() == [.findAgent])
    var saved = asleep()
    #expect(saved.called() == [.findAgent])
  }

  @Test func `forgets what it holds for a viewer who leaves, and for all where it does not wake`() {
    var left = asleep()
    _ = left.viewerJoined()
    _ = left.input(touch, bytes: [1], from: 1, at: start)
    _ = left.viewerLeft(1, at: start)
    _ = left.agentAvailable()
    #expect(
      !left.frameArrived(frame(6), at: start).contains { if case .forward = $0 { true } else { false } })

    var ended = asleep()
    _ = ended.input(touch, bytes: [1], from: 1, at: start)
    _ = ended.agentAvailable()
    _ = ended.agentLost(at: start)
    _ = ended.agentAvailable()
    #expect(
      !ended.frameArrived(frame(6), at: start).contains { if case .forward = $0 { true } else { false } })
  }

  @Test func `says so when it wakes from a sleep that has lost something`() {
    var machine = watched()
    _ = machine.secondPassed(at: .init(seconds: 100))
    _ = digest(&machine, shown, by: .current, hasMoreActs: true, at: 100)
    _ = machine.viewerLeft(1, at: .init(seconds: 100))
    _ = machine.fellAsleep()
    let told = machine.viewerJoined().actions.contains {
      if case .tellAll(.warning(let text)) = $0 { text.contains("has slept") } else { false }
    }
    #expect(told)
  }

  @Test func `holds only so much`() {
    var held = HeldInputs()
    for number in 0..<HeldInputs.most.count {
      #expect(held.hold([UInt8(truncatingIfNeeded: number)], from: 1) == true)
    }
    #expect(held.hold([1], from: 1) == false)
    #expect(held.take().isEmpty)
    #expect(held.hold([UInt8](repeating: 0, count: HeldInputs.most.bytes + 1), from: 1) == false)
  }
}
