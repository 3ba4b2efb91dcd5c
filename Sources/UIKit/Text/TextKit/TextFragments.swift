import QuartzCore
internal import Typesetting

/// A text in lines, as layout managers are asked of it. Lengths are in points from the container's top left
/// corner, and glyphs are UTF-16 units of the text.
struct TextFragments {
  struct Line {
    /// With the line end that follows.
    var glyphs: Range<Int>
    /// As wide as the container.
    var rect: CGRect
    /// As wide as the letters and the padding at both sides.
    var used: CGRect
    /// Of the letters, from the top.
    var baseline: CGFloat
    /// The unit with which each scalar begins, ascending; one more for the end of the last.
    var units: [Int]
    /// `edges[i]` is where that scalar begins, and belongs to `units[i]`.
    var edges: [CGFloat]
  }

  /// Not empty lines, but such as have only their line end.
  private(set) var lines: [Line] = []
  /// The empty line after a line end at the end of the text, or of a text without letters.
  private(set) var extra: Line?

  /// Without lines.
  init() {}

  /// - Parameters:
  ///   - width: of the room between the paddings; infinite for as wide as the text.
  ///   - padding: at either side of the letters.
  init(_ block: TextBlock, width: CGFloat, padding: CGFloat) {
    let units = Self.units(of: block.content.text.spans)
    let shaped = block.content.shaped
    let room = CGRect(x: padding, y: 0, width: width.isFinite ? width : block.width, height: block.height)
    let starts = block.starts(in: room, isRightToLeft: false)
    let all = block.layout.lines
    var top: CGFloat = 0
    for (index, line) in all.enumerated() {
      let isLast = index == all.count - 1
      let followed = isLast ? nil : all[index + 1].scalars.lowerBound
      let end = followed ?? (block.layout.isTruncated ? line.scalars.upperBound : units.count - 1)
      let glyphs = units[line.scalars.lowerBound]..<units[max(end, line.scalars.lowerBound)]
      let bottom =
        block.baselines[index] - line.metrics.descender + (isLast ? 0 : block.content.gap(after: line))
      let made = Line(
        glyphs: glyphs,
        rect: CGRect(x: 0, y: top, width: room.width + 2 * padding, height: bottom - top),
        used: CGRect(
          x: starts[index] - padding, y: top, width: line.width + 2 * padding, height: bottom - top),
        baseline: block.baselines[index] - top,
        units: Array(units[line.scalars.lowerBound...line.scalars.upperBound]),
        edges: Self.edges(of: line, in: shaped).map { starts[index] + $0 })
      if glyphs.isEmpty { extra = made } else { lines.append(made) }
      top = bottom
    }
  }

  /// One for each scalar and one for the end, whatever happens.
  private static func edges(of line: TextLayout.Line, in text: ShapedText) -> [CGFloat] {
    let (edges, count) = (text.caretEdges(of: line), line.scalars.count + 1)
    return edges.count == count ? edges.map { CGFloat($0) } : Array(repeating: 0, count: count)
  }

  /// The unit with which each scalar begins, and the text's end.
  private static func units(of spans: [StyledText.Span]) -> [Int] {
    var units = [0]
    for span in spans {
      for scalar in span.string.unicodeScalars {
        units.append((units.last ?? 0) + (scalar.value > 0xFFFF ? 2 : 1))
      }
    }
    return units
  }

  /// How many are laid out.
  var glyphCount: Int { lines.last?.glyphs.upperBound ?? 0 }

  /// Of all that is laid out.
  var used: CGRect {
    let all = lines.map(\.used) + (extra.map { [$0.used] } ?? [])
    return all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
  }

  /// nil where the glyph is not laid out.
  func line(of glyph: Int) -> Line? { lines.first { $0.glyphs.contains(glyph) } }

  /// The glyph at `point` or nearest to it in the line there, and how far through it the point lies, 0…1; nil
  /// without any.
  func glyph(at point: CGPoint) -> (glyph: Int, fraction: CGFloat)? {
    guard let line = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first else { return nil }
    return line.glyph(atX: point.x)
  }

  /// The rectangles of the glyphs in `range`, as high as their lines.
  func rects(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.glyphs)
      guard !part.isEmpty, let xs = line.extent(of: part) else { return nil }
      return CGRect(
        x: xs.lowerBound, y: line.rect.minY, width: xs.upperBound - xs.lowerBound, height: line.rect.height)
    }
  }
}

extension TextFragments.Line {
  /// From the left to the right end of the glyphs in `part`.
  func extent(of part: Range<Int>) -> ClosedRange<CGFloat>? {
    guard let first = units.lastIndex(where: { $0 <= part.lowerBound }) else { return nil }
    let last = units.firstIndex { $0 >= part.upperBound } ?? units.count - 1
    let inside = edges[first...max(first, last)]
    guard let low = inside.min(), let high = inside.max() else { return nil }
    return low...high
  }

  /// The left end of a glyph; where the letters end, of a line end.
  func x(of glyph: Int) -> CGFloat {
    units.lastIndex { $0 <= glyph }.map { edges[$0] } ?? rect.minX
  }

  func glyph(atX x: CGFloat) -> (glyph: Int, fraction: CGFloat) {
    // Scalars without a width belong to the one before them.
    let wide = units.indices.dropLast().filter { edges[$0] != edges[$0 + 1] }
    func distance(_ index: Int) -> CGFloat {
      let (low, high) = (min(edges[index], edges[index + 1]), max(edges[index], edges[index + 1]))
      return max(low - x, x - high, 0)
    }
    // At the edge between two, the one that begins there.
    guard let nearest = wide.min(by: { (distance($0), -$0) < (distance($1), -$1) }) else {
      return (glyphs.lowerBound, 0)
    }
    let fraction = (x - edges[nearest]) / (edges[nearest + 1] - edges[nearest])
    return (units[nearest], fraction.isNaN ? 0 : min(max(fraction, 0), 1))
  }
}
