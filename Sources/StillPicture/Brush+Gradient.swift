internal import CairoSystem
import Glibc
import PreviewWire

extension Brush {
  func fillGradient() {
    guard let gradient = layer.state.gradient else { return }
    let (start, end) = (place(gradient.start), place(gradient.end))
    sheet.traceBounds(of: layer, snapped: snapped)
    sheet.saved {
      switch gradient.kind {
      case .axial: fill(with: cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient)
      case .radial:
        let radius = SIMD2(abs(end.x - start.x), abs(end.y - start.y))
        guard radius.x > 0, radius.y > 0 else { return cairo_new_path(sheet.context) }
        // An ellipse is a circle in a space that is stretched; the bounds were traced in the one that is not.
        cairo_translate(sheet.context, start.x, start.y)
        cairo_scale(sheet.context, radius.x, radius.y)
        fill(with: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), gradient)
      case .conic: fillConic(gradient, about: start, from: atan2(end.y - start.y, end.x - start.x))
      }
    }
  }

  /// A place in parts of the bounds, in the layer's coordinates.
  private func place(_ part: WirePoint) -> SIMD2<Double> {
    let size = layer.state.boundsSize
    return SIMD2(
      layer.bounds.left + Double(part.x) / Quantise.anchorSteps * size.widthPoints,
      layer.bounds.top + Double(part.y) / Quantise.anchorSteps * size.heightPoints)
  }

  /// Takes `pattern` over.
  private func fill(with pattern: OpaquePointer?, _ gradient: LayerGradient) {
    guard let pattern else { return }
    let steps = Quantise.unitSteps
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location) / Quantise.fractionSteps, Double(color.red) / steps,
        Double(color.green) / steps, Double(color.blue) / steps, Double(color.alpha) / steps * alpha)
    }
    cairo_set_source(sheet.context, pattern)
    cairo_pattern_destroy(pattern)
    sheet.fillPath()
  }

  /// Cairo has no gradient that turns: every pixel gets its colour.
  private func fillConic(_ gradient: LayerGradient, about center: SIMD2<Double>, from angle: Double) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(sheet.context, &matrix)
    let toPixels = Affine(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    sheet.clipToPath()
    let clip = sheet.clip
    guard let back = toPixels.inverse,
      let turned = Sheet(
        Box(
          left: floor(clip.left), top: floor(clip.top), right: ceil(clip.right), bottom: ceil(clip.bottom)))
    else { return }
    let colors = GradientColors(gradient)
    _ = turned.withPixels { bytes, stride in
      for row in 0..<turned.height {
        for column in 0..<turned.width {
          let at = back.map(
            turned.region.left + Double(column) + 0.5, turned.region.top + Double(row) + 0.5)
          let turn = (atan2(at.y - center.y, at.x - center.x) - angle) / (2 * .pi)
          let color = colors.weighed(at: turn - floor(turn))
          for part in 0..<4 { bytes[row * stride + column * 4 + part] = color[part] }
        }
      }
    }
    sheet.draw(turned, alpha: alpha)
  }
}

/// The colour at every place of a gradient.
struct GradientColors {
  private let stops: [LayerGradient.Stop]

  /// One with stops; without any it is clear everywhere.
  init(_ gradient: LayerGradient) { stops = gradient.stops }

  /// - Parameter place: 0…1 of the way.
  /// - Returns: blue, green, red, alpha; the colours weighed by it.
  func weighed(at place: Double) -> SIMD4<UInt8> {
    guard let first = stops.first, let last = stops.last else { return .zero }
    let at = place * Quantise.fractionSteps
    let next = stops.firstIndex { Double($0.location) > at }
    let color: SIMD4<Double>
    switch next {
    case 0: color = Self.parts(first.color)
    case nil: color = Self.parts(last.color)
    case .some(let next):
      let (before, after) = (stops[next - 1], stops[next])
      let share = (at - Double(before.location)) / (Double(after.location) - Double(before.location))
      color = Self.parts(before.color) * (1 - share) + Self.parts(after.color) * share
    }
    let weighed = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, 255 * color.w)
    return SIMD4<UInt8>(weighed.rounded(.toNearestOrAwayFromZero))
  }

  /// Blue, green and red of 255, alpha of 1.
  private static func parts(_ color: WireColor) -> SIMD4<Double> {
    SIMD4(Double(color.blue), Double(color.green), Double(color.red), Double(color.alpha) / 255)
  }
}
