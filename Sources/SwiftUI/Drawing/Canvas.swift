// Canvas — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: colour modes, which are kept.

import UIKit

/// A view that a closure draws.
public struct Canvas<Symbols: View>: View {
  let isOpaque: Bool
  let draw: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols?

  /// `symbols` are views with tags, which the renderer asks for by them and draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { (isOpaque, draw, self.symbols) = (opaque, renderer, symbols()) }

  public var body: some View {
    CanvasLeaf(isOpaque: isOpaque, draw: draw, symbols: symbols.map { AnyView($0) })
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { (isOpaque, draw, symbols) = (opaque, renderer, nil) }
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

private struct CanvasLeaf: LeafView {
  let isOpaque: Bool
  let draw: (inout GraphicsContext, CGSize) -> Void
  let symbols: AnyView?
  typealias Body = Never

  func makeDrawing() -> CanvasDrawing { CanvasDrawing(frame: .zero) }
  func update(_ drawing: CanvasDrawing, _ environment: EnvironmentValues) {
    drawing.backgroundColor = isOpaque ? .black : .clear
    drawing.isOpaque = isOpaque
    (drawing.render, drawing.environment, drawing.symbols) = (draw, environment, symbols)
    drawing.setNeedsDisplay()
  }
  func size(_ proposal: ProposedViewSize, _ drawing: CanvasDrawing, _ environment: EnvironmentValues)
    -> CGSize
  {
    proposal.replacingUnspecifiedDimensions()
  }
}

@MainActor private final class CanvasDrawing: UIView {
  var render: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  var environment = EnvironmentValues()
  var symbols: AnyView?

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var graphics = GraphicsContext(context: context, environment: environment)
    graphics.symbols = symbols
    render(&graphics, bounds.size)
  }
}
