internal import FreeTypeSystem
import PreviewWire
import Typesetting

/// A font whose glyphs are drawn. Its file may be anybody's.
final class GlyphFont {
  private let library: FT_Library
  private let face: FT_Face
  /// Kept for as long as the face reads them.
  private let bytes: [UInt8]
  let unitsPerEm: Double
  /// Whether its glyphs are pictures in colours, of one size.
  let hasPictures: Bool

  /// nil where that is no font.
  init?(_ font: DrawnText.Font, library: FT_Library) {
    var face: FT_Face?
    switch font {
    case .file(let path):
      bytes = []
      guard FT_New_Face(library, path, 0, &face) == 0 else { return nil }
    case .own(let own):
      bytes = own.bytes
      let failed = bytes.withUnsafeBufferPointer {
        FT_New_Memory_Face(library, $0.baseAddress, FT_Long($0.count), 0, &face)
      }
      guard failed == 0 else { return nil }
    }
    guard let face else { return nil }
    (self.library, self.face) = (library, face)
    unitsPerEm = max(Double(face.pointee.units_per_EM), 1)
    hasPictures = cft_has_strikes(face) != 0 && FT_Select_Size(face, 0) == 0
    if !hasPictures, cft_is_scalable(face) == 0 { return nil }
  }

  deinit { FT_Done_Face(face) }

  /// Calls `work` with a glyph's outline, in units of the font; does nothing where it has none.
  func withOutline(_ glyph: UInt32, _ work: (UnsafeMutablePointer<FT_Outline>) -> Void) {
    guard FT_Load_Glyph(face, glyph, FT_Int32(cft_load_outline)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return }
    work(&slot.pointee.outline)
  }

  /// The cover of a glyph that `transform` maps from units of the font, upwards, to pixels, downwards.
  /// - Returns: nil where it covers nothing, or too much.
  func cover(of glyph: UInt32, _ transform: Affine) -> Sheet? {
    var found: Sheet?
    withOutline(glyph) { outline in
      var matrix = FT_Matrix(
        xx: fixed(transform.a), xy: fixed(transform.c), yx: fixed(-transform.b), yy: fixed(-transform.d))
      FT_Outline_Transform(outline, &matrix)
      FT_Outline_Translate(outline, Int((transform.tx * 64).rounded()), Int((-transform.ty * 64).rounded()))
      var box = FT_BBox()
      FT_Outline_Get_CBox(outline, &box)
      let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
      let (right, top) = ((box.xMax + 63) >> 6, (box.yMax + 63) >> 6)
      guard right > left, top > bottom, right - left <= Self.largest, top - bottom <= Self.largest else {
        return
      }
      let region = Box(
        left: Double(left), top: Double(-top), right: Double(right), bottom: Double(-bottom))
      guard let sheet = Sheet(region, .alpha) else { return }
      FT_Outline_Translate(outline, -left * 64, -bottom * 64)
      _ = sheet.withPixels { bytes, stride in
        var bitmap = FT_Bitmap()
        bitmap.rows = UInt32(sheet.height)
        bitmap.width = UInt32(sheet.width)
        bitmap.pitch = Int32(stride)
        bitmap.buffer = bytes
        bitmap.num_grays = 256
        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        FT_Outline_Get_Bitmap(library, outline, &bitmap)
      }
      found = sheet
    }
    return found
  }

  /// A glyph that is a picture, where it lies in a font size of 1, from the origin downwards.
  func picture(of glyph: UInt32) -> (pixels: Sheet, place: Box)? {
    guard hasPictures, FT_Load_Glyph(face, glyph, FT_Int32(cft_load_colours)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      Int(slot.pointee.bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue),
      let size = face.pointee.size, size.pointee.metrics.y_ppem > 0
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard let from = bitmap.buffer, bitmap.pitch >= width * 4,
      let sheet = Sheet(Box(left: 0, top: 0, right: Double(width), bottom: Double(height)))
    else { return nil }
    _ = sheet.withPixels { bytes, stride in
      for row in 0..<height {
        (bytes + row * stride).update(from: from + row * Int(bitmap.pitch), count: width * 4)
      }
    }
    let unit = 1 / Double(size.pointee.metrics.y_ppem)
    let (left, top) = (Double(slot.pointee.bitmap_left) * unit, -Double(slot.pointee.bitmap_top) * unit)
    return (
      sheet,
      Box(left: left, top: top, right: left + Double(width) * unit, bottom: top + Double(height) * unit)
    )
  }

  /// Pixels; anything larger is drawn as an outline.
  private static let largest = 2048

  /// In 1/65,536 of 1/64 pixel.
  private func fixed(_ value: Double) -> FT_Fixed {
    let steps = value * 64 * 65_536
    return steps.magnitude < 2e9 ? FT_Fixed(steps.rounded()) : 0
  }
}
