// Background, overlay and mask.

import UIKit

struct OverlayModifier<Layer: View>: LayerModifier {
  typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  static var isInFront: Bool { true }
}

struct BackgroundModifier<Layer: View>: LayerModifier {
  typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  static var isInFront: Bool { false }
}

extension View {
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    modifier(BackgroundModifier(layer: content(), alignment: alignment))
  }
  @_disfavoredOverload public func background<V: View>(_ background: V, alignment: Alignment = .center)
    -> some View
  {
    modifier(BackgroundModifier(layer: background, alignment: alignment))
  }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(
      BackgroundModifier(
        layer: StyledRectangle(style: AnyShapeStyle(style), edges: edges), alignment: .center))
  }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(BackgroundModifier(layer: shape.fill(style, style: fillStyle), alignment: .center))
  }
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(OverlayModifier(layer: content(), alignment: alignment))
  }
  @_disfavoredOverload public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View
  {
    modifier(OverlayModifier(layer: overlay, alignment: alignment))
  }
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      OverlayModifier(layer: StyledRectangle(style: AnyShapeStyle(style), edges: edges), alignment: .center))
  }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(OverlayModifier(layer: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// A line on the view's edge, inwards; in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
