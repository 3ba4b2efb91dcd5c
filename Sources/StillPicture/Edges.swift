import Glibc

/// Where the edges of upright boxes lie on whole pixels, along one axis of one picture, as
/// `Public/js/paint/edges.js` places them: every edge is rounded, what was placed first stays there, edges
/// that meet are one, and thin boxes, gaps and margins keep at least a pixel.
struct Edges {
  /// Where a box lies on the other axis, and which box it is in; pixels.
  struct Place {
    var across: (from: Double, to: Double)
    var box: ObjectIdentifier
    var within: ObjectIdentifier?
  }

  /// An edge that has its pixel.
  private struct Edge {
    var at, pixel: Double
    var isEnd: Bool
    var place: Place
  }

  /// Edges nearer to each other than this meet; points.
  private static let meeting = 1.0 / 16
  /// Gaps and margins narrower than this are accidents of arithmetic; points.
  private static let narrowest = 1.0 / 4
  /// Anything thinner is thin, in pixels.
  private static let thin = 3.0
  /// How many edges within a pixel are remembered.
  private static let mostInAPixel = 64
  /// How far from its place an edge may be, in pixels.
  private static let furthest = 1.5

  private let meeting, narrowest: Double
  /// By the whole pixel that they are in.
  private var placed: [Int: [Edge]] = [:]

  /// - Parameter density: pixels per point.
  init(density: Double) {
    meeting = Self.meeting * density
    narrowest = Self.narrowest * density
  }

  /// Places both edges of a box. All in pixels; `to` is greater than `from`.
  /// - Returns: whole pixels, at least one apart.
  mutating func place(_ from: Double, _ to: Double, _ place: Place) -> (from: Double, to: Double) {
    guard Self.isNear(from), Self.isNear(to) else {
      return (Self.round(from), max(Self.round(to), Self.round(from) + 1))
    }
    let (knownFrom, knownTo) = (pixel(at: from), pixel(at: to))
    var isBetween = false
    if let knownFrom, let knownTo { isBetween = knownFrom < knownTo }
    var first = knownFrom ?? rounded(from, isEnd: false, place)
    var last = knownTo ?? rounded(to, isEnd: true, place)
    if last <= first || (to - from < Self.thin && !isBetween) {
      let thickness = wholeDistance(to - from)
      let nearest = Self.round((from + to - thickness) / 2)
      if knownFrom != nil {
        last = first + thickness
      } else if knownTo != nil {
        first = last - thickness
      } else {
        (first, last) = (nearest, nearest + thickness)
      }
      if abs(first - from) > Self.furthest || abs(last - to) > Self.furthest {
        return (nearest, nearest + thickness)
      }
    }
    keep(Edge(at: from, pixel: first, isEnd: false, place: place))
    keep(Edge(at: to, pixel: last, isEnd: true, place: place))
    return (first, last)
  }

  /// As thick as a line is to be, in pixels: whole ones, and at least one, where it is thin.
  func thickness(_ distance: Double) -> Double { distance < Self.thin ? wholeDistance(distance) : distance }

  /// Halves are rounded up, as the page rounds them.
  static func round(_ value: Double) -> Double { floor(value + 0.5) }

  /// Whether it can be counted in whole pixels at all.
  private static func isNear(_ value: Double) -> Bool { value.magnitude < 1e9 }

  /// Where an edge that it meets was placed first; nil: none was.
  private func pixel(at: Double) -> Double? {
    let key = Int(floor(at))
    for key in key - 1...key + 1 {
      if let edge = placed[key]?.first(where: { abs($0.at - at) <= meeting }) { return edge.pixel }
    }
    return nil
  }

  /// The nearest pixel, or the one that keeps a narrow gap or margin.
  private func rounded(_ at: Double, isEnd: Bool, _ place: Place) -> Double {
    guard let edge = neighbour(at, isEnd: isEnd, place) else { return Self.round(at) }
    let sign: Double = at > edge.at ? 1 : at < edge.at ? -1 : 0
    let pixel = edge.pixel + sign * wholeDistance(abs(at - edge.at))
    return abs(pixel - at) <= Self.furthest ? pixel : Self.round(at)
  }

  /// The nearest of those across a narrow gap or margin.
  private func neighbour(_ at: Double, isEnd: Bool, _ place: Place) -> Edge? {
    var nearest: Edge?
    let (key, reach) = (Int(floor(at)), Int(Self.thin))
    for key in key - reach...key + reach {
      for edge in placed[key] ?? [] {
        let distance = abs(at - edge.at)
        if distance < narrowest || distance >= Self.thin { continue }
        if edge.place.across.from >= place.across.to || place.across.from >= edge.place.across.to { continue }
        let isMargin = edge.place.box == place.within && edge.isEnd == isEnd
        // Wider gaps need no help, and what does not move with the others is not to be moved by them.
        let isGap =
          edge.place.within == place.within && edge.isEnd != isEnd && (edge.at > at) == isEnd
          && wholeDistance(distance) == 1
        guard isMargin || isGap else { continue }
        if let known = nearest, distance >= abs(at - known.at) { continue }
        nearest = edge
      }
    }
    return nearest
  }

  private func wholeDistance(_ distance: Double) -> Double {
    // Half a pixel may be a little more or less by the roundings to 1/64 pt.
    max(1, Self.round(distance - meeting))
  }

  private mutating func keep(_ edge: Edge) {
    let key = Int(floor(edge.at))
    if placed[key, default: []].count < Self.mostInAPixel { placed[key, default: []].append(edge) }
  }
}
