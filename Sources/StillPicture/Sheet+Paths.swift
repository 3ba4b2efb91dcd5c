internal import CairoSystem
import PreviewWire

extension Sheet {
  /// Makes a layer's bounds, rounded as it says, the path.
  /// - Parameter snapped: the bounds moved onto whole pixels; nil: as they are.
  func traceBounds(of layer: DrawnLayer, snapped: Box? = nil) {
    cairo_new_path(context)
    addBounds(of: layer, snapped: snapped, inset: 0)
  }

  /// - Parameter inset: points.
  func addBounds(of layer: DrawnLayer, snapped: Box?, inset: Double) {
    let box = snapped ?? layer.bounds
    let radius = min(layer.cornerRadius, box.width / 2, box.height / 2) - inset
    let inner = box.grown(by: -inset)
    guard radius > 0 else {
      cairo_rectangle(context, inner.left, inner.top, inner.width, inner.height)
      return
    }
    addRounded(inner, layer.roundedCorners.map { $0 ? min(radius, inner.width / 2, inner.height / 2) : 0 })
  }

  /// - Parameter radii: clockwise from the top left.
  private func addRounded(_ box: Box, _ radii: [Double]) {
    let centers = [
      (box.left + radii[0], box.top + radii[0]), (box.right - radii[1], box.top + radii[1]),
      (box.right - radii[2], box.bottom - radii[2]), (box.left + radii[3], box.bottom - radii[3]),
    ]
    cairo_new_sub_path(context)
    for (corner, center) in centers.enumerated() {
      let start = Double(corner) * Double.pi / 2 + Double.pi
      if radii[corner] > 0 {
        cairo_arc(context, center.0, center.1, radii[corner], start, start + Double.pi / 2)
      } else {
        cairo_line_to(context, center.0, center.1)
      }
    }
    cairo_close_path(context)
  }

  /// Makes an outline the path.
  func trace(_ steps: [OutlineStep]) {
    cairo_new_path(context)
    for step in steps {
      switch step {
      case .move(let to): cairo_move_to(context, to.x, to.y)
      case .line(let to): cairo_line_to(context, to.x, to.y)
      case .curve(let control1, let control2, let to):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  func trace(_ path: [WirePath.Element]) { trace(OutlineStep.steps(of: path)) }

  func trace(_ box: Box) {
    cairo_new_path(context)
    cairo_rectangle(context, box.left, box.top, box.width, box.height)
  }
}
