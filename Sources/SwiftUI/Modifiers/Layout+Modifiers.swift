// The modifiers that frame, inset, shift and order views.

import UIKit

struct FixedFrameModifier: ElementModifier {
  typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  func makeElement(around child: LayoutElement) -> FixedFrameElement { FixedFrameElement(child) }
  func update(_ element: FixedFrameElement, _ inputs: Inputs) {
    element.width = width?.length
    element.height = height?.length
    element.alignment = alignment
  }
}

struct FlexibleFrameModifier: ElementModifier {
  typealias Body = Never
  let horizontal: FlexibleFrameElement.Lengths
  let vertical: FlexibleFrameElement.Lengths
  let alignment: Alignment
  func makeElement(around child: LayoutElement) -> FlexibleFrameElement { FlexibleFrameElement(child) }
  func update(_ element: FlexibleFrameElement, _ inputs: Inputs) {
    element.horizontal = horizontal
    element.vertical = vertical
    element.alignment = alignment
  }
}

struct PaddingModifier: ElementModifier {
  typealias Body = Never
  /// The usual distance to the edge, in points.
  static let usual: CGFloat = 16
  let insets: EdgeInsets
  func makeElement(around child: LayoutElement) -> PaddingElement { PaddingElement(child) }
  func update(_ element: PaddingElement, _ inputs: Inputs) { element.insets = insets }
}

struct FixedSizeModifier: ElementModifier {
  typealias Body = Never
  let horizontal: Bool
  let vertical: Bool
  func makeElement(around child: LayoutElement) -> FixedSizeElement { FixedSizeElement(child) }
  func update(_ element: FixedSizeElement, _ inputs: Inputs) {
    (element.isHorizontal, element.isVertical) = (horizontal, vertical)
  }
}

struct AspectRatioModifier: ElementModifier {
  typealias Body = Never
  let ratio: CGFloat?
  let mode: ContentMode
  func makeElement(around child: LayoutElement) -> AspectRatioElement { AspectRatioElement(child) }
  func update(_ element: AspectRatioElement, _ inputs: Inputs) {
    (element.ratio, element.contentMode) = (ratio, mode)
  }
}

struct OffsetModifier: ElementModifier {
  typealias Body = Never
  let offset: CGSize
  func makeElement(around child: LayoutElement) -> OffsetElement { OffsetElement(child) }
  func update(_ element: OffsetElement, _ inputs: Inputs) { element.offset = offset }
}

struct PositionModifier: ElementModifier {
  typealias Body = Never
  let position: CGPoint
  func makeElement(around child: LayoutElement) -> PositionElement { PositionElement(child) }
  func update(_ element: PositionElement, _ inputs: Inputs) { element.position = position }
}

struct PriorityModifier: ElementModifier {
  typealias Body = Never
  let priority: Double
  func makeElement(around child: LayoutElement) -> PriorityElement { PriorityElement(child) }
  func update(_ element: PriorityElement, _ inputs: Inputs) {
    element.priority = priority.isNaN ? 0 : priority
  }
}

struct ZIndexModifier: ElementModifier {
  typealias Body = Never
  let index: Double
  func makeElement(around child: LayoutElement) -> ZIndexElement { ZIndexElement(child) }
  func update(_ element: ZIndexElement, _ inputs: Inputs) { element.index = index.isNaN ? 0 : index }
}

struct AlignmentGuideModifier: ElementModifier {
  typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  func makeElement(around child: LayoutElement) -> AlignmentGuideElement { AlignmentGuideElement(child) }
  func update(_ element: AlignmentGuideElement, _ inputs: Inputs) {
    (element.key, element.compute) = (key, compute)
  }
}

struct LayoutValueModifier<K: LayoutValueKey>: ElementModifier {
  typealias Body = Never
  let value: K.Value
  func makeElement(around child: LayoutElement) -> LayoutValueElement<K> { LayoutValueElement(child) }
  func update(_ element: LayoutValueElement<K>, _ inputs: Inputs) { element.value = value }
}

extension CGFloat {
  /// A length that is none counts as 0.
  var length: CGFloat { isNaN ? 0 : Swift.max(0, self) }
}

extension View {
  /// In points; nil: as the view is.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// In points; nil: as the view is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: .init(least: minWidth?.length, ideal: idealWidth?.length, largest: maxWidth?.length),
        vertical: .init(least: minHeight?.length, ideal: idealHeight?.length, largest: maxHeight?.length),
        alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }

  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  /// In points; nil: the usual distance.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? PaddingModifier.usual
    return padding(EdgeInsets(edges, length.isFinite ? length : 0))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  public func layoutPriority(_ value: Double) -> some View { modifier(PriorityModifier(priority: value)) }
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(index: value)) }

  /// Width by height; nil: the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(key: g.key, compute: computeValue)) }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(key: g.key, compute: computeValue)) }

  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
