import Glibc

/// The part of an outline between two places of its length, as `Public/js/scene/outline.js` cuts it.
enum TrimmedOutline {
  /// Two points of a line, or four of a curve.
  private typealias Piece = [SIMD2<Double>]

  /// A curve's length is taken as that of this many chords.
  private static let chords = 16

  /// - Parameters:
  ///   - start: 0…1 of the whole length, all subpaths taken together; `end` likewise.
  /// - Returns: empty if nothing is left.
  static func steps(_ steps: [OutlineStep], from start: Double, to end: Double) -> [OutlineStep] {
    if start <= 0, end >= 1 { return steps }
    guard end > start else { return [] }
    let pieces = pieces(of: steps)
    let lengths = pieces.map(lengthsAlong)
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    var part: [OutlineStep] = []
    var done = 0.0
    var pen: SIMD2<Double>?
    for (piece, along) in zip(pieces, lengths) {
      let from = parameter(at: start * total - done, along)
      let to = parameter(at: end * total - done, along)
      done += along.last ?? 0
      guard to > from else { continue }
      let points = cut(piece, from, to)
      if from > 0 || pen != points[0] { part.append(.move(points[0])) }
      part.append(points.count == 2 ? .line(points[1]) : .curve(points[1], points[2], points[3]))
      pen = points.last
    }
    return part
  }

  /// Where on a piece a distance ends, 0…1.
  private static func parameter(at distance: Double, _ along: [Double]) -> Double {
    var before = 0.0
    for (chord, length) in along.enumerated() {
      if distance < length {
        return max(Double(chord) + (distance - before) / (length - before), 0) / Double(along.count)
      }
      before = length
    }
    return before > 0 ? 1 : 0
  }

  private static func pieces(of steps: [OutlineStep]) -> [Piece] {
    var pieces: [Piece] = []
    var (pen, begin) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for step in steps {
      switch step {
      case .move(let to): (pen, begin) = (to, to)
      case .line(let to):
        pieces.append([pen, to])
        pen = to
      case .curve(let control1, let control2, let to):
        pieces.append([pen, control1, control2, to])
        pen = to
      case .close:
        if pen != begin { pieces.append([pen, begin]) }
        pen = begin
      }
    }
    return pieces
  }

  /// The length of a piece up to the end of each of its chords; a line has one.
  private static func lengthsAlong(_ piece: Piece) -> [Double] {
    let count = piece.count == 2 ? 1 : chords
    var (length, pen) = (0.0, piece[0])
    return (1...count).map { chord in
      let next = cut(piece, 0, Double(chord) / Double(count))[piece.count - 1]
      length += hypot(next.x - pen.x, next.y - pen.y)
      pen = next
      return length
    }
  }

  /// The part of a piece between two of its parameters, by de Casteljau's construction.
  private static func cut(_ piece: Piece, _ from: Double, _ to: Double) -> Piece {
    let end = to >= 1 ? piece : halves(piece, to).first
    return from <= 0 ? end : halves(end, from / to).second
  }

  private static func halves(_ piece: Piece, _ at: Double) -> (first: Piece, second: Piece) {
    var (row, first, second) = (piece, [piece[0]], [piece[piece.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * at }
      first.append(row[0])
      second.insert(row[row.count - 1], at: 0)
    }
    return (first, second)
  }
}
