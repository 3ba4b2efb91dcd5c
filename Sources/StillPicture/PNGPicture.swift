internal import CairoSystem
import Glibc

/// Reads PNG files, and writes them.
enum PNGPicture {
  private struct Source {
    var bytes: UnsafeRawBufferPointer
    var place = 0
  }

  static func decode(_ bytes: [UInt8]) -> Sheet? {
    // The header says how large it is, before anything is decoded.
    guard bytes.count > 24 else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard DecodedPicture.isFit(number(16), number(20)) else { return nil }
    let surface = bytes.withUnsafeBytes { buffer in
      var source = Source(bytes: buffer)
      return withUnsafeMutablePointer(to: &source) { source in
        cairo_image_surface_create_from_png_stream(
          { source, into, count in
            guard let source = source?.assumingMemoryBound(to: Source.self), let into else {
              return CAIRO_STATUS_READ_ERROR
            }
            let (place, count) = (source.pointee.place, Int(count))
            guard let from = source.pointee.bytes.baseAddress, place + count <= source.pointee.bytes.count
            else {
              return CAIRO_STATUS_READ_ERROR
            }
            memcpy(into, from + place, count)
            source.pointee.place += count
            return CAIRO_STATUS_SUCCESS
          }, source)
      }
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    guard let sheet = Sheet(Box(left: 0, top: 0, right: Double(width), bottom: Double(height))) else {
      return nil
    }
    cairo_set_source_surface(sheet.context, surface, 0, 0)
    cairo_set_operator(sheet.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(sheet.context)
    return sheet
  }

  /// The sheet as a file; nil where there is no memory for it.
  static func encode(_ sheet: Sheet) -> [UInt8]? {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        sheet.surface,
        { bytes, from, count in
          guard let bytes = bytes?.assumingMemoryBound(to: [UInt8].self), let from else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          bytes.pointee.append(contentsOf: UnsafeBufferPointer(start: from, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }
}

extension Sheet {
  /// Paints its colour where another covers.
  func cover(with other: Sheet) { cairo_mask_surface(context, other.surface, 0, 0) }
}
