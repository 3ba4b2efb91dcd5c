// Keyframes, KeyframeAnimator, KeyframeTimeline — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: velocities of a timeline; a movement that is triggered begins at the initial
// value.

import UIKit

/// Tracks of keyframes, side by side.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Value> var body: Body { get }
  func _courses() -> [_KeyframeCourse<Value>]
}

extension Keyframes {
  public func _courses() -> [_KeyframeCourse<Value>] { body._courses() as? [_KeyframeCourse<Value>] ?? [] }
}

/// Changes a value to that of a time in seconds.
public struct _KeyframeCourse<Root> {
  let duration: TimeInterval
  let apply: (inout Root, Root, TimeInterval) -> Void
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  let courses: [_KeyframeCourse<Value>]
  public var body: Self { self }
  public func _courses() -> [_KeyframeCourse<Value>] { courses }
}

/// Tracks, or the keyframes of a single one for the whole value.
@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(courses: []) }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> { _KeyframeTracks(courses: accumulated._courses() + next._courses()) }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> where Value: Animatable {
    _KeyframeList(steps: accumulated._steps() + next._steps())
  }
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _KeyframeList<Value> where Value: Animatable {
    _KeyframeList(steps: components.flatMap { $0._steps() })
  }
  public static func buildEither(
    first: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> where Value: Animatable { _KeyframeList(steps: first._steps()) }
  public static func buildEither(
    second: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> where Value: Animatable { _KeyframeList(steps: second._steps()) }
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack(component) }
}

/// Values at times, without a view.
public struct KeyframeTimeline<Value> {
  let initial: Value
  let courses: [_KeyframeCourse<Value>]
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }
  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    (self.initial, courses) = (initial, keyframes._courses())
  }
  /// In seconds.
  public var duration: TimeInterval { courses.map(\.duration).max() ?? 0 }
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for course in courses { course.apply(&value, initial, time) }
    return value
  }
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// A view that is looked at again in each frame, with the value of that time.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  let initial: Value
  let trigger: AnyEquatable?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
  @State private var course = KeyframeCourse()

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, trigger, repeats) = (initialValue, nil, repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
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
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }
}
