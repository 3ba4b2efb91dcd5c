import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Reports about a session` {
  private let now = Moment(seconds: 0)
  private let bars = ScreenBars(statusBar: .dark, showsHomeIndicator: true)

  private func live(isShowcase: Bool = false, device: Device? = nil) -> SessionStateMachine {
    var screen = ScreenSettings.phone
    screen.device = device
    var machine = SessionStateMachine(screen: screen, isShowcase: isShowcase, at: now)
    _ = machine.viewerJoined()
    _ = machine.agentAvailable()
    _ = machine.frameArrived(frame(1), at: now)
    return machine
  }

  private func typing(_ text: String) -> TypingReport {
    TypingReport(inputSeq: 1, text: text)
  }

  @Test func `one viewer's keyboard types, and the one before is told that it does so no more`() {
    var machine = live()
    _ = machine.viewerJoined()
    let (first, second) = (typing("a"), typing("b"))
    #expect(
      machine.reported(.typing(1, viewer: 1, first), by: .current, at: now)
        == [.tell(viewer: 1, .typing(first))])
    #expect(
      machine.reported(.typing(1, viewer: 2, second), by: .current, at: now)
        == [.tell(viewer: 1, .typing(nil)), .tell(viewer: 2, .typing(second))])
    _ = machine.viewerLeft(2, at: now)
    #expect(machine.reported(.typing(1, viewer: 2, second), by: .current, at: now) == [])
    #expect(machine.reported(.typing(1, viewer: 0, nil), by: .current, at: now) == [])
  }

  @Test func `acts go on at the end of those before, or take their place`() {
    var machine = live()
    for (from, bytes, acts) in [
      (0, [1, 2, 3], [1, 2, 3]), (3, [4], [1, 2, 3, 4]), (1, [9], [1, 9]), (0, [], []), (0, [5], [5]),
      (2, [6], []),
    ] as [(Int, [UInt8], [UInt8])] {
      #expect(machine.reported(.acts(1, from: from, bytes: bytes), by: .current, at: now) == [])
      #expect(machine.acts == acts)
    }
    _ = machine.reported(.acts(1, from: 0, bytes: [1]), by: .current, at: now)
    _ = machine.reported(.acts(1, from: 0, bytes: [2]), by: .copy, at: now)
    #expect(machine.acts == [1])
    let most = [UInt8](repeating: 1, count: WireLimits.acts)
    _ = machine.reported(.acts(1, from: 1, bytes: most), by: .current, at: now)
    #expect(machine.acts == [])
  }

  @Test func `acts are shown by the frame after them`() {
    var machine = live()
    #expect(machine.actsSeq == 0)
    _ = machine.reported(.acts(1, from: 0, bytes: [7]), by: .current, at: now)
    #expect(machine.actsSeq == 0)
    for seq in 2...3 { _ = machine.frameArrived(frame(seq), at: now) }
    #expect(machine.actsSeq == 2)
  }

  @Test func `acts outlive an agent that ends, and are not done a third time where it ends again soon`() {
    var machine = live()
    _ = machine.reported(.acts(1, from: 0, bytes: [7]), by: .current, at: now)
    #expect(machine.agentLost(at: now) == [.tellAll(.agentRestarting)])
    #expect(machine.acts == [7])
    _ = machine.agentAvailable()
    let told = machine.agentLost(at: now)
    #expect(machine.acts == [] && told.count == 2 && told.last == .tellAll(.agentRestarting))
  }

  @Test func `a new agent counts from nothing, and viewers of the old one's counts are told`() {
    var machine = live()
    let reach = HoleReach(number: 3, count: 2)
    #expect(machine.reported(.holes(1, [reach]), by: .current, at: now) == [.tellAll(.reached([reach]))])
    _ = machine.agentLost(at: now)
    #expect(machine.agentAvailable().withoutTrials == [.tellAll(.reached([])), .create(firstSeq: 2)])
  }

  @Test func `bars are told of a device only, and to those who come later`() {
    var bare = live()
    #expect(bare.reported(.bars(1, bars), by: .current, at: now) == [])
    var machine = live(device: Device.all.first)
    #expect(machine.reported(.bars(1, bars), by: .current, at: now) == [.tellAll(.bars(bars))])
    let (viewer, actions) = machine.viewerJoined()
    #expect(actions.contains(.tell(viewer: viewer, .bars(bars))))
  }

  @Test func `a warning is told once, and to those who come later`() {
    var machine = live()
    let report = MessageFromAgent.log(1, message: "odd")
    #expect(machine.reported(report, by: .current, at: now) == [.tellAll(.warning("odd"))])
    #expect(machine.reported(report, by: .current, at: now) == [])
    let (viewer, actions) = machine.viewerJoined()
    #expect(actions.contains(.tell(viewer: viewer, .warning("odd"))))
  }

  @Test func `a showcase is told of neither holes nor requests nor keyboards, and never changes`() {
    var machine = live(isShowcase: true)
    for report in [
      MessageFromAgent.holes(1, [HoleReach(number: 1, count: 1)]), .requests(1, []),
      .typing(1, viewer: 1, typing("a")),
    ] {
      #expect(machine.reported(report, by: .current, at: now) == [])
    }
    let setting = KnobSetting(name: "gap", value: .number(1))
    for message in [
      MessageFromViewer.screen(inputSeq: 1, .appearance(.dark)), .setKnob(inputSeq: 2, setting),
      .screen(inputSeq: 3, .size(WireSize(widthPoints: 200, heightPoints: 300))),
    ] {
      #expect(machine.input(message, from: 1, at: now) == [])
    }
    #expect(machine.screen == .phone && machine.knobs.settings == [])
  }

  @Test func `a keyframe is asked for once for each frame`() {
    var machine = live()
    #expect(machine.keyframeMissing() == [.askKeyframe(of: .current)])
    #expect(machine.keyframeMissing() == [])
    _ = machine.frameArrived(frame(2), at: now)
    #expect(machine.keyframeMissing() == [.askKeyframe(of: .current)])
  }

  @Test func `a knob that is turned in a session that was given up has it made again`() {
    var machine = live()
    _ = machine.reported(.knobs(1, [gap], unknown: []), by: .current, at: now)
    _ = machine.agentRefused("no")
    let setting = KnobSetting(name: "gap", value: .number(1))
    let actions = machine.input(.setKnob(inputSeq: 1, setting), from: 1, at: now)
    #expect(actions.last == .findAgent)
    #expect(machine.needsAgent && machine.comingHome == .some(.init(since: now, isReload: false)))
    _ = machine.agentAvailable()
    #expect(machine.frameArrived(frame(2), at: now).contains(.arrived(.init(since: now, isReload: false))))
  }

  @Test func `a name that the preview has no knob of is not turned, however often somebody sends it`() {
    var machine = live()
    _ = machine.reported(.knobs(1, [gap], unknown: []), by: .current, at: now)
    let setting = KnobSetting(name: "nobody", value: .number(1))
    #expect(machine.input(.setKnob(inputSeq: 1, setting), from: 1, at: now) == [])
    #expect(machine.knobs.settings == [])
  }

  @Test func `a flood of turns is told as often as the agent comes to them, and its last one always`() {
    func told(_ actions: [SessionStateMachine.Action]) -> [KnobSetting]? {
      actions.compactMap { if case .tellAll(.knobs(let knobs)) = $0 { knobs.settings } else { nil } }.last
    }
    func turn(_ value: Double) -> MessageFromViewer {
      .setKnob(inputSeq: 1, KnobSetting(name: "gap", value: .number(value)))
    }
    func at(_ value: Double) -> [KnobSetting] { [KnobSetting(name: "gap", value: .number(value))] }
    var machine = live()
    _ = machine.reported(.knobs(1, [gap], unknown: []), by: .current, at: now)

    #expect(told(machine.input(turn(1), from: 1, at: now)) == at(1))
    for value in 2...9 { #expect(machine.input(turn(Double(value)), from: 1, at: now) == []) }
    var dying = machine
    dying.triedOut(dying.lastTrial)

    #expect(told(machine.knobsApplied(1)) == at(9))
    #expect(machine.knobsApplied(2) == [])
    #expect(told(dying.agentLost(at: now)) == at(9), "nobody else will tell them")
  }
}
