import Gallery
import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Previews in languages of either direction` {
  @Test func `inspect mirrors what flips, to the half point, and leaves what does not`() throws {
    func frames(_ slug: String, _ direction: String) throws -> [CGRect] {
      let preview = try #require(galleryPreviews.first { $0.slug == slug })
      let running = RunningPreview(
        preview,
        on: ScreenSettings(
          width: 390, height: 844, direction: try #require(ReadingDirection(rawValue: direction))))
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
    let preview = Preview(slug: "plain", title: "", summary: "") { _ in UIViewController() }
    let running = RunningPreview(
      preview, on: ScreenSettings(width: 100, height: 100, direction: .rightToLeft))

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
