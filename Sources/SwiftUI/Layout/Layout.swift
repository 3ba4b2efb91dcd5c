// Layout, AnyLayout, LayoutProperties — after Apple's documentation of them, read 2026-11.
// State: complete.

import UIKit

/// Arranges views: says how large they are together, and where each of them stands.
@preconcurrency public protocol Layout: Animatable, Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// In points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` on the subviews; those that are left out stand in the middle of `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// nil: as the subviews say.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// nil: as the subviews say.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

public struct LayoutProperties: Sendable {
  /// nil: it has no such axis.
  public var stackOrientation: Axis?
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) -> Void { () }
}

/// A layout whose kind may change while its views stay.
public struct AnyLayout: Layout {
  public struct Cache {
    var value: Any?
    var kind: ObjectIdentifier?
  }

  let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  var properties: LayoutProperties { type(of: layout).layoutProperties }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      guard var own = cache.value as? L.Cache, cache.kind == ObjectIdentifier(L.self) else {
        return cache = Cache()
      }
      layout.updateCache(&own, subviews: subviews)
      cache.value = own
    }
    update(layout)
  }

  /// Calls `body` with the layout and the cache that it has made.
  private func with<Call: LayoutCall>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: Call
  ) -> Call.Answer {
    func call<L: Layout>(_ layout: L) -> Call.Answer {
      var own: L.Cache
      if cache.kind == ObjectIdentifier(L.self), let known = cache.value as? L.Cache {
        own = known
      } else {
        own = layout.makeCache(subviews: subviews)
      }
      let result = body.call(layout, subviews, &own)
      cache = Cache(value: own, kind: ObjectIdentifier(L.self))
      return result
    }
    return call(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    with(&cache, subviews, SpacingCall())
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    with(&cache, subviews, SizeCall(proposal: proposal))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    with(&cache, subviews, PlaceCall(bounds: bounds, proposal: proposal))
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews, GuideCall(bounds: bounds, proposal: proposal, horizontal: guide))
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    with(&cache, subviews, GuideCall(bounds: bounds, proposal: proposal, vertical: guide))
  }
}

/// A question to a layout of any kind, which needs that kind for its cache.
private protocol LayoutCall<Answer> {
  associatedtype Answer
  func call<L: Layout>(_ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache) -> Answer
}

private struct SpacingCall: LayoutCall {
  typealias Answer = ViewSpacing
  func call<L: Layout>(_ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }
}

private struct SizeCall: LayoutCall {
  typealias Answer = CGSize
  let proposal: ProposedViewSize
  func call<L: Layout>(_ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct PlaceCall: LayoutCall {
  typealias Answer = Void
  let bounds: CGRect
  let proposal: ProposedViewSize
  func call<L: Layout>(_ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct GuideCall: LayoutCall {
  typealias Answer = CGFloat?
  let bounds: CGRect
  let proposal: ProposedViewSize
  var horizontal: HorizontalAlignment?
  var vertical: VerticalAlignment?

  func call<L: Layout>(_ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache) -> CGFloat? {
    if let horizontal {
      return layout.explicitAlignment(
        of: horizontal, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    guard let vertical else { return nil }
    return layout.explicitAlignment(
      of: vertical, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
