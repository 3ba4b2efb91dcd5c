import PreviewWire

/// How a session comes to a state that somebody kept of it, or of another session of the same preview: as a
/// link has it.
extension SessionStateMachine {
  /// It has just been made, and begins in that state.
  ///
  /// - Parameters:
  ///   - state: as an agent wrote it; empty: as at the start.
  ///   - acts: as agents told of hands.
  public mutating func begins(with state: [UInt8], acts: [UInt8]) {
    (savedState, self.acts) = (state, acts)
    isOfLink = !state.isEmpty || !acts.isEmpty
  }

  /// It goes to that state for everybody: another agent makes it there.
  ///
  /// - Returns: nil while somebody drags, or where it is nobody's to change.
  public mutating func goTo(
    screen: ScreenSettings, knobs settings: [KnobSetting], state: [UInt8], acts: [UInt8], at now: Moment
  ) -> [Action]? {
    guard !isShowcase, self.state != .ended, drag.holder == nil else { return nil }
    let stir = stirred(at: now)
    let leaving = endCopy(as: .stirring) + (move == .none ? [] : [.abandonRehearsal])
    (move, rehearsal) = (.none, nil)
    let lost = knobsLost(by: .current)
    knobsUnderWay = nil
    loseHeld()
    let told = put(SessionSettings(screen: screen, knobs: settings))
    begins(with: state, acts: acts)
    startOver()
    isSuspended = false
    return stir + leaving + lost + [.letAgentGo] + told + [.findAgent]
  }

  /// Its agent has made it in the state of a link, but for these parts, for which there is no place.
  mutating func unplacedReported(_ names: [String]) -> [Action] {
    guard isOfLink else { return [] }
    guard viewers.isEmpty else { return [.tellAll(.leftOut(names))] }
    leftOut = names
    return []
  }

  /// The first who comes is told what the link has in vain.
  mutating func tellLeftOut(to viewer: Int) -> [Action] {
    defer { leftOut = [] }
    return leftOut.isEmpty ? [] : [.tell(viewer: viewer, .leftOut(leftOut))]
  }
}
