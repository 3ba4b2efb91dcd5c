internal import WebPSystem

/// Reads WebP files that stand still.
enum WebPPicture {
  static func decode(_ bytes: [UInt8]) -> Sheet? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0,
      DecodedPicture.isFit(Int(width), Int(height)),
      let sheet = Sheet(Box(left: 0, top: 0, right: Double(width), bottom: Double(height)))
    else { return nil }
    let isDecoded = sheet.withPixels { pixels, stride in
      guard WebPDecodeBGRAInto(bytes, bytes.count, pixels, stride * sheet.height, Int32(stride)) != nil else {
        return false
      }
      weigh(pixels, sheet, stride)
      return true
    }
    return isDecoded == true ? sheet : nil
  }

  /// Colours of the file are not weighed by their alpha.
  private static func weigh(_ pixels: UnsafeMutablePointer<UInt8>, _ sheet: Sheet, _ stride: Int) {
    for row in 0..<sheet.height {
      for column in 0..<sheet.width {
        let pixel = pixels + row * stride + column * 4
        let alpha = Int(pixel[3])
        if alpha == 255 { continue }
        for part in 0..<3 { pixel[part] = UInt8((Int(pixel[part]) * alpha + 127) / 255) }
      }
    }
  }
}
