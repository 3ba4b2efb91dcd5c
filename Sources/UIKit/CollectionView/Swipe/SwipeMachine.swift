// How a row follows a finger sideways and where it comes to rest: events in, what to do out. No views, no
// clock.

import QuartzCore

/// The sides of a row, by reading direction.
enum SwipeSide: Hashable, Sendable {
  case leading
  case trailing

  /// Content moves this way to show what lies on the side: towards the trailing edge is positive.
  var sign: CGFloat { self == .leading ? 1 : -1 }
}

/// The actions on one side of a row, as far as its movement depends on them.
struct SwipeOffer: Hashable, Sendable {
  /// Of all buttons together at rest, in points.
  var width: CGFloat
  /// Whether swiping all the way performs the first action.
  var allowsFullSwipe: Bool
  /// Which actions take the row away, in order of the actions.
  var destructive: [Bool]
}

/// One row that is swiped. Offsets are in points, positive towards the trailing edge.
struct SwipeMachine: Equatable, Sendable {
  enum Event: Equatable, Sendable {
    /// The pan has begun.
    case panBegan
    /// Points since it began.
    case panned(translation: CGFloat)
    /// The finger lifted, at that speed in points per second.
    case released(velocity: CGFloat)
    /// Another gesture took the finger.
    case panCancelled
    case actionTapped(Int)
    /// The action is done; with whether it was performed.
    case actionCompleted(Bool)
    /// Something else happened: a touch elsewhere, scrolling, another row.
    case dismissed
  }

  enum Action: Equatable, Sendable {
    case nothing
    /// Put the content there, at once.
    case follow(CGFloat)
    /// Let the content go there, beginning with that speed in points per second.
    case settle(CGFloat, velocity: CGFloat)
    /// Call the handler, and let the content go there.
    case perform(SwipeSide, action: Int, settle: CGFloat, velocity: CGFloat)
    /// The row is to go. Where it is still there once the app has had its say, let the content go back to 0.
    case giveUp
  }

  enum State: Equatable, Sendable {
    case closed
    /// `origin` is where the content would be for the finger's start, without edges.
    case dragged(origin: CGFloat, free: CGFloat)
    case open(SwipeSide)
    case performing(SwipeSide, action: Int)
  }

  let width: CGFloat
  let leading: SwipeOffer?
  let trailing: SwipeOffer?
  private(set) var state = State.closed

  /// - Parameter width: of the row, in points.
  init(width: CGFloat, leading: SwipeOffer?, trailing: SwipeOffer?) {
    self.width = max(0, width)
    (self.leading, self.trailing) = (leading, trailing)
  }

  func offer(_ side: SwipeSide) -> SwipeOffer? { side == .leading ? leading : trailing }

  /// The side whose first action a finger that lifted now would perform; nil: none.
  var armed: SwipeSide? {
    guard case .dragged(_, let free) = state else { return nil }
    let side: SwipeSide = free > 0 ? .leading : .trailing
    guard let offer = offer(side), offer.allowsFullSwipe, abs(free) >= fullSwipe(offer) else { return nil }
    return side
  }

  /// From how far on a swipe is a full one.
  private func fullSwipe(_ offer: SwipeOffer) -> CGFloat {
    max(width * SwipeMetrics.fullSwipePart, min(offer.width + SwipeMetrics.fullSwipeReserve, width))
  }

  // MARK: Events

  mutating func handle(_ event: Event) -> Action {
    switch event {
    case .panBegan: begin()
    case .panned(let translation): move(by: translation)
    case .released(let velocity): release(velocity)
    case .panCancelled: release(0, isCancelled: true)
    case .actionTapped(let action): tap(action)
    case .actionCompleted(let isPerformed): complete(isPerformed)
    case .dismissed: dismiss()
    }
  }

  private mutating func begin() -> Action {
    let origin: CGFloat
    switch state {
    case .closed: origin = 0
    case .open(let side): origin = restingOffset(side)
    case .dragged, .performing: return .nothing
    }
    state = .dragged(origin: origin, free: origin)
    return .follow(origin)
  }

