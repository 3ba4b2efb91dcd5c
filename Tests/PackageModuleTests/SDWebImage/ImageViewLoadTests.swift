import SDWebImage
import Testing
import UIKit

@MainActor @Suite struct `SDWebImage's views` {
  @Test func `show the placeholder, then the picture, and tell it once`() {
    let (stage, notes) = (PackageStage(), Notes())
    let (view, waiting, url) = (stage.imageView(), UIImage(systemName: "star"), pictureAddress("a"))
    view.sd_setImage(with: url, placeholderImage: waiting) { image, error, type, shown in
      notes.note("\(image == samplePicture("a")) \(error == nil) \(type) \(shown == url)")
    }
    #expect(view.image == waiting && view.sd_imageURL == url)
    stage.settle()
    #expect(view.image == waiting && notes.lines.isEmpty)
    stage.answer()
    stage.answer()
    #expect(view.image == samplePicture("a") && notes.lines == ["true true none true"])

    let other = stage.imageView()
    other.sd_setImage(with: url) { _, _, type, _ in notes.note("\(type)") }
    #expect(other.image == samplePicture("a") && notes.lines.last == "memory")
  }

  @Test func `get no picture of a row they showed before`() {
    let (stage, notes) = (PackageStage(), Notes())
    let view = stage.imageView()
    func ask(_ name: String) {
      view.sd_setImage(with: pictureAddress(name)) { image, error, _, _ in
        notes.note("\(name) \(image != nil) \((error as? SDWebImageError)?.code == .cancelled)")
      }
    }
    ask("a")
    stage.loop.advance(to: stage.loop.now + 0.15)
    ask("b")
    stage.loop.advance(to: stage.loop.now + 0.1)
    #expect(view.image == nil && notes.lines == ["a false true"])
    stage.answer()
    #expect(view.image == samplePicture("b") && view.image != samplePicture("a"))
    #expect(notes.lines == ["a false true", "b true false"])
    ask("c")
    view.sd_setImage(with: nil, placeholderImage: nil)
    stage.answer()
    #expect(view.image == nil && notes.lines.last == "c false true")
  }

  @Test func `say that there is no address, and keep the placeholder`() {
    let (stage, notes) = (PackageStage(), Notes())
    let (view, waiting) = (stage.imageView(), UIImage(systemName: "star"))
    view.sd_setImage(with: nil, placeholderImage: waiting, options: .retryFailed) { image, error, _, _ in
      notes.note("\(image == nil) \((error as NSError?)?.code == SDWebImageError.invalidURL.rawValue)")
    }
    #expect(notes.lines.isEmpty)
    stage.settle()
    #expect(view.image == waiting && notes.lines == ["true true"])
    view.sd_setImage(with: URL(string: "ftp://a/b"), placeholderImage: waiting, options: .delayPlaceholder)
    stage.answer()
    #expect(view.image == waiting)
    view.sd_setImage(with: pictureAddress("a"), placeholderImage: nil, options: .avoidAutoSetImage) {
      image, _, _, _ in notes.note("\(image == samplePicture("a"))")
    }
    stage.answer()
    #expect(view.image == nil && notes.lines.last == "true")
  }

  @Test func `show that they wait, and dissolve into the picture`() {
    let stage = PackageStage()
    let (view, wheel) = (stage.imageView(), SDWebImageActivityIndicator.gray)
    view.sd_imageIndicator = wheel
    view.sd_imageTransition = .fade
    view.sd_setImage(with: pictureAddress("a"))
    let spinner = wheel.indicatorView as? UIActivityIndicatorView
    #expect(spinner?.superview === view && spinner?.isAnimating == true)
    stage.settle()
    let layers = stage.view.layer.sublayers?.count ?? 0
    stage.loop.advance(to: stage.loop.now + 0.3)
    #expect(view.image == samplePicture("a") && spinner?.isAnimating == false)
    #expect(stage.view.layer.sublayers?.count == layers + 1)
  }

  @Test func `show pictures on buttons, by their states`() {
    let (stage, button) = (PackageStage(), UIButton())
    button.sd_setImage(with: pictureAddress("a"), for: .normal)
    button.sd_setImage(with: pictureAddress("b"), for: .selected, placeholderImage: nil)
    button.sd_setBackgroundImage(with: pictureAddress("c"), for: .normal)
    button.sd_cancelImageLoad(for: .selected)
    stage.answer()
    #expect(button.image(for: .normal) == samplePicture("a"))
    #expect(button.image(for: .selected) == nil)
    #expect(button.backgroundImage(for: .normal) == samplePicture("c"))
  }

  @Test func `change pictures, and keep both`() throws {
    let stage = PackageStage()
    let (view, plain) = (stage.imageView(), stage.imageView())
    let transformer = SDImagePipelineTransformer(transformers: [
      SDImageResizingTransformer(size: CGSize(width: 30, height: 20), scaleMode: .aspectFill),
      SDImageRoundCornerTransformer(radius: 5, corners: .allCorners, borderWidth: 0, borderColor: nil),
    ])
    view.sd_setImage(
      with: pictureAddress("a"), placeholderImage: nil, options: [],
      context: [.imageTransformer: transformer])
    plain.sd_setImage(with: pictureAddress("a"))
    stage.answer()
    #expect(view.image?.size == CGSize(width: 30, height: 20))
    #expect(drawing(view.image)?.contains("d=\"M5.0 0H25.0") == true)
    #expect(plain.image == samplePicture("a"))
    let key = SDWebImageManager.shared.cacheKey(for: pictureAddress("a"))
    #expect(SDImageCache.shared.imageFromCache(forKey: key) == samplePicture("a"))
    SDImageCache.shared.clearMemory()
    #expect(SDImageCache.shared.imageFromCache(forKey: key) == nil)
  }

  @Test func `find what was fetched before`() {
    let (stage, notes) = (PackageStage(), Notes())
    let urls = [pictureAddress("a"), URL(string: "ftp://a/b")].compactMap(\.self)
    SDWebImagePrefetcher.shared.prefetchURLs(urls, progress: nil) { notes.note("\($0) \($1)") }
    SDWebImageDownloader.shared.downloadImage(with: pictureAddress("b")) { image, data, _, finished in
      notes.note("\(image == samplePicture("b")) \(data?.isEmpty == false) \(finished)")
    }
    #expect(notes.lines.isEmpty)
    stage.answer()
    #expect(notes.lines == ["2 1", "true true true"])
    SDWebImageManager.shared.loadImage(with: pictureAddress("a"), progress: nil) {
      _, _, _, type, _, _ in notes.note("\(type)")
    }
    #expect(notes.lines.last == "memory")
  }
}
