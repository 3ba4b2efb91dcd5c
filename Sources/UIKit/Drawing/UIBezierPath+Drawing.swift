import QuartzCore

extension UIBezierPath {
  /// Fills the path with the fill colour, by its own rule.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with the fill colour, thinned by `alpha`. Of the blend modes, `normal`, `copy` and
  /// `clear` are drawn; others count as `normal`, which the session's log says.
  public func fill(with mode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current else { return }
    complain(of: mode, in: context)
    context.fill(
      placed: context.placed(cgPath), rule, blend: mode == .normal ? nil : mode, alpha: alpha)
  }

  /// Strokes the path with the stroke colour and its own attributes.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with the stroke colour, thinned by `alpha`. Every blend mode counts as `normal`.
  public func stroke(with mode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current else { return }
    complain(of: mode, in: context)
    var style = StrokeStyle(width: lineWidth)
    (style.cap, style.join, style.miterLimit) = (lineCapStyle, lineJoinStyle, miterLimit)
    (style.dash, style.dashPhase) = (dash.pattern, dash.phase)
    context.stroke(placed: context.placed(cgPath), style: style, alpha: alpha)
  }

  /// Cuts what is drawn from now on to the path's inside.
  public func addClip() {
    guard let context = GraphicsStack.current else { return }
    context.clip(toPlaced: context.placed(cgPath), rule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func complain(of mode: CGBlendMode, in context: CGContext) {
    guard mode != .normal, mode != .copy, mode != .clear else { return }
    context.complain("The blend mode \(mode) is not drawn: things lie over each other as with .normal.")
  }
}
