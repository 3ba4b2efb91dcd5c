import Testing

@testable import UIKit

@MainActor @Suite struct `Rendered pictures` {
  @Test func `a picture of colours is as large as it was asked for`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
      UIColor.blue.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.size == CGSize(width: 10, height: 4))
    #expect(image.cgImage?.width == 20 && image.cgImage?.height == 8)
  }

  @Test func `what is drawn differs, and odd sizes end nothing`() {
    func picture(_ color: UIColor) -> CGImage? {
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan))
        context.fill(CGRect(x: -9, y: -9, width: 1e30, height: 1e30))
      }.cgImage
    }
    #expect(picture(.red) != picture(.blue))
    #expect(picture(.red) == picture(.red))
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage != nil)
    #expect(
      UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 1)).image { _ in }.cgImage?.width == 1000)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// Red, green, blue and alpha of each pixel, row by row.
  private func rows(of image: UIImage) throws -> [[[UInt8]]] {
    let picture = try #require(image.cgImage)
    guard case .colors(let bytes) = picture.pixels else { return [] }
    return (0..<picture.height).map { row in
      (0..<picture.width).map { column in
        let place = (row * picture.width + column) * 4
        return Array(bytes[place..<place + 4])
      }
    }
  }

  private func renderer(_ side: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
  }

  @Test func `pictures that were drawn are drawn into others, also smaller`() throws {
    let halves = renderer(4).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    let drawn = renderer(4).image { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      halves.draw(in: CGRect(x: 1, y: 1, width: 2, height: 2))
      halves.draw(in: CGRect(x: 0, y: 3, width: 1, height: 1))
    }
    let (red, green, blue): ([UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]
    )
    let pixels = try rows(of: drawn)
    #expect(pixels[0] == [blue, blue, blue, blue])
    #expect(pixels[1] == [blue, red, green, blue])
    #expect(pixels[2] == [blue, red, green, blue])
    #expect(pixels[3] == [[128, 128, 0, 255], blue, blue, blue])
  }

  @Test func `symbols are drawn into pictures in their colour`() throws {
    let symbol = try #require(
      UIImage(systemName: "square.fill")?.withTintColor(.white, renderingMode: .alwaysOriginal))
    let drawn = renderer(9).image { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      symbol.draw(in: CGRect(x: 1, y: 1, width: 7, height: 7))
    }
    let pixels = try rows(of: drawn)
    #expect(pixels[4][4] == [255, 255, 255, 255] && pixels[0][0] == [0, 0, 255, 255])
  }
}
