// UIEvent — after Apple's documentation "UIEvent", read 2026-11.
// State: partial. Missing: predicted touches, presses, motion, remote controls: touches alone come.

import QuartzCore

/// All touches of one moment.
@preconcurrency @MainActor open class UIEvent: MainActorObject {
  /// The means by which an event is made.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind of motion or remote control. No event here has one.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// nil for an event that an app has made.
  public internal(set) var allTouches: Set<UITouch>?
  /// Seconds of `CACurrentMediaTime`; 0 for an event that an app has made.
  public internal(set) var timestamp: TimeInterval

  /// An event of no touches, as tests make one.
  public init() {
    timestamp = 0
    super.init(_object: ())
  }

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init(_object: ())
  }

  /// `touches`, but for presses.
  open var type: EventType { .touches }
  /// `none`, always.
  open var subtype: EventSubtype { .none }

  /// The touches that `view` itself hears, without those of its subviews; nil for an event that an app has
  /// made.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// The touches that landed in `window`; nil for an event that an app has made.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The touches that `gesture` follows; nil for an event that an app has made.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}

/// The older name of `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
