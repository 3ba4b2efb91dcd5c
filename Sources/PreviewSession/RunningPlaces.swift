import PreviewWire

/// Who makes way when all places for running sessions are taken.
///
/// A place is a process. One address gets most of them if nobody else wants any, and never all: whoever comes
/// from elsewhere finds room, and loses nothing by what somebody else makes.
public struct RunningPlaces: Sendable {
  /// A session that has a place.
  public struct Holder: Sendable {
    public var handle: SessionHandle
    /// The address that ordered it, in any spelling that is the same each time.
    public var maker: String
    /// Seconds since somebody watched; nil of one that is watched, or that cannot be put to sleep now.
    public var unwatchedSeconds: Double?
    /// Whether it would lose something by sleeping: such a session sleeps last.
    public var wouldLose: Bool
    /// Whether it is an aside: those go first.
    public var isAside: Bool

    public init(
      handle: SessionHandle, maker: String, unwatchedSeconds: Double?, wouldLose: Bool = false,
      isAside: Bool = false
    ) {
      (self.handle, self.maker) = (handle, maker)
      (self.unwatchedSeconds, self.wouldLose, self.isAside) = (unwatchedSeconds, wouldLose, isAside)
    }
  }

  public enum Verdict: Equatable, Sendable {
    /// There is a free place.
    case free
    /// There is one once this session sleeps.
    case after(SessionHandle)
    case full
  }

  /// Places in all.
  public let count: Int

  public init(count: Int) {
    self.count = max(1, count)
  }

  /// As many as a machine of so many bytes of memory has room for: half of it, for what they have in common
  /// counts each time.
  public init(memory bytes: Int) {
    let room = bytes / 2 / SessionLimits.runningSessionBytes
    self.init(count: min(max(room, SessionLimits.fewestRunning), SessionLimits.mostRunning))
  }

  /// Places of one address.
  public var countOfOneMaker: Int { max(1, count * 3 / 4) }

  /// Whether there is a place for one more session of `maker`.
  public func verdict(for maker: String, among holders: [Holder]) -> Verdict {
    let counts = holders.reduce(into: [String: Int]()) { $0[$1.maker, default: 0] += 1 }
    if counts[maker, default: 0] >= countOfOneMaker { return longestUnwatched(of: maker, among: holders) }
    if holders.count < count { return .free }
    // Whoever has most gives first; of equals, always the same.
    let byNeed = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    for maker in byNeed {
      let verdict = longestUnwatched(of: maker, among: holders)
      if verdict != .full { return verdict }
    }
    return .full
  }

  private func longestUnwatched(of maker: String, among holders: [Holder]) -> Verdict {
    let candidates = holders.filter {
      $0.maker == maker && $0.unwatchedSeconds ?? 0 >= SessionLimits.makeWaySeconds
    }
    let chosen = candidates.min { first, second in
      if first.isAside != second.isAside { return first.isAside }
      if first.wouldLose != second.wouldLose { return second.wouldLose }
      return first.unwatchedSeconds ?? 0 > second.unwatchedSeconds ?? 0
    }
    return chosen.map { .after($0.handle) } ?? .full
  }
}
