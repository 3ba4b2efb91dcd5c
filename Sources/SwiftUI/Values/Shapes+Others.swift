// ContainerRelativeShape, ConcentricRectangle, and what shapes become of one another.
// State: partial. Missing: corners that follow a container's.

import UIKit

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    -> UnevenRoundedRectangle
  { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

/// A rectangle: no container has a shape that it would follow.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape {
  /// In the top leading corner; in points.
  public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// By points.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    MappedShape(shape: self) { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
  }
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    MappedShape(shape: self) { path, _ in path.offsetBy(dx: offset.x, dy: offset.y) }
  }
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    MappedShape(shape: self) { path, _ in path.applying(transform) }
  }
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    MappedShape(shape: self) { path, rect in
      let (left, top) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.applying(
        CGAffineTransform(translationX: -left, y: -top).concatenating(CGAffineTransform(scaleX: x, y: y))
          .concatenating(CGAffineTransform(translationX: left, y: top)))
    }
  }
}

private struct SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

// MARK: Several looks

extension _ShapeView {
  /// Over what is drawn already.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    let shape = shape
    return background { shape.fill(content, style: style) }
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    let shape = shape
    return overlay { shape.stroke(content, style: style) }
  }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension _ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    let shape = shape
    return overlay { shape.strokeBorder(content, style: style) }
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension View {
  /// Kept, without effect.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  { self }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
