import QuartzCore

/// The state of a scroll view's motion, as scripts and the page are told.
package enum ScrollState: UInt8, Sendable {
  case idle = 0
  case tracking
  case dragging
  case decelerating
  case animating
}

/// The mover of a scroll view's content: nothing, a hand, its own momentum, or an animation.
///
/// Each event returns what follows from it. The scroll view asks its delegate between two events, and the
/// delegate may do anything, start another motion too; so an event that no longer fits the state changes
/// nothing.
struct ScrollMotion: Sendable {
  enum State: Sendable {
    case idle
    /// A finger is down and does not drag; `stopped` if it has stopped a motion by coming down.
    case tracking(stopped: Bool)
    case dragging(ScrollDrag)
    /// The hand is gone; the delegate is being asked where to.
    case releasing(ScrollDrag)
    case decelerating(Coast)
    case animating(OffsetAnimation)
  }

  /// Whether neither a hand nor anything else moves the content, or holds it.
  var isIdle: Bool { if case .idle = state { true } else { false } }

  /// A motion that an event has ended before its time.
  enum Interruption: Sendable { case nothing, deceleration, animation, animationToTop }

  private(set) var state = State.idle

  /// Whether it has to be asked at each frame where the content is.
  var needsFrames: Bool {
    switch state {
    case .decelerating, .animating: true
    case .idle, .tracking, .dragging, .releasing: false
    }
  }

  /// Whether the content moves, by a hand or by itself.
  var isMoving: Bool {
    switch state {
    case .dragging, .releasing, .decelerating, .animating: true
    case .idle, .tracking: false
    }
  }

  var name: ScrollState {
    switch state {
    case .idle: .idle
    case .tracking: .tracking
    case .dragging, .releasing: .dragging
    case .decelerating: .decelerating
    case .animating: .animating
    }
  }

  /// The drag of a hand that holds the content.
  var drag: ScrollDrag? {
    if case .dragging(let drag) = state { drag } else { nil }
  }

  // MARK: The hand

  /// A finger has come down: whatever moves stops.
  mutating func fingerLanded() -> Interruption {
    let interruption = self.interruption
    switch state {
    case .idle, .decelerating, .animating: state = .tracking(stopped: interruption != .nothing)
    case .tracking, .dragging, .releasing: break
    }
    return interruption
  }

  /// The fingers are gone without having dragged. Returns whether the content is where they stopped it, which
  /// may be no place to rest.
  mutating func fingersLifted() -> Bool {
    guard case .tracking(let stopped) = state else { return false }
    state = .idle
    return stopped
  }

  /// The content follows a hand from now on. Motions must have been interrupted before.
  mutating func dragBegan(_ drag: ScrollDrag) {
    switch state {
    case .idle, .tracking: state = .dragging(drag)
    case .dragging, .releasing, .decelerating, .animating: break
    }
  }

  mutating func dragMoved(_ drag: ScrollDrag) {
    if case .dragging = state { state = .dragging(drag) }
  }

  /// The hand lets go. Returns the drag that ends, or nil if there is none.
  mutating func dragEnded() -> ScrollDrag? {
    guard case .dragging(let drag) = state else { return nil }
    state = .releasing(drag)
    return drag
  }

  /// Nothing moves after the release. The delegate is told next, while the view still is ``State/tracking``.
  mutating func releasedToRest() {
    if case .releasing = state { state = .tracking(stopped: false) }
  }

  /// The content goes on by itself. Returns whether it does: not if the delegate has begun an animation
  /// meanwhile.
  mutating func released(into coast: Coast) -> Bool {
    guard case .releasing = state else { return false }
    state = .decelerating(coast)
    return true
  }

  // MARK: The program

  /// The content moves to another offset over some time. A running animation to the same place goes on.
  ///
  /// - Returns: what it replaces, and whether it has begun: not under a hand that holds the content.
  mutating func animationBegan(_ animation: OffsetAnimation) -> (begun: Bool, Interruption) {
    switch state {
    case .dragging: return (false, .nothing)
    case .animating(let running) where running.end == animation.end && running.isToTop == animation.isToTop:
      return (true, .nothing)
    case .idle, .tracking, .releasing, .decelerating, .animating:
      let interruption = self.interruption
      state = .animating(animation)
      return (true, interruption)
    }
  }

  /// The content has been put somewhere without animation: an animation is over, a hand goes on from there.
  ///
  /// - Parameter free: that place as ``ScrollDrag/free`` has it.
  mutating func offsetSet(free: CGPoint) {
    switch state {
    case .dragging(var drag):
      drag.continueFrom(free: free)
      state = .dragging(drag)
    case .animating: state = .idle
    case .idle, .tracking, .releasing, .decelerating: break
    }
  }

  /// The deceleration goes another way from now on.
  mutating func coastChanged(to coast: Coast) {
    if case .decelerating = state { state = .decelerating(coast) }
  }

  /// The animation, which a new offset may just have ended, goes on another way.
  mutating func animationChanged(to animation: OffsetAnimation) {
    switch state {
    case .idle, .animating: state = .animating(animation)
    case .tracking, .dragging, .releasing, .decelerating: break
    }
  }

  /// Whatever moves by itself stops where it is, and what has just been let go does not begin to.
  mutating func stop() -> Interruption {
    let interruption = self.interruption
    if needsFrames { state = .idle }
    if case .releasing = state { state = .tracking(stopped: false) }
    return interruption
  }

  // MARK: Time

  /// Where the content is at `time` (seconds of virtual time); nil if it does not move by itself.
  func offset(at time: TimeInterval) -> CGPoint? {
    switch state {
    case .decelerating(let coast): coast.offset(at: time)
    case .animating(let animation): animation.offset(at: time)
    case .idle, .tracking, .dragging, .releasing: nil
    }
  }

  /// Ends a motion whose time is up. Returns which it was.
  mutating func finish(at time: TimeInterval) -> Interruption {
    switch state {
    case .decelerating(let coast) where time >= coast.end: stop()
    case .animating(let animation) where time >= animation.finish: stop()
    case .idle, .tracking, .dragging, .releasing, .decelerating, .animating: .nothing
    }
  }

  private var interruption: Interruption {
    switch state {
    case .decelerating: .deceleration
    case .animating(let animation): animation.isToTop ? .animationToTop : .animation
    case .idle, .tracking, .dragging, .releasing: .nothing
    }
  }
}
