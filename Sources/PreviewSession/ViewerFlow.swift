/// The frames of a viewer: those it has, those on their way to it, and the one it gets next.
///
/// There is no queue: frames that could not be sent in time are never sent. A viewer one frame behind gets
/// the change; one further behind gets a whole tree; one that does not acknowledge gets nothing until it
/// does, because kernels would hide minutes of stale frames behind a stalled connection.
public struct ViewerFlow: Sendable {
  /// The frame to write now.
  public enum Next: Equatable, Sendable {
    case nothing
    /// The latest change: it applies on top of what was sent last.
    case change
    /// The keyframe of the latest frame.
    case keyframe
    /// A keyframe is due, but there is none of the latest frame: ask the agent for it.
    case keyframeMissing
  }

  /// The newest frame of a session and in which forms it is at hand.
  public struct Newest: Equatable, Sendable {
    /// Number of the newest frame; nil before the first.
    public var seq: Int?
    /// Whether the change from the frame before is at hand.
    public var hasChange: Bool
    /// Whether the newest frame is at hand as a whole tree.
    public var hasKeyframe: Bool

    public init(seq: Int?, hasChange: Bool, hasKeyframe: Bool) {
      self.seq = seq
      self.hasChange = hasChange
      self.hasKeyframe = hasKeyframe
    }
  }

  private struct Sent: Sendable {
    var seq: Int
    var byteCount: Int
    var at: Moment
  }

  private var lastSent: Int?
  private var wantsKeyframe = true
  /// Whether the viewer's page can be seen.
  private var isLooking = true
  private var inFlight: [Sent] = []
  /// Bytes sent and not acknowledged.
  public private(set) var bytesInFlight = 0
  /// Smoothed time from sending a frame to its acknowledgement, in seconds; nil before the first.
  public private(set) var roundTrip: Double?

  public init() {}

  /// Frames that may be under way: two round trips' worth of 60 Hz.
  public var window: Int {
    let frames = min(2 * (roundTrip ?? 0) * 60, Double(SessionLimits.mostWindow))
    return max(SessionLimits.leastWindow, Int(frames))
  }

  /// Frames sent and not acknowledged.
  public var framesInFlight: Int { inFlight.count }

  /// The frame that this viewer is due for now. Asking changes nothing.
  public func next(of newest: Newest) -> Next {
    guard isLooking, let seq = newest.seq, inFlight.count < window,
      bytesInFlight < SessionLimits.bytesInFlight
    else { return .nothing }
    if !wantsKeyframe, let lastSent {
      if lastSent >= seq { return .nothing }
      if lastSent == seq - 1, newest.hasChange { return .change }
    }
    return newest.hasKeyframe ? .keyframe : .keyframeMissing
  }

  /// Notes that a frame has been written.
  public mutating func sent(seq: Int, byteCount: Int, at now: Moment) {
    lastSent = seq
    wantsKeyframe = false
    inFlight.append(Sent(seq: seq, byteCount: byteCount, at: now))
    bytesInFlight += byteCount
  }

  /// The viewer shows the frame `seq`. One that was never sent is ignored.
  public mutating func acknowledged(seq: Int, at now: Moment) {
    guard let lastSent, seq <= lastSent else { return }
    let arrived = inFlight.prefix { $0.seq <= seq }
    guard let newest = arrived.last else { return }
    let sample = max(0, now.seconds(since: newest.at))
    roundTrip = roundTrip.map { $0 + (sample - $0) / 8 } ?? sample
    bytesInFlight -= arrived.reduce(0) { $0 + $1.byteCount }
    inFlight.removeFirst(arrived.count)
  }

  /// The viewer lost the thread: what it gets next is a keyframe.
  public mutating func keyframeRequested() {
    wantsKeyframe = true
  }

  /// The viewer's page can be seen, or cannot: then it gets nothing, and need not acknowledge what it got.
  public mutating func looks(_ isLooking: Bool) {
    self.isLooking = isLooking
    if isLooking {
      wantsKeyframe = true
    } else {
      (inFlight, bytesInFlight) = ([], 0)
    }
  }

  /// Whether a frame has been left unacknowledged for too long.
  public func isOverdue(at now: Moment) -> Bool {
    guard let oldest = inFlight.first else { return false }
    return now.seconds(since: oldest.at) >= SessionLimits.acknowledgeSeconds
  }
}
