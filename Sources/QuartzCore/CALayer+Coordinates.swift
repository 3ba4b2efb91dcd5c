// Points and rectangles from one layer's coordinates to another's (Facts 6.1).

import CoreGraphics

extension CALayer {
  /// `point` of this layer's coordinates in those of its superlayer, transforms and perspective applied.
  package func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let about = anchorInBounds
    let moved = transformInSuperlayer.project(CGPoint(x: point.x - about.x, y: point.y - about.y))
    return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
  }

  /// The inverse of `toSuperlayer`. Where the transform has none, as at scale 0, it counts as the identity.
  package func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let about = anchorInBounds
    let local = CGPoint(x: point.x - position.x, y: point.y - position.y)
    let moved = transformInSuperlayer.unproject(local) ?? local
    return CGPoint(x: moved.x + about.x, y: moved.y + about.y)
  }

  /// Whether the transform squeezes the layer into a line or a point, which nothing can touch.
  package var isSqueezed: Bool { transformInSuperlayer.unproject(.zero) == nil }

  /// The transform about `position` with the superlayer's `sublayerTransform` in it: that one acts about the
  /// superlayer's own anchor point, and `zPosition` is depth to it.
  package var transformInSuperlayer: CATransform3D { transform(in: superlayer) }

  /// As `transformInSuperlayer`, with `parent` for the superlayer.
  package func transform(in parent: CALayer?) -> CATransform3D {
    guard let parent, !isFlat, !CATransform3DIsIdentity(parent.sublayerTransform) else {
      return transform
    }
    let eye = parent.anchorInBounds
    let (x, y) = (position.x - eye.x, position.y - eye.y)
    let placed = CATransform3DConcat(transform, CATransform3DMakeTranslation(x, y, zPosition))
    return CATransform3DConcat(
      CATransform3DConcat(placed, parent.sublayerTransform), CATransform3DMakeTranslation(-x, -y, 0))
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  // MARK: Between any two layers

  /// `layer` nil means the root of this layer's tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let path = path(to: layer)
    return Self.follow(path, from: point)
  }

  /// A point of `layer`'s coordinates in this layer's; `layer` nil means the root of this layer's tree.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? root).convert(point, to: self)
  }

  /// The bounding box of the converted corners; the very size where nothing on the way is transformed. The
  /// null and the infinite rectangle stay what they are.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let path = path(to: layer)
    if (path.up + path.down).allSatisfy({ CATransform3DIsIdentity($0.transformInSuperlayer) }) {
      return CGRect(origin: Self.follow(path, from: rect.origin), size: rect.size)
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(boundingBoxOf: corners.map { Self.follow(path, from: $0) })
  }

  /// As `convert(_:to:)`, the other way round; `layer` nil means the root of this layer's tree.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (layer ?? root).convert(rect, to: self)
  }

  /// `point` in this layer's own coordinates.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  private typealias Path = (up: [CALayer], down: [CALayer])

  /// The layers to leave upwards and then to enter downwards, by way of the nearest common ancestor: what
  /// lies above it would only add rounding. By way of both roots where there is none.
  private func path(to layer: CALayer?) -> Path {
    var up = pathToRoot
    var down = layer?.pathToRoot ?? []
    while let a = up.last, let b = down.last, a === b {
      up.removeLast()
      down.removeLast()
    }
    return (up, down.reversed())
  }

  private static func follow(_ path: Path, from point: CGPoint) -> CGPoint {
    path.down.reduce(path.up.reduce(point) { $1.toSuperlayer($0) }) { $1.fromSuperlayer($0) }
  }

  /// This layer, its superlayer and so on, without the root: the root's coordinates are the tree's.
  private var pathToRoot: [CALayer] {
    var path: [CALayer] = []
    var layer = self
    while let parent = layer.superlayer {
      path.append(layer)
      layer = parent
    }
    return path
  }

  private var root: CALayer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }
}
