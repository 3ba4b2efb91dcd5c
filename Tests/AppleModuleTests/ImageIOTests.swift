import ImageIO
import Testing
import UIKit

@MainActor @Suite struct `Files of pictures` {
  private let stage = ShownStage()

  /// Three pictures of 3 × 2 pixels: red; blue and green on its right side, which are cleared again, one of
  /// them not drawn; a black pixel in the corner. The third says no time.
  private var moving: Data {
    let text =
      "47494638396103000200810000ff00000000ff00ff0000000021ff0b4e45545343415045322e30030100000021f904040400"
      + "00002c0000000003000200000202845f0021f904091e0002002c01000000020002000002038c14050021f904000000000"
      + "02c00000000010001000002025c01003b"
    let digits = Array(text)
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) })
  }

  /// Red, green, blue and alpha of each pixel.
  private func pixels(_ picture: CGImage?) -> [[UInt8]] {
    guard case .colors(let bytes) = picture?.pixels else { return [] }
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
  }

  @Test func `a GIF file is taken apart, each picture over what the one before left`() throws {
    stage.enter()
    let source = try #require(CGImageSourceCreateWithData(moving as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 3)
    let pictures = (0..<4).map { CGImageSourceCreateImageAtIndex(source, $0, nil) }
    let (red, blue, none, black): ([UInt8], [UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0], [0, 0, 0, 255]
    )
    #expect(pixels(pictures[0]) == Array(repeating: red, count: 6))
    #expect(pixels(pictures[1]) == [red, blue, red, red, red, blue])
    #expect(pixels(pictures[2]) == [black, none, none, red, none, none])
    #expect(pictures[3] == nil && CGImageSourceCreateImageAtIndex(source, 0, nil) == pictures[0])
  }

  @Test func `its properties say sizes and times, a tenth of a second at least`() throws {
    stage.enter()
    let source = try #require(CGImageSourceCreateWithData(moving as CFData, nil))
    func gif(_ index: Int) -> NSDictionary? {
      CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
    }
    #expect((gif(0)?[kCGImagePropertyGIFUnclampedDelayTime] as? NSNumber)?.doubleValue == 0.04)
    #expect((gif(0)?[kCGImagePropertyGIFDelayTime] as? NSNumber)?.doubleValue == 0.1)
    #expect((gif(1)?[kCGImagePropertyGIFDelayTime] as? NSNumber)?.doubleValue == 0.3)
    let size = CGImageSourceCopyPropertiesAtIndex(source, 2, nil)?[kCGImagePropertyPixelWidth] as? NSNumber
    #expect(size?.intValue == 3 && CGImageSourceCopyPropertiesAtIndex(source, 3, nil) == nil)
    let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
    #expect((whole?[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue == 0)
  }

  @Test func `any other file is one picture, its thumbnail too`() throws {
    stage.enter()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { $0.fill($0.format.bounds) }
    let data = try #require(image.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let options = [kCGImageSourceThumbnailMaxPixelSize: 1] as CFDictionary
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width == 8)
    #expect(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nothing/there.gif") as CFURL, nil) == nil)
  }

  @Test func `a GIF file that is cut off or wrong ends nothing`() {
    stage.enter()
    for count in 0..<moving.count {
      var bytes = Array(moving)
      bytes[count] ^= 0x5A
      for file in [Array(bytes), Array(bytes.prefix(count))] {
        guard let source = CGImageSourceCreateWithData(Data(file) as CFData, nil) else { continue }
        for index in 0..<min(CGImageSourceGetCount(source), 4) {
          _ = CGImageSourceCreateImageAtIndex(source, index, nil)
        }
      }
    }
    #expect(UIImage(data: moving)?.size == CGSize(width: 3, height: 2))
  }
}
