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
}
