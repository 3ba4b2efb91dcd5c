import PreviewRuntime
import SampleData
import UIKit

/// Runs previews one after the other, and writes the sample data that answered their requests as mocks to be edited.
@MainActor struct MockWriting {
  /// Absolute.
  let folder: String
  /// Hears of each file and of what could not be written, a line each.
  let say: (String) -> Void

  private var mocks: MockFolder { MockFolder(path: folder) }

  func run(_ previews: [Preview], activity: (Preview) -> (String) -> Void) throws {
    RequestLedger.keepDocuments()
    var written = 0
    for preview in previews {
      let player = InspectPlayer(
        RunningPreview(
          preview, size: preview.windowSize(on: InspectOptions.standardSize), knobs: KnobStore(preview.knobs)),
        options: try InspectOptions([]), activity: activity(preview))
      try player.sampleAtRest()
      written += write(of: preview)
    }
    say(written == 0 ? "Nothing new was asked for." : "\(written) written to \(folder).")
  }

  /// Files that were there stay as they are.
  private func write(of preview: Preview) -> Int {
    var count = 0
    for (method, address, json) in RequestLedger.takeDocuments() {
      guard let url = URL(string: address), let file = mocks.write(json, method: method, url: url) else {
        continue
      }
      say("\(file)  (\(preview.slug))")
      count += 1
    }
    for news in RequestLedger.take() where news.answer == .unread {
      say(
        "\(news.method) \(news.address) needs a mock written by hand: nothing tells what is read of it  (\(preview.slug))"
      )
    }
    return count
  }
}
