import Gallery
import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Previews in languages of either direction` {
  /// Frames of one session of an agent without a socket.
  @MainActor private final class Watched {
    let clock = ManualClock()
    var decoder = FrameDecoder()
    var payloads: [[UInt8]] = []
    lazy var host = HostLoop(previews: galleryPreviews, clock: clock) { [unowned self] report in
      if case .frame(let frame) = report { payloads.append(frame.payload) }
      return true
    }

    init(_ slug: String, _ direction: ReadingDirection) {
      host.receive(
        .create(SessionRequest(handle: 1, slug: slug, width: 390, height: 844, direction: direction)))
    }

    func send(_ message: ViewerMessage) {
      host.receive(.input(1, viewer: 1, message: message.encoded()))
      clock.now += 1
      host.step()
    }

    func shown() throws -> [LayerID: LayerState] {
      for payload in payloads { _ = try decoder.apply(payload) }
      payloads = []
      return decoder.layers
    }
  }

  @Test(arguments: galleryPreviews.map(\.slug))
  func `a preview turned round shows what one does that began so, and comes back`(slug: String) throws {
    let (turned, mirrored) = (Watched(slug, .leftToRight), Watched(slug, .rightToLeft))
    let plain = try turned.shown()

    turned.send(.direction(inputSeq: 1, .rightToLeft))
    #expect(try turned.shown() == mirrored.shown())

    turned.send(.direction(inputSeq: 2, .leftToRight))
    #expect(try turned.shown() == plain)
  }

  @Test func `what was scrolled is forgotten, as offsets count from the other side`() throws {
    let (turned, mirrored) = (Watched("orthogonal", .leftToRight), Watched("orthogonal", .rightToLeft))
    turned.send(.key(inputSeq: 1, time: 0, .end))
    turned.send(.direction(inputSeq: 2, .rightToLeft))

    #expect(try turned.shown() == mirrored.shown())
  }

  @Test func `inspect mirrors what flips, to the half point, and leaves what does not`() throws {
    func frames(_ slug: String, _ direction: String) throws -> [CGRect] {
      let preview = try #require(galleryPreviews.first { $0.slug == slug })
      let running = RunningPreview(
        preview, size: CGSize(width: 390, height: 844),
        direction: try #require(ReadingDirection(rawValue: direction)))
      let view = try #require(running.collections.first?.view as? UICollectionView)
      return running.perform { view.visibleCells.map { $0.convert($0.bounds, to: nil) } }
        .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
    let mirrored = try frames("inset-grid", "ltr").map {
      CGRect(x: 390 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    let shown = try frames("inset-grid", "rtl")

    #expect(shown.count == mirrored.count && !shown.isEmpty)
    for (one, other) in zip(shown, mirrored) {
      #expect(abs(one.minX - other.minX) <= 0.5 && abs(one.minY - other.minY) <= 0.5, "\(one) \(other)")
    }
    #expect(try frames("table", "rtl") == frames("table", "ltr"))
  }

  @Test func `views take the direction of the screen unless they are told another`() throws {
    let preview = Preview(slug: "plain", title: "", summary: "", collections: []) { _ in UIViewController() }
    let running = RunningPreview(preview, size: CGSize(width: 100, height: 100), direction: .rightToLeft)

    running.perform {
      let view = UIView()
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(view.traitCollection.layoutDirection == .rightToLeft)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      view.semanticContentAttribute = .playback
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }
}
