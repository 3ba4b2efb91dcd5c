import Kingfisher
import Testing
import UIKit

@MainActor @Suite struct `Kingfisher's processors` {
  private let options = KingfisherParsedOptionsInfo(nil)
  private func process(_ processor: any ImageProcessor) -> UIImage? {
    samplePicture("a").flatMap { processor.process(item: .image($0), options: options) }
  }

  @Test func `cut corners off, each by itself`() {
    _ = PackageStage()
    let size = samplePicture("a")?.size ?? .zero
    let round = process(RoundCornerImageProcessor(cornerRadius: 8))
    #expect(round?.size == size && size.width == 300)
    #expect(drawing(round)?.contains("d=\"M8.0 0H292.0A8.0 8.0 0 0 1 300.0 8.0") == true)
    let left = process(
      RoundCornerImageProcessor(radius: .widthFraction(0.5), roundingCorners: [.topLeft, .bottomLeft]))
    #expect(drawing(left)?.contains("d=\"M150.0 0H300.0A0.0 0.0") == true)
    let cut = process(RoundCornerImageProcessor(cornerRadius: 99, targetSize: CGSize(width: 20, height: 10)))
    #expect(cut?.size == CGSize(width: 20, height: 10))
    #expect(drawing(cut)?.contains("y=\"-5.0\" width=\"20.0\" height=\"20.0\"") == true)
    #expect(drawing(cut)?.contains("d=\"M5.0 0H15.0") == true)
  }

  @Test func `tint, blur, crop and resize`() {
    _ = PackageStage()
    let tinted = process(TintImageProcessor(tint: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(drawing(tinted)?.contains("fill=\"rgb(255,0,0)\" fill-opacity=\"0.5\"") == true)
    #expect(drawing(process(BlurImageProcessor(blurRadius: 4)))?.contains("feGaussianBlur") == true)
    let part = process(CroppingImageProcessor(size: CGSize(width: 10, height: 20)))
    #expect(part?.size == CGSize(width: 10, height: 20))
    #expect(drawing(part)?.contains("x=\"-145.0\" y=\"-140.0\"") == true)
    let fitted = process(
      ResizingImageProcessor(referenceSize: CGSize(width: 96, height: 24), mode: .aspectFit))
    #expect(fitted?.size == CGSize(width: 24, height: 24))
  }

  @Test func `make large pictures smaller, and no others`() {
    _ = PackageStage()
    #expect(process(DownsamplingImageProcessor(size: CGSize(width: 24, height: 12)))?.size.width == 24)
    #expect(process(DownsamplingImageProcessor(size: CGSize(width: 999, height: 99)))?.size.width == 300)
    #expect(process(DownsamplingImageProcessor(size: .zero)) == samplePicture("a"))
  }

  @Test func `follow each other, and are kept apart by their names`() {
    let stage = PackageStage()
    let both =
      DownsamplingImageProcessor(size: CGSize(width: 20, height: 20))
      |> RoundCornerImageProcessor(cornerRadius: 4)
    let old =
      DownsamplingImageProcessor(size: CGSize(width: 20, height: 20))
      >> RoundCornerImageProcessor(cornerRadius: 4)
    #expect(both.identifier == old.identifier && both.identifier.contains("|>"))
    let (view, other) = (stage.imageView(), stage.imageView())
    view.kf.setImage(with: pictureAddress("a"), options: [.processor(both), .cacheOriginalImage])
    stage.answer()
    #expect(view.image?.size == CGSize(width: 20, height: 20) && drawing(view.image) != nil)
    // Of the original, which is kept too, the plain picture is there at once.
    other.kf.setImage(with: pictureAddress("a"))
    #expect(other.image == samplePicture("a"))
  }

  @Test func `leave alone what cannot be drawn`() {
    _ = PackageStage()
    let star = UIImage(systemName: "star")
    let round = star.flatMap {
      RoundCornerImageProcessor(cornerRadius: 4).process(item: .image($0), options: options)
    }
    #expect(round == star)
    #expect(
      RoundCornerImageProcessor(cornerRadius: .nan, targetSize: CGSize(width: 0, height: CGFloat.infinity))
        .process(item: .data(Data([1, 2])), options: options) == nil)
    #expect(process(RoundCornerImageProcessor(cornerRadius: .nan))?.size.width == 300)
    #expect(process(BlurImageProcessor(blurRadius: .infinity))?.size.width == 300)
  }
}
