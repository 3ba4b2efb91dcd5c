import Testing
import UIKit

@testable import PreviewHost
@testable import PreviewWire

/// The frames of a window as a viewer has them, held against what a reading of the whole tree says.
@MainActor final class HeldScene {
  private let frames = SceneFrames()
  private let reader = SceneReader()
  private var decoder = FrameDecoder()
  private(set) var frameCount = 0

  /// Makes a frame of what the window shows now. False where a viewer would see anything else than that.
  func isExact(_ window: UIWindow) throws -> Bool {
    var payload: [UInt8] = []
    let header = FrameHeader(seq: frameCount + 1, time: 0, inputViewer: 0, inputSeq: 0)
    if try frames.frame(of: window, header, isKeyframe: false, into: &payload) != nil {
      frameCount += 1
      guard try decoder.apply(payload) == .applied else { return false }
    }
    let whole = reader.scene(of: window)
    let layers = Dictionary(uniqueKeysWithValues: whole.layers.map { ($0.id, $0.state) })
    report(layers)
    return decoder.layers == layers && decoder.root == whole.root && decoder.window == whole.window
      && frames.scene == whole && frames.images.map(\.hash) == reader.images.keys.sorted()
      && frames.fonts.map(\.contentHash) == reader.fonts.keys.sorted()
  }

  private func report(_ layers: [LayerID: LayerState]) {
    for (id, state) in layers.sorted(by: { $0.key < $1.key }) where decoder.layers[id] != state {
      let shown =
        decoder.layers[id].map { "properties \(String($0.differences(from: state).rawValue, radix: 2))" }
        ?? "missing"
      Issue.record("layer \(id): \(shown)")
    }
    for id in decoder.layers.keys.sorted() where layers[id] == nil { Issue.record("layer \(id) is left") }
  }
}
