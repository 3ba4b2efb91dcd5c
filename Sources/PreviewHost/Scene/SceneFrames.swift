import PreviewWire
import UIKit

/// The frames of one session's screen: the first is a keyframe, each later one holds what has changed.
///
/// Of a tree that is too large for a frame, as many layers are sent as fit; then the whole tree is read for
/// each frame.
@MainActor final class SceneFrames {
  /// The reader and the writer of a tree that is too large.
  private struct Cut {
    let reader = SceneReader()
    var encoder = FrameEncoder()
    /// How many layers are sent.
    var limit: Int
  }

  /// nil before the first frame, and while the tree is cut.
  private var live: LiveScene?
  private var cut: Cut?
  /// The size of the window in the last frame; nil: the next is a keyframe.
  private var toldSize: WireSize?
  /// The header of the last frame; nil before the first.
  private(set) var header: FrameHeader?
  /// Layers that viewers have, by which new ones are told.
  private var lookalikes = Lookalikes()
  /// The last frame's tree, while `live` has none.
  private var former: LayerScene?

  /// - Parameter former: those that viewers have had so far, of a preview that is no more. Layers of both may
  ///   have the same numbers.
  init(after former: SceneFrames? = nil) {
    self.former = former?.scene
    header = former?.header
  }

  /// Whether the last frame has not all layers.
  var isCut: Bool { cut?.reader.isCut ?? false }

  /// The tree as viewers have it; nil before the first frame.
  var scene: LayerScene? { cut?.encoder.baseline ?? live?.whole ?? former }

  /// The pictures that the last frame shows, in the order of their hashes.
  var images: [CGImage] {
    cut.map { $0.reader.images.values.sorted { $0.hash < $1.hash } } ?? live?.images.all ?? []
  }

  /// The fonts of the preview's own in the last frame, in the order of their hashes.
  var fonts: [AppFont] {
    cut.map { $0.reader.fonts.values.sorted { $0.contentHash < $1.contentHash } } ?? live?.fonts.all ?? []
  }

  /// Whether frames since `thingsWereSent` may show pictures or fonts that those before did not.
  var hasNewThings: Bool { cut != nil || live.map { $0.images.hasGrown || $0.fonts.hasGrown } ?? false }

  /// All pictures and fonts of the last frame have been sent.
  func thingsWereSent() { live?.thingsWereSent() }

  /// Writes what has changed since the last frame to the end of `payload`.
  ///
  /// - Parameter isKeyframe: write all there is.
  /// - Returns: nil when nothing changed, and nothing was written.
  /// - Throws: `overlong` when not even the window's own layer fits a frame.
  func frame(
    of window: UIWindow, _ header: FrameHeader, isKeyframe: Bool, into payload: inout [UInt8]
  ) throws(WireError) -> FrameKind? {
    guard let kind = try write(window, header, isKeyframe: isKeyframe, into: &payload) else { return nil }
    self.header = header
    return kind
  }

  private func write(
    _ window: UIWindow, _ header: FrameHeader, isKeyframe: Bool, into payload: inout [UInt8]
  ) throws(WireError) -> FrameKind? {
    if cut == nil {
      do throws(WireError) {
        let live = readLive(window)
        guard live.isCut else { return try write(live, header, isKeyframe: isKeyframe, into: &payload) }
        beginCut(limit: WireLimits.records)
      } catch {
        guard let limit = Self.limit(after: error, of: live?.count ?? 0) else { throw error }
        beginCut(limit: limit)
      }
    }
    return try writeCut(window, header, isKeyframe: isKeyframe, into: &payload)
  }

  // MARK: Whole trees

  private func readLive(_ window: UIWindow) -> LiveScene {
    if let live, live.window !== window {
      former = live.whole
      live.end()
      self.live = nil
    }
    if let live {
      live.update()
      return live
    }
    let live = LiveScene(of: window, known: former)
    self.live = live
    toldSize = former?.root == window.layer.wireID ? former?.window : nil
    former = nil
    return live
  }

  private func write(
    _ live: LiveScene, _ header: FrameHeader, isKeyframe: Bool, into payload: inout [UInt8]
  ) throws(WireError) -> FrameKind? {
    let size = live.size
    guard !isKeyframe, size == toldSize, let last = self.header else {
      try FrameWriter.keyframe(of: live.whole, header: header, into: &payload)
      live.told()
      toldSize = size
      return .keyframe
    }
    let hasChanged = try FrameWriter.change(
      live.changes, below: live.rootID, header: header, after: last, lookalikes: &lookalikes,
      known: live.known, into: &payload)
    live.told()
    return hasChanged ? .change : nil
  }

  // MARK: Trees that are too large

  private func beginCut(limit: Int) {
    live?.end()
    (live, former) = (nil, nil)
    cut = Cut(limit: limit)
  }

  /// All of the tree has been told, so that from now on changes are enough.
  private func endCut(_ window: UIWindow) {
    let live = LiveScene(of: window)
    live.told()
    (self.live, toldSize, cut) = (live, live.size, nil)
  }

  /// How many layers to try after `error`: they are of unlike sizes, so a little less than the share that
  /// fits, and never all again. nil where it cannot be fewer.
  private static func limit(after error: WireError, of count: Int) -> Int? {
    guard case .overlong(_, let length, let limit) = error, count > 1 else { return nil }
    let share = Double(limit) / Double(max(length, limit)) * 0.9
    return max(1, Int(Double(count) * share))
  }

  private func writeCut(
    _ window: UIWindow, _ header: FrameHeader, isKeyframe: Bool, into payload: inout [UInt8]
  ) throws(WireError) -> FrameKind? {
    while var cut {
      let scene = cut.reader.scene(of: window, limit: cut.limit)
      do throws(WireError) {
        var kind: FrameKind? = .keyframe
        if isKeyframe {
          try cut.encoder.keyframe(of: scene, header: header, into: &payload)
        } else {
          kind = try cut.encoder.change(to: scene, header: header, into: &payload)
        }
        self.cut = cut
        if !cut.reader.isCut { endCut(window) }
        return kind
      } catch {
        guard let limit = Self.limit(after: error, of: scene.layers.count) else { throw error }
        self.cut?.limit = limit
      }
    }
    return nil
  }
}