  private mutating func move(by translation: CGFloat) -> Action {
    guard case .dragged(let origin, _) = state, translation.isFinite else { return .nothing }
    state = .dragged(origin: origin, free: origin + translation)
    return .follow(shown(origin + translation))
  }

  private mutating func release(_ velocity: CGFloat, isCancelled: Bool = false) -> Action {
    guard case .dragged(_, let free) = state else { return .nothing }
    // Content that stands still goes where it is thrown.
    let side: SwipeSide = (free == 0 ? velocity : free) > 0 ? .leading : .trailing
    guard let offer = offer(side) else { return close(velocity) }
    if armed != nil, !isCancelled { return perform(side, 0, velocity) }
    let outwards = velocity.isFinite ? velocity * side.sign : 0
    let opens =
      abs(outwards) > SwipeMetrics.decisiveSpeed
      ? outwards > 0 : abs(free) > offer.width * SwipeMetrics.openPart
    guard opens else { return close(velocity) }
    state = .open(side)
    return .settle(restingOffset(side), velocity: velocity)
  }

  private mutating func tap(_ action: Int) -> Action {
    guard case .open(let side) = state, let offer = offer(side), offer.destructive.indices.contains(action)
    else { return .nothing }
    return perform(side, action, 0)
  }

  /// A row that is to go goes aside at once; after a full swipe the others do so, too, until their action is
  /// done.
  private mutating func perform(_ side: SwipeSide, _ action: Int, _ velocity: CGFloat) -> Action {
    let isFull = armed != nil || offer(side)?.destructive[action] == true
    state = .performing(side, action: action)
    return .perform(
      side, action: action, settle: isFull ? width * side.sign : restingOffset(side), velocity: velocity)
  }

  private mutating func complete(_ isPerformed: Bool) -> Action {
    guard case .performing(let side, let action) = state else { return .nothing }
    state = .closed
    return isPerformed && offer(side)?.destructive[action] == true ? .giveUp : .settle(0, velocity: 0)
  }

  private mutating func dismiss() -> Action { state == .closed ? .nothing : close(0) }

  private mutating func close(_ velocity: CGFloat) -> Action {
    state = .closed
    return .settle(0, velocity: velocity)
  }

  // MARK: Places

  private func restingOffset(_ side: SwipeSide) -> CGFloat { (offer(side)?.width ?? 0) * side.sign }

  /// Where the content is shown that would be at `free` without edges: it follows the finger over the
  /// buttons, and on while a full swipe may come of it; else it is on a rubber band.
  private func shown(_ free: CGFloat) -> CGFloat {
    let side: SwipeSide = free > 0 ? .leading : .trailing
    let band = RubberBand(dimension: width)
    guard let offer = offer(side) else { return band.displacement(forOvershoot: free) }
    if offer.allowsFullSwipe { return min(abs(free), width) * side.sign }
    let over = max(0, abs(free) - offer.width)
    return (min(abs(free), offer.width) + band.displacement(forOvershoot: over)) * side.sign
  }
}

/// How swipes feel and look. Lengths in points; nothing of it is documented by Apple.
enum SwipeMetrics {
  /// The part of the buttons' width beyond which a row opens by itself (our choice).
  static let openPart: CGFloat = 0.5
  /// Points per second from which on the finger's direction decides (our choice).
  static let decisiveSpeed: CGFloat = 300
  /// The part of the row's width that makes a full swipe (widely reported: somewhat more than half).
  static let fullSwipePart: CGFloat = 0.6
  /// How far beyond the buttons a full swipe is at least (our choice).
  static let fullSwipeReserve: CGFloat = 40
  /// Of one button, at least (widely reported).
  static let buttonWidth: CGFloat = 74
  /// On either side of a button's title (our choice).
  static let buttonMargin: CGFloat = 15
  /// Between a button's image and its title (our choice).
  static let imageGap: CGFloat = 4
  /// Of a title (widely reported).
  static let titleSize: CGFloat = 15
  /// From how high a row is on its buttons have room for image and title (our choice).
  static let roomyHeight: CGFloat = 60
  /// Until a row that was let go rests, in seconds (our choice).
  static let settleDuration: TimeInterval = 0.35
  /// Until the first button has spread over the others, in seconds (our choice).
  static let spreadDuration: TimeInterval = 0.2
}
