// ScaledMetric — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// A length that grows with the text size of its view, as text of a style does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, LinkedProperty {
  private let usual: Value
  private let style: Font.TextStyle
  private let link: ScaledLength<Value>

  /// Grows as the body does; `wrappedValue` is the length at the usual text size.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Grows as that style does; `wrappedValue` is the length at the usual text size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (usual, style, link) = (wrappedValue, textStyle, ScaledLength(wrappedValue))
  }

  public var wrappedValue: Value { link.length }

  @MainActor func link(_ slot: inout AnyObject?, _ context: LinkContext) {
    let size = context.environment.dynamicTypeSize
    link.length = size == .large ? usual : scaled(at: size)
  }

  @MainActor private func scaled(at size: DynamicTypeSize) -> Value {
    let metrics = UIFontMetrics(forTextStyle: style.uiStyle)
    return Value(metrics.scaledValue(for: CGFloat(usual), compatibleWith: size.traits))
  }
}

/// A length as it is in the surroundings of a view.
private final class ScaledLength<Value> {
  var length: Value
  init(_ length: Value) { self.length = length }
}
