internal import CairoSystem
import PreviewWire

/// A picture that is being drawn, or a part of one: colours weighed by their alpha, or alpha alone.
///
/// Places are pixels of the whole picture, wherever the sheet begins.
final class Sheet {
  /// The contents of each pixel.
  enum Content { case colors, alpha }

  let surface: OpaquePointer
  let context: OpaquePointer
  /// Whole pixels.
  let region: Box
  let content: Content

  var width: Int { Int(region.width) }
  var height: Int { Int(region.height) }

  /// An empty sheet; nil where there is no memory for it, or nothing within `region`, which is whole.
  init?(_ region: Box, _ content: Content = .colors) {
    guard region.width >= 1, region.height >= 1, region.width <= 32_000, region.height <= 32_000 else {
      return nil
    }
    let format = content == .colors ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    guard let surface = cairo_image_surface_create(format, Int32(region.width), Int32(region.height)) else {
      return nil
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_set_device_offset(surface, -region.left, -region.top)
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.surface, self.context, self.region, self.content) = (surface, context, region, content)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  // MARK: State

  /// Does something, and puts clip and transform back to what they were.
  func saved(_ work: () -> Void) {
    cairo_save(context)
    work()
    cairo_restore(context)
  }

  /// From now on, `transform` maps what is drawn to pixels; one that cannot be turned back is not taken: it
  /// would break the context for good.
  func setTransform(_ transform: Affine) {
    var matrix = cairo_matrix_t(transform)
    guard transform.inverse != nil else { return }
    cairo_set_matrix(context, &matrix)
  }

  /// The pixels that are not clipped off.
  var clip: Box {
    var box = Box(left: 0, top: 0, right: 0, bottom: 0)
    saved {
      cairo_identity_matrix(context)
      cairo_clip_extents(context, &box.left, &box.top, &box.right, &box.bottom)
    }
    return box
  }

  /// Nothing outside of the path is drawn any more, until the end of `saved`.
  func clipToPath(isEvenOdd: Bool = false) {
    cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  // MARK: Colours

  func setColor(_ color: WireColor, alpha: Double = 1) {
    let steps = Quantise.unitSteps
    cairo_set_source_rgba(
      context, Double(color.red) / steps, Double(color.green) / steps, Double(color.blue) / steps,
      Double(color.alpha) / steps * alpha)
  }

  func fillPath(isEvenOdd: Bool = false) {
    cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  /// Draws another sheet where it belongs.
  func draw(_ other: Sheet, alpha: Double = 1, _ operation: cairo_operator_t = CAIRO_OPERATOR_OVER) {
    saved {
      cairo_identity_matrix(context)
      cairo_set_operator(context, operation)
      cairo_set_source_surface(context, other.surface, 0, 0)
      // Some operations change what lies outside of the source, too: there, all that is clipped is meant.
      cairo_rectangle(
        context, other.region.left, other.region.top, other.region.width, other.region.height)
      if operation != CAIRO_OPERATOR_DEST_IN { cairo_clip(context) }
      cairo_paint_with_alpha(context, alpha)
    }
  }

  // MARK: Pixels

  /// Calls `work` with the bytes, row by row from the top, and how many there are in a row.
  func withPixels<Result>(_ work: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Result) -> Result? {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    defer { cairo_surface_mark_dirty(surface) }
    return work(bytes, Int(cairo_image_surface_get_stride(surface)))
  }
}

extension cairo_matrix_t {
  init(_ affine: Affine) {
    self.init(
      xx: affine.a, yx: affine.b, xy: affine.c, yy: affine.d, x0: affine.tx, y0: affine.ty)
  }
}
