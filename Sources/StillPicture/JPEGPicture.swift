internal import TurboJPEGSystem

/// Reads JPEG files.
enum JPEGPicture {
  static func decode(_ bytes: [UInt8]) -> Sheet? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
      DecodedPicture.isFit(Int(width), Int(height)),
      let sheet = Sheet(Box(left: 0, top: 0, right: Double(width), bottom: Double(height)))
    else { return nil }
    let isDecoded = sheet.withPixels { pixels, stride in
      tjDecompress2(
        decoder, bytes, UInt(bytes.count), pixels, width, Int32(stride), height, Int32(TJPF_BGRA.rawValue),
        0) == 0
        // A file that ends early shows what there is of it, as in browsers.
        || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue
    }
    return isDecoded == true ? sheet : nil
  }
}
