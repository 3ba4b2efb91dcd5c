import UIKit

/// The arithmetic of the drum: lengths in points, angles in radians.
struct DrumGeometry: Equatable {
  /// Of the view, as the drum fills it.
  let size: CGSize
  let itemHeight: CGFloat
  /// From the drum's centre to the outer edge of a sector that is not chosen.
  let outerRadius: CGFloat
  /// The angle of one sector.
  let sectorAngle: CGFloat

  /// `visible` is the number of sectors on the arc that shows.
  init(size: CGSize, visible: Int, itemHeight: CGFloat) {
    let half = size.width / 2
    let fits = size.height > half
    self.size = size
    self.itemHeight = itemHeight
    outerRadius =
      fits || size.height <= 0 ? half : (half * half + size.height * size.height) / (2 * size.height)
    let arc = fits ? CGFloat.pi : 4 * atan(size.height / max(half, 1))
    sectorAngle = arc / CGFloat(max(visible, 1))
  }

  /// From sector to sector along the rim; how far one is to scroll.
  var pitch: CGFloat { outerRadius * sectorAngle }
  /// From the drum's centre to the middle of a sector.
  var middleRadius: CGFloat { outerRadius - itemHeight / 2 }
  /// From the drum's centre to the corners of a sector's inner edge.
  var innerRadius: CGFloat { (outerRadius - itemHeight) / cos(sectorAngle / 2) }
  var itemSize: CGSize { CGSize(width: 2 * outerRadius * sin(sectorAngle / 2), height: itemHeight) }
  /// The drum's centre from the top of the view: on its bottom edge where half a circle fits, else below.
  var centerY: CGFloat { size.height > size.width / 2 ? size.height : outerRadius }

  /// The angle of what has been scrolled to `position`, clockwise from the top; half a turn for what is out
  /// of sight.
  func angle(at position: CGFloat) -> CGFloat {
    let angle = position / outerRadius
    return abs(angle) > .pi / 2 + sectorAngle ? .pi : angle
  }
}
