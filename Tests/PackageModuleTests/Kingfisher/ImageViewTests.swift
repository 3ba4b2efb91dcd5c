import Kingfisher
import Testing
import UIKit

@MainActor @Suite struct `Kingfisher's image views` {
  @Test func `show the placeholder, then the picture, and tell it once`() {
    let (stage, notes) = (PackageStage(), Notes())
    let (view, waiting) = (stage.imageView(), UIImage(systemName: "star"))
    view.kf.setImage(with: pictureAddress("a"), placeholder: waiting) { result in
      notes.note("\((try? result.get())?.cacheType ?? .disk)")
    }
    #expect(view.image == waiting && notes.lines.isEmpty)
    stage.settle()
    #expect(view.image == waiting)
    stage.answer()
    stage.answer()
    #expect(view.image != nil && view.image == samplePicture("a"))
    #expect(notes.lines == ["none"])
  }

  @Test func `get no picture of a row they showed before`() {
    let (stage, notes) = (PackageStage(), Notes())
    let view = stage.imageView()
    view.kf.setImage(with: pictureAddress("a")) { notes.note("a \($0.failure?.isNotCurrentTask == true)") }
    stage.loop.advance(to: stage.loop.now + 0.15)
    view.kf.setImage(with: pictureAddress("b")) { notes.note("b \($0.failure == nil)") }
    stage.loop.advance(to: stage.loop.now + 0.1)
    #expect(view.image == nil && notes.lines == ["a true"])
    stage.answer()
    #expect(view.image == samplePicture("b") && view.image != samplePicture("a"))
    #expect(notes.lines == ["a true", "b true"])

    view.kf.setImage(with: pictureAddress("c"))
    view.kf.setImage(with: nil as URL?) { notes.note("nil \($0.failure != nil)") }
    stage.answer()
    #expect(view.image == nil && notes.lines.last == "nil true")
  }

  @Test func `keep nothing where the load is called off`() {
    let (stage, notes) = (PackageStage(), Notes())
    let view = stage.imageView()
    view.kf.setImage(with: pictureAddress("a")) { notes.note("\($0.failure?.isTaskCancelled == true)") }
    view.kf.cancelDownloadTask()
    #expect(notes.lines.isEmpty)
    stage.answer()
    #expect(view.image == nil && notes.lines == ["true"])
  }

  @Test func `show at once what is kept, and load it again where that is asked for`() {
    let (stage, notes) = (PackageStage(), Notes())
    let (first, second) = (stage.imageView(), stage.imageView())
    first.kf.setImage(with: pictureAddress("a"))
    stage.answer()
    second.kf.setImage(with: pictureAddress("a")) { notes.note("\((try? $0.get())?.cacheType ?? .none)") }
    #expect(second.image == samplePicture("a") && notes.lines == ["memory"])
    second.kf.setImage(with: pictureAddress("a"), options: [.forceRefresh])
    #expect(second.image == nil)
    #expect(ImageCache.default.isCached(forKey: pictureAddress("a")?.absoluteString ?? ""))

    // Another preview begins with nothing.
    let other = PackageStage()
    #expect(!ImageCache.default.isCached(forKey: pictureAddress("a")?.absoluteString ?? ""))
    other.settle()
  }

  @Test func `show that they wait, and dissolve into the picture`() {
    let stage = PackageStage()
    let view = stage.imageView()
    view.kf.indicatorType = .activity
    view.kf.setImage(with: pictureAddress("a"), options: [.transition(.fade(0.5))])
    let wheel = view.kf.indicator?.view as? UIActivityIndicatorView
    #expect(wheel?.superview === view && wheel?.isAnimating == true)
    stage.settle()
    let layers = stage.view.layer.sublayers?.count ?? 0
    stage.loop.advance(to: stage.loop.now + 0.3)
    #expect(view.image == samplePicture("a") && wheel?.isAnimating == false)
    #expect(stage.view.layer.sublayers?.count == layers + 1)
    stage.answer()
    #expect(stage.view.layer.sublayers?.count == layers)
  }

  @Test func `show what was given for a failure, and views as placeholders`() {
    let stage = PackageStage()
    let (view, label, broken) = (stage.imageView(), Waiting(), UIImage(systemName: "xmark"))
    view.kf.setImage(
      with: URL(string: "ftp://a/b.png"), placeholder: label, options: [.onFailureImage(broken)])
    #expect(label.superview === view)
    stage.answer()
    #expect(view.image == broken && label.superview == nil)
  }

  private final class Waiting: UILabel, Placeholder {}

  @Test func `take sources, resources, providers and the words of version 4`() {
    let (stage, notes) = (PackageStage(), Notes())
    let (view, key) = (stage.imageView(), "key")
    guard let address = pictureAddress("a"), let bytes = samplePicture("a")?.pngData() else { return }
    view.kf.setImage(with: ImageResource(downloadURL: address, cacheKey: key))
    stage.answer()
    #expect(view.image == samplePicture("a") && ImageCache.default.isCached(forKey: key))
    view.kf.setImage(with: .provider(RawImageDataProvider(data: bytes, cacheKey: "raw")))
    stage.answer()
    #expect(view.image?.pngData() == bytes)
    view.kf.setImage(with: Base64ImageDataProvider(base64String: "?", cacheKey: "none"), placeholder: nil)
    stage.answer()
    #expect(view.image == nil)
    view.kf.setImage(with: address, placeholder: nil, options: nil, progressBlock: nil) {
      image, error, type, url in
      notes.note("\(image != nil) \(error == nil) \(type) \(url == address)")
    }
    stage.answer()
    #expect(notes.lines == ["true true none true"])
  }

  @Test func `are set by builders, as buttons are`() {
    let (stage, notes) = (PackageStage(), Notes())
    let (view, button) = (stage.imageView(), UIButton())
    KF.url(pictureAddress("a")).placeholder(nil).fade(duration: 1).roundCorner(radius: .point(8))
      .onSuccess { notes.note("\($0.cacheType)") }.set(to: view)
    button.kf.setImage(with: pictureAddress("b"), for: .normal)
    button.kf.setBackgroundImage(with: pictureAddress("c"), for: .selected)
    stage.answer()
    #expect(drawing(view.image) != nil && notes.lines == ["none"])
    #expect(button.image(for: .normal) == samplePicture("b"))
    #expect(button.backgroundImage(for: .selected) == samplePicture("c"))
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
