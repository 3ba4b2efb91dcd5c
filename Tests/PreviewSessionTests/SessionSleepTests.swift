import PreviewWire
import Testing

@testable import PreviewSession

@Suite struct `A session that sleeps` {
  private let start = Moment(seconds: 0)
  private let newer = BuildTag(1)

  /// Live at frame 5, nobody watches.
  private func alone() -> SessionStateMachine {
    var session = SessionStateMachine(screen: .phone, at: start)
    _ = session.agentAvailable()
    _ = session.frameArrived(frame(5, state: [5]), at: start)
    return session
  }

  private func asleep() -> SessionStateMachine {
    var session = alone()
    #expect(session.fellAsleep() == [.letAgentGo])
    return session
  }

  @Test func `falls asleep half an hour after the last viewer left, not before`() {
    var session = alone()
    #expect(!session.isDrowsy(at: .init(seconds: 1799)))
    #expect(session.isDrowsy(at: .init(seconds: 1800)))
    let viewer = session.viewerJoined().viewer
    #expect(!session.isDrowsy(at: .init(seconds: 9999)))
    _ = session.viewerLeft(viewer, at: .init(seconds: 9999))
    #expect(!session.isDrowsy(at: .init(seconds: 11_798)))
    #expect(session.isDrowsy(at: .init(seconds: 11_799)))
  }

  @Test func `is never put to sleep while somebody watches`() {
    var session = alone()
    _ = session.viewerJoined()
    #expect(!session.maySleep)
    #expect(session.fellAsleep() == [])
    #expect(session.state == .live)
  }

  @Test func `wakes with the next viewer, and goes on with its state and its numbers`() {
    var session = asleep()
    #expect(session.isAsleep && !session.needsAgent && !session.hasAgent)

    #expect(session.viewerJoined().actions.last == .findAgent)

    #expect(session.needsAgent && session.savedState == [5])
    #expect(session.agentAvailable().withoutTrials == [.create(firstSeq: 6)])
  }

  @Test func `is not woken by a save`() {
    var session = asleep()
    #expect(session.newerBuildAvailable(newer, at: start) == [])
    #expect(session.isAsleep)
  }

  @Test func `goes on after a restart of the server where it was`() {
    var session = SessionStateMachine(screen: .phone, at: start)
    session.restored(lastSeq: 700, savedState: [7], acts: [8], alone: .init(seconds: -50))
    #expect(session.isAsleep && session.isAbandoned(at: .init(seconds: 10), keptFor: 60))
    _ = session.viewerJoined()
    #expect(session.agentAvailable().withoutTrials == [.create(firstSeq: 701)])
    #expect(session.savedState == [7] && session.acts == [8])
  }

  @Test func `is passed over by a newer build once time stands still in it, without a word when it wakes`() {
    var session = alone()
    #expect(!session.mayBePassedOver && session.passedOver() == [])
    _ = session.secondPassed(at: .init(seconds: 1000))
    #expect(session.mayBePassedOver && session.passedOver() == [.letAgentGo])
    #expect(session.isAsleep && !session.wouldLoseBySleeping)
    let warnings = session.viewerJoined().actions.filter {
      if case .tellAll(.warning) = $0 { true } else { false }
    }
    #expect(warnings.isEmpty)
  }

  @Test func `is not put to sleep on its way to a newer build`() {
    var session = alone()
    _ = session.newerBuildAvailable(newer, at: start)
    #expect(session.fellAsleep() == [])
  }

  @Test func `keeps the settings that it was kept with, though an agent ends as it wakes`() {
    var screen = ScreenSettings.phone
    screen.appearance = .dark
    var knobs = SessionKnobs()
    _ = knobs.turn(KnobSetting(name: "gap", value: .number(7)))
    var session = SessionStateMachine(screen: screen, knobs: knobs, at: start)
    session.restored(lastSeq: 7, savedState: [], acts: [], alone: start)
    _ = session.viewerJoined()
    _ = session.agentAvailable()
    _ = session.agentLost(at: start)
    #expect(session.screen == screen && session.knobs.settings == knobs.settings)
  }

  @Test func `one that was given up is tried again after its sleep`() {
    var session = alone()
    _ = session.agentRefused("no")
    #expect(session.isDrowsy(at: start), "nobody would see what a save makes of it")
    _ = session.fellAsleep()
    _ = session.viewerJoined()
    #expect(session.needsAgent)
  }

  @Test func `does not hear of an agent that ends after it was let go`() {
    var session = asleep()
    #expect(session.agentLost(at: start) == [])
    #expect(session.frameArrived(frame(6), at: start) == [])
    #expect(session.isAsleep)
  }
}
