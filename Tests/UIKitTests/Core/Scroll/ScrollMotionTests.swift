import QuartzCore
import Testing

@testable import UIKit

@Suite struct `Scroll motion` {
  private let drag = ScrollDrag(source: .finger, origin: .zero, free: .zero, axes: [.vertical])
  private let coast = Coast(
    start: 10, horizontal: .rest(at: 0),
    vertical: Glide([SettleCurve(from: 0, velocity: 0, to: 100)], target: 100))
  private let animation = OffsetAnimation(start: 10, from: .zero, end: CGPoint(x: 0, y: 60))

  /// A machine in each of its states.
  private func machine(_ state: ScrollState) -> ScrollMotion {
    var motion = ScrollMotion()
    switch state {
    case .idle: break
    case .tracking: _ = motion.fingerLanded()
    case .dragging: motion.dragBegan(drag)
    case .decelerating:
      motion.dragBegan(drag)
      _ = motion.dragEnded()
      _ = motion.released(into: coast)
    case .animating: _ = motion.animationBegan(animation)
    }
    return motion
  }

  /// `#expect` cannot hold a call that mutates.
  private func expectEqual(
    _ interruption: ScrollMotion.Interruption, _ expected: ScrollMotion.Interruption,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(interruption == expected, sourceLocation: location)
  }

  private static let states: [ScrollState] = [.idle, .tracking, .dragging, .decelerating, .animating]

  @Test(arguments: states)
  func `each state has its name, and only motions of its own need frames`(state: ScrollState) {
    let motion = machine(state)
    #expect(motion.name == state)
    #expect(motion.needsFrames == (state == .decelerating || state == .animating))
    #expect((motion.offset(at: 10.1) != nil) == motion.needsFrames)
  }

  @Test(arguments: [
    (ScrollState.idle, ScrollState.tracking, ScrollMotion.Interruption.nothing),
    (.tracking, .tracking, .nothing), (.dragging, .dragging, .nothing),
    (.decelerating, .tracking, .deceleration), (.animating, .tracking, .animation),
  ])
  func `a finger that lands stops what moves by itself and leaves a drag alone`(
    state: ScrollState, next: ScrollState, interrupted: ScrollMotion.Interruption
  ) {
    var motion = machine(state)
    expectEqual(motion.fingerLanded(), interrupted)
    #expect(motion.name == next)
  }

  @Test(arguments: states)
  func `fingers that lift without having dragged end only the tracking`(state: ScrollState) {
    var motion = machine(state)
    let stopped = motion.fingersLifted()
    #expect(!stopped)
    #expect(motion.name == (state == .tracking ? .idle : state))
  }

  @Test(arguments: [ScrollState.decelerating, .animating])
  func `it is remembered until they lift that fingers have stopped a motion`(state: ScrollState) {
    var motion = machine(state)
    _ = motion.fingerLanded()
    let first = motion.fingersLifted()
    let second = motion.fingersLifted()
    #expect(first && !second)
  }

  @Test(arguments: states)
  func `a drag begins only from rest or under a finger`(state: ScrollState) {
    var motion = machine(state)
    motion.dragBegan(drag)
    #expect((motion.drag != nil) == [.idle, .tracking, .dragging].contains(state))
  }

  @Test(arguments: states)
  func `only a drag can end`(state: ScrollState) {
    var motion = machine(state)
    let ended = motion.dragEnded()
    #expect((ended != nil) == (state == .dragging))
    #expect(motion.name == state)
    let again = motion.dragEnded()
    #expect(again == nil)
  }

  @Test func `an animation begun while the delegate is asked keeps the content from coasting`() {
    var motion = machine(.dragging)
    _ = motion.dragEnded()
    let began = motion.animationBegan(animation)
    #expect(began == (true, .nothing))
    motion.releasedToRest()
    let coasts = motion.released(into: coast)
    #expect(!coasts)
    #expect(motion.name == .animating)
  }

  @Test func `a stop while the delegate is asked keeps the content from coasting`() {
    var motion = machine(.dragging)
    _ = motion.dragEnded()
    expectEqual(motion.stop(), .nothing)
    let coasts = motion.released(into: coast)
    #expect(!coasts)
    #expect(motion.name == .tracking)
  }

  @Test func `a hand that holds the content refuses an animation`() {
    var motion = machine(.dragging)
    let began = motion.animationBegan(animation)
    #expect(began == (false, .nothing))
    #expect(motion.name == .dragging)
  }

  @Test func `a release to rest is tracking until the finger is known to be gone`() {
    var motion = machine(.dragging)
    _ = motion.dragEnded()
    motion.releasedToRest()
    #expect(motion.name == .tracking)
    let stopped = motion.fingersLifted()
    #expect(!stopped)
    #expect(motion.name == .idle)
  }

  @Test(arguments: [
    (ScrollState.decelerating, 10.5, ScrollMotion.Interruption.deceleration),
    (.animating, 10.3, .animation),
  ])
  func `a motion ends when its time is up, once`(
    state: ScrollState, end: TimeInterval, kind: ScrollMotion.Interruption
  ) {
    var motion = machine(state)
    expectEqual(motion.finish(at: end - 0.001), .nothing)
    #expect(motion.name == state)
    expectEqual(motion.finish(at: end), kind)
    expectEqual(motion.finish(at: end), .nothing)
    #expect(motion.name == .idle)
  }

  @Test(arguments: states)
  func `an offset from the program ends an animation and nothing else`(state: ScrollState) {
    var motion = machine(state)
    motion.offsetSet(free: CGPoint(x: 0, y: 500))
    #expect(motion.name == (state == .animating ? .idle : state))
    if state == .dragging { #expect(motion.drag?.free == CGPoint(x: 0, y: 500)) }
  }

  @Test func `an animation to the same place goes on, to another place begins again`() {
    var motion = machine(.animating)
    let same = OffsetAnimation(start: 11, from: .zero, end: animation.end)
    _ = motion.animationBegan(same)
    expectEqual(motion.finish(at: 10.3), .animation)

    motion = machine(.animating)
    _ = motion.animationBegan(OffsetAnimation(start: 11, from: .zero, end: .zero))
    expectEqual(motion.finish(at: 10.3), .nothing)
  }
}
