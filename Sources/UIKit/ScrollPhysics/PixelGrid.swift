import Foundation

/// The offsets at which content lies exactly on device pixels.
struct PixelGrid: Sendable, Equatable {
  /// Device pixels per point, greater than zero.
  let scale: CGFloat

  /// Distance between two device pixels, in points.
  var pixel: CGFloat { 1 / scale }

  /// - Parameter scale: device pixels per point; anything that is not a positive number counts as 1.
  init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The grid line nearest to `offset` (points); halfway goes away from zero.
  func nearest(to offset: CGFloat) -> CGFloat {
    (offset * scale).rounded() / scale
  }
}
