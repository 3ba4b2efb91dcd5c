import UIKit

/// The part of two areas that a rule picks, as a path of straight lines round it: both are cut into bands at
/// the heights of all their corners and crossings, within which their edges do not meet.
struct PathSets {
  private struct Edge {
    /// `top` is the higher one on screen.
    let top: CGPoint
    let bottom: CGPoint
    /// Whether it runs downwards.
    let winding: Int
    let isOfSecond: Bool

    func x(at y: CGFloat) -> CGFloat {
      top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }
  }

  /// A part of a band, from edge to edge; x at its upper and lower end.
  private struct Piece {
    let left: (CGFloat, CGFloat)
    let right: (CGFloat, CGFloat)
  }

  private let edges: [Edge]
  private let isEvenOdd: Bool

  init(_ first: Path, _ second: Path, eoFill: Bool) {
    isEvenOdd = eoFill
    edges = Self.edges(first, isOfSecond: false) + Self.edges(second, isOfSecond: true)
  }

  /// Heights nearer to one another count as one, in points.
  private static let least: CGFloat = 1e-5
  /// Edges that reach beyond are left out, in points.
  private static let farthest: CGFloat = 1e7
  /// Paths with more edges are taken as they are: their crossings would take too long to find.
  private static let mostEdges = 3000

