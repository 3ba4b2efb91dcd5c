/// How often a session's agent has ended lately, which it is to blame for: no other session is in it.
///
/// Counted in seconds that the session was alive: on a busy machine a crash takes long to be written down,
/// and another agent long to come up, which says nothing for the preview.
public struct CrashRecord: Sendable {
  /// Seconds of life after which each came.
  private var crashes: [Double] = []
  private var lived = 0.0
  private var aliveSince: Moment?

  public init() {}

  /// Whether there were crashes lately: such a session is brought back after all others.
  public var isClean: Bool { crashes.isEmpty }

  /// The session shows something, in an agent of its own or another.
  public mutating func revived(at now: Moment) {
    aliveSince = aliveSince ?? now
  }

  /// Its agent is gone. Returns whether the session has to be given up.
  public mutating func died(at now: Moment) -> Bool {
    lived += aliveSince.map { max(0, now.seconds(since: $0)) } ?? 0
    aliveSince = nil
    crashes.removeAll { lived - $0 >= SessionLimits.crashWindowSeconds }
    crashes.append(lived)
    return crashes.count >= SessionLimits.crashesToFail
  }
}

/// How long to wait before a process that ended is started again.
public struct RestartBackOff: Sendable {
  private var started: Moment?
  /// Ends in a row that came soon after the start.
  private var shortLives = 0

  public init() {}

  /// Notes that the process was started.
  public mutating func started(at now: Moment) {
    started = now
  }

  /// Whole seconds to wait: none for the first two short lives in a row, then 1, 2, 4 and at most 8.
  public mutating func delayAfterEnd(at now: Moment) -> Int {
    let lived = started.map { now.seconds(since: $0) } ?? 0
    shortLives = lived < SessionLimits.crashWindowSeconds ? shortLives + 1 : 0
    return shortLives < 3 ? 0 : 1 << min(shortLives - 3, 3)
  }
}

/// Watches that an agent answers. Pings go along with other traffic only, so that nothing is sent to an idle
/// one.
public struct PingWatch: Sendable {
  private var last = 0
  /// `since`: when the first was sent of what it is about.
  private var unanswered: (number: Int, at: Moment, since: Moment)?
  /// When the first was sent that no ping went along with, as an answer was due.
  private var unasked: Moment?
  /// Seconds that the agent could do nothing in since it was asked, through no fault of its own.
  private var excused = 0.0

  /// Most of such seconds: what hangs is told from what waits even where no processor is to be had.
  public static let mostExcused = 20.0

  public init() {}

  /// Number to ping with, now that something else is sent anyway; nil while an answer is still due.
  public mutating func ping(at now: Moment) -> Int? {
    guard unanswered == nil else {
      unasked = unasked ?? now
      return nil
    }
    last += 1
    unanswered = (last, now, now)
    excused = 0
    return last
  }

  /// When the first was sent of what the agent has not said to have done; nil when it has done all.
  public var waitingSince: Moment? { unanswered?.since }

  /// Notes the answer to a ping. One of another number changes nothing.
  ///
  /// - Returns: a number to ping with at once, for what was sent since that ping; nil where there is none.
  public mutating func answered(_ number: Int, at now: Moment) -> Int? {
    guard unanswered?.number == number else { return nil }
    unanswered = nil
    guard let since = unasked else { return nil }
    unasked = nil
    last += 1
    unanswered = (last, now, since)
    excused = 0
    return last
  }

  /// The agent was given no processor for so many seconds, or its answer could not be heard.
  public mutating func excuse(seconds: Double) {
    guard unanswered != nil, seconds > 0 else { return }
    excused = min(excused + seconds, Self.mostExcused)
  }

  /// Whether an answer has been due for `SessionLimits.pongSeconds` in which the agent could have given it.
  public func isHung(at now: Moment) -> Bool {
    unanswered.map { now.seconds(since: $0.at) - excused >= SessionLimits.pongSeconds } ?? false
  }
}
