/// Where one finger was at one time.
public struct TouchSample: Hashable, Sendable {
  /// The finger's action; `cancelled` when the system took it away.
  public enum Phase: UInt8, Hashable, Sendable {
    case began = 0
    case moved = 1
    case ended = 2
    case cancelled = 3
  }

  /// The finger's action.
  public var phase: Phase
  /// Which finger, 0…`WireLimits.touchID`; the viewer counts them and uses them again.
  public var touchID: UInt8
  /// When, by the viewer's own clock, in 1/10 ms; comparable with other times of the same viewer only.
  public var time: Int
  /// Where, in the window.
  public var location: WirePoint

  /// A sample; `time` in 1/10 ms, `location` in 1/64 pt.
  public init(phase: Phase, touchID: UInt8, time: Int, location: WirePoint) {
    self.phase = phase
    self.touchID = touchID
    self.time = time
    self.location = location
  }
}

/// One turn of a wheel, or one event of a trackpad.
public struct WheelInput: Hashable, Sendable {
  /// By the viewer's own clock, in 1/10 ms.
  public var time: Int
  /// Where the pointer is, in the window.
  public var location: WirePoint
  /// How far to scroll; positive makes the content offset grow.
  public var delta: WirePoint
  /// Whether it is a notch of a mouse wheel, to be scrolled softly, and not a trackpad, which is continuous.
  public var isNotch: Bool

  /// A turn; `time` in 1/10 ms, `location` and `delta` in 1/64 pt.
  public init(time: Int, location: WirePoint, delta: WirePoint, isNotch: Bool) {
    self.time = time
    self.location = location
    self.delta = delta
    self.isNotch = isNotch
  }
}

/// A key that scrolls.
public enum ScrollKey: UInt8, Hashable, Sendable {
  case up = 0
  case down = 1
  case left = 2
  case right = 3
  case pageUp = 4
  case pageDown = 5
  case home = 6
  case end = 7
}
