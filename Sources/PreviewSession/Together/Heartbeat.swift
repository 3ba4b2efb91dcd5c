/// Whether a viewer answers. Where several watch, each is asked once a second. One that has left it
/// unanswered for too long counts as away until it is heard again: its page was killed, or its network is
/// gone.
public struct Heartbeat: Sendable {
  /// Seconds without an answer: after these, and a second until it is looked at, nobody is counted that is
  /// not here.
  static let patience = 2.5

  /// When the first question was asked that is not answered; nil: none is open.
  private var asked: Moment?
  /// Whether it counts as away.
  public private(set) var isAway = false

  public init() {}

  /// It is asked whether it is there.
  public mutating func asks(at now: Moment) {
    if asked == nil { asked = now }
  }

  /// It said something.
  ///
  /// - Returns: whether it is here again.
  public mutating func heard() -> Bool {
    asked = nil
    defer { isAway = false }
    return isAway
  }

  /// Time has passed.
  ///
  /// - Returns: whether it counts as away from now on.
  public mutating func isLost(at now: Moment) -> Bool {
    guard !isAway, let asked, now.seconds(since: asked) >= Self.patience else { return false }
    isAway = true
    return true
  }
}
