import PreviewRuntime
import Testing

@testable import Gallery

@Suite struct `The gallery's catalogue` {
  /// The folder can be served like anybody's, and then shows what is found in it.
  @Test @MainActor func `lists what the gallery's folder shows by itself`() {
    let bundle = BundleBuilder()
    GalleryPreview.register(with: bundle)

    #expect(bundle.previews.map(\.title).sorted() == GalleryPreview.all.map(\.title).sorted())
    #expect(bundle.previews.map(\.slug).sorted() == GalleryPreview.all.map(\.slug).sorted())
  }

  @Test @MainActor func `has constants that can be turned`() {
    let bundle = BundleBuilder()
    GalleryPreview.register(with: bundle)

    #expect(bundle.knobs.all.contains { $0.name == "DrumLayout.itemHeight" })
  }
}
