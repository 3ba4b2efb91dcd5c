// Outlines written as text, and the points that they come to.

import Foundation

/// Lines of a symbol on a grid of 24 units, y downwards, curves cut into short straight pieces.
///
/// The text is a row of commands, each a letter and its numbers, all absolute:
///
///     M x y            a new line begins      L x y …      straight on, as often as there are pairs
///     H x, V y         level, upright         Q C          quadratic and cubic curves: controls, end
///     Z                back to the beginning
///     a cx cy r a b    an arc from angle a to b, in degrees, clockwise from the right
///     A cx cy r a b    the same, with a straight line to where it begins
///     O cx cy r        a circle               E cx cy rx ry    an ellipse
///     R x y w h r      a rectangle with round corners
struct SymbolPath: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    var points: [CGPoint]
    var isClosed = false
  }

  private(set) var lines: [Line] = []

  /// Pieces of one curve, and of one turn.
  private static let curvePieces = 20
  private static let turnPieces = 72

  init(lines: [Line]) { self.lines = lines }

  /// nil where the text is no path.
  init?(_ text: some StringProtocol) {
    var reader = Reader(text)
    while let command = reader.command() {
      guard add(command, &reader) else { return nil }
    }
    guard reader.isAtEnd, !lines.isEmpty else { return nil }
  }

  private mutating func add(_ command: Character, _ reader: inout Reader) -> Bool {
    guard let count = Self.counts[command] else { return false }
    var isFirst = true
    // A command's numbers may come again: as if its letter stood there, too.
    while isFirst || (count > 0 && reader.hasNumber) {
      guard let numbers = reader.numbers(count), draw(command, numbers) else { return false }
      isFirst = false
    }
    return true
  }

  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0, "A": 5, "a": 5, "O": 3, "E": 4, "R": 5,
  ]

  private mutating func draw(_ command: Character, _ n: [CGFloat]) -> Bool {
    switch command {
    case "M": lines.append(Line(points: [CGPoint(x: n[0], y: n[1])]))
    case "A", "a":
      if command == "a" { lines.append(Line(points: [])) }
      arc(CGPoint(x: n[0], y: n[1]), n[2], n[2], from: n[3], to: n[4])
    case "O": ellipse(CGPoint(x: n[0], y: n[1]), n[2], n[2])
    case "E": ellipse(CGPoint(x: n[0], y: n[1]), n[2], n[3])
    case "R": rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4])
    default:
      guard let last = lines.last, !last.isClosed, let start = last.points.last else { return false }
      goOn(command, n, from: start)
    }
    return true
  }

  private mutating func goOn(_ command: Character, _ n: [CGFloat], from start: CGPoint) {
    let place = lines.count - 1
    switch command {
    case "L": lines[place].points.append(CGPoint(x: n[0], y: n[1]))
    case "H": lines[place].points.append(CGPoint(x: n[0], y: start.y))
    case "V": lines[place].points.append(CGPoint(x: start.x, y: n[0]))
    case "Q":
      let (control, end) = (CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]))
      // As the cubic curve that it is.
      curve(start, Self.mix(start, control, 2 / 3), Self.mix(end, control, 2 / 3), end)
    case "C":
      curve(start, CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]), CGPoint(x: n[4], y: n[5]))
    default: lines[place].isClosed = true
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    for piece in 1...Self.curvePieces {
      let t = CGFloat(piece) / CGFloat(Self.curvePieces)
      let (ab, bc, cd) = (Self.mix(a, b, t), Self.mix(b, c, t), Self.mix(c, d, t))
      lines[lines.count - 1].points.append(Self.mix(Self.mix(ab, bc, t), Self.mix(bc, cd, t), t))
    }
  }

  private mutating func arc(
    _ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, from start: CGFloat, to end: CGFloat
  ) {
    let count = max(2, min(Self.turnPieces, Int(exactly: (abs(end - start) / 5).rounded(.up)) ?? 2))
    let points = (0...count).map { piece in
      let angle = (start + (end - start) * CGFloat(piece) / CGFloat(count)) * .pi / 180
      return CGPoint(x: center.x + rx * cos(angle), y: center.y + ry * sin(angle))
    }
    if let last = lines.last, !last.isClosed {
      lines[lines.count - 1].points += points
    } else {
      lines.append(Line(points: points))
    }
  }

  private mutating func ellipse(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) {
    lines.append(Line(points: []))
    arc(center, rx, ry, from: 0, to: 360)
    lines[lines.count - 1].points.removeLast()
    lines[lines.count - 1].isClosed = true
  }

  private mutating func rect(_ rect: CGRect, radius: CGFloat) {
    lines.append(Line(points: []))
    let (x, y) = (rect.minX + radius...rect.maxX - radius, rect.minY + radius...rect.maxY - radius)
    let corners = [
      (x.upperBound, y.lowerBound, -90), (x.upperBound, y.upperBound, 0), (x.lowerBound, y.upperBound, 90),
      (x.lowerBound, y.lowerBound, 180),
    ]
    for (cx, cy, angle) in corners {
      if radius > 0 {
        arc(CGPoint(x: cx, y: cy), radius, radius, from: CGFloat(angle), to: CGFloat(angle) + 90)
      } else {
        lines[lines.count - 1].points.append(CGPoint(x: cx, y: cy))
      }
    }
    lines[lines.count - 1].isClosed = true
  }

  // MARK: Geometry

  /// Around all points; null without any.
  var bounds: CGRect {
    lines.lazy.flatMap(\.points).reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Made larger around the origin, then moved.
  func scaled(_ scale: CGFloat, by offset: CGVectorUnits) -> SymbolPath {
    SymbolPath(
      lines: lines.map { line in
        Line(
          points: line.points.map { CGPoint(x: $0.x * scale + offset.x, y: $0.y * scale + offset.y) },
          isClosed: line.isClosed)
      })
  }
}

/// A way on the grid, in units.
struct CGVectorUnits: Hashable, Sendable {
  var x: CGFloat
  var y: CGFloat
}

/// Letters and numbers, one after the other.
private struct Reader {
  private var rest: Substring

  init(_ text: some StringProtocol) { rest = Substring(text) }

  var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }

  private mutating func skip() { rest = rest.drop { $0 == " " || $0 == "," || $0 == "\n" } }

  /// nil where no letter is next.
  mutating func command() -> Character? {
    skip()
    guard let first = rest.first, first.isLetter else { return nil }
    rest.removeFirst()
    return first
  }

  var hasNumber: Bool {
    var copy = self
    copy.skip()
    return copy.rest.first.map { $0.isNumber || $0 == "-" || $0 == "." } ?? false
  }

  /// nil where there are fewer.
  mutating func numbers(_ count: Int) -> [CGFloat]? {
    var found: [CGFloat] = []
    while found.count < count {
      skip()
      let text = rest.prefix { $0.isNumber || $0 == "-" || $0 == "." }
      guard let number = Double(text), abs(number) < 1000 else { return nil }
      found.append(CGFloat(number))
      rest = rest.dropFirst(text.count)
    }
    return found
  }
}
