internal import CairoSystem
import PreviewWire

/// Draws what one layer shows by itself, on a sheet whose transform is the layer's, as
/// `Public/js/paint/brush.js` does it.
struct Brush {
  let sheet: Sheet
  let layer: DrawnLayer
  /// Of all that is drawn, 0…1.
  let alpha: Double
  /// The bounds with their edges on whole pixels; nil: as they are.
  let snapped: Box?
  /// As thick as the line of its shape and its border are drawn, in points.
  let lineWidth, borderWidth: Double

  private var context: OpaquePointer { sheet.context }

  func fillBackground() {
    guard let color = layer.background else { return }
    sheet.setColor(color, alpha: alpha)
    sheet.traceBounds(of: layer, snapped: snapped)
    sheet.fillPath()
  }

  func clipToBounds() {
    sheet.traceBounds(of: layer, snapped: snapped)
    sheet.clipToPath()
  }

  func fillShape() {
    guard let outline = layer.outline, let color = layer.fill else { return }
    sheet.setColor(color, alpha: alpha)
    sheet.trace(outline)
    sheet.fillPath(isEvenOdd: layer.state.shape.isEvenOdd)
  }

  func strokeShape() {
    guard let outline = layer.outline, let color = layer.stroke else { return }
    let shape = layer.state.shape
    let steps = Quantise.lengthSteps
    sheet.setColor(color, alpha: alpha)
    cairo_set_line_width(context, lineWidth)
    cairo_set_line_cap(context, shape.cap.cairo)
    cairo_set_line_join(context, shape.join.cairo)
    cairo_set_miter_limit(context, Double(shape.miterLimit) / steps)
    setDash(shape.dash.map { Double($0) / steps }, phase: Double(shape.dashPhase) / steps)
    sheet.trace(
      TrimmedOutline.steps(
        OutlineStep.steps(of: outline), from: Double(shape.strokeStart) / Quantise.fractionSteps,
        to: Double(shape.strokeEnd) / Quantise.fractionSteps))
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
  }

  /// A pattern of nothing is a whole line: a context that is told of one is broken from then on.
  private func setDash(_ lengths: [Double], phase: Double) {
    guard lengths.contains(where: { $0 > 0 }) else { return cairo_set_dash(context, nil, 0, 0) }
    cairo_set_dash(context, lengths, Int32(lengths.count), phase)
  }

  func drawBorder() {
    guard let border = layer.border else { return }
    sheet.setColor(border.color, alpha: alpha)
    sheet.traceBounds(of: layer, snapped: snapped)
    // The area between the bounds and the bounds less the border; a border that meets itself leaves no hole.
    if 2 * borderWidth < min(layer.bounds.width, layer.bounds.height) {
      sheet.addBounds(of: layer, snapped: snapped, inset: borderWidth)
    }
    sheet.fillPath(isEvenOdd: true)
  }
}

extension LayerShape.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LayerShape.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
