// Where a gesture stands, as a rule: what is asked of it in, what is to be done out.

/// The states of one recogniser from its first finger to its reset, and a start that waits for others to
/// fail.
struct GestureProgress: Equatable, Sendable {
  typealias State = UIGestureRecognizer.State

  /// The consequence of what was asked.
  enum Step: Equatable, Sendable {
    case nothing
    /// The gesture would leave `possible`: it may have to wait, or may not begin at all.
    case start(State)
    /// The actions are to be called.
    case announce
    /// It has failed, which no action hears of.
    case fail
  }

  /// The state that the outside sees: `possible` for as long as a start is held.
  private(set) var state = State.possible
  /// The states to go through once nothing stands in the way: a start and, where the fingers have lifted by
  /// then, an end. Empty: nothing is held.
  private(set) var held: [State] = []

  var isHeld: Bool { !held.isEmpty }

  /// Whether the gesture is over and only waits for its fingers to lift.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether it has been recognised, whatever came of it later.
  var isRecognised: Bool { state == .began || state == .changed || state == .ended }

  /// A subclass wants to go on to `next`. States that make no sense from here are passed over.
  mutating func ask(_ next: State) -> Step {
    switch (state, next) {
    case (.possible, .began), (.possible, .ended):
      guard isHeld else { return .start(next) }
      if held == [.began], next == .ended { held.append(.ended) }
      return .nothing
    case (.possible, .failed), (.possible, .cancelled):
      held = []
      state = .failed
      return .fail
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      state = next
      return .announce
    // A gesture that has begun cannot fail any more.
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      state = .cancelled
      return .announce
    default:
      return .nothing
    }
  }

  /// The start has to wait.
  mutating func hold(_ start: State) { held = [start] }

  /// Nothing stands in the way any more. Returns the states to go through with `enter(_:)`.
  mutating func release() -> [State] {
    defer { held = [] }
    return held
  }

  /// Goes to a state that nothing stands in the way of.
  mutating func enter(_ next: State) { state = next }

  /// Ready for the next gesture.
  mutating func reset() { self = GestureProgress() }
}
