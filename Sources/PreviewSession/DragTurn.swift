import PreviewWire

/// Says who drags: the first press wins, and keeps the turn until that viewer's last finger is up.
///
/// A press that came while somebody else had the turn is ignored until it is lifted, even if the turn
/// becomes free in between: a drag that began nowhere would jump.
public struct DragTurn: Sendable {
  /// The verdict on an input.
  public enum Verdict: Equatable, Sendable {
    case forward
    case ignore
    /// Ignore it, and tell that viewer why; said once per turn of somebody else.
    case refuse
  }

  private struct Fingers: Sendable {
    /// One bit per touch that is down.
    var down: UInt32 = 0
    var isIgnored = false
  }

  /// The viewer whose touches count; nil when no finger is down.
  public private(set) var holder: Int?
  private var fingers: [Int: Fingers] = [:]
  private var told: Set<Int> = []

  public init() {}

  /// Touches of a viewer, in order: what becomes of the whole message.
  public mutating func touches(_ samples: [TouchSample], from viewer: Int) -> Verdict {
    var hand = fingers[viewer] ?? Fingers()
    let wasUp = hand.down == 0
    let began = samples.contains { $0.phase == .began }
    for sample in samples { hand.down = Self.applying(sample, to: hand.down) }
    if wasUp {
      // Moves of a finger that never came down: the rest of a touch whose beginning was lost.
      guard began else { return .ignore }
      hand.isIgnored = holder != nil
      if holder == nil { take(viewer) }
    }
    fingers[viewer] = hand.down == 0 ? nil : hand
    if hand.isIgnored { return refusal(of: viewer) }
    if hand.down == 0 { holder = nil }
    return .forward
  }

  /// A wheel or a key: counts unless somebody else drags.
  public mutating func scroll(from viewer: Int) -> Verdict {
    holder == nil || holder == viewer ? .forward : refusal(of: viewer)
  }

  /// Returns whether touches of that viewer are still down in the preview and have to be cancelled.
  public mutating func viewerLeft(_ viewer: Int) -> Bool {
    fingers[viewer] = nil
    told.remove(viewer)
    guard holder == viewer else { return false }
    holder = nil
    return true
  }

  /// The preview that had the touches is gone; those that are down mean nothing to the next.
  public mutating func touchesLost() {
    holder = nil
    for viewer in fingers.keys { fingers[viewer]?.isIgnored = true }
  }

  private mutating func take(_ viewer: Int) {
    holder = viewer
    told = []
  }

  private mutating func refusal(of viewer: Int) -> Verdict {
    holder != nil && told.insert(viewer).inserted ? .refuse : .ignore
  }

  private static func applying(_ sample: TouchSample, to down: UInt32) -> UInt32 {
    let bit = UInt32(1) << UInt32(sample.touchID & 31)
    switch sample.phase {
    case .began: return down | bit
    case .moved: return down
    case .ended, .cancelled: return down & ~bit
    }
  }
}
