// SimultaneousGesture, ExclusiveGesture, SequenceGesture, MagnifyGesture, MagnificationGesture,
// RotateGesture, RotationGesture — after Apple's documentation, read 2026-11.
// State: partial. Missing: anchors of magnifying and turning.

import UIKit

/// Two gestures, either or both at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, WiredGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public typealias Body = Never
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func wire(_ wiring: GestureWiring, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void) {
    let memory = wiring.memory { Memory() }
    memory.changed = changed
    memory.ended = ended
    first.wireAny(
      wiring, changed: { memory.first($0, false) }, ended: { memory.first($0, true) })
    second.wireAny(
      wiring, changed: { memory.second($0, false) }, ended: { memory.second($0, true) })
  }

  @MainActor private final class Memory {
    private var value = Value()
    var changed: (Value) -> Void = { _ in }
    var ended: (Value) -> Void = { _ in }

    func first(_ new: First.Value, _ isOver: Bool) {
      value.first = new
      tell(isOver) { $0.first = nil }
    }
    func second(_ new: Second.Value, _ isOver: Bool) {
      value.second = new
      tell(isOver) { $0.second = nil }
    }
    private func tell(_ isOver: Bool, _ clear: (inout Value) -> Void) {
      guard isOver else { return changed(value) }
      ended(value)
      clear(&value)
    }
  }
}

/// The first of two gestures, or the second where the first does not come about.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, WiredGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public typealias Body = Never
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func wire(_ wiring: GestureWiring, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void) {
    let start = wiring.place
    first.wireAny(wiring, changed: { changed(.first($0)) }, ended: { ended(.first($0)) })
    let middle = wiring.place
    second.wireAny(wiring, changed: { changed(.second($0)) }, ended: { ended(.second($0)) })
    wiring.rank(start..<middle, before: middle..<wiring.place)
  }
}

/// A gesture after another one, without the finger leaving in between.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, WiredGesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public typealias Body = Never
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  func wire(_ wiring: GestureWiring, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void) {
    let memory = wiring.memory { Memory() }
    first.wireAny(
      wiring, changed: { changed(.first($0)) },
      ended: { value in
        memory.first = value
        changed(.second(value, nil))
      })
    second.wireAny(
      wiring,
      changed: { value in
        if let first = memory.first { changed(.second(first, value)) }
      },
      ended: { value in
        guard let first = memory.first else { return }
        memory.first = nil
        ended(.second(first, value))
      })
  }

  @MainActor private final class Memory { var first: First.Value? }
}

extension GestureWiring {
  /// The object that a gesture keeps in its place while it is made again.
  func memory<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    memoriesUsed += 1
    if let known = memories[memoriesUsed] as? Kept { return known }
    let made = make()
    memories[memoriesUsed] = made
    return made
  }
}

extension Gesture {
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Two fingers that draw apart or together.
public struct MagnifyGesture: Gesture, WiredGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// 1 at first.
    public var magnification: CGFloat
    /// Per second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    /// In points, in the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  func wire(_ wiring: GestureWiring, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void) {
    wiring.use(UIPinchGestureRecognizer()) { pinch in
      let place = pinch.location(in: pinch.view)
      let size = pinch.view?.bounds.size ?? .zero
      let value = Value(
        time: Date(), magnification: pinch.scale, velocity: pinch.velocity,
        startAnchor: UnitPoint(
          x: size.width > 0 ? place.x / size.width : 0.5, y: size.height > 0 ? place.y / size.height : 0.5),
        startLocation: place)
      tell(pinch.state, value, changed, ended)
    }
  }
}

public struct MagnificationGesture: Gesture, WiredGesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  func wire(_ wiring: GestureWiring, changed: @escaping (CGFloat) -> Void, ended: @escaping (CGFloat) -> Void)
  {
    MagnifyGesture().wire(wiring, changed: { changed($0.magnification) }, ended: { ended($0.magnification) })
  }
}

/// Two fingers that turn about one another.
public struct RotateGesture: Gesture, WiredGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Clockwise.
    public var rotation: Angle
    /// Per second.
    public var velocity: Angle
    /// In points, in the view.
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  func wire(_ wiring: GestureWiring, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void) {
    wiring.use(UIRotationGestureRecognizer()) { turn in
      let value = Value(
        time: Date(), rotation: .radians(Double(turn.rotation)), velocity: .radians(Double(turn.velocity)),
        startLocation: turn.location(in: turn.view))
      tell(turn.state, value, changed, ended)
    }
  }
}

public struct RotationGesture: Gesture, WiredGesture {
  public typealias Value = Angle
  public typealias Body = Never
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  func wire(_ wiring: GestureWiring, changed: @escaping (Angle) -> Void, ended: @escaping (Angle) -> Void) {
    RotateGesture().wire(wiring, changed: { changed($0.rotation) }, ended: { ended($0.rotation) })
  }
}

@MainActor private func tell<Value>(
  _ state: UIGestureRecognizer.State, _ value: Value, _ changed: (Value) -> Void, _ ended: (Value) -> Void
) {
  switch state {
  case .began, .changed: changed(value)
  case .ended, .cancelled, .failed: ended(value)
  default: break
  }
}
