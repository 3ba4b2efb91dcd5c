import Foundation
import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// The numbers of items of the gallery's lists, as knobs.
@MainActor @Suite struct `Knobs of data` {
  /// Topics above the news are items, too.
  private static let others = ["news-feed": 9]

  /// How many items each list shows, by its identifier.
  private func items(_ running: RunningPreview) -> [String: Int] {
    Dictionary(running.collections.map { ($0.id, $0.view.itemCountInTotal) }, uniquingKeysWith: { $1 })
  }

  private func running(_ preview: Preview, _ settings: [KnobSetting] = []) -> RunningPreview {
    RunningPreview(
      preview, on: ScreenSettings(width: 390, height: 844), knobs: KnobStore(preview.knobs, settings))
  }

  @Test(arguments: galleryPreviews.map(\.slug))
  func `say how many items a list has, and change that`(slug: String) throws {
    let preview = try #require(galleryPreviews.first { $0.slug == slug })
    let plain = running(preview)
    #expect(plain.knobs.read.map(\.name) == preview.items.map { KnobInfo.items + $0.key })
    let others = Self.others[slug] ?? 0
    for (id, count) in preview.items {
      #expect(items(plain)[id] == count + others, "the knob of \(id) stands where the list is")
      let turned = running(preview, [KnobSetting(name: KnobInfo.items + id, value: .number(7))])
      #expect(items(turned)[id] == 7 + others)
      let emptied = running(preview, [KnobSetting(name: KnobInfo.items + id, value: .number(-3))])
      #expect(items(emptied)[id] == others)
    }
  }

  @Test func `come after what a command line says`() throws {
    let preview = try #require(galleryPreviews.first { $0.slug == "table" })
    let shown = RunningPreview(
      preview, on: ScreenSettings(width: 390, height: 844), itemCounts: ["main": 5],
      knobs: KnobStore(preview.knobs, [KnobSetting(name: "SampleData.items.main", value: .number(9))]))
    #expect(items(shown)["main"] == 5)
  }

  @Test func `let nobody ask for more than a million`() throws {
    let preview = Preview(slug: "few", title: "", summary: "", items: ["main": 3]) { counts in
      let controller = UIViewController()
      controller.title = "\(counts["main"] ?? 3)"
      return controller
    }
    let shown = running(preview, [KnobSetting(name: "SampleData.items.main", value: .number(5e9))])
    #expect(shown.perform { shown.window.rootViewController?.title } == "1000000")
  }

  @Test func `are set by inspect like those of the source`() throws {
    let preview = try #require(galleryPreviews.first { $0.slug == "table" })
    func text(_ flags: [String]) throws -> String {
      try Inspect.inspect(preview, options: InspectOptions(["table"] + flags), script: nil).text
    }
    let four = try text(["--set", "SampleData.items.main=4"])
    #expect(try four == text(["--items", "main=4"]) && four != text([]))
  }
}
