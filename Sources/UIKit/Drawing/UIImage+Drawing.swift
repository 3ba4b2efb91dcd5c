import QuartzCore

extension UIImage {
  /// Draws the picture in its own size, in points.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in its own size, in points, thinned by `alpha`; `blendMode` is not heeded.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Fills the rectangle with the picture, whatever its proportions. Symbols without a colour of their own
  /// are black: a context has no tint.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Fills the rectangle with the picture, thinned by `alpha`; `blendMode` is not heeded.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current,
      let picture = resolved(with: .current, tint: .black).cgImage
    else { return }
    let place = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    context.mark(.image(picture, place: place.concatenating(context.ctm)), alpha: alpha)
  }

  /// A context's drawing as a picture of as many pixels as `scale`, pixels per point, makes.
  ///
  /// Where that is nothing but one picture over all of it, the answer is that picture, in another size.
  @MainActor static func drawn(in context: CGContext, scale: CGFloat, isOpaque: Bool) -> UIImage {
    let bounds = context.bounds
    if context.marks.count == 1, let mark = context.marks.first, mark.clips.isEmpty, mark.alpha == 1,
      case .image(let picture, let place) = mark.paint, bounds.width > 0,
      place
        == CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    {
      return UIImage(picture: picture, scale: CGFloat(picture.width) / bounds.width)
    }
    for sentence in context.complaints.sorted() { SessionContext.current.report("UIImage: \(sentence)") }
    let longest = max(bounds.width, bounds.height, 1)
    let fitting = min(max(scale, 0.01), PixelCanvas.longestSide / longest)
    let canvas = PixelCanvas(bounds: bounds, scale: fitting, isOpaque: isOpaque)
    for mark in context.marks { canvas.paint(mark) }
    return canvas.makeImage()
  }
}