  /// `nil`: there are too many edges.
  func path(_ isInside: (Bool, Bool) -> Bool) -> Path? {
    guard edges.count <= Self.mostEdges else { return nil }
    var outline = Outline()
    let heights = heights
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      for piece in pieces(top, bottom, isInside) {
        outline.add(piece.left.1, bottom, piece.left.0, top)
        outline.add(piece.right.0, top, piece.right.1, bottom)
        outline.cover(top, piece.left.0, piece.right.0, isBelow: true)
        outline.cover(bottom, piece.left.1, piece.right.1, isBelow: false)
      }
    }
    return outline.path
  }

  private static func edges(_ path: Path, isOfSecond: Bool) -> [Edge] {
    var (edges, start, pen) = ([Edge](), CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      defer { pen = end }
      // False of what is no number, too.
      guard [end.x, end.y, pen.x, pen.y].allSatisfy({ abs($0) < farthest }) else { return }
      guard abs(end.y - pen.y) > least else { return }
      let isDown = end.y > pen.y
      edges.append(
        Edge(
          top: isDown ? pen : end, bottom: isDown ? end : pen, winding: isDown ? 1 : -1,
          isOfSecond: isOfSecond))
    }
    func curve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
      let (from, steps) = (pen, 16)
      for step in 1...steps {
        let t = CGFloat(step) / CGFloat(steps)
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        line(
          to: CGPoint(
            x: a * from.x + b * one.x + c * two.x + d * end.x,
            y: a * from.y + b * one.y + c * two.y + d * end.y))
      }
    }
    path.forEach { element in
      switch element {
      case .move(let to):
        line(to: start)
        (start, pen) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        func part(_ point: CGPoint) -> CGPoint {
          CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        curve(part(pen), part(to), to)
      case .curve(let to, let control1, let control2): curve(control1, control2, to)
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    return edges
  }

  private var heights: [CGFloat] {
    var found = edges.flatMap { [$0.top.y, $0.bottom.y] }
    for (index, one) in edges.enumerated() {
      for other in edges[(index + 1)...] {
        let (low, high) = (max(one.top.y, other.top.y), min(one.bottom.y, other.bottom.y))
        guard high - low > Self.least else { continue }
        let (before, after) = (one.x(at: low) - other.x(at: low), one.x(at: high) - other.x(at: high))
        // They change sides.
        if before * after < 0 { found.append(low + (high - low) * before / (before - after)) }
      }
    }
    found.sort()
    return found.reduce(into: []) { kept, height in
      if height - (kept.last ?? -.infinity) > Self.least { kept.append(height) }
    }
  }

  private func pieces(_ top: CGFloat, _ bottom: CGFloat, _ isInside: (Bool, Bool) -> Bool) -> [Piece] {
    let middle = (top + bottom) / 2
    let crossed = edges.filter { $0.top.y < middle && $0.bottom.y > middle }
      .map { (edge: $0, x: $0.x(at: middle)) }.sorted { $0.x < $1.x }
    var (first, second, begin, pieces) = (0, 0, Edge?.none, [Piece]())
    for (edge, _) in crossed {
      if edge.isOfSecond { second += edge.winding } else { first += edge.winding }
      let isIn = isEvenOdd ? isInside(first % 2 != 0, second % 2 != 0) : isInside(first != 0, second != 0)
      if isIn, begin == nil { begin = edge }
      if !isIn, let left = begin {
        begin = nil
        pieces.append(
          Piece(left: (left.x(at: top), left.x(at: bottom)), right: (edge.x(at: top), edge.x(at: bottom))))
      }
    }
    return pieces
  }
}

/// Puts the sides of pieces together to closed lines.
private struct Outline {
  /// A place in steps that are too small to see, so that ends which are reckoned differently meet.
  private struct Place: Hashable {
    let x: Int
    let y: Int
    init(_ x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (Self.step(x), Self.step(y)) }
    static func step(_ value: CGFloat) -> Int {
      Int(min(max(value, -1e9), 1e9) * 1000 + (value < 0 ? -0.5 : 0.5))
    }
    var point: CGPoint { CGPoint(x: CGFloat(x) / 1000, y: CGFloat(y) / 1000) }
  }

  private var ends: [Place: [Place]] = [:]
  /// By height, then by x: how much more begins below than above.
  private var covers: [Int: [Int: Int]] = [:]

  mutating func add(_ x: CGFloat, _ y: CGFloat, _ toX: CGFloat, _ toY: CGFloat) {
    add(Place(x, y), Place(toX, toY))
  }

  private mutating func add(_ from: Place, _ to: Place) {
    if from != to { ends[from, default: []].append(to) }
  }

  /// The piece below or above a height reaches from x to x there; what both do needs no line.
  mutating func cover(_ y: CGFloat, _ from: CGFloat, _ to: CGFloat, isBelow: Bool) {
    let (height, change) = (Place.step(y), isBelow ? 1 : -1)
    covers[height, default: [:]][Place.step(from), default: 0] += change
    covers[height, default: [:]][Place.step(to), default: 0] -= change
  }

  var path: Path {
    var outline = self
    for (height, changes) in covers {
      var (count, last) = (0, 0)
      for (x, change) in changes.sorted(by: { $0.key < $1.key }) {
        let (y, from, to) = (CGFloat(height) / 1000, CGFloat(last) / 1000, CGFloat(x) / 1000)
        if count > 0 { outline.add(from, y, to, y) }
        if count < 0 { outline.add(to, y, from, y) }
        (count, last) = (count + change, x)
      }
    }
    return outline.loops
  }

  private var loops: Path {
    var (ends, path) = (ends, Path())
    // In a fixed order, so that the same areas make the same path.
    for start in ends.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while let first = ends[start]?.popLast() {
        var corners = [start]
        var pen = first
        while pen != start {
          corners.append(pen)
          guard let next = ends[pen]?.popLast() else { break }
          pen = next
        }
        let kept = Self.withoutStraightOnes(corners)
        guard kept.count > 2 else { continue }
        path.addLines(kept.map(\.point))
        path.closeSubpath()
      }
    }
    return path
  }

  /// Corners on a straight line between their neighbours are left out.
  private static func withoutStraightOnes(_ corners: [Place]) -> [Place] {
    corners.indices.compactMap { index in
      let here = corners[index]
      let (before, after) = (
        corners[(index + corners.count - 1) % corners.count], corners[(index + 1) % corners.count]
      )
      let (ax, ay) = (Double(here.x - before.x), Double(here.y - before.y))
      let (bx, by) = (Double(after.x - here.x), Double(after.y - here.y))
      let isStraight = abs(ax * by - ay * bx) < 1e-9 && ax * bx + ay * by > 0
      return isStraight ? nil : here
    }
  }
}

extension Path {
  private func set(_ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    PathSets(self, other, eoFill: eoFill).path(isInside) ?? self
  }
  /// The area of both, in straight lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { set(other, eoFill) { $0 || $1 } }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { set(other, eoFill) { $0 && $1 } }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { set(other, eoFill) { $0 && !$1 } }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    set(other, eoFill) { $0 != $1 }
  }
  /// Lines that do not cross.
  public func normalized(eoFill: Bool = true) -> Path { set(Path(), eoFill) { first, _ in first } }
}

extension Shape {
  /// The area of both.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    MappedShape(shape: self) { path, rect in path.union(other.path(in: rect), eoFill: eoFill) }
  }
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    MappedShape(shape: self) { path, rect in path.intersection(other.path(in: rect), eoFill: eoFill) }
  }
  /// The area that is not the other's.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    MappedShape(shape: self) { path, rect in path.subtracting(other.path(in: rect), eoFill: eoFill) }
  }
  /// The area of one of them alone.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    MappedShape(shape: self) { path, rect in path.symmetricDifference(other.path(in: rect), eoFill: eoFill) }
  }
}
