import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `An aside of a session` {
  private let start = Moment(seconds: 0)

  private func later(_ seconds: Double) -> Moment { Moment(microseconds: Int(seconds * 1_000_000)) }

  /// A session in which hands have done something, with a viewer of control and one who watches.
  private func parent(state: [UInt8] = [1, 2], acts: [UInt8] = [7]) -> SessionStateMachine {
    var session = SessionStateMachine(
      screen: ScreenSettings(width: 500, height: 600, isSizeChosen: true, appearance: .dark),
      home: BuildTag(3), at: start)
    _ = session.reported(.knobs(1, [gap], unknown: []), by: .current, at: start)
    _ = session.viewerJoined(as: .control)
    _ = session.viewerJoined(as: .view)
    _ = session.agentAvailable()
    _ = session.input(
      .setKnob(inputSeq: 1, KnobSetting(name: "gap", value: .number(9))), from: 1, at: start)
    _ = session.reported(.acts(1, from: 0, bytes: acts), by: .current, at: start)
    _ = session.frameArrived(frame(40, state: state), at: start)
    return session
  }

  @Test func `begins as that is, in the same build, with frames and viewers of its own`() {
    let parent = parent()
    var aside = SessionStateMachine(asideOf: parent, at: start)
    #expect(aside.savedState == [1, 2] && aside.acts == [7])
    #expect(aside.screen == parent.screen && aside.knobs == parent.knobs && aside.home == BuildTag(3))
    #expect(aside.viewers.isEmpty && aside.lastSeq == 0 && aside.needsAgent && aside.isAside)
    #expect(aside.agentAvailable().first == .create(firstSeq: 1))
    #expect(aside.viewerJoined(as: .control).viewer == 1)
  }

  @Test func `begins with all of it, also where an order would leave something out`() {
    let state = [UInt8](repeating: 5, count: SessionLimits.orderedState + 1)
    let acts = [UInt8](repeating: 6, count: SessionLimits.orderedActs + 1)
    let aside = SessionStateMachine(asideOf: parent(state: state, acts: acts), at: start)
    #expect(aside.savedState == state && aside.acts == acts)
  }

  @Test func `begins as one that sleeps would wake, and leaves that asleep`() {
    var parent = parent()
    for viewer in [1, 2] { _ = parent.viewerLeft(viewer, at: start) }
    _ = parent.fellAsleep()
    let aside = SessionStateMachine(asideOf: parent, at: start)
    #expect(aside.savedState == [1, 2] && aside.acts == [7] && aside.needsAgent && parent.isAsleep)
  }

  @Test func `stays in the build of that where the newest has failed for it`() {
    var parent = parent()
    _ = parent.refuse(BuildTag(4))
    let aside = SessionStateMachine(asideOf: parent, at: start)
    #expect(!aside.wants(BuildTag(4)) && aside.wants(BuildTag(5)))
  }

  @Test func `goes back to the settings that that has survived, where its agent ends at once`() {
    var parent = parent()
    for number in 1...9 { parent.triedOut(number) }
    _ = parent.input(.screen(inputSeq: 2, .appearance(.light)), from: 1, at: start)
    var aside = SessionStateMachine(asideOf: parent, at: start)
    _ = aside.agentAvailable()
    let actions = aside.agentLost(at: start)
    #expect(actions.contains { if case .tellAll(.takenBack) = $0 { true } else { false } })
    #expect(aside.screen.appearance == .dark && parent.screen.appearance == .light)
  }

  @Test func `ends two minutes after it was made where nobody came, and after the last one left`() {
    var aside = SessionStateMachine(asideOf: parent(), at: start)
    let month = 30.0 * 86_400
    #expect(!aside.isAbandoned(at: later(119.9), keptFor: month))
    #expect(aside.isAbandoned(at: later(120), keptFor: month))
    let viewer = aside.viewerJoined(as: .control).viewer
    #expect(!aside.isAbandoned(at: later(9999), keptFor: month))
    _ = aside.viewerLeft(viewer, at: later(500))
    #expect(!aside.isAbandoned(at: later(619.9), keptFor: month))
    #expect(aside.isAbandoned(at: later(620), keptFor: month))
  }

  @Test func `is made of a session that shows something, and of no other aside`() {
    var session = parent()
    #expect(session.mayHaveAsides)
    #expect(!SessionStateMachine(asideOf: session, at: start).mayHaveAsides)
    #expect(!SessionStateMachine(screen: .phone, isShowcase: true, at: start).mayHaveAsides)
    var failed = session
    for number in 1...9 { failed.triedOut(number) }
    _ = failed.agentRefused("no")
    #expect(!failed.mayHaveAsides)
    _ = session.ended()
    #expect(!session.mayHaveAsides)
  }

  // MARK: What its parent is told

  @Test func `is counted for those in the session when that changes, and for who comes later`() {
    var session = parent()
    #expect(session.lookAround(0) == [])
    #expect(session.lookAround(2) == [.tellAll(.aside(count: 2))])
    #expect(session.lookAround(2) == [])
    let (late, actions) = session.viewerJoined(as: .view)
    #expect(actions.contains(.tell(viewer: late, .aside(count: 2))))
    #expect(session.lookAround(0) == [.tellAll(.aside(count: 0))])
    let after = session.viewerJoined(as: .view)
    #expect(!after.actions.contains { if case .tell(_, .aside) = $0 { true } else { false } })
  }

  // MARK: Coming back

  @Test func `hears who asks its viewers to come back, at most once in five seconds`() {
    var session = parent()
    let owner = session.viewerJoined(as: .owner).viewer
    #expect(session.input(.gather, from: 1, at: start) == [], "nobody is in one")
    _ = session.lookAround(1)
    let nameless = Notice.Asker(name: "", role: .control)
    #expect(session.input(.gather, from: 1, at: start) == [.gather(nameless)])
    _ = session.input(.introduce(Introduction(name: "Mia \n")), from: owner, at: start)
    #expect(session.input(.gather, from: owner, at: later(4.9)) == [])
    let named = Notice.Asker(name: "Mia", role: .owner)
    #expect(session.input(.gather, from: owner, at: later(5)) == [.gather(named)])
    #expect(session.input(.gather, from: 1, at: later(9.9)) == [])
  }

  @Test func `hears nothing of who only watches, nor of somebody who is not there`() {
    var session = parent()
    _ = session.lookAround(1)
    #expect(session.input(.gather, from: 2, at: start) == [.tell(viewer: 2, .refused)])
    #expect(session.input(.gather, from: 99, at: start).isEmpty)
  }

  @Test func `asks nobody to come back, and has no asides, whatever 10,000 messages say`() {
    var random = SystemRandomNumberGenerator()
    let messages: [MessageFromViewer] = [
      .gather, .touches(inputSeq: 1, samples: []), .key(inputSeq: 1, time: 0, .down), .askControl(true),
      .introduce(Introduction(name: "Mia")), .cursor(.zero), .screen(inputSeq: 1, .appearance(.light)),
      .resetKnobs(inputSeq: 1, name: ""), .enter(key: ""), .grant(viewer: 1, isControl: false),
    ]
    let parent = parent()
    var aside = SessionStateMachine(asideOf: parent, at: start)
    _ = aside.agentAvailable()
    for role in ViewerRole.allCases { _ = aside.viewerJoined(as: role) }
    for number in 0..<10_000 {
      guard let message = messages.randomElement(using: &random) else { continue }
      let actions = aside.input(
        message, bytes: message.encoded(), from: number % 3 + 1, at: later(Double(number)))
      let isHeard = actions.contains { action in
        switch action {
        case .gather, .tellAll(.aside), .tellAll(.gather): true
        default: false
        }
      }
      #expect(!isHeard, "\(message) \(actions)")
    }
    #expect(parent.knobs.settings == [KnobSetting(name: "gap", value: .number(9))])
  }
}
