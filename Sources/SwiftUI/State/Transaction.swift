// Animation, Transaction, withAnimation — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: custom animations, curves of one's own, repeat counts.

import PreviewRuntime
import UIKit

/// How a change is to be seen.
public struct Animation: Hashable, Sendable {
  enum Pace: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case spring(bounce: Double)
  }
  var pace: Pace
  /// In seconds.
  var duration: Double
  var delay = 0.0
  var repeats = false
  var reverses = true

  /// As documented, a spring since iOS 17: half a second or so, hardly swinging.
  public static let `default` = Animation(pace: .spring(bounce: 0), duration: 0.55)
  public static let linear = Animation(pace: .linear, duration: usual)
  public static let easeIn = Animation(pace: .easeIn, duration: usual)
  public static let easeOut = Animation(pace: .easeOut, duration: usual)
  public static let easeInOut = Animation(pace: .easeInOut, duration: usual)
  /// In seconds. Uncertain.
  private static let usual = 0.35

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(pace: .linear, duration: duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(pace: .easeIn, duration: duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(pace: .easeOut, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(pace: .easeInOut, duration: duration)
  }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation(pace: .easeInOut, duration: duration) }

  public static let spring = spring(duration: 0.5, bounce: 0)
  public static let smooth = spring(duration: 0.5, bounce: 0)
  public static let snappy = spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = spring(duration: 0.5, bounce: 0.3)
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(pace: .spring(bounce: min(max(bounce, 0), 1)), duration: duration)
  }
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction)
  }
  public static var interactiveSpring: Animation { spring(duration: 0.15, bounce: 0.14) }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(duration: response, bounce: 1 - dampingFraction) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let period = stiffness > 0 ? 2 * Double.pi * (mass / stiffness).squareRoot() : 0.5
    let critical = 2 * (stiffness * mass).squareRoot()
    return spring(duration: period, bounce: critical > 0 ? 1 - damping / critical : 0)
  }

  public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay = delay } }
  public func speed(_ speed: Double) -> Animation {
    changed { if speed > 0 { $0.duration /= speed } }
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed { ($0.repeats, $0.reverses) = (true, autoreverses) }
  }
  /// Counted ones are seen once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  private func changed(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }

  /// Makes the changes so that they are seen like this.
  @MainActor func run(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    var options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    if repeats { options.insert(.repeat) }
    if repeats && reverses { options.insert(.autoreverse) }
    let seconds = duration.isFinite ? min(max(duration, 0), 600) : 0
    let wait = delay.isFinite ? min(max(delay, 0), 600) : 0
    switch pace {
    case .spring(let bounce):
      UIView.animate(
        withDuration: seconds, delay: wait, usingSpringWithDamping: CGFloat(min(max(1 - bounce, 0.05), 1)),
        initialSpringVelocity: 0, options: options, animations: changes, completion: { _ in completion?() })
    case .linear: options.insert(.curveLinear)
    case .easeIn: options.insert(.curveEaseIn)
    case .easeOut: options.insert(.curveEaseOut)
    case .easeInOut: options.insert(.curveEaseInOut)
    }
    if case .spring = pace { return }
    UIView.animate(
      withDuration: seconds, delay: wait, options: options, animations: changes,
      completion: { _ in completion?() })
  }
}

public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The settings that go along with a change.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  /// Kept, without effect.
  public var tracksVelocity = false
  public var scrollPositionUpdatePreservesVelocity = false
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic

  private var values: [ObjectIdentifier: any Sendable] = [:]
  private var completions: [Completion] = []

  /// Called on the main thread alone.
  private struct Completion: @unchecked Sendable { let action: () -> Void }

  /// Called when the animation of the changes has ended; whatever the criteria, after its duration.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append(Completion(action: completion)) }

  fileprivate func complete() {
    guard !completions.isEmpty else { return }
    let seconds = animation.map { $0.delay + $0.duration } ?? 0
    DispatchQueue.main.asyncAfter(deadline: .now() + (seconds.isFinite ? seconds : 0)) { [completions] in
      for completion in completions { completion.action() }
    }
  }

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Values of the app's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value where K.Value: Sendable {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Of the changes that are being made. Used on the main thread; others have one that is empty.
  package static var current: Transaction {
    get { MainThread.isCurrent ? MainActor.assumeIsolated { Shared.current } : Transaction() }
    set {
      let value = newValue
      if MainThread.isCurrent { MainActor.assumeIsolated { Shared.current = value } }
    }
  }

  @MainActor private enum Shared {
    static var current = Transaction()
  }
}

/// How the offset changes as content around it changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  // A transaction that says nothing leaves the one around.
  guard transaction.animation != nil || transaction.disablesAnimations else {
    defer { transaction.complete() }
    return try body()
  }
  Transaction.current = transaction
  defer {
    Transaction.current = outer
    transaction.complete()
  }
  return try body()
}

/// Changes of state in `body` are made in the transaction of the moment with one setting changed.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Changes of state in `body` are seen in the course of `animation`; nil: at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = Transaction(animation: animation)
  defer { Transaction.current = outer }
  return try body()
}

/// `completion` is called when the animation has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let seconds = animation.map { $0.delay + $0.duration } ?? 0
  nonisolated(unsafe) let ended = completion
  DispatchQueue.main.asyncAfter(deadline: .now() + (seconds.isFinite ? seconds : 0)) { ended() }
  return result
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
  public static let removed = AnimationCompletionCriteria()
}

/// Something with values between values.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that could be between.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static let zero = EmptyAnimatableData()
  public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
  public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first + other.first, one.second + other.second)
  }
  public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first - other.first, one.second - other.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
