// Springs and struts: how subviews follow their superview's size.

import QuartzCore

extension UIView {
  /// Which margins and sides give way when the superview's size changes. None means: the frame stays.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each margin or side, as UIKit numbers them.
    public let rawValue: UInt
    /// Takes the bits as they are, also those of no margin or side.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room on the left grows and shrinks.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows and shrinks.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room on the right grows and shrinks.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above grows and shrinks.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows and shrinks.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below grows and shrinks.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Runs `change`, after which the view may be larger or smaller.
  func changeSize(_ change: () -> Void) {
    let old = layer.bounds.size
    changeFrame(change)
    if layer.bounds.size != old { resizeSubviews(from: old) }
    followSafeArea()
  }

  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    let new = bounds.size
    for view in subviews where !view.autoresizingMask.isEmpty && !view.isPlacedByConstraints {
      let mask = view.autoresizingMask
      let rect = view.untransformedFrame
      let x = Self.stretch(
        origin: rect.minX, length: rect.width, from: old.width, to: new.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let y = Self.stretch(
        origin: rect.minY, length: rect.height, from: old.height, to: new.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      view.untransformedFrame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }
  }

  /// Where the view would be without its transform, in the superview's coordinates.
  var untransformedFrame: CGRect {
    get {
      let anchor = layer.anchorPoint
      return CGRect(
        x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height, width: bounds.width,
        height: bounds.height)
    }
    set {
      if CATransform3DIsIdentity(layer.transform) {
        frame = newValue
      } else {
        let anchor = layer.anchorPoint
        bounds.size = newValue.size
        center = CGPoint(
          x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
      }
    }
  }

  /// One axis: the change is shared among the flexible parts (margin before, the length itself, margin after)
  /// in proportion to what they measured, or in equal parts where those measured nothing. A length that would
  /// be negative is 0: where a view loses more than it has, UIKit is widely reported to leave it empty.
  private static func stretch(
    origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    var parts: [CGFloat] = [origin, length, old - origin - length]
    let isFlexible = [flexible.before, flexible.length, flexible.after]
    let indices = parts.indices.filter { isFlexible[$0] }
    guard !indices.isEmpty, new != old else { return (origin, length) }
    let total = indices.reduce(0) { $0 + parts[$1] }
    for index in indices {
      let share = total == 0 ? 1 / CGFloat(indices.count) : parts[index] / total
      parts[index] += (new - old) * share
    }
    return (parts[0], max(0, parts[1]))
  }
}
