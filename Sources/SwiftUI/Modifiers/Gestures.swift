// DragGesture, Gesture, LongPressGesture, SpatialTapGesture, TapGesture — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: the largest distance of long presses, spaces of coordinates.

import UIKit

/// A gesture of fingers, as a value.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A gesture that recognisers of UIKit's make.
@MainActor protocol WiredGesture<Value> {
  associatedtype Value
  func wire(_ wiring: GestureWiring, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void)
}

/// The recognisers of a view, which stay while its gestures are made again.
@MainActor final class GestureWiring {
  private var slots: [(recognizer: UIGestureRecognizer, action: Action)] = []
  /// Which of them may recognise beside others.
  private let partners = GesturePartners()
  /// The objects that the gestures keep, by their places, while they are made again.
  var memories: [Int: AnyObject] = [:]
  var memoriesUsed = 0
  /// Whether gestures of views within wait for them.
  var comesFirst = false { didSet { partners.comeFirst = comesFirst } }
  /// Of the next recogniser.
  var place: Int { next }

  /// Some wait until others have failed.
  func rank(_ first: Range<Int>, before second: Range<Int>) {
    for low in second {
      for high in first where slots.indices.contains(low) && slots.indices.contains(high) {
        partners.ranks.insert(
          GesturePartners.Rank(
            first: ObjectIdentifier(slots[high].recognizer), second: ObjectIdentifier(slots[low].recognizer)))
      }
    }
  }
  /// Whether others of the screen, such as scroll views, go on beside them.
  var isSimultaneous = false { didSet { partners.isOpen = isSimultaneous } }
  private var next = 0
  private weak var view: UIView?

  private final class Action {
    var call: (UIGestureRecognizer) -> Void = { _ in }
  }

  init(_ view: UIView) { self.view = view }

  func begin() {
    (next, memoriesUsed) = (0, 0)
    partners.ranks = []
  }

  /// Those that are no longer meant go.
  func end() {
    for slot in slots.dropFirst(next) { view?.removeGestureRecognizer(slot.recognizer) }
    slots.removeLast(slots.count - next)
    partners.own = slots.map(\.recognizer)
  }

  /// The next recogniser, which is of class `R`; `set` is done each time.
  func use<R: UIGestureRecognizer>(
    _ make: @autoclosure () -> R, set: (R) -> Void = { _ in }, _ action: @escaping (R) -> Void
  ) {
    if next < slots.count, !(slots[next].recognizer is R) {
      for slot in slots.dropFirst(next) { view?.removeGestureRecognizer(slot.recognizer) }
      slots.removeLast(slots.count - next)
    }
    if next == slots.count {
      let (recognizer, call) = (make(), Action())
      recognizer.addAction { call.call($0) }
      recognizer.delegate = partners
      view?.addGestureRecognizer(recognizer)
      slots.append((recognizer, call))
    }
    if let recognizer = slots[next].recognizer as? R {
      set(recognizer)
      slots[next].action.call = { [weak recognizer] _ in if let recognizer { action(recognizer) } }
    }
    next += 1
  }
}

/// Lets the recognisers of one view recognise beside one another.
@MainActor final class GesturePartners: UIGestureRecognizerDelegate {
  struct Rank: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }
  var own: [UIGestureRecognizer] = []
  var isOpen = false
  var ranks: Set<Rank> = []
  /// Whether those of views within wait for them.
  var comeFirst = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard comeFirst, let view = gestureRecognizer.view, let other = otherGestureRecognizer.view else {
      return false
    }
    return other !== view && other.isDescendant(of: view)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ranks.contains(
      Rank(first: ObjectIdentifier(otherGestureRecognizer), second: ObjectIdentifier(gestureRecognizer)))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let ids = [ObjectIdentifier(gestureRecognizer), ObjectIdentifier(otherGestureRecognizer)]
    let isRanked = ranks.contains { ids.contains($0.first) && ids.contains($0.second) }
    return isOpen || (!isRanked && own.contains { $0 === otherGestureRecognizer })
  }
}

extension Gesture {
  func wireAny(
    _ wiring: GestureWiring, depth: Int = 0, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) {
    if let gesture = self as? any WiredGesture<Value> {
      gesture.wire(wiring, changed: changed, ended: ended)
    } else if Body.self != Never.self, depth < 16 {
      body.wireAny(
        wiring, depth: depth + 1, changed: { if let value = $0 as? Value { changed(value) } },
        ended: { if let value = $0 as? Value { ended(value) } })
    }
  }

