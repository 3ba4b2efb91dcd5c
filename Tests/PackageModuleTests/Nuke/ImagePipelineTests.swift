import Nuke
import Testing
import UIKit

@MainActor @Suite struct `Nuke's pictures` {
  @Test func `take the place of the placeholder, and are told once`() {
    let (stage, notes) = (PackageStage(), Notes())
    let (view, waiting) = (stage.imageView(), UIImage(systemName: "star"))
    let options = ImageLoadingOptions(placeholder: waiting, transition: .fadeIn(duration: 0.3))
    Nuke.loadImage(with: pictureAddress("a"), options: options, into: view) { result in
      notes.note("\((try? result.get())?.image == samplePicture("a"))")
    }
    #expect(view.image == waiting && notes.lines.isEmpty)
    stage.settle()
    #expect(view.image == waiting)
    stage.answer()
    stage.answer()
    #expect(view.image == samplePicture("a") && notes.lines == ["true"])

    let other = stage.imageView()
    Nuke.loadImage(with: pictureAddress("a"), into: other)
    #expect(other.image == samplePicture("a"))
  }

  @Test func `come from a pipeline of one's own, with loaders and caches that are kept`() throws {
    let (stage, notes) = (PackageStage(), Notes())
    let pipeline = ImagePipeline {
      $0.dataLoader = DataLoader(configuration: .default)
      $0.dataCache = try? DataCache(name: "films")
      $0.imageCache = ImageCache(countLimit: 10)
    }
    #expect(pipeline.configuration.dataCache != nil)
    pipeline.loadImage(with: try #require(pictureAddress("a"))) { result in
      notes.note("\((try? result.get())?.image == samplePicture("a"))")
    }
    stage.settle()
    stage.answer()
    #expect(notes.lines == ["true"])
  }

  @Test func `of a row that a view showed before are not shown`() {
    let (stage, notes) = (PackageStage(), Notes())
    let view = stage.imageView()
    Nuke.loadImage(with: pictureAddress("a"), into: view) { _ in notes.note("a") }
    stage.loop.advance(to: stage.loop.now + 0.15)
    Nuke.loadImage(with: pictureAddress("b"), into: view) { _ in notes.note("b") }
    stage.loop.advance(to: stage.loop.now + 0.1)
    #expect(view.image == nil && notes.lines.isEmpty)
    stage.answer()
    #expect(view.image == samplePicture("b") && notes.lines == ["b"])
    Nuke.loadImage(with: pictureAddress("c"), into: view) { _ in notes.note("c") }
    Nuke.cancelRequest(for: view)
    stage.answer()
    #expect(view.image == nil && notes.lines == ["b"])
    Nuke.loadImage(
      with: nil as URL?, options: ImageLoadingOptions(failureImage: UIImage(systemName: "xmark")), into: view)
    #expect(view.image == UIImage(systemName: "xmark"))
  }

  @Test func `are made by processors, and kept with them`() {
    let (stage, notes) = (PackageStage(), Notes())
    let request = ImageRequest(
      url: pictureAddress("a"),
      processors: [.resize(size: CGSize(width: 20, height: 10), crop: true), .circle()])
    ImagePipeline.shared.loadImage(with: request) { result in
      guard let image = try? result.get().image else { return }
      notes.note(
        "\(image.size == CGSize(width: 10, height: 10)) \(drawing(image)?.contains("M5.0 0") == true)")
    }
    stage.answer()
    #expect(notes.lines == ["true true"])
    #expect(ImagePipeline.shared.cache.containsCachedImage(for: request))
    #expect(!ImagePipeline.shared.cache.containsCachedImage(for: ImageRequest(url: pictureAddress("a"))))
    let rounded = samplePicture("a").flatMap { ImageProcessors.RoundedCorners(radius: 6).process($0) }
    #expect(drawing(rounded)?.contains("d=\"M6.0 0H294.0") == true)
  }

  @Test func `can be awaited, and fetched beforehand`() async throws {
    let stage = PackageStage()
    let url = try #require(pictureAddress("a"))
    let (prefetcher, notes) = (ImagePrefetcher(), Notes())
    prefetcher.didComplete = { notes.note("all") }
    prefetcher.startPrefetching(with: [url])
    stage.answer()
    #expect(notes.lines == ["all"])
    #expect(ImagePipeline.shared.cache[url]?.image == samplePicture("a"))
    // Begun and answered before: while a test waits, others make their own loops the current one.
    let task = ImagePipeline.shared.imageTask(with: url)
    stage.settle()
    #expect(try await task.image == samplePicture("a"))
    let refused = ImagePipeline.shared.imageTask(with: url)
    refused.cancel()
    await #expect(throws: ImagePipeline.Error.self) { try await refused.image }
  }
}
