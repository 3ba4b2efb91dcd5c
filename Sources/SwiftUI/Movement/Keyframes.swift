// KeyframeAnimator, KeyframeTimeline, KeyframeTrack, LinearKeyframe, CubicKeyframe, SpringKeyframe, MoveKeyframe — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: velocities that are said, the very curve of springs and cubics (they ease in and out).

import UIKit

/// A value that is reached some time after the one before.
public struct Keyframe<Value: VectorArithmetic> {
  enum Pace { case linear, smooth, spring, jump }
  let value: Value
  /// In seconds.
  let duration: TimeInterval
  let pace: Pace
}

public func LinearKeyframe<Value: VectorArithmetic>(_ to: Value, duration: TimeInterval) -> Keyframe<Value> {
  Keyframe(value: to, duration: duration, pace: .linear)
}
public func CubicKeyframe<Value: VectorArithmetic>(_ to: Value, duration: TimeInterval) -> Keyframe<Value> {
  Keyframe(value: to, duration: duration, pace: .smooth)
}
public func SpringKeyframe<Value: VectorArithmetic>(_ to: Value, duration: TimeInterval = 0.5) -> Keyframe<
  Value
> {
  Keyframe(value: to, duration: duration, pace: .spring)
}
public func MoveKeyframe<Value: VectorArithmetic>(_ to: Value) -> Keyframe<Value> {
  Keyframe(value: to, duration: 0, pace: .jump)
}

@resultBuilder public enum KeyframeTrackContentBuilder<Value: VectorArithmetic> {
  public static func buildExpression(_ frame: Keyframe<Value>) -> Keyframe<Value> { frame }
  public static func buildBlock(_ frames: Keyframe<Value>...) -> [Keyframe<Value>] { frames }
}

/// The course of one property, or of the whole value.
public struct KeyframeTrack<Root> {
  let apply: (inout Root, Root, TimeInterval) -> Void
  let duration: TimeInterval

  public init<Value: VectorArithmetic>(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
  ) {
    let frames = content()
    duration = frames.reduce(0) { $0 + Self.sound($1.duration) }
    apply = { root, initial, time in
      root[keyPath: keyPath] = Self.value(frames, from: initial[keyPath: keyPath], at: time)
    }
  }

  private static func sound(_ duration: TimeInterval) -> TimeInterval {
    duration.isFinite ? min(max(duration, 0), 3600) : 0
  }

  private static func value<Value: VectorArithmetic>(
    _ frames: [Keyframe<Value>], from initial: Value, at time: TimeInterval
  ) -> Value {
    var (last, start) = (initial, 0.0)
    for frame in frames {
      let duration = sound(frame.duration)
      if time < start + duration {
        let part = (time - start) / duration
        var way = frame.value - last
        way.scale(by: frame.pace == .linear ? part : part * part * (3 - 2 * part))
        return last + way
      }
      (last, start) = (frame.value, start + duration)
    }
    return last
  }
}

@resultBuilder public enum KeyframesBuilder<Root> {
  public static func buildExpression(_ track: KeyframeTrack<Root>) -> KeyframeTrack<Root> { track }
  public static func buildBlock(_ tracks: KeyframeTrack<Root>...) -> [KeyframeTrack<Root>] { tracks }
}

/// Values at times, without a view.
public struct KeyframeTimeline<Value> {
  let initial: Value
  let tracks: [KeyframeTrack<Value>]
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> [KeyframeTrack<Value>]) {
    (initial, tracks) = (initialValue, content())
  }
  init(_ initial: Value, _ tracks: [KeyframeTrack<Value>]) { (self.initial, self.tracks) = (initial, tracks) }
  /// In seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, initial, time) }
    return value
  }
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// A view that is looked at anew in each frame, with the value of that time.
public struct KeyframeAnimator<Value, Content: View>: View {
  let initial: Value
  let trigger: AnyEquatable?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> [KeyframeTrack<Value>]
  @State private var course = KeyframeCourse()

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) {
    (initial, trigger, repeats) = (initialValue, nil, repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) {
    (initial, self.trigger, repeats) = (initialValue, AnyEquatable(trigger), false)
    (self.content, self.keyframes) = (content, keyframes)
  }

  public var body: some View {
    let timeline = KeyframeTimeline(initial, keyframes(initial))
    let _ = follow(timeline.duration)
    content(timeline.value(time: course.time ?? course.rest(timeline.duration)))
      .onAppear { if trigger == nil { course.begin(timeline.duration, repeats) } }
      .onDisappear { course.end() }
  }

  private func follow(_ duration: TimeInterval) {
    guard let trigger else { return }
    let old = course.trigger
    course.trigger = trigger
    if let old, !old.isSame(trigger.value) { onMainLater { course.begin(duration, false) } }
  }
}

/// How far the frames have come.
@MainActor @Observable private final class KeyframeCourse {
  /// In seconds since the beginning; nil: it does not run.
  private(set) var time: TimeInterval?
  @ObservationIgnored var trigger: AnyEquatable?
  @ObservationIgnored private var hasRun = false
  @ObservationIgnored private var link: CADisplayLink?
  nonisolated init() {}

  /// Before it has run at the beginning, afterwards at the end.
  func rest(_ duration: TimeInterval) -> TimeInterval { hasRun ? duration : 0 }

  func begin(_ duration: TimeInterval, _ repeats: Bool) {
    end()
    guard duration > 0 else { return }
    let start = CACurrentMediaTime()
    time = 0
    let link = CADisplayLink { [weak self] link in
      let passed = link.timestamp - start
      guard passed < duration || repeats else {
        self?.hasRun = true
        self?.end()
        return
      }
      self?.time = passed.truncatingRemainder(dividingBy: duration)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func end() {
    link?.invalidate()
    link = nil
    time = nil
  }
}

extension View {
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }
}
