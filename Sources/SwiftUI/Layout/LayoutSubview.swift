// LayoutSubview, LayoutSubviews, LayoutValueKey, ViewSpacing — after Apple's documentation of them,
// read 2026-11.
// State: complete.

import UIKit

/// A value of a subview's that a layout reads.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// How far a view wants to stand from its neighbours.
public struct ViewSpacing: Sendable, Equatable {
  enum Kind { case plain, text, none }
  var kind = Kind.plain

  public init() {}
  public static let zero = ViewSpacing(kind: .none)
  init(kind: Kind) { self.kind = kind }

  /// Between most views, in points.
  static let usual: CGFloat = 8
  /// Between a text and the one below it, in points: as recorded from Apple's SwiftUI on macOS, where lines
  /// follow one another at their own height. Uncertain on iOS.
  static let betweenLines: CGFloat = 0

  /// The distance to the view that follows, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if kind == .none || next.kind == .none { return 0 }
    if kind == .text, next.kind == .text, axis == .vertical { return Self.betweenLines }
    return Self.usual
  }

  /// Keeps the one that stands farther from its neighbours.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if kind == .none || other.kind == .plain { kind = other.kind }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  let element: LayoutElement

  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.element === other.element }

  /// In points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { element.size(for: proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { element.dimensions(for: proposal) }
  }

  /// Those of higher priority get their room first.
  public var priority: Double { MainActor.assumeIsolated { element.layoutPriority } }
  public var spacing: ViewSpacing { MainActor.assumeIsolated { element.spacing } }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) var value = K.defaultValue
    nonisolated(unsafe) let key = key
    MainActor.assumeIsolated { value = element.layoutValue(key) }
    return value
  }

  /// `position` is in the coordinates of the bounds that the layout was given; the last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      element.wanted = WantedPlace(position: position, anchor: anchor, proposal: proposal)
    }
  }
}

public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  let subviews: [LayoutSubview]
  public var layoutDirection: LayoutDirection

  init(_ elements: [LayoutElement], layoutDirection: LayoutDirection = .leftToRight) {
    subviews = elements.map(LayoutSubview.init(element:))
    self.layoutDirection = layoutDirection
  }

  init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]), layoutDirection)
  }
}

/// Which way the text of a language runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}
