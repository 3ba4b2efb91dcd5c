import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `Rights` {
  private let start = Moment(seconds: 0)

  private static let question = MessageFromViewer.point(request: 1, .zero)

  /// One of each kind.
  private static let messages: [MessageFromViewer] = [
    .touches(inputSeq: 1, samples: [TouchSample(phase: .began, touchID: 0, time: 0, location: .zero)]),
    .wheel(inputSeq: 1, WheelInput(time: 0, location: .zero, delta: WirePoint(x: 16, y: 16), isNotch: true)),
    .key(inputSeq: 1, time: 0, .down),
    .screen(inputSeq: 1, .appearance(.dark)),
    .screen(inputSeq: 1, .size(WireSize(widthPoints: 100, heightPoints: 100))),
    .setKnob(inputSeq: 1, KnobSetting(name: "gap", value: .number(9))),
    .resetKnobs(inputSeq: 1, name: ""),
    .typing(inputSeq: 1, .insert("a")), .gather,
    .acknowledge(seq: 1), .keyframeRequest, .enter(key: "", seat: "A"), .askControl(true), .askControl(false),
    .cursor(.zero), .introduce(Introduction(name: "Mia")), .attention(false),
    question,
    .grant(viewer: 1, isControl: true), .grant(viewer: 2, isControl: false),
  ]

  /// The roles that may send each, written down a second time.
  private static let allowed: [[ViewerRole]] =
    Array(repeating: [.control, .owner], count: 9) + Array(repeating: [.view, .control, .owner], count: 9)
    + Array(repeating: [.owner], count: 2)

  @Test(arguments: ViewerRole.allCases)
  func `of a role are those of the table, for each message`(role: ViewerRole) {
    for (message, allowed) in zip(Self.messages, Self.allowed) {
      #expect((role >= message.leastRole) == allowed.contains(role), "\(role) \(message)")
    }
  }

  private func watched(by role: ViewerRole) -> SessionStateMachine {
    var session = SessionStateMachine(screen: .phone, at: start)
    _ = session.reported(.knobs(1, [gap], unknown: []), by: .current, at: start)
    _ = session.agentAvailable()
    _ = session.frameArrived(frame(1), at: start)
    session.triedOut(1)
    _ = session.viewerJoined(as: role)
    return session
  }

  /// Whether hands have changed anything of a session, or its agent has heard of it.
  private func isTouched(_ session: SessionStateMachine, _ actions: [SessionStateMachine.Action]) -> Bool {
    let told = actions.contains { action in
      switch action {
      case .tell, .tellPeople, .tellAll(.company), .tellCursors, .callBack: false
      // A question, which changes nothing.
      case .forward(let input, _, _) where input == Self.question.encoded(): false
      default: true
      }
    }
    return told || session.screen != .phone || !session.knobs.settings.isEmpty
  }

  @Test(arguments: zip(messages, allowed))
  func `are what a session goes by: each message of each role`(
    message: MessageFromViewer, allowed: [ViewerRole]
  ) {
    for role in ViewerRole.allCases {
      var session = watched(by: role)
      let actions = session.input(message, bytes: message.encoded(), from: 1, at: start)
      let isRefused = actions == [.tell(viewer: 1, .refused)]
      #expect(isRefused != allowed.contains(role), "\(role) \(message) \(actions)")
      if !allowed.contains(role) { #expect(!isTouched(session, actions)) }
    }
  }

  @Test func `to view change nothing, whatever 10,000 messages say`() {
    var random = SystemRandomNumberGenerator()
    var session = watched(by: .view)
    let other = session.viewerJoined(as: .control).viewer
    let link = LinkID(RandomBits(high: 1, low: 1))
    session.seated(other, by: link, hash: [UInt8](repeating: 7, count: 32))
    for number in 0..<10_000 {
      guard let message = Self.messages.randomElement(using: &random) else { continue }
      let actions = session.input(
        message, bytes: message.encoded(), from: 1, at: Moment(microseconds: number * 1000))
      #expect(!isTouched(session, actions), "\(message) \(actions)")
      let madeUp = (0..<Int.random(in: 0...33, using: &random)).map { _ in
        UInt8.random(in: 6...8, using: &random)
      }
      let now = Moment(microseconds: number * 1000)
      #expect(session.returned(1, with: madeUp, by: link, at: now) == [])
    }
    #expect(session.people.role(of: other) == .control && session.people.role(of: 1) == .view)
  }

  @Test func `that are missing are told once, and again after they came and went`() {
    var session = watched(by: .view)
    let owner = session.viewerJoined(as: .owner).viewer
    let key = MessageFromViewer.key(inputSeq: 1, time: 0, .down)
    #expect(session.input(key, from: 1, at: start) == [.tell(viewer: 1, .refused)])
    #expect(session.input(key, from: 1, at: start) == [])
    _ = session.input(.grant(viewer: 1, isControl: true), from: owner, at: start)
    _ = session.input(.grant(viewer: 1, isControl: false), from: owner, at: start)
    #expect(session.input(key, from: 1, at: start) == [.tell(viewer: 1, .refused)])
  }
}
