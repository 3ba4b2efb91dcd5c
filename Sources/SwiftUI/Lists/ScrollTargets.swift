// ScrollTarget, ScrollTargetBehavior, PagingScrollTargetBehavior, ViewAlignedScrollTargetBehavior — after
// Apple's documentation of them, read 2026-11.
// State: partial. Missing: limits of behaviours but to one view.

import UIKit

/// Where a scroll view would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// In the coordinates of the content.
  public var rect: CGRect
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The surroundings in which a behaviour decides.
@MainActor public struct ScrollTargetBehaviorContext {
  let element: ScrollElement
  public let originalTarget: ScrollTarget
  /// In points per millisecond, as a scroll view's delegate is told.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
}

/// Where a scroll view comes to rest.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// At multiples of the scroll view's size, as UIKit's paging.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public nonisolated init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At the beginning of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    let isOne: Bool
    public static let automatic = LimitBehavior(isOne: false)
    /// At most one view further than where the finger left.
    public static let always = LimitBehavior(isOne: true)
    public static let alwaysByOne = LimitBehavior(isOne: true)
    public static let alwaysByFew = LimitBehavior(isOne: false)
    public static let never = LimitBehavior(isOne: false)
  }
  let limit: LimitBehavior
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let scroll = context.element
    let axis: Axis = context.axes.contains(.horizontal) ? .horizontal : .vertical
    let insets = scroll.scrollView.adjustedContentInset
    let lead =
      axis == .horizontal ? insets.left + scroll.margins.leading : insets.top + scroll.margins.top
    var places = scroll.targets().map { $0.frame.origin[axis] - lead }.sorted()
    guard let first = places.first, let last = places.last else { return }
    // Views that are not made yet follow one another as those do that are.
    if places.count > 1 {
      let step = (last - first) / CGFloat(places.count - 1)
      let wanted = target.rect.origin[axis]
      if step > 1, wanted > last || wanted < first {
        places.append(first + ((wanted - first) / step).rounded() * step)
      }
    }
    if limit.isOne {
      let now = context.originalTarget.rect.origin[axis]
      let before = places.last { $0 <= now } ?? first
      let after = places.first { $0 > now } ?? last
      places = [before, after]
    }
    let wanted = target.rect.origin[axis]
    let end = max(context.contentSize[axis] - context.containerSize[axis], -lead)
    let nearest = places.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    // The end may be nearer than any beginning.
    target.rect.origin[axis] = min(max(nearest, -lead), end)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { .init() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    .init(limitBehavior: limitBehavior)
  }
}

/// The binding that says which view stands at the start.
struct ScrollPositionLink {
  let get: () -> AnyHashable?
  let set: (AnyHashable) -> Void
  let anchor: UnitPoint?
  /// Where a `ScrollPosition` says that it is to be.
  var wanted: ScrollPosition?
  /// The user moves it; at the start stands that view, if it is known.
  var movedByUser: ((AnyHashable?) -> Void)?
}

extension View {
  public func scrollTargetBehavior<T: ScrollTargetBehavior>(_ behavior: T) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
  /// The elements of any data in a scroll view are its targets here.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// The binding follows the finger, and moves the scroll view.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    // Read here, so that a change of it reaches the scroll view.
    let now = id.wrappedValue.map { AnyHashable($0) }
    return environment(
      \.scrollPosition,
      ScrollPositionLink(
        get: { now }, set: { new in if let new = new.base as? ID { id.wrappedValue = new } }, anchor: anchor))
  }
  /// Where content stands at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
  /// In points, around the content of a scroll view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(edges, EdgeInsets(.all, length?.length ?? 16), for: placement) }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { contentMargins(.all, length, for: placement) }
}

public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension EnvironmentValues {
  private enum BehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
  private enum PositionKey: EnvironmentKey { static var defaultValue: ScrollPositionLink? { nil } }
  var scrollPosition: ScrollPositionLink? {
    get { self[PositionKey.self] }
    set { self[PositionKey.self] = newValue }
  }
  private enum MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
  var scrollMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
  private enum AnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
  var defaultScrollAnchor: UnitPoint? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }
}
