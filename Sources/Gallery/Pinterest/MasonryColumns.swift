import UIKit

/// Items of any shape in columns of one width: each goes into the column that ends highest, the leftmost of
/// equals.
struct MasonryColumns: Equatable, Sendable {
  /// `frames[i]` belongs to the i-th ratio. In points from the corner of the whole; columns count from the
  /// left.
  let frames: [CGRect]
  /// Of the whole, in points, margins included.
  let height: CGFloat

  /// - Parameters:
  ///   - ratios: width by height of each item. An aspect that is no positive number counts as a square.
  ///   - width: of the whole, in points.
  ///   - columns: how many there are; less than one is one.
  ///   - spacing: between two items, and between the items and the edges of the whole, in points.
  init(ratios: [CGFloat], width: CGFloat, columns: Int, spacing: CGFloat) {
    let padding = spacing / 2
    let columnWidth = (width - 2 * padding) / CGFloat(max(columns, 1))
    let itemWidth = max(columnWidth - 2 * padding, 0)
    var bottoms = [CGFloat](repeating: 0, count: max(columns, 1))
    frames = ratios.map { ratio in
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let frame = CGRect(
        x: CGFloat(column) * columnWidth + 2 * padding, y: bottoms[column] + 2 * padding,
        width: itemWidth, height: itemWidth / (ratio > 0 && ratio.isFinite ? ratio : 1))
      bottoms[column] = frame.maxY
      return frame
    }
    height = (bottoms.max() ?? 0) + padding
  }
}
