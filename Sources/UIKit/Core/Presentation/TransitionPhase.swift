/// How far a transition between controllers is: events go in, and actions come out.
struct TransitionPhase: Equatable {
  enum State: Equatable {
    /// The objects that go along are still adding their animations.
    case collecting
    /// On its way by itself.
    case running
    /// In a hand; `percent` is 0…1.
    case held(percent: Double)
    /// Let go of on its way to the end, or back.
    case settling(isCancelled: Bool)
    case over(isCancelled: Bool)
  }

  /// The answer to an event.
  enum Action: Equatable {
    case nothing
    /// Show it at that part of its way.
    case show(percent: Double)
    /// Let it go on by itself, to its end or back to its start.
    case settle(isCancelled: Bool)
    /// Take it down.
    case end(isCancelled: Bool)
  }

  private(set) var state = State.collecting

  var isOver: Bool { if case .over = state { true } else { false } }
  var isHeld: Bool { if case .held = state { true } else { false } }
  var isCancelled: Bool {
    switch state {
    case .settling(let isCancelled), .over(let isCancelled): isCancelled
    default: false
    }
  }

  mutating func started(byHand: Bool) {
    guard state == .collecting else { return }
    state = byHand ? .held(percent: 0) : .running
  }

  /// - Parameter percent: 0…1; numbers beyond count as the end.
  mutating func moved(to percent: Double) -> Action {
    guard isHeld else { return .nothing }
    let within = percent.isFinite ? min(max(percent, 0), 1) : 0
    state = .held(percent: within)
    return .show(percent: within)
  }

  mutating func released(isCancelled: Bool) -> Action {
    guard isHeld else { return .nothing }
    state = .settling(isCancelled: isCancelled)
    return .settle(isCancelled: isCancelled)
  }

  /// The animator says that it is done. One that was let go of to go back is cancelled whatever the animator
  /// says.
  mutating func completed(_ didComplete: Bool) -> Action {
    guard !isOver else { return .nothing }
    let cancelled = isCancelled || !didComplete
    state = .over(isCancelled: cancelled)
    return .end(isCancelled: cancelled)
  }
}
