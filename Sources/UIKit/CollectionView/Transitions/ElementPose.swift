// A layout's answer for one element, as values that can be mixed.

import QuartzCore

/// Place and look of one element: all of its attributes but what it is.
struct ElementPose: Equatable, Sendable {
  /// In content coordinates.
  var center: CGPoint
  /// In points, before the transform.
  var size: CGSize
  var transform = CATransform3DIdentity
  /// 0…1.
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false

  /// - Parameter part: of the way to `end`: 0 is here, 1 is there. An element that is hidden at one end
  ///   fades; turns go the shorter way round.
  func mixed(with end: ElementPose, _ part: CGFloat) -> ElementPose {
    if part <= 0 { return self }
    if part >= 1 { return end }
    let (a, b) = isHidden == end.isHidden ? (self, end) : (faded, end.faded)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return ElementPose(
      center: CGPoint(x: mix(a.center.x, b.center.x), y: mix(a.center.y, b.center.y)),
      size: CGSize(width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)),
      transform: Self.mixed(a.transform, b.transform, part), alpha: mix(a.alpha, b.alpha),
      zIndex: Int(exactly: mix(CGFloat(a.zIndex), CGFloat(b.zIndex)).rounded()) ?? b.zIndex,
      isHidden: isHidden && end.isHidden)
  }

  private var faded: ElementPose {
    guard isHidden else { return self }
    var pose = self
    (pose.isHidden, pose.alpha) = (false, 0)
    return pose
  }

  private static func mixed(_ a: CATransform3D, _ b: CATransform3D, _ part: CGFloat) -> CATransform3D {
    let mixed = AnimatedValue.transform(a).interpolated(to: .transform(b), Double(part))
    if case .transform(let transform) = mixed { return transform }
    return b
  }
}

extension UICollectionViewLayoutAttributes {
  /// Setting it leaves alone what the attributes are of, and fields of subclasses.
  var pose: ElementPose {
    get {
      ElementPose(
        center: center, size: size, transform: transform3D, alpha: alpha, zIndex: zIndex, isHidden: isHidden)
    }
    set {
      center = newValue.center
      size = newValue.size
      transform3D = newValue.transform
      alpha = newValue.alpha
      zIndex = newValue.zIndex
      isHidden = newValue.isHidden
    }
  }

  /// A copy `part` of the way to `end`, of the same element; with the fields of the nearer one.
  func mixed(with end: UICollectionViewLayoutAttributes, _ part: CGFloat) -> UICollectionViewLayoutAttributes
  {
    let nearer = part < 0.5 ? self : end
    guard let copy = nearer.copy() as? UICollectionViewLayoutAttributes else { return nearer }
    copy.pose = pose.mixed(with: end.pose, part)
    return copy
  }
}
