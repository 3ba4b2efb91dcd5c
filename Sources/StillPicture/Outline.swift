import Glibc
import PreviewWire

/// A step of the pen in points; curves are all cubic.
enum OutlineStep {
  case move(SIMD2<Double>)
  case line(SIMD2<Double>)
  case curve(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  case close

  /// The steps of a path of the wire.
  static func steps(of path: [WirePath.Element]) -> [OutlineStep] {
    var (pen, begin) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    return path.map { element in
      switch element {
      case .move(let to):
        (pen, begin) = (to.points, to.points)
        return .move(pen)
      case .line(let to):
        pen = to.points
        return .line(pen)
      case .quad(let control, let to):
        let (from, control) = (pen, control.points)
        pen = to.points
        return .curve(from + (control - from) * (2 / 3), pen + (control - pen) * (2 / 3), pen)
      case .cubic(let control1, let control2, let to):
        pen = to.points
        return .curve(control1.points, control2.points, pen)
      case .close:
        pen = begin
        return .close
      }
    }
  }
}

extension WirePoint {
  var points: SIMD2<Double> { SIMD2(xPoints, yPoints) }
}

extension WirePath {
  /// The smallest upright box around all its points, control points too; nil: it has none.
  static func box(of elements: [Element]) -> Box? {
    var found: Box?
    func add(_ point: WirePoint) {
      let own = Box(left: point.xPoints, top: point.yPoints, right: point.xPoints, bottom: point.yPoints)
      if found == nil { found = own } else { found?.unite(own) }
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quad(let control, let to):
        add(control)
        add(to)
      case .cubic(let control1, let control2, let to):
        add(control1)
        add(control2)
        add(to)
      case .close: break
      }
    }
    return found
  }
}
