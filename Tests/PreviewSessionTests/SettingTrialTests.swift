import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Settings that a preview does not survive` {
  private let now = Moment(seconds: 0)
  private let narrow = WireSize(widthPoints: 64, heightPoints: 4096)

  /// Live, its settings proven, one viewer.
  private func live() -> SessionStateMachine {
    var machine = SessionStateMachine(screen: .phone, at: now)
    _ = machine.viewerJoined()
    _ = machine.agentAvailable()
    _ = machine.frameArrived(frame(1), at: now)
    machine.triedOut(1)
    _ = machine.reported(.knobs(1, [gap], unknown: []), by: .current, at: now)
    return machine
  }

  private func resize(_ machine: inout SessionStateMachine) -> [SessionStateMachine.Action] {
    machine.input(.screen(inputSeq: 1, .size(narrow)), from: 1, at: now)
  }

  private func turn(_ machine: inout SessionStateMachine, to value: Double) -> [SessionStateMachine.Action] {
    machine.input(.setKnob(inputSeq: 1, KnobSetting(name: "gap", value: .number(value))), from: 1, at: now)
  }

  private func sentence(_ actions: [SessionStateMachine.Action]) -> String? {
    for case .tellAll(.takenBack(let text)) in actions { return text }
    for case .tell(_, .takenBack(let text)) in actions { return text }
    return nil
  }

  @Test func `are taken back when the agent ends before it has come to them, and viewers are told`() {
    var machine = live()
    #expect(resize(&machine).last == .tryOut(number: 2))

    let actions = machine.agentLost(at: now)

    #expect(sentence(actions) == "The preview stopped with a size of 64 × 4096, which was taken back.")
    #expect(actions.contains(.tellAll(.screen(.size(WireSize(widthPoints: 390, heightPoints: 844))))))
    #expect(machine.screen == .phone)
    #expect(machine.needsAgent)
  }

  @Test func `do not come to a preview twice`() {
    var machine = live()
    _ = resize(&machine)
    _ = machine.agentLost(at: now)
    _ = machine.agentAvailable()

    let again = resize(&machine)

    #expect(sentence(again)?.contains("64 × 4096") == true)
    #expect(!again.contains { if case .forward = $0 { true } else { false } })
    #expect(machine.screen == .phone)
  }

  @Test func `stay where the agent has answered before it ended`() {
    var machine = live()
    _ = resize(&machine)
    machine.triedOut(2)
    #expect(sentence(machine.agentLost(at: now)) == nil)
    #expect(machine.screen.height == 4096)
  }

  @Test func `are answered for by the newest trial only`() {
    var machine = live()
    _ = resize(&machine)
    _ = turn(&machine, to: 3)
    machine.triedOut(2)
    #expect(sentence(machine.agentLost(at: now)) != nil)
    #expect(machine.screen == .phone && machine.knobs.settings == [])
  }

  @Test func `of several none is refused later, as nobody knows which it was`() {
    var machine = live()
    _ = resize(&machine)
    _ = turn(&machine, to: 3)
    let text = sentence(machine.agentLost(at: now))
    #expect(text?.contains("a size of 64 × 4096 and “Gap” at 3") == true)
    _ = machine.agentAvailable()
    #expect(sentence(turn(&machine, to: 3)) == nil)
  }

  @Test func `among knobs are taken back to where they stood, not to the source`() {
    var machine = live()
    _ = turn(&machine, to: 5)
    machine.triedOut(2)
    _ = machine.knobsApplied(1)
    _ = turn(&machine, to: 0.5)
    let actions = machine.agentLost(at: now)
    #expect(sentence(actions) == "The preview stopped with “Gap” at 0.5, which was taken back.")
    #expect(machine.knobs.settings == [KnobSetting(name: "gap", value: .number(5))])
    #expect(actions.contains(.tellAll(.knobs(machine.knobs))))
  }

  @Test func `may be tried again in a newer build`() {
    var machine = live()
    _ = resize(&machine)
    _ = machine.agentLost(at: now)
    machine.homeLost(to: BuildTag(1))
    _ = machine.agentAvailable()
    #expect(sentence(resize(&machine)) == nil)
    #expect(machine.screen.height == 4096)
  }

  @Test func `count as crashes of the preview only if there are very many`() {
    var machine = live()
    var attempts = 0
    while machine.state
      != .failed("This preview stopped its process several times in a row and was given up."),
      attempts < 100
    {
      attempts += 1
      _ = turn(&machine, to: Double(attempts))
      _ = machine.agentLost(at: now)
      _ = machine.agentAvailable()
    }
    #expect(attempts == SessionStateMachine.mostFatal + 1)
  }

  @Test func `that were ordered are taken back, too`() {
    var screen = ScreenSettings.phone
    (screen.width, screen.height) = (64, 4096)
    var machine = SessionStateMachine(screen: screen, at: now)
    #expect(machine.agentAvailable() == [.create(firstSeq: 1), .tryOut(number: 1)])
    #expect(sentence(machine.agentLost(at: now)) != nil)
    #expect(machine.screen == .phone)
  }

  @Test func `are in force again where the preview stops with the usual ones, too`() {
    var screen = ScreenSettings.phone
    (screen.width, screen.height) = (500, 500)
    var machine = SessionStateMachine(screen: screen, at: now)
    _ = machine.agentAvailable()
    _ = machine.agentLost(at: now)
    _ = machine.agentAvailable()
    _ = machine.agentLost(at: now)
    #expect(machine.screen == screen, "it is the preview that cannot be made")
  }

  @Test func `are taken back where the agent says that it cannot be made with them`() {
    var machine = live()
    _ = resize(&machine)
    let actions = machine.agentRefused("too many layers")
    #expect(sentence(actions) != nil && actions.last == .findAgent)
    #expect(machine.needsAgent)
  }
}
