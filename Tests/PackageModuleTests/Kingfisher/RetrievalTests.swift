import Kingfisher
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct `Kingfisher's manager` {
  private var bad: URL? { URL(string: "ftp://a/b.png") }

  @Test func `hands pictures over, changed by what was asked`() throws {
    let (stage, notes) = (PackageStage(), Notes())
    let url = try #require(pictureAddress("a"))
    let options: KingfisherOptionsInfo = [
      .requestModifier(
        AnyModifier { request in
          var changed = request
          changed.url = URL(string: "https://pictures.example/b.jpg")
          return changed
        }), .imageModifier(RenderingModeImageModifier(renderingMode: .alwaysOriginal)),
    ]
    KingfisherManager.shared.retrieveImage(with: url, options: options) { result in
      guard let value = try? result.get() else { return }
      notes.note("\(value.image == samplePicture("b")?.withRenderingMode(.alwaysOriginal))")
      notes.note("\(value.source.url == url)")
    }
    stage.answer()
    #expect(notes.lines == ["true", "true"])
    let refusal = AnyModifier { _ in nil }
    KingfisherManager.shared.retrieveImage(
      with: .network(url), options: [.requestModifier(refusal), .forceRefresh]
    ) { if case .failure(.requestError(reason: .emptyRequest)) = $0 { notes.note("none") } }
    #expect(notes.lines.last == "none")
  }

  @Test func `goes on with alternatives, and tries again`() throws {
    let (stage, notes) = (PackageStage(), Notes())
    let (bad, url) = (try #require(bad), try #require(pictureAddress("a")))
    KingfisherManager.shared.retrieveImage(
      with: bad, options: [.alternativeSources([.network(url)])]
    ) { notes.note("\((try? $0.get())?.originalSource.url == bad)") }
    stage.answer()
    #expect(notes.lines == ["true"])
    let strategy = DelayRetryStrategy(maxRetryCount: 2, retryInterval: .seconds(5))
    KingfisherManager.shared.retrieveImage(with: bad, options: [.retryStrategy(strategy)]) {
      if case .failure = $0 { notes.note("at \(stage.loop.now > 10)") }
    }
    stage.loop.advance(to: stage.loop.now + 8)
    #expect(notes.lines.count == 1)
    stage.loop.advance(to: stage.loop.now + 8)
    #expect(notes.lines == ["true", "at true"])
  }

  @Test func `can be awaited`() async throws {
    let stage = PackageStage()
    let url = try #require(pictureAddress("a"))
    // Kept before: while a test waits, others make their own loops the current one.
    ImageCache.default.store(try #require(samplePicture("b")), forKey: url.absoluteString)
    #expect(try await KingfisherManager.shared.retrieveImage(with: url).image == samplePicture("b"))
    stage.settle()
  }

  @Test func `prefetches, and says what it skipped`() throws {
    let (stage, notes) = (PackageStage(), Notes())
    let urls = [pictureAddress("a"), pictureAddress("b"), bad].compactMap(\.self)
    func fetch() {
      ImagePrefetcher(urls: urls) { skipped, failed, completed in
        notes.note("\(skipped.count) \(failed.count) \(completed.count)")
      }.start()
    }
    fetch()
    #expect(notes.lines.isEmpty)
    stage.answer()
    fetch()
    stage.answer()
    #expect(notes.lines == ["0 1 2", "2 1 0"])
    ImageCache.default.clearMemoryCache()
    #expect(!ImageCache.default.isCached(forKey: urls[0].absoluteString))
  }

  @Test func `has views of SwiftUI show pictures`() {
    let (stage, notes) = (PackageStage(), Notes())
    let view = stage.host(
      KFImage(pictureAddress("a")).placeholder { Text("Waiting") }.resizable()
        .cancelOnDisappear(true).fade(duration: 0.2).onSuccess { _ in notes.note("shown") }
        .frame(width: 80, height: 60))
    #expect(pictures(in: view).isEmpty && notes.lines.isEmpty)
    stage.answer()
    stage.settle()
    #expect(pictures(in: view) == [samplePicture("a")] && notes.lines == ["shown"])
  }
}
