import QuartzCore

/// A scroll view's pan: counts only movement that the view can follow, and takes hold at once of content that
/// moves.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var catches = false
  /// Whether the finger that landed last has stopped the content, and has still to say which way it goes.
  private(set) var hasCaught = false

  /// When the latest touch was, in seconds of virtual time.
  private(set) var latestTouchTime: TimeInterval = 0
  /// How far the finger had gone when the pan was last asked, slop included, in window coordinates.
  private(set) var latestMovement = CGVector.zero

  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addAction { [weak scrollView] recognizer in
      if let pan = recognizer as? ScrollPanGestureRecognizer { scrollView?.handlePan(pan) }
    }
  }

  /// Content in motion is caught without slop (Facts 1.4).
  override var beginsAtTouchDown: Bool { catches && scrollView?.isCaughtByAnyTouch != false }

  /// Only the way along the axes that scroll; none while the finger goes mostly along one that does not, so
  /// that a scroll view around this one gets it.
  override func slopDistance(of movement: CGVector) -> CGFloat {
    latestMovement = movement
    guard let scrollView, scrollView.mayTakeTouches(trackedTouches) else { return 0 }
    let axes = scrollView.draggableAxes
    guard axes.contains(movement.dominantAxis) else { return 0 }
    // Content that a finger has stopped follows it at once, and all the way.
    if hasCaught, abs(movement[movement.dominantAxis]) >= ScrollConstants.catchDistance { return .infinity }
    return axes.count == 2 ? super.slopDistance(of: movement) : abs(movement[movement.dominantAxis])
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    latestTouchTime = event.timestamp
    catches = scrollView?.fingerLanded(at: event.timestamp) ?? false
    hasCaught = catches && !beginsAtTouchDown
    super.touchesBegan(touches, with: event)
    catches = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    latestTouchTime = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    latestTouchTime = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    latestTouchTime = event.timestamp
    super.touchesCancelled(touches, with: event)
  }

  /// Another gesture has the touches now: for this view the finger is gone.
  override func prevent() {
    super.prevent()
    scrollView?.fingersLifted(at: latestTouchTime)
  }

  override func reset() {
    super.reset()
    latestMovement = .zero
    scrollView?.fingersLifted(at: latestTouchTime)
  }
}
