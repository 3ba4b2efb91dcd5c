import CoreGraphics

/// Random numbers that are the same in each run.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }

  mutating func point(within side: CGFloat = 100) -> CGPoint {
    CGPoint(x: .random(in: 0...side, using: &self), y: .random(in: 0...side, using: &self))
  }

  /// Up to three subpaths of lines and curves, open and closed, that cross themselves and each other.
  mutating func path() -> CGMutablePath {
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &self) {
        switch Int.random(in: 0...2, using: &self) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &self) { path.closeSubpath() }
    }
    return path
  }
}

/// A path as short straight lines: slow and obvious. Curves are evaluated by halving the control polygon.
struct FlatPath {
  var subpaths: [[CGPoint]] = []

  init(_ path: CGPath, steps: Int = 100) {
    var start = CGPoint.zero
    for element in path.elements {
      let here = subpaths.last?.last ?? .zero
      switch element {
      case .move(let point):
        start = point
        subpaths.append([point])
      case .line(let end): add([here, end], 1)
      case .quad(let end, let control): add([here, control, end], steps)
      case .cubic(let end, let control1, let control2): add([here, control1, control2, end], steps)
      case .close:
        add([here, start], 1)
        subpaths.append([start])
      }
    }
  }

  private mutating func add(_ polygon: [CGPoint], _ steps: Int) {
    for step in 1...steps {
      var points = polygon
      let t = CGFloat(step) / CGFloat(steps)
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { a, b in
          CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
      }
      subpaths[subpaths.count - 1].append(points[0])
    }
  }

  var points: [CGPoint] { Array(subpaths.joined()) }

  /// With the line that closes each subpath.
  var lines: [(CGPoint, CGPoint)] {
    subpaths.flatMap { points in
      zip(points, points.dropFirst() + points.prefix(1)).map { ($0, $1) }
    }
  }

  /// Crossings of the ray to the right, and the turns around the point.
  func count(_ point: CGPoint) -> (crossings: Int, winding: Int) {
    var (crossings, winding) = (0, 0)
    for (a, b) in lines where (a.y > point.y) != (b.y > point.y) {
      let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
      guard x > point.x else { continue }
      crossings += 1
      winding += b.y > a.y ? 1 : -1
    }
    return (crossings, winding)
  }

  func distance(to point: CGPoint) -> CGFloat {
    lines.map { a, b in
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let along = length == 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length
      let t = max(0, min(1, along))
      return hypot(a.x + dx * t - point.x, a.y + dy * t - point.y)
    }.min() ?? .infinity
  }
}

func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  hypot(a.x - b.x, a.y - b.y) <= tolerance
}
