internal import CairoSystem
import Glibc
import PreviewWire

/// Draws a scene, as `Public/js/paint/painter.js` does it.
///
/// A layer is drawn in one of three ways. Mostly straight onto the picture. Onto a sheet of its own, and from
/// there, when something must be done to all it shows at once: a mask that is no plain outline, a shadow of
/// it all, effects, an opacity. And onto a sheet that is then bent in pieces, when it is seen in perspective.
final class ScenePainter {
  /// How far a layer in perspective may be off its place, in pixels: as a whole, and where two pieces of one
  /// that is bent meet; and into how many pieces one is cut at most.
  private static let (tolerance, cellTolerance, mostCells) = (0.5, 0.125, 256)
  /// Widest and highest sheet that is bent, in pixels; a layer that needs a larger one is drawn less sharp.
  private static let largestSheet = 4096.0

  private let pictures: DrawnPictures
  private let lettering: Lettering
  private var grid = PixelGrid.none

  init(pictures: DrawnPictures, lettering: Lettering) {
    (self.pictures, self.lettering) = (pictures, lettering)
  }

  /// Draws everything, back to front, on the colour that a window without a background shows on a device.
  func draw(_ scene: LayerScene, on sheet: Sheet) {
    sheet.setTransform(.identity)
    sheet.setColor(WireColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 255))
    cairo_paint(sheet.context)
    guard let root = DrawnLayer.root(of: scene), scene.window.width > 0, scene.window.height > 0 else {
      return
    }
    let density = (
      x: sheet.region.width / scene.window.widthPoints, y: sheet.region.height / scene.window.heightPoints
    )
    grid = PixelGrid(density: density)
    draw(root, on: sheet, Plane(Affine(a: density.x, b: 0, c: 0, d: density.y, tx: 0, ty: 0)), 1)
  }

  /// - Parameters:
  ///   - parent: from the parent's bounds to pixels.
  ///   - opacity: of everything above, 0…1.
  private func draw(_ layer: DrawnLayer, on sheet: Sheet, _ parent: Plane, _ opacity: Double) {
    let alpha = opacity * layer.opacity
    guard alpha > 0 else { return }
    let plane = parent.after(layer.planeToParent)
    if let affine = plane.affine { return drawFlat(layer, on: sheet, affine, alpha) }
    let extent = layer.extent
    guard let fit = plane.fit(extent) else { return }
    if fit.error <= Self.tolerance {
      drawFlat(layer, on: sheet, fit.affine, alpha)
    } else {
      drawBent(layer, on: sheet, plane, extent, alpha)
    }
  }

  /// - Parameter transform: from its bounds to pixels.
  private func drawFlat(_ layer: DrawnLayer, on sheet: Sheet, _ transform: Affine, _ alpha: Double) {
    // A layer that is flattened to a line is not seen, and Cairo would draw nothing more after it.
    guard transform.inverse != nil else { return }
    guard let effects = layer.state.effects else { return drawPlain(layer, on: sheet, transform, alpha) }
    guard let shown = emptySheet(for: layer, on: sheet, transform) else { return }
    drawPlain(layer, on: shown, transform, 1)
    for filter in effects.filters { Filter.apply(filter, to: shown, scale: transform.scale) }
    sheet.draw(shown, alpha: alpha, effects.blend.operation)
  }

  /// Without its effects.
  private func drawPlain(_ layer: DrawnLayer, on sheet: Sheet, _ transform: Affine, _ alpha: Double) {
    if alpha < 1, layer.showsSeveral {
      guard let shown = emptySheet(for: layer, on: sheet, transform) else { return }
      drawPlain(layer, on: shown, transform, 1)
      return sheet.draw(shown, alpha: alpha)
    }
    guard let mask = layer.mask else { return drawUnmasked(layer, on: sheet, transform, alpha) }
    guard let clip = OutlineClip(mask) else {
      return drawMasked(layer, by: mask, on: sheet, transform, alpha)
    }
    sheet.saved {
      sheet.setTransform(transform.after(clip.transform))
      if clip.isOutline { sheet.trace(mask.outline ?? []) } else { sheet.traceBounds(of: mask) }
      sheet.clipToPath(isEvenOdd: clip.isOutline && mask.state.shape.isEvenOdd)
      drawUnmasked(layer, on: sheet, transform, alpha)
    }
  }

  private func drawUnmasked(_ layer: DrawnLayer, on sheet: Sheet, _ transform: Affine, _ alpha: Double) {
    // A layer that masks to its bounds cuts its own shadow off, too.
    guard let shadow = layer.shadow, !layer.masksToBounds else {
      return drawContents(layer, on: sheet, transform, alpha)
    }
    let cast = Shadow(shadow, transform)
    guard layer.caster == .everything else {
      cast.cast(on: sheet, alpha: alpha) { layer.drawCaster(on: $0, transform) }
      return drawContents(layer, on: sheet, transform, alpha)
    }
    guard let shown = emptySheet(for: layer, on: sheet, transform) else { return }
    drawContents(layer, on: shown, transform, 1)
    cast.cast(on: sheet, alpha: alpha) { $0.draw(shown) }
    sheet.draw(shown, alpha: alpha)
  }

  private func drawContents(_ layer: DrawnLayer, on sheet: Sheet, _ transform: Affine, _ alpha: Double) {
    sheet.saved {
      sheet.setTransform(transform)
      let state = layer.state
      let hasBox =
        layer.background != nil || state.gradient != nil || state.image != nil || layer.border != nil
        || layer.masksToBounds
      let snapped = hasBox ? grid.snappedBounds(of: layer, transform) : nil
      let brush = Brush(
        sheet: sheet, layer: layer, alpha: alpha, snapped: snapped,
        lineWidth: grid.lineWidth(Double(state.shape.lineWidth) / Quantise.lengthSteps, transform),
        borderWidth: grid.borderWidth(
          Double(layer.border?.width ?? 0) / Quantise.lengthSteps, transform, isSnapped: snapped != nil))
      brush.fillBackground()
      sheet.saved {
        if layer.masksToBounds { brush.clipToBounds() }
        brush.fillGradient()
        if let image = state.image, let picture = pictures.picture(image.hash) {
          brush.draw(picture, image, transform)
        }
        brush.fillShape()
        brush.strokeShape()
        if let text = state.text { lettering.draw(text, on: sheet, transform, alpha) }
        for child in layer.ordered { draw(child, on: sheet, Plane(transform), alpha) }
      }
      brush.drawBorder()
    }
  }

  /// The layer on a sheet, its mask on another, what both have onto the picture.
  private func drawMasked(
    _ layer: DrawnLayer, by mask: DrawnLayer, on sheet: Sheet, _ transform: Affine, _ alpha: Double
  ) {
    let plane = Plane(transform).after(mask.planeToParent)
    guard let region = region(plane.mapped(mask.extent), on: sheet), let shown = Sheet(region),
      let cut = Sheet(region)
    else { return }
    drawUnmasked(layer, on: shown, transform, 1)
    draw(mask, on: cut, Plane(transform), 1)
    shown.draw(cut, CAIRO_OPERATOR_DEST_IN)
    sheet.draw(shown, alpha: alpha)
  }

  /// The layer on a sheet as if it lay flat, and the sheet in pieces onto another, from there onto the
  /// picture.
  private func drawBent(
    _ layer: DrawnLayer, on sheet: Sheet, _ plane: Plane, _ extent: Box, _ alpha: Double
  ) {
    let cells = plane.mesh(extent, tolerance: Self.cellTolerance, most: Self.mostCells)
    let room = Self.largestSheet - 2 * Bending.margin
    let largest = cells.map(\.largestScale).max() ?? 0
    let scale = min(largest, room / extent.width, room / extent.height)
    guard scale > 0, scale.isFinite, let region = region(plane.mapped(extent), on: sheet) else { return }
    let size = Box(
      left: 0, top: 0, right: ceil(extent.width * scale) + 2 * Bending.margin,
      bottom: ceil(extent.height * scale) + 2 * Bending.margin)
    guard let flat = Sheet(size), let bent = Sheet(region) else { return }
    let ontoSheet = Affine(
      a: scale, b: 0, c: 0, d: scale, tx: Bending.margin - extent.left * scale,
      ty: Bending.margin - extent.top * scale)
    let whole = grid
    // A sheet that is bent has no pixels of the picture.
    grid = .none
    drawFlat(layer, on: flat, ontoSheet, 1)
    grid = whole
    Bending(extent: extent, scale: scale, flat: flat).draw(cells, on: bent)
    sheet.draw(bent, alpha: alpha)
  }

  /// A sheet for all that a layer shows; nil: none of it is on `sheet`.
  private func emptySheet(for layer: DrawnLayer, on sheet: Sheet, _ transform: Affine) -> Sheet? {
    region(Plane(transform).mapped(layer.extent), on: sheet).flatMap { Sheet($0) }
  }

  /// The whole pixels of a box that are on a sheet, with one more on each side; nil: none.
  private func region(_ box: Box?, on sheet: Sheet) -> Box? {
    guard let box else { return nil }
    let found = Box(
      left: max(floor(box.left) - 1, sheet.region.left), top: max(floor(box.top) - 1, sheet.region.top),
      right: min(ceil(box.right) + 1, sheet.region.right),
      bottom: min(ceil(box.bottom) + 1, sheet.region.bottom))
    return found.width > 0 && found.height > 0 ? found : nil
  }
}
