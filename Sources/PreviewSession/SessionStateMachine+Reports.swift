import PreviewWire

/// Reports of agents, beside frames: they are kept for viewers who come later, and told to those who are
/// here.
extension SessionStateMachine {
  /// The agent of the session, or the one that rehearses it, reports. A report of a rehearsal is told once
  /// the session has come there.
  public mutating func reported(_ report: MessageFromAgent, by role: Role, at now: Moment) -> [Action] {
    if case .digest(_, let digest, let hasMoreActs) = report {
      return digestReported(digest, hasMoreActs: hasMoreActs, by: role, at: now)
    }
    guard role != .copy else { return [] }
    switch report {
    case .knobs(_, let known, let unknown):
      guard role == .rehearsal else { return knobsReported(known, unknown) }
      rehearsal?.knobs = (known, unknown)
      return []
    case .log(_, let message):
      guard role == .current, warnings.take(message, at: now) else { return [] }
      return [.tellAll(.warning(message))]
    case .holes(_, let reaches):
      self[role]?.reaches = reaches
      return role == .current ? tellReaches() : []
    case .requests(_, let rows):
      self[role]?.requests = rows
      return role == .current ? tellRequests() : []
    case .bars(_, let bars):
      self[role]?.bars = bars
      return role == .current ? tellBars() : []
    case .typing(_, let viewer, let report):
      self[role]?.typing = report.map { (viewer, $0) }
      return role == .current ? tellTyping() : []
    case .acts(_, let from, let bytes):
      if role == .rehearsal, let rehearsed = rehearsal {
        rehearsal?.acts = Self.told(rehearsed.acts, from: from, bytes)
      } else if role == .current {
        acts = Self.told(acts, from: from, bytes)
        areActsNews = true
      }
      return []
    case .unplaced(_, let names):
      return role == .current ? unplacedReported(names) : []
    case .element(_, let viewer, let request, let found):
      guard viewers.contains(viewer) else { return [] }
      return [.tell(viewer: viewer, .element(request: request, found))]
    // Which pins these are is not known here.
    case .hello, .frame, .failed, .pong, .image, .digest, .picture, .pinPlaces:
      return []
    }
  }

  /// The acts after a report of them. One that makes no sense leaves none: a preview may say anything.
  private static func told(_ acts: [UInt8], from: Int, _ bytes: [UInt8]) -> [UInt8] {
    guard from <= acts.count, from + bytes.count <= WireLimits.acts else { return [] }
    return acts.prefix(from) + bytes
  }

  /// The last reports of the agent in a role; nil of a rehearsal that does not take place.
  private subscript(role: Role) -> AgentReports? {
    get { role == .current ? reports : rehearsal?.reports }
    set {
      guard let newValue else { return }
      switch role {
      case .current: reports = newValue
      case .rehearsal: rehearsal?.reports = newValue
      case .copy: break
      }
    }
  }

  mutating func knobsReported(_ known: [KnobInfo], _ unknown: [String]) -> [Action] {
    knobs.reported(known, unknown: unknown) ? [.tellAll(.knobs(knobs))] : []
  }

  private func tellReaches() -> [Action] { isShowcase ? [] : [.tellAll(.reached(reports.reaches))] }

  private func tellRequests() -> [Action] { isShowcase ? [] : [.tellAll(.requests(reports.requests))] }

  func tellBars() -> [Action] {
    guard let bars = reports.bars, screen.device != nil else { return [] }
    return [.tellAll(.bars(bars))]
  }

  /// One viewer has the keyboard; the one who had it before is told that it is gone.
  mutating func tellTyping() -> [Action] {
    guard !isShowcase else { return [] }
    var actions: [Action] = []
    if let typist, typist != reports.typing?.viewer {
      actions.append(.tell(viewer: typist, .typing(nil)))
      self.typist = nil
    }
    if let (viewer, report) = reports.typing, viewers.contains(viewer) {
      actions.append(.tell(viewer: viewer, .typing(report)))
      typist = viewer
    }
    return actions
  }

  /// Another agent has the session, and counts from nothing.
  mutating func forgetReports() -> [Action] {
    let (hadReaches, hadRequests) = (!reports.reaches.isEmpty, !reports.requests.isEmpty)
    reports.reaches = []
    reports.requests = []
    reports.typing = nil
    return (hadReaches ? tellReaches() : []) + (hadRequests ? tellRequests() : []) + tellTyping()
  }

  /// The session shows its first frame in a build. Its viewers learn which holes there are now; that there
  /// are none, too, as there may have been some before.
  mutating func arrival() -> [Action] {
    guard let arrival = comingHome else { return [] }
    comingHome = nil
    let holes: [Action] = isShowcase ? [] : [.tellHoles(viewer: nil, reached: reports.reaches)]
    return holes + tellRequests() + [.arrived(arrival)]
  }

  /// Tells a viewer who has just come everything that the others know.
  func tellReports(to viewer: Int) -> [Action] {
    var actions: [Action] = []
    if !knobs.known.isEmpty || !knobs.unknown.isEmpty { actions.append(.tell(viewer: viewer, .knobs(knobs))) }
    if !isShowcase { actions.append(.tellHoles(viewer: viewer, reached: reports.reaches)) }
    if !isShowcase, !reports.requests.isEmpty {
      actions.append(.tell(viewer: viewer, .requests(reports.requests)))
    }
    if let bars = reports.bars, screen.device != nil { actions.append(.tell(viewer: viewer, .bars(bars))) }
    return actions + warnings.kept.map { .tell(viewer: viewer, .warning($0)) }
  }
}
