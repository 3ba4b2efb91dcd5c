// The changes of one `UIView.animateKeyframes`, gathered until it is known how each property goes through all
// of them.

import CoreGraphics
import VirtualTime

/// Makes one animation of each property that several keyframes change.
@MainActor package final class KeyframeCollector {
  /// How a property goes from keyframe to keyframe.
  package enum Mode { case linear, discrete, paced, cubic, cubicPaced }

  /// The values of one property over the keyframes.
  private struct Course {
    let layer: CALayer
    let property: String
    /// The value before, and the value that is drawn.
    let old: AnimatedValue
    let drawn: AnimatedValue
    var changes: [Change] = []
  }

  private struct Change {
    /// Parts of the whole duration, 0…1.
    var start: Double
    var end: Double
    var value: AnimatedValue
  }

  package let mode: Mode
  /// Of the whole: that of its keyframes is a part of it.
  private let block: AnimationBlock
  private var courses: [Course] = []

  package init(_ mode: Mode, of block: AnimationBlock) {
    self.mode = mode
    self.block = block
  }

  /// `property` has changed within the keyframe that `frame` is.
  func note(
    _ property: String, of layer: CALayer, from old: AnimatedValue, to new: AnimatedValue,
    drawn: AnimatedValue,
    in frame: AnimationBlock
  ) {
    func part(_ seconds: TimeInterval) -> Double {
      block.duration > 0 ? min(max(seconds / block.duration, 0), 1) : 1
    }
    let start = part(frame.delay - block.delay)
    let change = Change(
      start: start, end: max(start, part(frame.delay - block.delay + frame.duration)), value: new)
    if let index = courses.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      courses[index].changes.append(change)
    } else {
      courses.append(Course(layer: layer, property: property, old: old, drawn: drawn, changes: [change]))
    }
  }

  /// No more keyframes will come: the animations begin. To be called while the block is still open.
  package func finish() {
    for course in courses { start(course) }
    courses = []
  }

  private func start(_ course: Course) {
    guard let path = AnimationKeyPath(course.property), let end = course.layer.keyframeModel(course.property)
    else { return }
    let isAdditive = course.old.subtracting(end) != nil && !block.beginsFromCurrentState
    let (times, values) = keyframes(of: course, from: isAdditive ? course.old : course.drawn)
    let shown = isAdditive ? values.map { $0.subtracting(end) ?? $0 } : values
    guard let keyframes = Keyframes(values: shown, times: times, paces: [], mode: shape) else { return }
    let now = course.layer.ownTime(at: VirtualRunLoop.current.now)
    let timing = AnimationTiming(
      begin: block.driver == nil ? now + block.delay : block.delay, duration: block.duration,
      repeatCount: block.repeats ? .infinity : 0, autoreverses: block.autoreverses, fillsBackwards: true)
    let track = AnimationTrack(
      path: path, pace: .linear, values: .keyframes(keyframes), isAdditive: isAdditive)
    course.layer.addBlockAnimation(
      FrozenAnimation(timing: timing, effect: .track(track)), of: course.property, from: course.old, to: end,
      by: block, replacing: !isAdditive)
  }

  /// The values and their times. Between keyframes that do not follow at once a value stays, where times
  /// count.
  private func keyframes(of course: Course, from start: AnimatedValue) -> ([Double], [AnimatedValue]) {
    var times = [0.0]
    var values = [start]
    for change in course.changes.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      let (time, value) = (times[times.count - 1], values[values.count - 1])
      if change.start > time + 1e-9, mode != .paced, mode != .cubicPaced {
        times.append(change.start)
        values.append(value)
      }
      times.append(max(time, change.end))
      values.append(change.value)
    }
    if mode == .discrete || times[times.count - 1] < 1 {
      times.append(1)
      if mode != .discrete { values.append(values[values.count - 1]) }
    }
    return (times, values)
  }

  private var shape: Keyframes.Mode {
    switch mode {
    case .linear: .between
    case .discrete: .steps
    case .paced: .evenSpeed
    case .cubic: .smooth(Keyframes.Smoothness(), evenSpeed: false)
    case .cubicPaced: .smooth(Keyframes.Smoothness(), evenSpeed: true)
    }
  }
}
