// The animations that a property animator has on the layers while it is active.

import QuartzCore

/// Moves the layers' properties that an animator's closures have changed, as far as its motion says.
@MainActor final class AnimatorRun: AnimationDriver, FrameListener {
  var motion: AnimatorMotion {
    didSet { motionChanged() }
  }
  let loop = VirtualRunLoop.current
  private var changes: [DrivenChange] = []
  /// Called in the frame in which the motion has arrived.
  private let onArrival: () -> Void

  init(_ motion: AnimatorMotion, onArrival: @escaping () -> Void) {
    self.motion = motion
    self.onArrival = onArrival
  }

  // MARK: Driving

  var wholeDuration: TimeInterval { motion.whole.duration }
  var isRunning: Bool { motion.isRunning }
  func progress(at time: TimeInterval) -> Double { motion.progress(at: time) }
  func drives(_ change: DrivenChange) { changes.append(change) }

  var isPaused: Bool { !motion.isRunning }

  func frame(at time: TimeInterval) {
    // Times are sums of decimal fractions; frames are sixtieths.
    if let arrival = motion.arrival, time >= arrival - 1e-9 { onArrival() }
  }

  private func motionChanged() {
    if motion.isRunning { loop.addFrameListener(self) } else { loop.removeFrameListener(self) }
    loop.setNeedsCommit()
  }

  // MARK: Ending

  /// Takes the animations off the layers, whose own values become those at `position`. At the end they are
  /// that since the beginning, or what has been set since.
  func end(at position: UIViewAnimatingPosition) {
    loop.removeFrameListener(self)
    if position != .end { leave(position) }
    for change in changes { change.layer.endAnimations(of: self, finished: position == .end) }
  }

  /// The layers' own values become those at `position`.
  func leave(_ position: UIViewAnimatingPosition) {
    let now = loop.now
    // Read before the first is set: of one property changed twice, the sum counts.
    let drawn = changes.map { $0.drawn(at: now) }
    UIView.performWithoutAnimation {
      // Of several changes of one property the first has the start, and the last the end.
      switch position {
      case .start: for change in changes.reversed() { change.setOnView(change.old) }
      case .end: for change in changes { change.setOnView(change.new) }
      case .current: for (change, drawn) in zip(changes, drawn) { if let drawn { change.setOnView(drawn) } }
      }
    }
  }
}

extension DrivenChange {
  /// Through the view of the layer, where it has one: views follow their size.
  fileprivate func setOnView(_ value: AnimatedValue) {
    guard let view = layer.delegate as? UIView, view.layer === layer else { return set(value) }
    switch (property, value) {
    case ("bounds", .rect(let bounds)): view.bounds = bounds
    case ("position", .point(let center)): view.center = center
    default: set(value)
    }
  }
}
