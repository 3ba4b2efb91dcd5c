// AnyShape, Capsule, Circle, Ellipse, InsettableShape, Rectangle, RoundedRectangle, Shape — after Apple's
// documentation, read 2026-11.
// State: partial. Missing: continuous corners, which are drawn as circular ones.

import UIKit

/// A path that follows the rectangle it is offered.
public protocol Shape: Sendable, Animatable, View {
  /// In the coordinates of `rect`, in points.
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller all round.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// By `amount` points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

public struct StrokeStyle: Equatable, Sendable {
  /// In points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Points that are drawn and left out in turn.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  @MainActor func apply(to layer: CAShapeLayer) {
    layer.lineWidth = lineWidth.isFinite ? max(0, lineWidth) : 0
    layer.miterLimit = miterLimit
    switch lineCap {
    case .round: layer.lineCap = .round
    case .square: layer.lineCap = .square
    default: layer.lineCap = .butt
    }
    switch lineJoin {
    case .round: layer.lineJoin = .round
    case .bevel: layer.lineJoin = .bevel
    default: layer.lineJoin = .miter
    }
    let dash = dash.filter { $0.isFinite && $0 >= 0 }
    layer.lineDashPattern = dash.isEmpty ? nil : dash.map { NSNumber(value: Double($0)) }
    layer.lineDashPhase = dashPhase
  }
}

/// A shape that is filled or stroked.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, LeafView {
  public var shape: Content
  public var style: Style
  var stroke: StrokeStyle?
  var isEvenOdd = false
  /// Drawn before this one, for several in a row.
  public typealias Body = Never

  func makeDrawing() -> ShapeDrawing { ShapeDrawing(frame: .zero) }

  func update(_ drawing: ShapeDrawing, _ environment: EnvironmentValues) {
    drawing.look = ShapeDrawing.Look(
      paint: style.anyPaint(environment), stroke: stroke, isEvenOdd: isEvenOdd)
    let shape = shape
    drawing.path = { shape.path(in: $0).cgPath }
  }

  func size(_ proposal: ProposedViewSize, _ drawing: ShapeDrawing, _ environment: EnvironmentValues) -> CGSize
  {
    shape.sizeThatFits(proposal)
  }

  var edgesBeyondSafeArea: Edge.Set { stroke == nil && shape is Rectangle ? .all : [] }
}

extension Shape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, isEvenOdd: style.isEOFilled)
  }
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<
    Self, S
  > {
    _ShapeView(shape: self, style: content, stroke: style)
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
  public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }

  public nonisolated func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    MappedShape(shape: self) { path, _ in path.trimmedPath(from: from, to: to) }
  }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    MappedShape(shape: self) { path, rect in
      let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.applying(
        CGAffineTransform(translationX: -x, y: -y).concatenating(
          CGAffineTransform(rotationAngle: angle.radians)
        )
        .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    MappedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    MappedShape(shape: self) { path, rect in
      let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.applying(
        CGAffineTransform(translationX: -x, y: -y).concatenating(CGAffineTransform(scaleX: scale, y: scale))
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
  }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<InsetShape, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<InsetShape, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeBorder(lineWidth: CGFloat = 1) -> _ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
  public func strokeBorder(style: StrokeStyle) -> _ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}

/// A shape whose path is changed.
struct MappedShape<Base: Shape>: Shape {
  let shape: Base
  let map: @Sendable (Path, CGRect) -> Path
  nonisolated func path(in rect: CGRect) -> Path { map(shape.path(in: rect), rect) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape in a smaller rectangle.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let shape: Base
  let amount: CGFloat
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.shrunk(amount)) }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}

extension CGRect {
  /// By `amount` points on each side, at most to nothing.
  func shrunk(_ amount: CGFloat) -> CGRect {
    guard amount.isFinite else { return self }
    return insetBy(dx: Swift.min(amount, width / 2), dy: Swift.min(amount, height / 2))
  }
}

public struct Rectangle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// The largest circle in the middle.
public struct Circle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(shape: self, amount: amount)
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return proposal == .unspecified ? size : CGSize(width: side, height: side)
  }
}

public struct Ellipse: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(shape: self, amount: amount)
  }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(shape: self, amount: amount)
  }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  public nonisolated func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(base: self, amount: amount)
  }
}

/// The corners grow less round as the shape grows smaller.
public struct InsetRoundedRectangle: InsettableShape {
  let base: RoundedRectangle
  let amount: CGFloat
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(amount),
      cornerSize: CGSize(
        width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount)))
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    func radius(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), most) : 0 }
    let (a, b) = (radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing))
    let (c, d) = (radius(cornerRadii.bottomTrailing), radius(cornerRadii.bottomLeading))
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + a, y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.maxY),
      radius: b)
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.maxY),
      radius: c)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.minY),
      radius: d)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.minY),
      radius: a)
    path.closeSubpath()
    return path
  }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(shape: self, amount: amount)
  }
}

public struct AnyShape: Shape {
  let make: @Sendable (CGRect) -> Path
  let fit: @Sendable (ProposedViewSize) -> CGSize
  public init<S: Shape>(_ shape: S) {
    make = { shape.path(in: $0) }
    fit = { shape.sizeThatFits($0) }
  }
  public nonisolated func path(in rect: CGRect) -> Path { make(rect) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
