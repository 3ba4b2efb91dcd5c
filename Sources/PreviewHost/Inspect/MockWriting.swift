import PreviewRuntime
import SampleData
import UIKit

/// Runs a preview, and writes the sample data that answered its requests as mocks to be edited.
@MainActor struct MockWriting {
  /// Absolute.
  let folder: String
  /// Hears of each file and of what could not be written, a line each.
  let say: (String) -> Void

  func run(_ preview: Preview, activity: @escaping (String) -> Void) throws {
    RequestLedger.keepDocuments()
    let options = try InspectOptions([])
    let running = RunningPreview(preview, on: preview.screen(options.screen))
    let player = InspectPlayer(running, options: options, activity: activity)
    try player.sampleAtRest()
    write(for: preview)
  }

  /// Files that were there stay as they are.
  private func write(for preview: Preview) {
    let mocks = MockFolder(path: folder)
    for (method, address, json) in RequestLedger.takeDocuments() {
      guard let url = URL(string: address), let file = mocks.write(json, method: method, url: url) else {
        continue
      }
      say("\(file), as \(preview.slug) asked for it")
    }
    for news in RequestLedger.take() where news.answer == .unread {
      say(
        "\(news.method) \(news.address) is to be written by hand: nothing tells what \(preview.slug) reads in it"
      )
    }
  }
}
