import PreviewRuntime
import Testing

@testable import Gallery

@Suite struct `The gallery's catalogue` {
  /// The folder can be served like anybody's. It then also shows layouts of files that have no preview of their own.
  @Test @MainActor func `lists the previews that stand in the gallery's files, by the same names`() {
    let bundle = BundleBuilder()
    GalleryPreview.register(with: bundle)

    #expect(Set(bundle.previews.map(\.title)).isSuperset(of: GalleryPreview.all.map(\.title)))
    #expect(Set(bundle.previews.map(\.slug)).isSuperset(of: GalleryPreview.all.map(\.slug)))
  }

  @Test @MainActor func `has constants that can be turned`() {
    let bundle = BundleBuilder()
    GalleryPreview.register(with: bundle)

    #expect(bundle.knobs.all.contains { $0.name == "DrumLayout.itemHeight" })
  }
}
