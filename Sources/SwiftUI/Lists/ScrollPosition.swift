// ScrollPosition — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: positions of lists; a point beyond the content is its end.

import UIKit

/// Where a scroll view is to be: at an edge, a point or a view, or wherever the user has moved it.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case unsaid
    case edge(Edge)
    /// In the coordinates of the content, in points; nil: as it is.
    case point(x: CGFloat?, y: CGFloat?)
    case view(ViewName, anchor: UnitPoint?)
    /// Where the user has moved it, at the start of a view if its kind of id is known.
    case user(ViewName?)
  }

  struct ViewName: Equatable, Sendable {
    let value: any Hashable & Sendable
    var id: AnyHashable { AnyHashable(value) }
    static func == (one: ViewName, other: ViewName) -> Bool { one.id == other.id }
  }

  private(set) var place = Place.unsaid
  /// How often it was told where to go, so that the same place can be meant again.
  private var count = 0
  /// Whether ids are of the kind that is looked for.
  private let accepts: Accepting

  private struct Accepting: Equatable, Sendable {
    let type: Any.Type
    let name: @Sendable (AnyHashable) -> ViewName?
    init<ID: Hashable & Sendable>(_ type: ID.Type) {
      self.type = type
      name = { id in (id.base as? ID).map { ViewName(value: $0) } }
    }
    static func == (one: Accepting, other: Accepting) -> Bool { one.type == other.type }
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type) { accepts = Accepting(idType) }
  public init() { self.init(idType: Never.self) }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self)
    scrollTo(id: id, anchor: anchor)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type, edge: Edge) {
    self.init(idType: idType)
    scrollTo(edge: edge)
  }
  public init(edge: Edge) { self.init(idType: Never.self, edge: edge) }
  public init<ID: Hashable & Sendable>(idType: ID.Type, point: CGPoint) {
    self.init(idType: idType)
    scrollTo(point: point)
  }
  public init(point: CGPoint) { self.init(idType: Never.self, point: point) }
  public init<ID: Hashable & Sendable>(idType: ID.Type, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }
  public init(x: CGFloat, y: CGFloat) { self.init(point: CGPoint(x: x, y: y)) }
  public init<ID: Hashable & Sendable>(idType: ID.Type, x: CGFloat) {
    self.init(idType: idType)
    scrollTo(x: x)
  }
  public init(x: CGFloat) { self.init(idType: Never.self, x: x) }
  public init<ID: Hashable & Sendable>(idType: ID.Type, y: CGFloat) {
    self.init(idType: idType)
    scrollTo(y: y)
  }
  public init(y: CGFloat) { self.init(idType: Never.self, y: y) }

  private mutating func go(_ place: Place) { (self.place, count) = (place, count + 1) }

  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    go(.view(ViewName(value: id), anchor: anchor))
  }

  /// The user has moved it, so that the view `id` stands at the start.
  mutating func follow(_ id: AnyHashable?) {
    let known = id.flatMap(accepts.name)
    if case .user(let old) = place, known == nil, old != nil { return }
    place = .user(known)
  }

  /// nil: it is somewhere else.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  public var isPositionedByUser: Bool { if case .user = place { true } else { false } }
  private var name: ViewName? {
    switch place {
    case .view(let name, _): name
    case .user(let name): name
    default: nil
    }
  }
  public var viewID: (any Hashable & Sendable)? { name?.value }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { name?.value as? T }
}

extension View {
  /// The binding moves the scroll view, and knows when the user does.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    // Read here, so that a change of it reaches the scroll view.
    let now = position.wrappedValue
    return environment(
      \.scrollPosition,
      ScrollPositionLink(get: { nil }, set: { _ in }, anchor: anchor, wanted: now) { id in
        var moved = position.wrappedValue
        moved.follow(id)
        if moved != position.wrappedValue { position.wrappedValue = moved }
      })
  }
}

extension ScrollElement {
  /// Goes where a position says.
  func go(to place: ScrollPosition.Place, _ anchor: UnitPoint?, animated: Bool) {
    let (insets, size, now) = (
      scrollView.adjustedContentInset, scrollView.contentSize, scrollView.contentOffset
    )
    let least = CGPoint(x: -insets.left, y: -insets.top)
    let most = CGPoint(
      x: max(size.width + insets.right - frame.width, least.x),
      y: max(size.height + insets.bottom - frame.height, least.y))
    var target = now
    switch place {
    case .unsaid, .user: return
    case .view(let name, let own):
      return withAnimation(animated ? .default : nil) {
        tree?.scroll(to: name.id, anchor: own ?? anchor ?? .topLeading)
      }
    case .edge(.top): target.y = least.y
    case .edge(.bottom): target.y = most.y
    case .edge(.leading): target.x = least.x
    case .edge(.trailing): target.x = most.x
    case .point(let x, let y):
      if let x, x.isFinite { target.x = min(max(x - insets.left, least.x), most.x) }
      if let y, y.isFinite { target.y = min(max(y - insets.top, least.y), most.y) }
    }
    guard abs(target.x - now.x) > 0.1 || abs(target.y - now.y) > 0.1 else { return }
    if animated { phase = .animating }
    scrollView.setContentOffset(target, animated: animated)
  }
}
