// Symbols as pixels.

import Foundation

/// How much of each pixel a drawing covers, 0 to 1, row by row from the top.
struct SymbolCanvas {
  let width: Int
  let height: Int
  /// Pixels per unit.
  private let scale: CGFloat
  /// The upper left corner, in units.
  private let origin: CGPoint
  private let weight: CGFloat

  typealias Plane = [Float]

  /// - Parameter scale: in pixels per unit of the grid; the canvas begins at `box`'s corner.
  init(width: Int, height: Int, box: CGRect, scale: CGFloat, weight: CGFloat) {
    self.width = width
    self.height = height
    self.scale = scale
    self.weight = weight
    origin = box.origin
  }

  private var blank: Plane { Plane(repeating: 0, count: width * height) }

  /// All levels in one: what contrasts is cut out.
  func flat(_ steps: [SymbolDrawing.Step]) -> Plane {
    var plane = blank
    for step in steps {
      let drawn = draw(step)
      for pixel in plane.indices {
        plane[pixel] =
          step.mode == .add ? max(plane[pixel], drawn[pixel]) : min(plane[pixel], 1 - drawn[pixel])
      }
    }
    return plane
  }

  /// A plane for each level, the most important first.
  func levels(_ steps: [SymbolDrawing.Step]) -> [Plane] {
    var planes = Array(repeating: blank, count: (steps.map(\.level).max() ?? 0) + 1)
    for step in steps {
      let drawn = draw(step)
      for level in planes.indices {
        for pixel in drawn.indices {
          if step.mode == .cut {
            planes[level][pixel] = min(planes[level][pixel], 1 - drawn[pixel])
          } else if step.level == level {
            planes[level][pixel] = max(planes[level][pixel], drawn[pixel])
          }
        }
      }
    }
    return planes
  }

  private func draw(_ step: SymbolDrawing.Step) -> Plane {
    switch step.content {
    case .steps(let steps): return flat(steps)
    case .parts(let parts):
      var plane = blank
      for part in parts {
        let cover = cover(part)
        for pixel in plane.indices {
          plane[pixel] = part.cuts ? min(plane[pixel], 1 - cover[pixel]) : max(plane[pixel], cover[pixel])
        }
      }
      return plane
    }
  }

  // MARK: One part

  private func cover(_ part: SymbolRecipe.Part) -> Plane {
    let lines = part.path.lines.map { line in
      SymbolPath.Line(
        points: line.points.map { CGPoint(x: ($0.x - origin.x) * scale, y: ($0.y - origin.y) * scale) },
        isClosed: line.isClosed)
    }
    let half = Float(part.paint == .fill ? 0 : weight * part.heaviness * scale / 2)
    let isFilled = part.paint != .stroke
    var distances = Plane(repeating: .infinity, count: width * height)
    for line in lines {
      for (start, end) in Self.pieces(of: line, isClosed: line.isClosed || isFilled) {
        nearer(&distances, start, end, reach: CGFloat(half) + 1)
      }
    }
    let inside = isFilled ? inside(lines) : []
    return distances.indices.map { pixel in
      // Lines reach half their width to each side; shapes end at the line itself.
      let depth = half + (isFilled && inside[pixel] ? distances[pixel] : -distances[pixel])
      return max(0, min(1, depth + 0.5))
    }
  }

  private static func pieces(of line: SymbolPath.Line, isClosed: Bool) -> [(CGPoint, CGPoint)] {
    let points = line.points
    guard let first = points.first, let last = points.last else { return [] }
    var pieces = points.count == 1 ? [(first, first)] : Array(zip(points, points.dropFirst()))
    if isClosed { pieces.append((last, first)) }
    return pieces
  }

  /// Takes in the distances of pixels no farther than `reach` from a piece, in pixels.
  private func nearer(_ distances: inout Plane, _ start: CGPoint, _ end: CGPoint, reach: CGFloat) {
    let columns = range(min(start.x, end.x) - reach, max(start.x, end.x) + reach, width)
    let rows = range(min(start.y, end.y) - reach, max(start.y, end.y) + reach, height)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    for row in rows {
      for column in columns {
        let (x, y) = (CGFloat(column) + 0.5 - start.x, CGFloat(row) + 0.5 - start.y)
        let along = length > 0 ? max(0, min(1, (x * dx + y * dy) / length)) : 0
        let (ox, oy) = (x - along * dx, y - along * dy)
        let distance = Float((ox * ox + oy * oy).squareRoot())
        let place = row * width + column
        if distance < distances[place] { distances[place] = distance }
      }
    }
  }

  private func range(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
    func pixel(_ place: CGFloat) -> Int {
      place.isNaN ? 0 : Int(exactly: max(0, min(place.rounded(.down), CGFloat(limit)))) ?? 0
    }
    let (low, high) = (pixel(start), pixel(end + 1))
    return low..<max(low, high)
  }

  /// Which pixels' middles lie in the shape: those around which it turns in sum.
  private func inside(_ lines: [SymbolPath.Line]) -> [Bool] {
    var inside = [Bool](repeating: false, count: width * height)
    let pieces = lines.flatMap { Self.pieces(of: $0, isClosed: true) }
    for row in 0..<height {
      let y = CGFloat(row) + 0.5
      let crossings: [(x: CGFloat, turn: Int)] = pieces.compactMap { start, end in
        guard (start.y <= y) != (end.y <= y) else { return nil }
        return (start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x), start.y < end.y ? 1 : -1)
      }
      var turns = 0
      for (crossing, next) in zip(
        crossings.sorted { $0.x < $1.x }, crossings.sorted { $0.x < $1.x }.dropFirst())
      {
        turns += crossing.turn
        guard turns != 0 else { continue }
        for column in range(crossing.x + 0.5, next.x - 0.5, width) { inside[row * width + column] = true }
      }
    }
    return inside
  }
}
