import CoreGraphics

/// Turns what a context remembers into layers, one in front of the other.
@preconcurrency @MainActor package struct DrawnLayers {
  /// Holds them all, cut at the edges of `bounds`.
  package let root = CALayer()
  private let bounds: CGRect
  private var holder: CALayer
  private var clips: [DrawnClip] = []

  /// `bounds` are those of the layer that drew, in its own coordinates.
  package init(_ marks: [DrawnMark], in bounds: CGRect) {
    self.bounds = bounds
    holder = root
    fit(root)
    root.masksToBounds = true
    for mark in marks { add(mark) }
  }

  /// Gives a layer the place and the coordinates of the one that drew.
  private func fit(_ layer: CALayer) {
    layer.anchorPoint = .zero
    layer.bounds = bounds
    layer.position = bounds.origin
  }

  private mutating func add(_ mark: DrawnMark) {
    if mark.clips != clips { open(mark.clips) }
    guard let layer = layer(for: mark.paint) else { return }
    layer.opacity = Float(mark.alpha)
    if let shadow = mark.shadow {
      layer.shadowOpacity = 1
      layer.shadowColor = shadow.color
      layer.shadowOffset = shadow.offset
      // Core Graphics' blur is twice the radius of Core Animation's (inferred from both being drawn alike).
      layer.shadowRadius = shadow.blur / 2
    }
    holder.addSublayer(layer)
  }

  /// Marks that follow are cut by these.
  private mutating func open(_ clips: [DrawnClip]) {
    self.clips = clips
    holder = root
    for clip in clips where !isWhole(clip) {
      let cut = CALayer()
      fit(cut)
      let mask = CAShapeLayer()
      fit(mask)
      mask.path = clip.path
      mask.fillRule = clip.rule == .evenOdd ? .evenOdd : .nonZero
      cut.mask = mask
      holder.addSublayer(cut)
      holder = cut
    }
  }

  /// Whether the clip is a rectangle around all there is.
  private func isWhole(_ clip: DrawnClip) -> Bool {
    clip.path.elements.count == 5 && clip.path.isRect(nil) && clip.path.boundingBoxOfPath.contains(bounds)
  }

  private func layer(for paint: DrawnMark.Paint) -> CALayer? {
    switch paint {
    case .fill(let path, let rule, let color): filled(path, rule, color)
    case .stroke(let path, let style, let color): stroked(path, style, color)
    case .linear(let gradient, let start, let end): linear(gradient, from: start, to: end)
    case .radial(let gradient, let center, let radii, let isReversed):
      radial(gradient, about: center, radii, isReversed: isReversed)
    case .image(let image, let place): picture(image, at: place)
    case .content(let content, let size, let place): whole(content, size, at: place)
    case .erase:
      nil
    }
  }

  private func filled(_ path: CGPath, _ rule: CGPathFillRule, _ color: CGColor) -> CALayer {
    let layer = CAShapeLayer()
    fit(layer)
    layer.path = path
    layer.fillColor = color
    layer.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
    return layer
  }

  private func stroked(_ path: CGPath, _ style: StrokeStyle, _ color: CGColor) -> CALayer {
    let layer = CAShapeLayer()
    fit(layer)
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = color
    layer.lineWidth = style.width
    layer.lineCap = style.cap == .round ? .round : style.cap == .square ? .square : .butt
    layer.lineJoin = style.join == .round ? .round : style.join == .bevel ? .bevel : .miter
    layer.miterLimit = style.miterLimit
    layer.lineDashPattern = style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
    layer.lineDashPhase = style.dashPhase
    return layer
  }

  /// A square, since a gradient's own coordinates are fractions of its layer: its stripes stay at right
  /// angles.
  private func linear(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint) -> CALayer {
    let side = max(bounds.width, bounds.height)
    let layer = gradientLayer(
      gradient.stops, frame: CGRect(x: bounds.minX, y: bounds.minY, width: side, height: side))
    func fraction(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - bounds.minX) / side, y: (point.y - bounds.minY) / side)
    }
    (layer.startPoint, layer.endPoint) = (fraction(start), fraction(end))
    return layer
  }

  private func radial(
    _ gradient: CGGradient, about center: CGPoint, _ radii: ClosedRange<CGFloat>, isReversed: Bool
  ) -> CALayer {
    let outer = radii.upperBound
    // As far as the bounds' farthest corner, for gradients that go on outside.
    let reach = max(
      outer,
      hypot(
        max(abs(center.x - bounds.minX), abs(center.x - bounds.maxX)),
        max(abs(center.y - bounds.minY), abs(center.y - bounds.maxY))))
    let frame = CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    let inner = radii.lowerBound / outer
    let stops = isReversed ? gradient.stops.reversed().map { (1 - $0.location, $0.color) } : gradient.stops
    let layer = gradientLayer(stops.map { (inner + $0.0 * (1 - inner), $0.1) }, frame: frame)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5 + 0.5 * outer / reach, y: 0.5 + 0.5 * outer / reach)
    return layer
  }

  private func gradientLayer(
    _ stops: [(location: CGFloat, color: CGColor)], frame: CGRect
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.colors = stops.map(\.color)
    layer.locations = stops.map { NSNumber(value: Double($0.location)) }
    return layer
  }

  private func picture(_ image: CGImage, at place: CGAffineTransform) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.contents = image
    let (width, height) = (hypot(place.a, place.b), hypot(place.c, place.d))
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard width > 0, height > 0 else { return layer }
    layer.position = CGPoint(x: place.tx, y: place.ty)
    layer.setAffineTransform(
      CGAffineTransform(
        a: place.a / width, b: place.b / width, c: place.c / height, d: place.d / height, tx: 0, ty: 0))
    return layer
  }

  private func whole(_ content: AnyObject, _ size: CGSize, at place: CGAffineTransform) -> CALayer? {
    guard let content = content as? any DrawnContent else { return nil }
    // A holder, so that the content's own layer keeps its place and its owner.
    let layer = HoldingLayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.position = CGPoint(x: place.tx, y: place.ty)
    layer.setAffineTransform(CGAffineTransform(a: place.a, b: place.b, c: place.c, d: place.d, tx: 0, ty: 0))
    layer.owner = content
    layer.addSublayer(content.drawnLayer)
    return layer
  }
}

/// Keeps the owner of its sublayer alive: layers hold their delegates weakly.
private final class HoldingLayer: CALayer {
  var owner: AnyObject?
}
