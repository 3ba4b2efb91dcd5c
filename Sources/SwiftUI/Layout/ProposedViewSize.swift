// ProposedViewSize — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// The size that a parent offers, in points. nil along an axis asks for the ideal length, 0 for the least,
/// infinity for the largest.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// `size` stands where nothing is offered.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A previewed program may offer anything: NaN counts as nothing, less than nothing as 0.
  var sound: ProposedViewSize {
    func sound(_ length: CGFloat?) -> CGFloat? {
      guard let length, !length.isNaN else { return nil }
      return max(0, length)
    }
    return ProposedViewSize(width: sound(width), height: sound(height))
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// NaN and less than nothing count as 0.
  var sound: CGSize {
    func sound(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }
    return CGSize(width: sound(width), height: sound(height))
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
