// The host's door for fingers: samples in, events out.

import QuartzCore

/// One sample of one finger, as the page or a script reports it.
package struct TouchSample: Equatable, Sendable {
  package var phase: UITouch.Phase
  /// Names the finger among those on the screen.
  package var finger: Int
  /// Seconds of virtual time: the finger's own.
  package var time: TimeInterval
  /// In window coordinates, in points.
  package var location: CGPoint

  package init(phase: UITouch.Phase, finger: Int, time: TimeInterval, location: CGPoint) {
    self.phase = phase
    self.finger = finger
    self.time = time
    self.location = location
  }

  /// The end of a finger that was not lifted, where it was last.
  @MainActor fileprivate init(_ finger: Int, cancelled touch: UITouch, at time: TimeInterval) {
    self.init(phase: .cancelled, finger: finger, time: time, location: touch.locationInWindow)
  }
}

extension UIWindow {
  /// Sends `samples` (oldest first) as UIKit does: the moves between two changes of phase become one event
  /// whose touches carry every coalesced sample.
  ///
  /// Senseless samples are passed over: a finger that moves or lifts without having landed, coordinates that
  /// are no numbers. A finger that lands twice is cancelled first.
  package func inject(_ samples: [TouchSample]) {
    var moved: Set<UITouch> = []
    for sample in samples
    where sample.location.x.isFinite && sample.location.y.isFinite && sample.time.isFinite {
      switch sample.phase {
      case .began:
        flush(&moved)
        if let lost = touches[sample.finger] {
          finish(TouchSample(sample.finger, cancelled: lost, at: sample.time), as: .cancelled)
        }
        touchesLanded += 1
        let touch = UITouch(
          at: sample.location, time: sample.time, window: self, order: touchesLanded)
        touch.tapCount = tapCounts.landed(at: sample.location, time: sample.time)
        touches[sample.finger] = touch
        sendEvent(UIEvent(touches: [touch], timestamp: sample.time))
      case .moved, .stationary:
        guard let touch = touches[sample.finger] else { continue }
        touch.move(to: sample.location, time: sample.time, phase: .moved)
        moved.insert(touch)
      case .ended, .cancelled:
        flush(&moved)
        finish(sample, as: sample.phase)
      }
    }
    flush(&moved)
  }

  /// Takes every finger off the screen without letting anything go: a viewer has left in mid-drag.
  package func cancelTouches(at time: TimeInterval) {
    for (finger, touch) in touches.sorted(by: { $0.key < $1.key }) {
      inject([TouchSample(finger, cancelled: touch, at: time)])
    }
  }

  private func flush(_ moved: inout Set<UITouch>) {
    guard let time = moved.map(\.timestamp).max() else { return }
    sendEvent(UIEvent(touches: moved, timestamp: time))
    moved = []
  }

  private func finish(_ sample: TouchSample, as phase: UITouch.Phase) {
    guard let touch = touches.removeValue(forKey: sample.finger) else { return }
    touch.move(to: sample.location, time: sample.time, phase: phase)
    tapCounts.lifted(touch.tapCount, at: sample.location, time: touch.timestamp)
    sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
  }
}

/// Counts taps that follow one another in one place, for `UITouch.tapCount`.
struct TapCounts {
  private var last: (count: Int, place: CGPoint, time: TimeInterval)?

  /// A finger lands. Returns which of several taps this is, from 1 on.
  ///
  /// - Parameters:
  ///   - place: in window coordinates.
  ///   - time: in seconds.
  func landed(at place: CGPoint, time: TimeInterval) -> Int {
    guard let last, time - last.time <= TapSequence.longestPause,
      hypot(place.x - last.place.x, place.y - last.place.y) < TapSequence.reach
    else { return 1 }
    return last.count &+ 1
  }

  /// A finger lifts; `count` is its own, 0 for one that has wandered.
  mutating func lifted(_ count: Int, at place: CGPoint, time: TimeInterval) {
    last = count > 0 ? (count, place, time) : nil
  }
}
