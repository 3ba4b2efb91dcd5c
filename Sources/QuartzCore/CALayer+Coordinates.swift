// Points and rectangles from one layer's coordinates to another's (uikit-fidelity 6.1).

import CoreGraphics

extension CALayer {
  /// `point` of this layer's coordinates in those of its superlayer, transforms and perspective applied.
  package func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let about = anchorInBounds
    let moved = transformWithParent.project(CGPoint(x: point.x - about.x, y: point.y - about.y))
    return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
  }

  /// The inverse of `toSuperlayer`. Exact for affine transforms; with perspective, the affine part answers.
  package func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let about = anchorInBounds
    let local = CGPoint(x: point.x - position.x, y: point.y - position.y)
    let back = CATransform3DGetAffineTransform(transformWithParent).inverted()
    let moved = local.applying(back)
    return CGPoint(x: moved.x + about.x, y: moved.y + about.y)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  private var transformWithParent: CATransform3D {
    guard let parent = superlayer, !CATransform3DIsIdentity(parent.sublayerTransform) else {
      return transform
    }
    return CATransform3DConcat(transform, parent.sublayerTransform)
  }

  /// `layer` nil means the root of this layer's tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let inRoot = pathToRoot.reduce(point) { $1.toSuperlayer($0) }
    guard let layer else { return inRoot }
    return layer.pathToRoot.reversed().reduce(inRoot) { $1.fromSuperlayer($0) }
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? root).convert(point, to: self)
  }

  /// The bounding box of the converted corners.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(boundingBoxOf: corners.map { convert($0, to: layer) })
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (layer ?? root).convert(rect, to: self)
  }

  /// `point` in this layer's own coordinates.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

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
