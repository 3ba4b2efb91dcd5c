internal import CairoSystem
import Glibc
import PreviewWire
import Typesetting

/// Where letters are drawn: their left end and baseline in a layer's coordinates, and from there to pixels.
struct LetterPlace {
  /// Of the font, in points.
  var size: Double
  var x, baseline: Double
  var transform: Affine
}

/// Draws glyphs in one colour.
struct LetterBrush {
  /// How far upright glyphs lean that stand for italics: Chromium's own.
  private static let slant = 0.25
  /// Larger letters are drawn as outlines, in pixels of the font size: so does the browser.
  private static let largestCover = 256.0

  let sheet: Sheet
  let glyphs: GlyphCovers
  let color: WireColor
  let alpha: Double

  func fill(_ letters: DrawnText, _ place: LetterPlace) {
    for piece in letters.pieces {
      guard let font = glyphs.font(piece.font) else { continue }
      let shape = shape(piece, font, place)
      for glyph in piece.glyphs {
        let origin = place.transform.map(place.x + glyph.x, place.baseline + glyph.y)
        guard origin.x.magnitude < 1e6, origin.y.magnitude < 1e6 else { continue }
        if font.hasPictures {
          drawPicture(glyph.number, font, place, glyph)
        } else if place.size * place.transform.scale > Self.largestCover {
          trace(glyph.number, font, shape, origin)
          sheet.setColor(color, alpha: alpha)
          sheet.fillPath()
        } else {
          drawCover(glyph.number, piece.font, shape, origin)
        }
      }
    }
    cairo_identity_matrix(sheet.context)
  }

  /// - Parameter width: of the line, in points.
  func stroke(_ letters: DrawnText, _ place: LetterPlace, width: Double) {
    for piece in letters.pieces {
      guard let font = glyphs.font(piece.font), !font.hasPictures else { continue }
      let shape = shape(piece, font, place)
      for glyph in piece.glyphs {
        let origin = place.transform.map(place.x + glyph.x, place.baseline + glyph.y)
        guard origin.x.magnitude < 1e6, origin.y.magnitude < 1e6 else { continue }
        trace(glyph.number, font, shape, origin)
        sheet.setTransform(place.transform)
        sheet.setColor(color, alpha: alpha)
        cairo_set_line_width(sheet.context, width)
        cairo_set_line_join(sheet.context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(sheet.context, CAIRO_LINE_CAP_BUTT)
        cairo_stroke(sheet.context)
      }
    }
  }

  /// From units of the font, upwards, to pixels, without moving.
  private func shape(_ piece: DrawnText.Piece, _ font: GlyphFont, _ place: LetterPlace) -> Affine {
    let unit = place.size / font.unitsPerEm
    let lean = piece.isSlanted ? Self.slant : 0
    var shape = place.transform.after(Affine(a: unit, b: 0, c: lean * unit, d: -unit, tx: 0, ty: 0))
    (shape.tx, shape.ty) = (0, 0)
    return shape
  }

  private func drawCover(
    _ glyph: UInt32, _ font: DrawnText.Font, _ shape: Affine, _ origin: (x: Double, y: Double)
  ) {
    // The browser tells quarters of a pixel apart along the line, and across it where it is turned.
    let isUpright = shape.b == 0
    let quarters = SIMD2(
      floor(origin.x * 4 + 0.5), isUpright ? floor(origin.y + 0.5) * 4 : floor(origin.y * 4 + 0.5))
    let whole = SIMD2(floor(quarters.x / 4), floor(quarters.y / 4))
    let part = SIMD2(Int(quarters.x - whole.x * 4), Int(quarters.y - whole.y * 4))
    guard let cover = glyphs.cover(glyph, of: font, shape, part: part, GlyphContrast(color)) else { return }
    cairo_identity_matrix(sheet.context)
    sheet.setColor(color, alpha: alpha)
    cairo_mask_surface(sheet.context, cover.surface, whole.x, whole.y)
  }

  private func drawPicture(_ glyph: UInt32, _ font: GlyphFont, _ place: LetterPlace, _ at: DrawnText.Glyph) {
    guard let picture = font.picture(of: glyph) else { return }
    sheet.setTransform(place.transform)
    let box = picture.place
    sheet.draw(
      picture.pixels,
      in: Box(
        left: box.left * place.size, top: box.top * place.size, right: box.right * place.size,
        bottom: box.bottom * place.size
      ).moved(by: place.x + at.x, place.baseline + at.y),
      alpha: alpha * Double(color.alpha) / Quantise.unitSteps)
  }

  /// Makes a glyph's outline the path.
  private func trace(_ glyph: UInt32, _ font: GlyphFont, _ shape: Affine, _ origin: (x: Double, y: Double)) {
    var placed = shape
    (placed.tx, placed.ty) = (origin.x, origin.y)
    sheet.setTransform(placed)
    sheet.trace(font.steps(of: glyph))
  }
}
