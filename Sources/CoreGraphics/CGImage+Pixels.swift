// The pixels of pictures that were made in memory.

import Foundation

extension CGImage {
  /// Of 8 bits, row by row from the top.
  package enum Pixels: Sendable {
    /// Red, green, blue and alpha of each, the colours not weighed by it.
    case colors([UInt8])
    /// The alpha of each, all of one colour.
    case cover([UInt8], red: UInt8, green: UInt8, blue: UInt8)
  }

  /// The mean colour of what `place` maps one pixel of another picture to.
  ///
  /// - Parameters:
  ///   - center: of that pixel, in a square of 1 that the picture fills, its first row on top.
  ///   - across: where the pixel's right edge lies from its left one, in that square; `along`, its lower edge
  ///     from its upper one.
  /// - Returns: 0…1 each, the colours not weighed by alpha; nil where the picture's pixels are not known.
  package func color(
    around center: CGPoint, across: CGVector, along: CGVector
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    guard let pixels else { return nil }
    let columns = samples(across)
    let rows = samples(along)
    var sum: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let (right, down) = (
          (CGFloat(column) + 0.5) / CGFloat(columns) - 0.5, (CGFloat(row) + 0.5) / CGFloat(rows) - 0.5
        )
        let x = (center.x + right * across.dx + down * along.dx) * CGFloat(width) - 0.5
        let y = (center.y + right * across.dy + down * along.dy) * CGFloat(height) - 0.5
        add(pixels, x, y, to: &sum)
      }
    }
    let count = CGFloat(rows * columns)
    guard sum.alpha > 0 else { return (0, 0, 0, 0) }
    return (sum.red / sum.alpha, sum.green / sum.alpha, sum.blue / sum.alpha, sum.alpha / count)
  }

  /// As many as there are pixels on the way, and at most 8: what is made smaller takes all of them in.
  private func samples(_ way: CGVector) -> Int {
    let pixels = max(abs(way.dx) * CGFloat(width), abs(way.dy) * CGFloat(height))
    return pixels.isFinite ? max(1, min(Int(pixels.rounded(.up)), 8)) : 1
  }

  /// Adds the four pixels around a place, by their nearness, each colour weighed by its alpha.
  private func add(
    _ pixels: Pixels, _ x: CGFloat, _ y: CGFloat,
    to sum: inout (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  ) {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    for (column, nearness) in [(left, 1 - (x - left)), (left + 1, x - left)] {
      for (row, share) in [(top, nearness * (1 - (y - top))), (top + 1, nearness * (y - top))] where share > 0
      {
        let place = Self.index(row, height) * width + Self.index(column, width)
        let color: (UInt8, UInt8, UInt8, UInt8) =
          switch pixels {
          case .colors(let rgba):
            (rgba[place * 4], rgba[place * 4 + 1], rgba[place * 4 + 2], rgba[place * 4 + 3])
          case .cover(let alphas, let red, let green, let blue): (red, green, blue, alphas[place])
          }
        let alpha = CGFloat(color.3) / 255 * share
        sum.red += CGFloat(color.0) / 255 * alpha
        sum.green += CGFloat(color.1) / 255 * alpha
        sum.blue += CGFloat(color.2) / 255 * alpha
        sum.alpha += alpha
      }
    }
  }

  /// Beyond the edge its last pixels go on.
  private static func index(_ place: CGFloat, _ count: Int) -> Int {
    place.isNaN ? 0 : Int(max(0, min(place, CGFloat(count - 1))))
  }
}