  public func onEnded(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self> {
    _HandledGesture(gesture: self, ended: action)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _HandledGesture<Self> {
    _HandledGesture(
      gesture: self,
      changed: { value in
        var (now, transaction) = (state.state.wrappedValue, Transaction())
        body(value, &now, &transaction)
        withTransaction(transaction) { state.state.wrappedValue = now }
      }, ended: { _ in state.reset() })
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self> {
    _HandledGesture(gesture: self, changed: action)
  }
}

/// A gesture with something that is done about it.
public struct _HandledGesture<Base: Gesture>: Gesture, WiredGesture {
  let gesture: Base
  var changed: ((Base.Value) -> Void)?
  var ended: ((Base.Value) -> Void)?
  public typealias Value = Base.Value
  public typealias Body = Never

  func wire(_ wiring: GestureWiring, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void) {
    gesture.wireAny(
      wiring,
      changed: {
        self.changed?($0)
        changed($0)
      },
      ended: {
        self.ended?($0)
        ended($0)
      })
  }
}

public struct TapGesture: Gesture, WiredGesture {
  public var count: Int
  public typealias Value = Void
  public typealias Body = Never
  public init(count: Int = 1) { self.count = count }

  func wire(_ wiring: GestureWiring, changed: @escaping (Void) -> Void, ended: @escaping (Void) -> Void) {
    wiring.use(UITapGestureRecognizer(), set: { $0.numberOfTapsRequired = max(1, count) }) { _ in ended(()) }
  }
}

/// Its value is where, in the view's coordinates, in points.
public struct SpatialTapGesture: Gesture, WiredGesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public var count: Int
  public typealias Body = Never
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }

  func wire(_ wiring: GestureWiring, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void) {
    wiring.use(UITapGestureRecognizer(), set: { $0.numberOfTapsRequired = max(1, count) }) {
      ended(Value(location: $0.location(in: $0.view)))
    }
  }
}

public struct LongPressGesture: Gesture, WiredGesture {
  /// In seconds.
  public var minimumDuration: Double
  public typealias Value = Bool
  public typealias Body = Never
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }

  func wire(_ wiring: GestureWiring, changed: @escaping (Bool) -> Void, ended: @escaping (Bool) -> Void) {
    let duration = minimumDuration.isFinite ? max(0, minimumDuration) : 0.5
    wiring.use(UILongPressGestureRecognizer(), set: { $0.minimumPressDuration = duration }) {
      guard $0.state == .began else { return }
      changed(true)
      ended(true)
    }
  }
}

public struct DragGesture: Gesture, WiredGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// In points, in the view's coordinates.
    public var location: CGPoint
    public var startLocation: CGPoint
    /// In points per second.
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }
  /// In points.
  public var minimumDistance: CGFloat
  public typealias Body = Never
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }

  func wire(_ wiring: GestureWiring, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void) {
    wiring.use(UIPanGestureRecognizer()) { pan in
      // The view may follow the finger: its superview stands still.
      let still = pan.view?.superview
      let (moved, speed) = (pan.translation(in: still), pan.velocity(in: still))
      let place = pan.location(in: pan.view)
      let value = Value(
        time: Date(), location: place, startLocation: CGPoint(x: place.x - moved.x, y: place.y - moved.y),
        velocity: CGSize(width: speed.x, height: speed.y))
      switch pan.state {
      case .began, .changed: changed(value)
      case .ended, .cancelled, .failed: ended(value)
      default: break
      }
    }
  }
}

struct GestureModifier<G: Gesture>: ElementModifier {
  typealias Body = Never
  let gesture: G
  let isActive: Bool

  func makeElement(around child: LayoutElement) -> GestureElement { GestureElement(child) }
  var isSimultaneous = false
  var comesFirst = false
  func update(_ element: GestureElement, _ inputs: Inputs) {
    element.wiring.isSimultaneous = isSimultaneous
    element.wiring.comesFirst = comesFirst
    element.isTouchable = inputs.environment.allowsHitTesting
    element.wiring.begin()
    if isActive { gesture.wireAny(element.wiring, changed: { _ in }, ended: { _ in }) }
    element.wiring.end()
  }
}

@MainActor final class GestureElement: SurfaceElement {
  private(set) lazy var wiring = GestureWiring(drawing)
  var isTouchable = true

  override func draw(_ pass: DrawPass) {
    drawing.isUserInteractionEnabled = isTouchable && !pass.isUntouchable
  }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, isActive: mask.contains(.gesture)))
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isActive: isEnabled))
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, isActive: mask.contains(.gesture), isSimultaneous: true))
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, isActive: mask.contains(.gesture), comesFirst: true))
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { gesture(SpatialTapGesture(count: count).onEnded { action($0.location) }) }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { gesture(LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() }) }
  /// All of the view's rectangle is touched here anyway.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
}
