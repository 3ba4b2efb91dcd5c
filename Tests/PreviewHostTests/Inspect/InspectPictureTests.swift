import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Picture of an inspected preview` {
  /// A PNG file's width and height.
  private func size(_ png: [UInt8]) -> [Int] {
    [16, 20].map { place in png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func running(width: Double, height: Double) -> RunningPreview {
    RunningPreview(galleryPreviews[0], on: ScreenSettings(width: width, height: height))
  }

  @Test func `it has as many pixels as the scale says, and twice the same bytes`() throws {
    let preview = running(width: 200, height: 300)

    let png = try InspectPicture.png(of: preview, scale: 1.5)

    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && size(png) == [300, 450])
    #expect(try InspectPicture.png(of: preview, scale: 1.5) == png)
  }

  @Test func `a window that is too large says what to do`() {
    let preview = running(width: 4000, height: 4000)

    let error = #expect(throws: InspectError.self) { try InspectPicture.png(of: preview, scale: 3) }

    #expect(error?.message.contains("choose a smaller --size or --scale") == true)
  }
}
