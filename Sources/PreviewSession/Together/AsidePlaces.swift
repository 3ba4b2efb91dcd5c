import PreviewWire

/// Whether there is a place for one more aside.
///
/// Asides are made by people who may change nothing, so they take nothing from sessions: all of them together
/// have half of the places, asleep or not, and only another aside that nobody is in makes way for one.
public struct AsidePlaces: Sendable {
  /// An aside that there is.
  public struct Holder: Sendable {
    public var handle: SessionHandle
    /// The session that it is of.
    public var parent: SessionHandle
    /// Seconds since somebody was in it; nil while somebody is.
    public var aloneSeconds: Double?
    /// Whether it takes a place of those that run.
    public var isRunning: Bool

    public init(handle: SessionHandle, parent: SessionHandle, aloneSeconds: Double?, isRunning: Bool = true) {
      (self.handle, self.parent) = (handle, parent)
      (self.aloneSeconds, self.isRunning) = (aloneSeconds, isRunning)
    }
  }

  public enum Verdict: Equatable, Sendable {
    /// There is a free place.
    case free
    /// There is one once this aside has ended.
    case after(SessionHandle)
    /// The session has as many as it may have.
    case tooManyOfSession
    /// There is no place for one that runs.
    case full
  }

  /// Places for sessions that run.
  private let places: RunningPlaces

  public init(of places: RunningPlaces) { self.places = places }

  /// Places of asides.
  public var count: Int { max(1, places.count / 2) }

  /// - Parameters:
  ///   - parent: the session that one more would be of.
  ///   - asides: all that there are.
  ///   - running: sessions that run, asides included.
  public func verdict(for parent: SessionHandle, among asides: [Holder], running: Int) -> Verdict {
    let siblings = asides.filter { $0.parent == parent }
    if siblings.count >= SessionLimits.asidesOfSession {
      let leaving = Self.longestAlone(among: siblings.filter { $0.isRunning || running < places.count })
      return leaving.map(Verdict.after) ?? .tooManyOfSession
    }
    if running >= places.count {
      return Self.longestAlone(among: asides.filter(\.isRunning)).map(Verdict.after) ?? .full
    }
    guard asides.count >= count else { return .free }
    return Self.longestAlone(among: asides).map(Verdict.after) ?? .full
  }

  private static func longestAlone(among asides: [Holder]) -> SessionHandle? {
    let candidates = asides.filter { $0.aloneSeconds ?? 0 >= SessionLimits.makeWaySeconds }
    return candidates.max { ($0.aloneSeconds ?? 0, $1.handle) < ($1.aloneSeconds ?? 0, $0.handle) }?.handle
  }
}
