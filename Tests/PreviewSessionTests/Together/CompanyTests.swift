import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `The company of a session` {
  private let start = Moment(seconds: 100)

  private func later(_ milliseconds: Int) -> Moment {
    Moment(microseconds: start.microseconds + milliseconds * 1000)
  }

  private func live(isShowcase: Bool = false) -> SessionStateMachine {
    var session = SessionStateMachine(screen: .phone, isShowcase: isShowcase, at: start)
    _ = session.agentAvailable()
    _ = session.frameArrived(frame(1), at: start)
    session.triedOut(1)
    return session
  }

  private func named(_ name: String) -> MessageFromViewer { .introduce(Introduction(name: name)) }
  private let shows = MessageFromViewer.introduce(Introduction(showsCursor: true))
  private let sees = MessageFromViewer.introduce(Introduction(seesCursors: true))

  private func cursor(_ x: Double, _ y: Double = 10) -> MessageFromViewer {
    .cursor(WirePoint(xPoints: x, yPoints: y))
  }

  private func told(_ actions: [SessionStateMachine.Action]) -> [(to: [Int], cursors: [Cursor])] {
    actions.compactMap { if case .tellCursors(let to, let cursors) = $0 { (to, cursors) } else { nil } }
  }

  private func company(_ actions: [SessionStateMachine.Action]) -> [Company.News] {
    actions.compactMap { if case .tellAll(.company(let news)) = $0 { news } else { nil } }
  }

  private func presence(_ actions: [SessionStateMachine.Action]) -> [Int] {
    actions.compactMap { if case .tellAll(.presence(let count)) = $0 { count } else { nil } }
  }

  // MARK: Names

  @Test func `has no names until somebody says one, and then all are told`() {
    var session = live()
    let (first, joined) = session.viewerJoined(as: .view)
    let owner = session.viewerJoined(as: .owner).viewer
    #expect(company(joined).isEmpty)

    let said = session.input(named("  Mia\n"), from: first, at: start)
    #expect(company(said) == [.init(members: [.init(viewer: first, name: "Mia")])])
    #expect(said.contains(.tellPeople(to: owner)), "their list has names")
    #expect(session.company.name(of: first) == "Mia" && session.company.name(of: owner).isEmpty)
    #expect(session.input(named("Mia"), from: first, at: later(900)) == [], "nothing new")

    let (late, actions) = session.viewerJoined(as: .view)
    #expect(
      actions.contains(
        .tell(viewer: late, .company(.init(members: [.init(viewer: first, name: "Mia")])))))

    let hidden = session.input(.introduce(Introduction()), from: first, at: later(1000))
    #expect(company(hidden) == [.init()])
    #expect(session.company.name(of: first).isEmpty)
    #expect(
      !session.viewerJoined().actions.contains { if case .tell(_, .company) = $0 { true } else { false } })
  }

  @Test func `forgets a name with the viewer`() {
    var session = live()
    let (first, second) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    _ = session.input(named("Mia"), from: first, at: start)
    _ = session.input(named("Lee"), from: second, at: later(500))
    #expect(
      company(session.viewerLeft(first, at: later(1000))) == [
        .init(members: [.init(viewer: second, name: "Lee")])
      ])
    #expect(session.viewerJoined().viewer == 3, "no number comes again")
  }

  @Test func `lists so many names at most, and is told no more often than there is a point to`() {
    var session = live()
    let viewers = (0..<100).map { _ in session.viewerJoined(as: .view).viewer }
    var (messages, wake) = (0, Moment?.none)
    for (index, viewer) in viewers.enumerated() {
      let actions = session.input(named("N\(viewer)"), from: viewer, at: later(index))
      messages += company(actions).count
      for case .callBack(let moment) in actions { wake = moment }
    }
    #expect(messages == 1)
    let last = company(session.calledBack(at: wake ?? start))
    #expect(last.map(\.members.count) == [24] && last.first?.members.first?.viewer == 1)
  }

  // MARK: Pointers

  @Test func `shows no pointer that is not shown by its viewer, and to nobody who has not asked`() {
    var session = live()
    let viewers = (0..<4).map { _ in session.viewerJoined(as: .view).viewer }
    let (shower, seer) = (viewers[0], viewers[1])
    #expect(session.input(cursor(5), from: shower, at: start) == [], "it has not said that it shows it")
    _ = session.input(shows, from: shower, at: start)
    #expect(told(session.input(cursor(5), from: shower, at: later(100))).isEmpty, "nobody wants to see it")
    let begun = session.input(sees, from: seer, at: later(500))
    #expect(company(begun) == [.init(receiverCount: 1)])
    #expect(told(begun).map(\.to) == [[seer]], "what there is already")
    #expect(
      told(begun).first?.cursors == [Cursor(viewer: shower, name: "", place: .init(xPoints: 5, yPoints: 10))])
    #expect(told(session.input(cursor(6), from: seer, at: later(600))).isEmpty, "who only sees shows nothing")
    #expect(told(session.input(cursor(7), from: shower, at: later(700))).map(\.to) == [[seer]])

    _ = session.input(.introduce(Introduction(name: "Lee")), from: seer, at: later(800))
    #expect(
      told(session.input(cursor(8), from: shower, at: later(900))).isEmpty, "it does not want to any more")
  }

  @Test func `takes a pointer away when it is hidden, not shown any more, or its viewer leaves`() {
    for end in 0..<3 {
      var session = live()
      let (shower, seer) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
      _ = session.input(shows, from: shower, at: start)
      _ = session.input(sees, from: seer, at: start)
      #expect(told(session.input(cursor(5), from: shower, at: later(500))).map(\.cursors.count) == [1])
      let actions =
        switch end {
        case 0: session.input(.cursor(nil), from: shower, at: later(1000))
        case 1: session.input(.introduce(Introduction(name: "Mia")), from: shower, at: later(1000))
        default: session.viewerLeft(shower, at: later(1000))
        }
      #expect(told(actions).map(\.cursors) == [[]], "\(end)")
    }
  }

  @Test func `makes one message of a move for a hundred viewers`() {
    var session = live()
    let viewers = (0..<100).map { _ in session.viewerJoined(as: .view).viewer }
    for viewer in viewers { _ = session.input(sees, from: viewer, at: start) }
    _ = session.input(shows, from: viewers[0], at: start)
    _ = session.input(
      .introduce(Introduction(name: "Mia", showsCursor: true, seesCursors: true)), from: viewers[0], at: start
    )
    let actions = session.input(cursor(5), from: viewers[0], at: later(1000))
    #expect(told(actions).map(\.to) == [viewers])
    #expect(told(actions).first?.cursors.first?.name == "Mia")
  }

  @Test func `is told of pointers twenty times a second, and of the last place of each`() {
    var session = live()
    let (shower, seer) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    _ = session.input(shows, from: shower, at: start)
    _ = session.input(sees, from: seer, at: start)
    var (notices, wake, last) = (0, Moment?.none, [Cursor]())
    for millisecond in 1000..<2000 {
      var actions: [SessionStateMachine.Action] = []
      if let moment = wake, moment <= later(millisecond) {
        wake = nil
        actions += session.calledBack(at: later(millisecond))
      }
      if millisecond % 40 == 0 {
        actions += session.input(cursor(Double(millisecond - 1000)), from: shower, at: later(millisecond))
      }
      for case .callBack(let moment) in actions { wake = moment }
      notices += told(actions).count
      last = told(actions).last?.cursors ?? last
    }
    #expect((18...20).contains(notices))
    last = told(session.calledBack(at: later(2000))).last?.cursors ?? last
    #expect(last.map(\.place.xPoints) == [960])
  }

  @Test func `takes thirty places a second of one viewer, passes over more, and heeds that it is gone`() {
    var cursors = Cursors()
    let taken = (0..<250).count { cursors.moved(1, to: .init(xPoints: Double($0), yPoints: 1), at: start) }
    #expect(taken == 30)
    #expect(cursors.moved(1, to: nil, at: start) == true)
    #expect(cursors.shown.isEmpty)
    #expect(cursors.moved(2, to: .zero, at: start) == true, "another viewer has its own")
    #expect(cursors.moved(1, to: .zero, at: later(100)) == true)
  }

  @Test func `has no pointer that was not heard of for five seconds, nor one beyond any window`() {
    var cursors = Cursors()
    _ = cursors.moved(1, to: .zero, at: start)
    _ = cursors.moved(2, to: .zero, at: later(1000))
    #expect(cursors.expire(at: later(4999)) == false)
    #expect(cursors.expire(at: later(5000)) == true)
    #expect(cursors.shown.map(\.viewer) == [2])
    for place in [(-1.0, 5.0), (5, -1), (4097, 5), (5, 4097), (1e15, 0)] {
      #expect(cursors.moved(2, to: .init(xPoints: 5, yPoints: 5), at: later(6000)) == true)
      #expect(cursors.moved(2, to: .init(xPoints: place.0, yPoints: place.1), at: later(6000)) == true)
      #expect(cursors.shown.isEmpty)
    }
  }

  @Test func `shows those that moved last, in a steady order`() {
    var cursors = Cursors()
    for viewer in (1...100).reversed() { _ = cursors.moved(viewer, to: .zero, at: later(100 - viewer)) }
    #expect(cursors.shown.map(\.viewer) == Array(1...24))
  }

  // MARK: Ghosts

  @Test func `does not count who does not answer, shows nothing of it, and lifts its fingers`() {
    var session = live()
    let (ghost, other) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    let owner = session.viewerJoined(as: .owner).viewer
    _ = session.input(
      .introduce(Introduction(name: "Mia", showsCursor: true)), from: ghost, at: start)
    _ = session.input(sees, from: other, at: later(500))
    _ = session.input(cursor(5), from: ghost, at: later(600))
    let press = MessageFromViewer.touches(
      inputSeq: 1, samples: [TouchSample(phase: .began, touchID: 0, time: 0, location: .zero)])
    _ = session.input(press, bytes: [1], from: ghost, at: later(700))

    let silent = session.fellSilent(ghost, at: later(5000))
    #expect(presence(silent) == [2])
    #expect(company(silent) == [.init(receiverCount: 1)])
    #expect(told(silent).map(\.cursors) == [[]])
    #expect(silent.contains(.cancelTouches(viewer: ghost)) && silent.contains(.tellAll(.driver(nil))))
    #expect(silent.contains(.tellPeople(to: owner)))
    #expect(session.fellSilent(ghost, at: later(6000)) == [])

    let back = session.cameBack(ghost, at: later(7000))
    #expect(presence(back) == [3])
    #expect(company(back).first?.members.map(\.name) == ["Mia"])
    #expect(session.cameBack(ghost, at: later(7000)) == [])
    #expect(session.people.role(of: ghost) == .control, "it may what it might")
  }

  @Test func `is told of a reload as one who goes and one who comes`() {
    var session = live()
    let (first, _) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    _ = session.fellSilent(first, at: later(4000))
    #expect(presence(session.viewerJoined().actions) == [2], "the page that it was before is not counted")
    #expect(presence(session.viewerLeft(first, at: later(5000))) == [2])
  }

  @Test func `is none where a preview is shown in the gallery, and of a viewer that there is not`() {
    var showcase = live(isShowcase: true)
    let viewer = showcase.viewerJoined(as: .view).viewer
    #expect(showcase.input(named("Mia"), from: viewer, at: start) == [])
    #expect(showcase.input(shows, from: viewer, at: start) == [])
    #expect(showcase.input(cursor(5), from: viewer, at: start) == [])
    var session = live()
    #expect(session.input(named("Mia"), from: 7, at: start) == [])
    #expect(session.fellSilent(7, at: start) == [])
    #expect(session.cameBack(7, at: start) == [])
  }

  @Test func `stirs nothing`() {
    var session = live()
    let (first, second) = (session.viewerJoined().viewer, session.viewerJoined().viewer)
    let before = session.lastStir
    _ = session.input(.introduce(Introduction(showsCursor: true)), from: first, at: later(5000))
    _ = session.input(sees, from: second, at: later(5000))
    _ = session.input(cursor(5), from: first, at: later(6000))
    #expect(session.lastStir == before, "pointers keep no preview awake")
  }
}
