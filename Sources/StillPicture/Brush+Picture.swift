internal import CairoSystem
import Glibc
import PreviewWire

extension Brush {
  /// How far the sides of a picture that was scaled to the bounds may be from theirs, in points.
  private static let rounding = 1e-6

  /// - Parameter transform: from the layer to pixels.
  func draw(_ picture: DecodedPicture, _ image: LayerImage, _ transform: Affine) {
    let (width, height) = (layer.bounds.width, layer.bounds.height)
    var place = image.place(in: width, height)
    guard place.width > 0, place.height > 0 else { return }
    // A picture that covers the bounds covers the whole pixels; one that stands within them has edges of its
    // own.
    let covers =
      place.left < Self.rounding && place.top < Self.rounding && place.right > width - Self.rounding
      && place.bottom > height - Self.rounding
    if covers, let snapped {
      let (x, y) = (snapped.width / width, snapped.height / height)
      place = Box(left: place.left * x, top: place.top * y, right: place.right * x, bottom: place.bottom * y)
        .moved(by: snapped.left, snapped.top)
    } else {
      place = place.moved(by: layer.bounds.left, layer.bounds.top)
    }
    let pixels = picture.pixels(
      width: place.width * hypot(transform.a, transform.b),
      height: place.height * hypot(transform.c, transform.d), tint: image.tint)
    if let pixels { sheet.draw(pixels, in: place, alpha: alpha) }
  }
}

extension Sheet {
  /// Draws a picture into a box of the coordinates that its transform maps.
  func draw(_ picture: Sheet, in place: Box, alpha: Double) {
    saved {
      trace(place)
      clipToPath()
      cairo_translate(context, place.left, place.top)
      cairo_scale(
        context, place.width / picture.region.width, place.height / picture.region.height)
      cairo_set_source_surface(context, picture.surface, 0, 0)
      if let pattern = cairo_get_source(context) {
        // Beyond its edge its last pixels go on: it fades nowhere.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      }
      cairo_paint_with_alpha(context, alpha)
    }
  }
}
