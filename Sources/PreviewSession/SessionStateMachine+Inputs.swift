import PreviewWire

/// The actions of viewers: touches, wheels, keys and typing, which take turns; settings of the screen and
/// knobs, which any viewer changes for everybody.
extension SessionStateMachine {
  /// An input of a viewer.
  ///
  /// - Parameter bytes: the message as it came, which agents get unchanged.
  public mutating func input(
    _ message: MessageFromViewer, bytes: [UInt8] = [], from viewer: Int, at now: Moment
  ) -> [Action] {
    if let refusal = refusal(of: message, from: viewer) { return refusal }
    switch message {
    case .acknowledge, .keyframeRequest, .enter: return []
    case .askControl(let isAsking): return asked(isAsking, by: viewer)
    case .grant(let other, let isControl): return grant(isControl, to: other)
    case .cursor(let place): return pointed(to: place, by: viewer, at: now)
    case .introduce(let introduction): return introduced(introduction, by: viewer, at: now)
    case .gather: return gathered(by: viewer, at: now)
    case .attention(let isLooking): return looked(isLooking, by: viewer, at: now)
    case .point(let request, _): return stirred(at: now) + pointed(request, bytes, from: viewer)
    default:
      isOfLink = false
      return stirred(at: now) + done(message, bytes: bytes, from: viewer, at: now) + tellDriver()
    }
  }

  private mutating func done(
    _ message: MessageFromViewer, bytes: [UInt8], from viewer: Int, at now: Moment
  ) -> [Action] {
    switch message {
    case .screen(_, let setting):
      guard !isShowcase, mayChoose(viewer) else { return [] }
      if let member = fatalMember(after: { _ = $0.screen.apply(setting) }) {
        return [.tell(viewer: viewer, refusal(of: member)), .tell(viewer: viewer, .screen(current(setting)))]
      }
      let told = screen.apply(setting).map { Action.tellAll(.screen($0)) }
      return woken() + told + forwardToAll(bytes, from: viewer) + settingsChanged()
    case .setKnob(_, let setting):
      // A page has sliders for those that are known; a name that no preview knows is somebody's invention.
      guard !isShowcase, knobs.knows(setting.name) else { return [] }
      if let member = fatalMember(after: { _ = $0.knobs.turn(setting) }) {
        return [.tell(viewer: viewer, refusal(of: member)), .tell(viewer: viewer, .knobs(knobs))]
      }
      guard knobs.turn(setting) else { return [] }
      return knobsTurned(at: now)
    case .resetKnobs(_, let name):
      guard !isShowcase, knobs.reset(name) else { return [] }
      return knobsTurned(at: now)
    case .touches(_, let samples):
      guard viewers.contains(viewer) else { return [] }
      let waking = woken()
      guard hasAgent || isWaking else { return [] }
      return waking + follow(drag.touches(samples, from: viewer), bytes, from: viewer)
    case .wheel, .key, .typing:
      guard viewers.contains(viewer) else { return [] }
      let waking = woken()
      guard hasAgent || isWaking else { return [] }
      return waking + follow(drag.scroll(from: viewer), bytes, from: viewer)
    case .acknowledge, .keyframeRequest, .enter, .askControl, .grant, .cursor, .introduce, .point, .gather,
      .attention:
      return []
    }
  }

  /// The agent knows what lies there. One that sleeps is woken; where there is none, nothing does.
  private mutating func pointed(_ request: Int, _ bytes: [UInt8], from viewer: Int) -> [Action] {
    guard !isShowcase, viewers.contains(viewer) else { return [] }
    let waking = woken()
    guard hasAgent || isWaking else { return [.tell(viewer: viewer, .element(request: request, nil))] }
    return waking + forward(bytes, from: viewer)
  }

  private mutating func follow(_ verdict: DragTurn.Verdict, _ bytes: [UInt8], from viewer: Int) -> [Action] {
    switch verdict {
    case .forward: forward(bytes, from: viewer)
    case .refuse: [.tell(viewer: viewer, .busy)]
    case .ignore: []
    }
  }

  /// The agent that viewers' inputs are for.
  private var inputRole: Role { isArriving ? .rehearsal : .current }

  mutating func forward(_ bytes: [UInt8], from viewer: Int) -> [Action] {
    if isWaking {
      if !held.hold(bytes, from: viewer) { drag.touchesLost() }
      return []
    }
    return hasAgent ? [.forward(input: bytes, viewer: viewer, to: inputRole)] : []
  }

  // MARK: Settings of the screen

  /// Choosing needs no turn, and is remembered for the next agent where there is none to tell.
  private func mayChoose(_ viewer: Int) -> Bool {
    (hasAgent || needsAgent || isAsleep || move != .none) && viewers.contains(viewer)
  }

  /// A rehearsal is of the same screen, even if it comes to nothing.
  private mutating func forwardToAll(_ bytes: [UInt8], from viewer: Int) -> [Action] {
    let isRehearsing = rehearsal != nil && !isArriving
    return forward(bytes, from: viewer)
      + (isRehearsing ? [.forward(input: bytes, viewer: viewer, to: .rehearsal)] : [])
  }

  // MARK: Knobs

  private mutating func knobsTurned(at now: Moment) -> [Action] {
    guard case .failed = state else { return sendKnobs() }
    // A knob may mend what a knob has broken.
    comingHome = Arrival(since: now, isReload: false)
    if move == .none { startOver() }
    return [.tellAll(.knobs(knobs)), .findAgent]
  }

  /// One message at a time is under way to an agent, and the newest one wins, however fast somebody turns and
  /// however long the preview takes to be made again. Viewers are told as often: all of them get all knobs.
  private mutating func sendKnobs() -> [Action] {
    let isRehearsing = rehearsal != nil && !isArriving
    let toRehearsal: [Action] = isRehearsing ? [.setKnobs(of: .rehearsal, number: nil)] : []
    guard isArriving || hasAgent else { return [.tellAll(.knobs(knobs))] + toRehearsal + woken() }
    if knobsUnderWay?.role == inputRole {
      knobsUnderWay?.isOutdated = true
      return toRehearsal
    }
    lastKnobsNumber += 1
    knobsUnderWay = (lastKnobsNumber, inputRole, false)
    return [.tellAll(.knobs(knobs))] + toRehearsal + [.setKnobs(of: inputRole, number: lastKnobsNumber)]
      + settingsChanged()
  }

  /// The agent has done what the message of this number said.
  public mutating func knobsApplied(_ number: Int) -> [Action] {
    guard let underWay = knobsUnderWay, underWay.number == number else { return [] }
    knobsUnderWay = nil
    return underWay.isOutdated ? sendKnobs() : []
  }

  /// The agent in that role will not come to them: viewers, too, are told now where they stand.
  mutating func knobsLost(by role: Role) -> [Action] {
    guard let underWay = knobsUnderWay, underWay.role == role else { return [] }
    knobsUnderWay = nil
    return underWay.isOutdated ? [.tellAll(.knobs(knobs))] : []
  }
}
