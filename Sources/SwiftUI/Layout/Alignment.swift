// AlignmentID, HorizontalAlignment, VerticalAlignment, Alignment — after Apple's documentation of them,
// read 2026-11.
// State: complete.

import UIKit

/// A line in a view by which it is set against others.
public protocol AlignmentID {
  /// Where it lies in a view that does not say: in points from the leading or the top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Names a guide along one of the axes.
struct AlignmentKey: Hashable, @unchecked Sendable {
  // A type never changes.
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
    one.axis == other.axis && ObjectIdentifier(one.id) == ObjectIdentifier(other.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Of several explicit values: text starts where the first does and ends where the last does; others meet
  /// in the middle.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  // A view without text stands on its lower edge.
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size, in points, and where its guides lie in it.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  // Read on the main thread, where layout happens.
  let element: LayoutElement
  let size: CGSize

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// nil where the view does not say.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// nil where the view does not say.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    nonisolated(unsafe) let (element, size) = (element, size)
    return MainActor.assumeIsolated {
      element.explicitAlignment(key, in: size).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  subscript(key: AlignmentKey) -> CGFloat {
    if let value = explicit(key) { return value }
    let value = key.id.defaultValue(in: self)
    return value.isFinite ? value : 0
  }

  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.element === other.element && one.size == other.size
  }
}
