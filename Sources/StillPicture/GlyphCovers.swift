internal import FreeTypeSystem
import Typesetting

/// Fonts that were opened, and covers of glyphs that were drawn, for the time of one picture.
final class GlyphCovers {
  private let library: FT_Library?
  private var fonts: [DrawnText.Font: GlyphFont?] = [:]
  private var covers: [Key: Sheet?] = [:]
  /// Enough for a page of text, and no more memory than that of a picture.
  private static let most = 4096

  /// A glyph as it is drawn somewhere.
  private struct Key: Hashable {
    var font: DrawnText.Font
    var glyph: UInt32
    var shape: SIMD4<Double>
    /// Parts of a pixel, in quarters.
    var part: SIMD2<Int>
    var brightness: Int
  }

  init() {
    var library: FT_Library?
    self.library = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  deinit {
    fonts.removeAll()
    if let library { FT_Done_FreeType(library) }
  }

  /// nil where that is no font.
  func font(_ font: DrawnText.Font) -> GlyphFont? {
    if let known = fonts[font] { return known }
    let opened = library.flatMap { GlyphFont(font, library: $0) }
    fonts[font] = .some(opened)
    return opened
  }

  /// The cover of a glyph, its origin so many quarters of a pixel off that of the sheet.
  /// - Parameter shape: from units of the font to pixels, without moving.
  func cover(
    _ glyph: UInt32, of font: DrawnText.Font, _ shape: Affine, part: SIMD2<Int>, _ contrast: GlyphContrast
  ) -> Sheet? {
    let key = Key(
      font: font, glyph: glyph, shape: SIMD4(shape.a, shape.b, shape.c, shape.d), part: part,
      brightness: contrast.brightness)
    if let known = covers[key] { return known }
    var placed = shape
    (placed.tx, placed.ty) = (Double(part.x) / 4, Double(part.y) / 4)
    let cover = self.font(font)?.cover(of: glyph, placed)
    if let cover { contrast.apply(to: cover) }
    if covers.count >= Self.most { covers.removeAll(keepingCapacity: true) }
    covers[key] = .some(cover)
    return cover
  }
}
