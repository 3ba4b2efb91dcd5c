import PreviewWire

/// How it is found out whether a session can sleep without losing anything.
///
/// When nothing has happened in it for a while, its agent says what it shows. A second agent of the same
/// build makes the session from its state and does again what hands did to it, as the next one will when it
/// wakes. If that comes to show the same, the session sleeps; if not, its preview keeps something that it
/// cannot come to in this way, and it goes on as it is.
extension SessionStateMachine {
  /// Where it stands with that.
  public enum Rest: Equatable, Sendable {
    /// Something has happened, or nothing was asked yet.
    case stirring
    /// Its agent was asked what it shows.
    case asked(since: Moment)
    /// A second agent is to make it, or makes it.
    case copying(SceneDigest, since: Moment)
    /// The second agent has shown a frame, the last one then.
    case copied(SceneDigest, since: Moment, lastFrame: Moment)
    /// The second agent was asked what it shows.
    case compared(SceneDigest, since: Moment)
    /// It would lose something.
    case wouldLose
  }

  /// Whether it would lose something by sleeping, as far as is known.
  public var wouldLoseBySleeping: Bool { rest == .wouldLose }

  /// Something has happened in it.
  ///
  /// - Returns: to give up a second agent, where there is one.
  mutating func stirred(at now: Moment) -> [Action] {
    lastStir = now
    return endCopy(as: .stirring)
  }

  /// Looks whether it is time for the next step.
  mutating func rested(at now: Moment) -> [Action] {
    switch rest {
    case .stirring:
      guard state == .live, !isShowcase, move == .none, comingHome == nil, trial == nil, drag.holder == nil,
        now.seconds(since: lastStir) >= quietSeconds
      else { return [] }
      rest = .asked(since: now)
      return [.askDigest(of: .current)]
    case .copied(let digest, let since, let lastFrame)
    where now.seconds(since: lastFrame) >= SessionLimits.copySettlesSeconds:
      rest = .compared(digest, since: since)
      return [.askDigest(of: .copy)]
    case .asked(let since), .copying(_, let since), .copied(_, let since, _), .compared(_, let since):
      // One that goes on moving is not the same.
      guard now.seconds(since: since) >= SessionLimits.copySeconds else { return [] }
      return endCopy(as: .wouldLose)
    case .wouldLose:
      return []
    }
  }

  private var quietSeconds: Double {
    viewers.isEmpty ? min(SessionLimits.unwatchedQuietSeconds, sleepAfter) : sleepAfter
  }

  mutating func digestReported(
    _ digest: SceneDigest, hasMoreActs: Bool, by role: Role, at now: Moment
  ) -> [Action] {
    switch (rest, role) {
    case (.asked, .current):
      guard !hasMoreActs else { return endCopy(as: .wouldLose) }
      rest = .copying(digest, since: now)
      return [.copy]
    case (.compared(let shown, _), .copy):
      guard digest == shown else { return endCopy(as: .wouldLose) }
      return endCopy(as: .stirring) + sleep()
    default:
      return []
    }
  }

  /// A frame of the second agent came. Nobody sees it.
  public mutating func copyFrameArrived(at now: Moment) {
    switch rest {
    case .copying(let digest, let since), .copied(let digest, let since, _):
      rest = .copied(digest, since: since, lastFrame: now)
    case .stirring, .asked, .compared, .wouldLose: break
    }
  }

  /// There is no second agent for it now: it asks again in a while.
  public mutating func copyDenied(at now: Moment) {
    guard case .copying = rest else { return }
    rest = .stirring
    lastStir = Moment(
      microseconds: now.microseconds - Int((quietSeconds - SessionLimits.copyAgainSeconds) * 1_000_000))
  }

  /// The second agent ended, or could not make it.
  public mutating func copyLost() {
    switch rest {
    case .copying, .copied, .compared: rest = .wouldLose
    case .stirring, .asked, .wouldLose: break
    }
  }

  mutating func endCopy(as new: Rest) -> [Action] {
    defer { rest = new }
    switch rest {
    case .copying, .copied, .compared: return [.abandonCopy]
    case .stirring, .asked, .wouldLose: return []
    }
  }
}
