import PreviewWire

/// Settings that a preview does not survive are taken back, and not tried twice.
///
/// A setting is on trial from its change until the agent has said that it has done what it was told. If the
/// agent ends before that, the settings of before are in force again, in the next agent, and viewers are told
/// what was taken back.
extension SessionStateMachine {
  /// Settings of one session that are remembered as not survived. One that ends its agent with more of them
  /// ends it by itself.
  static let mostFatal = 20

  var settings: SessionSettings { SessionSettings(screen: screen, knobs: knobs.settings) }

  /// A preview has been told to take settings, or to be made with them.
  mutating func settingsChanged() -> [Action] {
    guard hasAgent else { return [] }
    lastTrial += 1
    trial = lastTrial
    return [.tryOut(number: lastTrial)]
  }

  /// The agent has survived what it was told up to the trial of that number.
  public mutating func triedOut(_ number: Int) {
    guard trial == number else { return }
    trial = nil
    (proven, isProven, ordered) = (settings, true, nil)
  }

  /// Whether a setting is known to end the agent in the build that the session is of.
  func isFatal(_ member: SessionSettings.Member) -> Bool {
    fatal.contains { $0.build == home && $0.member == member }
  }

  /// The agent has ended. If that was by what is on trial, puts the settings of before in force.
  ///
  /// - Returns: whether it was, and what viewers are told.
  mutating func takenBack() -> (isTaken: Bool, actions: [Action]) {
    guard trial != nil else { return (false, []) }
    trial = nil
    let members = settings.members(otherThanIn: proven)
    guard !members.isEmpty, fatal.count < Self.mostFatal else { return (false, cleared()) }
    // Of several nobody knows which it was.
    if members.count == 1 { fatal.append((home, members[0])) }
    if !isProven { ordered = settings }
    return (true, [.tellAll(.takenBack(sentence(about: members)))] + put(proven))
  }

  /// A preview that stops with the usual settings, too, says nothing against those that were ordered.
  private mutating func cleared() -> [Action] {
    guard !isProven, let ordered else { return [] }
    self.ordered = nil
    fatal = []
    return put(ordered)
  }

  /// Puts settings in force. Returns what viewers are told.
  mutating func put(_ settings: SessionSettings) -> [Action] {
    let before = self.settings
    screen = settings.screen
    knobs.restore(settings.knobs)
    return told(of: before)
  }

  /// What a change would set that is known to end the agent; nil where nothing is.
  func fatalMember(after change: (inout SessionStateMachine) -> Void) -> SessionSettings.Member? {
    guard !fatal.isEmpty else { return nil }
    var changed = self
    change(&changed)
    return changed.settings.members(otherThanIn: settings).first(where: isFatal)
  }

  /// A setting of the same kind as it stands now.
  func current(_ setting: ScreenSetting) -> ScreenSetting {
    switch setting {
    case .appearance: .appearance(screen.appearance)
    case .direction: .direction(screen.direction)
    case .textSize: .textSize(screen.textSize)
    case .textWeight: .textWeight(screen.textWeight)
    case .contrast: .contrast(screen.contrast)
    case .motion: .motion(screen.motion)
    case .size: .size(WireSize(widthPoints: screen.width, heightPoints: screen.height))
    case .device: .device(screen.device, isOnSide: screen.width > screen.height)
    }
  }

  /// What is said when somebody sets once more what was taken back.
  func refusal(of member: SessionSettings.Member) -> Notice { .takenBack(sentence(about: [member])) }

  private func sentence(about members: [SessionSettings.Member]) -> String {
    let titles = Dictionary(knobs.known.map { ($0.name, $0.title) }, uniquingKeysWith: { $1 })
    let list = members.prefix(3).map { $0.text(titles: titles) }.joined(separator: " and ")
    let more = members.count > 3 ? " and more" : ""
    return "The preview stopped with \(list)\(more), which was taken back.".cut(
      toBytes: WireLimits.logMessage)
  }

  /// What viewers have to hear who believe the settings of before.
  private func told(of before: SessionSettings) -> [Action] {
    let members = settings.members(otherThanIn: before)
    var actions = members.compactMap { member -> Action? in
      switch member {
      case .size(let width, let height):
        .tellAll(.screen(.size(WireSize(widthPoints: width, heightPoints: height))))
      case .choice(let setting): .tellAll(.screen(setting))
      case .knob: nil
      }
    }
    if before.knobs != knobs.settings { actions.append(.tellAll(.knobs(knobs))) }
    return actions
  }
}
