import Foundation

extension CGPath {
  /// The area of a stroke, to be filled by the winding rule: a strip for each piece, and the shapes that join
  /// and end them.
  package func outline(of style: StrokeStyle) -> CGPath {
    let outline = CGMutablePath()
    let reach = style.width / 2
    guard reach > 0 else { return outline }
    for points in flattened(closing: false) {
      let isClosed = points.count > 2 && points.first == points.last
      for dash in style.dashes(of: points) {
        let closed = isClosed && dash.count == points.count
        for (a, b) in zip(dash, dash.dropFirst()) { outline.addStrip(from: a, to: b, reach) }
        var corners = zip(zip(dash, dash.dropFirst()), dash.dropFirst(2)).map { ($0.0, $0.1, $1) }
        if closed { corners.append((dash[dash.count - 2], dash[0], dash[1])) }
        for corner in corners { outline.addJoin(corner.0, corner.1, corner.2, reach, style) }
        if !closed, let first = dash.first, let last = dash.last, dash.count > 1 {
          outline.addCap(at: first, from: dash[1], reach, style.cap)
          outline.addCap(at: last, from: dash[dash.count - 2], reach, style.cap)
        }
      }
    }
    return outline
  }
}

extension StrokeStyle {
  /// The pieces of a line that are drawn.
  fileprivate func dashes(of points: [CGPoint]) -> [[CGPoint]] {
    let lengths = dash.filter { $0 >= 0 }
    let whole = lengths.reduce(0, +)
    guard whole > 0, dashPhase.isFinite, let first = points.first else { return [points] }
    var place = dashPhase.truncatingRemainder(dividingBy: whole)
    if place < 0 { place += whole }
    var index = 0
    while place >= lengths[index % lengths.count], place > 0 {
      place -= lengths[index % lengths.count]
      index += 1
    }
    var left = lengths[index % lengths.count] - place
    var pieces: [[CGPoint]] = []
    var piece: [CGPoint] = index.isMultiple(of: 2) ? [first] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let point = CGPoint(
          x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
        if index.isMultiple(of: 2) { pieces.append(piece + [point]) }
        index += 1
        // A length of nothing would never let the line end.
        left = max(lengths[index % lengths.count], 0.01)
        piece = index.isMultiple(of: 2) ? [point] : []
      }
      left -= length - done
      if index.isMultiple(of: 2) { piece.append(to) }
    }
    return pieces + (piece.count > 1 ? [piece] : [])
  }
}

extension CGMutablePath {
  /// All pieces turn the same way, so that where they overlap nothing is taken out.
  private func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
    addLines(between: area < 0 ? points.reversed() : points)
    closeSubpath()
  }

  fileprivate func addStrip(from a: CGPoint, to b: CGPoint, _ reach: CGFloat) {
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0 else { return }
    let (x, y) = (-(b.y - a.y) / length * reach, (b.x - a.x) / length * reach)
    addPolygon([
      CGPoint(x: a.x + x, y: a.y + y), CGPoint(x: b.x + x, y: b.y + y), CGPoint(x: b.x - x, y: b.y - y),
      CGPoint(x: a.x - x, y: a.y - y),
    ])
  }

  fileprivate func addJoin(
    _ a: CGPoint, _ corner: CGPoint, _ b: CGPoint, _ reach: CGFloat, _ style: StrokeStyle
  ) {
    let (before, after) = (hypot(corner.x - a.x, corner.y - a.y), hypot(b.x - corner.x, b.y - corner.y))
    guard before > 0, after > 0 else { return }
    if style.join == .round { return addDisc(corner, reach) }
    let (u, v) = (
      CGPoint(x: (corner.x - a.x) / before, y: (corner.y - a.y) / before),
      CGPoint(x: (b.x - corner.x) / after, y: (b.y - corner.y) / after)
    )
    // The outer side is the one that the line turns away from.
    let side: CGFloat = u.x * v.y - u.y * v.x > 0 ? -1 : 1
    let p = CGPoint(x: corner.x - u.y * reach * side, y: corner.y + u.x * reach * side)
    let q = CGPoint(x: corner.x - v.y * reach * side, y: corner.y + v.x * reach * side)
    let half = ((1 + u.x * v.x + u.y * v.y) / 2).squareRoot()
    guard style.join == .miter, half > 0, 1 / half <= style.miterLimit else {
      return addPolygon([corner, p, q])
    }
    let middle = CGPoint(x: (p.x + q.x) / 2 - corner.x, y: (p.y + q.y) / 2 - corner.y)
    let factor = 1 / (half * half)
    addPolygon([corner, p, CGPoint(x: corner.x + middle.x * factor, y: corner.y + middle.y * factor), q])
  }

  fileprivate func addCap(at end: CGPoint, from inside: CGPoint, _ reach: CGFloat, _ cap: CGLineCap) {
    let length = hypot(end.x - inside.x, end.y - inside.y)
    guard cap != .butt, length > 0 else { return }
    if cap == .round { return addDisc(end, reach) }
    let out = CGPoint(
      x: end.x + (end.x - inside.x) / length * reach, y: end.y + (end.y - inside.y) / length * reach)
    addStrip(from: end, to: out, reach)
  }

  private func addDisc(_ center: CGPoint, _ radius: CGFloat) {
    let corners = 32
    addPolygon(
      (0..<corners).map { index in
        let angle = CGFloat(index) / CGFloat(corners) * 2 * .pi
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }
}
