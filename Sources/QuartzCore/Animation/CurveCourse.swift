// Ways through values that are not straight.

import CoreGraphics

/// The ways from each keyframe to the next, and their lengths.
struct CurveCourse: Equatable {
  private enum Piece: Equatable {
    /// A Bézier curve with its two control points.
    case bezier(CGPoint, CGPoint, CGPoint, CGPoint)
    /// From value to value with a slope at each.
    case hermite(AnimatedValue, AnimatedValue, AnimatedValue, AnimatedValue)
  }

  private let pieces: [Piece]
  /// `tables[i][k]` is how long piece `i` is up to the part `k / samples`; empty where speed does not count.
  private let tables: [[Double]]
  private static let samples = 32

  private init(_ pieces: [Piece], evenSpeed: Bool) {
    self.pieces = pieces
    tables = evenSpeed ? pieces.map(Self.lengths) : []
  }

  /// The length of each piece, in the unit of the values; empty where speed does not count.
  var lengths: [Double] { tables.map { $0.last ?? 0 } }

  // MARK: Making

  /// Along a path: `points` are the places between its pieces, the beginning included. Later subpaths are
  /// jumped to.
  ///
  /// nil for a path without a step.
  static func along(_ path: [CGPathElementValue], evenSpeed: Bool) -> (
    course: CurveCourse, points: [CGPoint]
  )? {
    var pieces: [Piece] = []
    var points: [CGPoint] = []
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    func add(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
      if points.isEmpty { points = [here] }
      pieces.append(.bezier(here, c1, c2, end))
      points.append(end)
      here = end
    }
    func third(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    func line(to end: CGPoint) { add(third(here, end, 1 / 3), third(here, end, 2 / 3), end) }
    for element in path {
      switch element {
      case .move(let point): (here, start) = (point, point)
      case .line(let end): line(to: end)
      case .quad(let end, let control): add(third(here, control, 2 / 3), third(end, control, 2 / 3), end)
      case .cubic(let end, let control1, let control2): add(control1, control2, end)
      case .close: if here != start { line(to: start) }
      }
    }
    guard !pieces.isEmpty else { return nil }
    return (CurveCourse(pieces, evenSpeed: evenSpeed), points)
  }

  /// Smoothly through `values`: a spline of Kochanek and Bartels, by default of Catmull and Rom. nil for
  /// values that cannot be added up.
  ///
  /// - Parameters:
  ///   - tensions: `tensions[i]` at `values[i]`, 0 where there is none; towards 1 the curve is tight there.
  ///   - continuities: 0 has no corner.
  ///   - biases: towards 1 the curve overshoots after the value, towards -1 before it.
  static func through(
    _ values: [AnimatedValue], tensions: [Double], continuities: [Double], biases: [Double], evenSpeed: Bool
  ) -> CurveCourse? {
    let steps = zip(values, values.dropFirst()).map { $1.subtracting($0) }
    guard let first = steps.first ?? nil, let last = steps.last ?? nil, !steps.contains(nil) else {
      return nil
    }
    func slope(at index: Int, leaving: Bool) -> AnimatedValue {
      func number(_ list: [Double]) -> Double {
        list.indices.contains(index) && list[index].isFinite ? list[index] : 0
      }
      let before = index > 0 ? steps[index - 1] ?? first : first
      let after = index < steps.count ? steps[index] ?? last : last
      let (t, b) = (number(tensions), number(biases))
      let c = leaving ? number(continuities) : -number(continuities)
      return before.scaled((1 - t) * (1 + b) * (1 + c) / 2).adding(
        after.scaled((1 - t) * (1 - b) * (1 - c) / 2))
    }
    let pieces = steps.indices.map { index in
      Piece.hermite(
        values[index], slope(at: index, leaving: true), values[index + 1],
        slope(at: index + 1, leaving: false))
    }
    return CurveCourse(pieces, evenSpeed: evenSpeed)
  }

  // MARK: Reading

  /// - Parameter part: of the piece, 0…1; of its length where speed counts.
  func value(in piece: Int, at part: Double) -> AnimatedValue {
    Self.value(of: pieces[piece], at: parameter(in: piece, at: part))
  }

  /// The direction there, in radians from the x axis towards y; nil where there is none.
  func angle(in piece: Int, at part: Double) -> Double? {
    let middle = parameter(in: piece, at: part)
    let (low, high) = (max(0, middle - 1e-3), min(1, middle + 1e-3))
    guard case .point(let a) = Self.value(of: pieces[piece], at: low),
      case .point(let b) = Self.value(of: pieces[piece], at: high), a != b
    else { return nil }
    return atan2(Double(b.y - a.y), Double(b.x - a.x))
  }

  private func parameter(in piece: Int, at part: Double) -> Double {
    guard tables.indices.contains(piece), let whole = tables[piece].last, whole > 0 else { return part }
    let table = tables[piece]
    let wanted = part * whole
    let next = table.firstIndex { $0 >= wanted } ?? Self.samples
    guard next > 0 else { return 0 }
    let step = table[next] - table[next - 1]
    return (Double(next - 1) + (step > 0 ? (wanted - table[next - 1]) / step : 0)) / Double(Self.samples)
  }

  private static func lengths(of piece: Piece) -> [Double] {
    var table = [0.0]
    var before = value(of: piece, at: 0)
    for sample in 1...samples {
      let here = value(of: piece, at: Double(sample) / Double(samples))
      table.append((table.last ?? 0) + before.distance(to: here))
      before = here
    }
    return table
  }

  private static func value(of piece: Piece, at t: Double) -> AnimatedValue {
    let u = 1 - t
    switch piece {
    case .bezier(let a, let b, let c, let d):
      func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        let outer = CGFloat(u * u * u) * a + CGFloat(t * t * t) * d
        return outer + CGFloat(3 * u * u * t) * b + CGFloat(3 * u * t * t) * c
      }
      return .point(CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y)))
    case .hermite(let start, let leaving, let end, let arriving):
      let ends = start.scaled(u * u * (1 + 2 * t)).adding(end.scaled(t * t * (3 - 2 * t)))
      return ends.adding(leaving.scaled(t * u * u)).adding(arriving.scaled(-t * t * u))
    }
  }
}

extension AnimatedValue {
  /// Number by number; itself for kinds that are not made of plain numbers.
  func scaled(_ factor: Double) -> AnimatedValue {
    guard let none = subtracting(self) else { return self }
    return none.interpolated(to: self, factor)
  }
}
