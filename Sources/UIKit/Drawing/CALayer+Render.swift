import QuartzCore

extension CALayer {
  /// Draws the layer itself: its background, and what `draw(in:)` marks. Its sublayers are not drawn.
  public func render(in context: CGContext) {
    context.saveGState()
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.fill(bounds)
    }
    draw(in: context)
    context.restoreGState()
    if sublayers != nil {
      SessionContext.current.report("CALayer.render(in:): sublayers are not drawn into a picture here.")
    }
  }
}
