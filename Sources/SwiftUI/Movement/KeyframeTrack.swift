// KeyframeTrack, KeyframeTrackContent, LinearKeyframe, CubicKeyframe, SpringKeyframe, MoveKeyframe — after
// Apple's documentation of them, read 2026-11.
// State: complete.

import UIKit

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  func _steps() -> [_KeyframeStep<Value>]
}

extension KeyframeTrackContent {
  public func _steps() -> [_KeyframeStep<Value>] { body._steps() as? [_KeyframeStep<Value>] ?? [] }
}

/// A way to a value; velocities per second.
public struct _KeyframeStep<Value: Animatable> {
  enum Pace {
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
    case move
  }
  let end: Value.AnimatableData
  /// In seconds, sound.
  let duration: TimeInterval
  let pace: Pace

  init(_ end: Value, _ duration: TimeInterval, _ pace: Pace) {
    (self.end, self.pace) = (end.animatableData, pace)
    self.duration = duration.isFinite ? min(max(duration, 0), 3600) : 0
  }
}

/// Steady, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let step: _KeyframeStep<Value>
  /// `duration` in seconds, since the keyframe before.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = _KeyframeStep(to, duration, .linear(timingCurve))
  }
  public var body: Self { self }
  public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// Without a bend in the movement from one to the next.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let step: _KeyframeStep<Value>
  /// Velocities per second; nil: such that the movement is smooth.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    step = _KeyframeStep(
      to, duration, .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }
  public var body: Self { self }
  public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// As a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let step: _KeyframeStep<Value>
  /// - Parameters:
  ///   - duration: until the next keyframe takes over, in seconds; nil: until the spring has settled.
  ///   - startVelocity: per second; nil: that of the movement before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    step = _KeyframeStep(
      to, duration ?? spring.settlingDuration, .spring(spring, start: startVelocity?.animatableData))
  }
  public var body: Self { self }
  public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let step: _KeyframeStep<Value>
  public init(_ to: Value) { step = _KeyframeStep(to, 0, .move) }
  public var body: Self { self }
  public func _steps() -> [_KeyframeStep<Value>] { [step] }
}

/// Several keyframes.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  let steps: [_KeyframeStep<Value>]
  public var body: Self { self }
  public func _steps() -> [_KeyframeStep<Value>] { steps }
}

@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(steps: []) }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { _KeyframeList(steps: accumulated._steps() + next._steps()) }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(steps: components.flatMap { $0._steps() })
  }
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
    _KeyframeList(steps: first._steps())
  }
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
    _KeyframeList(steps: second._steps())
  }
}

/// The course of one property, or of the whole value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  private let place: WritableKeyPath<Root, Property>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) { (place, self.content) = (keyPath, content()) }
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    self.init(content())
  }
  init(_ content: Content) where Root == Property { (place, self.content) = (\.self, content) }

  public typealias Value = Root
  public var body: Self { self }
  public func _courses() -> [_KeyframeCourse<Root>] {
    let (steps, place) = (content._steps(), place)
    let duration = steps.reduce(0) { $0 + $1.duration }
    return [
      _KeyframeCourse(duration: duration) { root, initial, time in
        let start = initial[keyPath: place].animatableData
        root[keyPath: place].animatableData = KeyframeWay<Property>(start, steps).value(at: time)
      }
    ]
  }
}
