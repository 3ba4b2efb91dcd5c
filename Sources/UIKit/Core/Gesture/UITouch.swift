// UITouch — after Apple's documentation "UITouch", read 2026-11.
// State: partial. Missing: force, radius, predicted touches, presses.

import QuartzCore

/// One finger, from its landing to its lifting: the same object all the way.
@preconcurrency @MainActor public final class UITouch: MainActorObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved
    /// The finger rests. No touch has this phase: a finger that rests sends nothing.
    case stationary
    case ended
    /// The touch was taken away without the finger being lifted.
    case cancelled
  }

  /// The means by which the screen is touched. Every touch here is `direct`.
  public enum TouchType: Int, Sendable {
    case direct = 0
    /// A remote control that moves something on the screen.
    case indirect
    case pencil
    /// A mouse or a trackpad that moves a pointer.
    case indirectPointer
  }

  /// How far the touch has come by its latest sample.
  public internal(set) var phase: Phase = .began
  /// A finger, always.
  public var type: TouchType { .direct }
  /// Seconds of `CACurrentMediaTime`; the finger's own time, not the frame's.
  public internal(set) var timestamp: TimeInterval
  /// The view on which the finger landed; it stays the same wherever the finger goes. nil once that view is
  /// gone.
  public internal(set) weak var view: UIView?
  /// The window in which the finger landed; nil once it is gone.
  public internal(set) weak var window: UIWindow?
  /// Recognisers that hear this touch, in the order in which they are asked.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// Which of several taps in one place this is the beginning of, 1…; 0 once the finger has gone too far for
  /// a tap.
  public internal(set) var tapCount = 1

  /// Counts the touches of the window as they land.
  let order: Int
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint
  /// Every sample so far, oldest first, in window coordinates: coalesced ones too.
  private(set) var path: [Sample]
  /// Whether the view has been told that the touch no longer is its own.
  var isCancelledInView = false
  /// Whether the view has been told of the touch at all (`delaysContentTouches`, `delaysTouchesBegan`).
  var isDeliveredToView = false
  /// Whether the finger has lifted as far as the view is concerned, told of or held back.
  var hasEndedForViews = false
  /// Whether the view has been told of the touch's end.
  var isOverInView = false

  /// Where the finger was when.
  struct Sample: Equatable, Sendable {
    /// Seconds of `CACurrentMediaTime`.
    var time: TimeInterval
    /// In window coordinates.
    var location: CGPoint
  }

  init(at location: CGPoint, time: TimeInterval, window: UIWindow, order: Int = 0) {
    self.order = order
    locationInWindow = location
    previousLocationInWindow = location
    timestamp = time
    path = [Sample(time: time, location: location)]
    self.window = window
    super.init(_object: ())
  }

  /// A time before the last sample's, as an untrue clock may give, counts as that.
  func move(to location: CGPoint, time: TimeInterval, phase: Phase) {
    let time = max(time, timestamp)
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    timestamp = time
    self.phase = phase
    if let start = path.first?.location,
      hypot(location.x - start.x, location.y - start.y) > UIPanGestureRecognizer.slop
    {
      tapCount = 0
    }
    path.append(Sample(time: time, location: location))
    // Only velocity looks back, and only a fraction of a second; the landing stays as the start of the path.
    if path.count > 512 { path.removeSubrange(1..<257) }
  }

  /// In `view`'s coordinates; nil is the window.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: window) ?? locationInWindow
  }

  /// Where the touch was before the latest sample.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: window) ?? previousLocationInWindow
  }
}

extension Set<UITouch> {
  /// As they landed: the order of a set differs from run to run.
  @MainActor var inOrder: [UITouch] { sorted { $0.order < $1.order } }
}
