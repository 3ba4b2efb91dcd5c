import PreviewRuntime
import Testing

@testable import Gallery

@Suite struct `The gallery's catalogue` {
  /// The folder can be served like anybody's. It then also shows layouts of files that have no preview of
  /// their own.
  @Test @MainActor func `lists the previews that stand in the gallery's files, by the same names`() {
    let bundle = BundleBuilder()
    GalleryPreview.register(with: bundle)

    #expect(Set(bundle.previews.map(\.title)).isSuperset(of: GalleryPreview.all.map(\.title)))
    #expect(Set(bundle.previews.map(\.slug)).isSuperset(of: GalleryPreview.all.map(\.slug)))
  }

  @Test func `has ten compositions under a heading, in their order`() {
    let slugs = [
      "grid", "inset-grid", "two-columns", "nested-groups", "badges", "pinned-headers", "backgrounds",
      "orthogonal", "adaptive-columns", "news-feed",
    ]

    let headed = GalleryPreview.all.filter { $0.heading == "Compositional" }.map(\.slug)
    #expect(headed.filter(slugs.contains) == slugs)
  }

  @Test @MainActor func `has no two previews of one name`() {
    let bundle = BundleBuilder()
    GalleryPreview.register(with: bundle)

    let slugs = GalleryPreview.all.map(\.slug)
    #expect(Set(slugs).count == slugs.count)
    #expect(Set(bundle.previews.map(\.title)).count == bundle.previews.count)
  }

  @Test @MainActor func `has constants that can be turned`() {
    let bundle = BundleBuilder()
    GalleryPreview.register(with: bundle)

    #expect(bundle.knobs.all.contains { $0.name == "DrumLayout.itemHeight" })
  }
}
