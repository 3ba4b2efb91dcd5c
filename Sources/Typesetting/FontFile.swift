internal import HarfBuzzSystem

/// A font file, open for measuring. Numbers are in units of the font size (em).
// The HarfBuzz objects are made immutable before anyone else sees them, and HarfBuzz documents such objects
// as safe to use from several threads; nothing else is stored.
final class FontFile: @unchecked Sendable {
  private let font: OpaquePointer
  private let unitsPerEm: Double
  /// The advance of every glyph, if the file's own word is not taken.
  private let advance: Double?
  /// Where it is; empty for one that was never a file.
  let path: String

  /// - Returns: nil if there is no font at `path`.
  convenience init?(path: String, advance: Double? = nil) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    self.init(blob, path: path, advance: advance)
  }

  /// - Returns: nil if that is no font.
  convenience init?(bytes: [UInt8]) {
    let blob = bytes.withUnsafeBytes { bytes in
      hb_blob_create_or_fail(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob else { return nil }
    self.init(blob, path: "", advance: nil)
  }

  /// Takes `blob` over.
  private init?(_ blob: OpaquePointer, path: String, advance: Double?) {
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    hb_face_make_immutable(face)
    guard let font = hb_font_create(face) else { return nil }
    hb_font_make_immutable(font)
    self.font = font
    self.path = path
    self.advance = advance
    unitsPerEm = max(Double(hb_face_get_upem(face)), 1)
  }

  deinit { hb_font_destroy(font) }

  /// Those that browsers leave out of spaced text.
  private static let withoutLigatures = ["liga", "clig", "dlig", "hlig", "calt"].map { (name: String) in
    hb_feature_t(tag: hb_tag_from_string(name, -1), value: 0, start: 0, end: UInt32.max)
  }

  func hasGlyph(for scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  func metrics(size: Double) -> FontMetrics {
    var extents = hb_font_extents_t()
    let points = size / unitsPerEm
    var metrics = FontMetrics(size: size)
    if hb_font_get_h_extents(font, &extents) != 0 {
      metrics.ascender = Double(extents.ascender) * points
      metrics.descender = Double(extents.descender) * points
      metrics.leading = Double(extents.line_gap) * points
    }
    var height: hb_position_t = 0
    if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0 {
      metrics.capHeight = Double(height) * points
    }
    if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_X_HEIGHT, &height) != 0 {
      metrics.xHeight = Double(height) * points
    }
    return metrics
  }

  /// Sets `range` of `scalars` in one direction and script.
  /// - Parameters:
  ///   - hasLigatures: whether letters may join and change by their neighbours; browsers have them do so only
  ///     where nothing stands between them.
  ///   - report: called for every glyph with the index in `scalars` where its cluster begins, and its
  ///     advance.
  func shape(
    _ scalars: ArraySlice<UInt32>, range: Range<Int>, isRightToLeft: Bool, script: Script,
    hasLigatures: Bool, report: (_ index: Int, _ advance: Double) -> Void
  ) {
    shape(scalars, range: range, isRightToLeft: isRightToLeft, script: script, hasLigatures: hasLigatures) {
      report($0.cluster, $0.advance)
    }
  }

  /// A glyph that was set.
  struct Glyph {
    /// In the file.
    var number: UInt32
    /// The index in the scalars where its cluster begins.
    var cluster: Int
    var advance: Double
    /// From where it would stand, to the right and upwards.
    var shift: (x: Double, y: Double)
  }

  /// The same with all that is known of every glyph, from left to right.
  func shape(
    _ scalars: ArraySlice<UInt32>, range: Range<Int>, isRightToLeft: Bool, script: Script,
    hasLigatures: Bool, report: (Glyph) -> Void
  ) {
    guard let buffer = hb_buffer_create() else { return }
    defer { hb_buffer_destroy(buffer) }
    let start = scalars.startIndex
    scalars.withUnsafeBufferPointer { all in
      hb_buffer_add_codepoints(
        buffer, all.baseAddress, Int32(clamping: all.count), UInt32(clamping: range.lowerBound - start),
        Int32(clamping: range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script.tag))
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    let features = hasLigatures ? [] : Self.withoutLigatures
    hb_shape(font, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for glyph in 0..<Int(count) {
      let own = Double(positions[glyph].x_advance) / unitsPerEm
      let shift = (
        x: Double(positions[glyph].x_offset) / unitsPerEm, y: Double(positions[glyph].y_offset) / unitsPerEm
      )
      report(
        Glyph(
          number: infos[glyph].codepoint, cluster: start + Int(infos[glyph].cluster),
          advance: own > 0 ? advance ?? own : own, shift: shift))
    }
  }
}

/// A script, by its ISO 15924 tag.
struct Script: Hashable {
  var tag: UInt32

  static let common = Script(tag: HB_SCRIPT_COMMON.rawValue)

  /// Nil for what belongs to no script of its own: spaces, marks, punctuation.
  init?(of scalar: UInt32) {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    let isShared = [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].contains(script)
    if isShared { return nil }
    tag = script.rawValue
  }

  private init(tag: UInt32) { self.tag = tag }
}
