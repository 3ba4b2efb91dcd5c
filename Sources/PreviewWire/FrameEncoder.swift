/// Turns the layer trees of one session into frames: the first is a keyframe, each later one holds what
/// changed.
///
/// The encoder keeps the last tree it sent, quantised: the baseline, which every viewer that is up to date
/// has too. Nothing is allocated per layer or property; the frame is written straight to the end of the
/// caller's buffer.
public struct FrameEncoder: Sendable {
  /// The scene that was sent last; nil before the first frame.
  public private(set) var baseline: LayerScene?
  /// The header of the last frame; nil before the first one.
  public private(set) var header: FrameHeader?

  private var changes: [Change] = []

  private struct Change {
    /// Index of the layer in the new tree.
    var index: Int
    /// Index of the layer in the baseline; nil for a new layer.
    var base: Int?
    var mask: LayerProperties
  }

  /// An encoder that has sent nothing.
  public init() {}

  /// Writes the frame that takes viewers from the baseline to `scene`, to the end of `buffer`.
  ///
  /// It is a keyframe when there is no baseline, or when the window's size or the root is another one.
  ///
  /// - Parameters:
  ///   - scene: the whole tree as it is to be shown; becomes the baseline.
  ///   - header: the header of the frame; its `seq` is the last frame's plus one. Not looked at when nothing
  ///     changed.
  ///   - buffer: untouched when nothing changed, and on a throw.
  /// - Returns: the kind of the frame; nil when nothing changed and nothing was written.
  /// - Throws: `overlong` when the tree is too large for a frame; the baseline stays what it was.
  public mutating func change(
    to scene: LayerScene, header: FrameHeader, into buffer: inout [UInt8]
  ) throws(WireError) -> FrameKind? {
    guard let base = baseline, let last = self.header, base.root == scene.root, base.window == scene.window
    else {
      try keyframe(of: scene, header: header, into: &buffer)
      return .keyframe
    }
    collectChanges(from: base.layers, to: scene.layers)
    guard !changes.isEmpty else { return nil }
    try ByteWriter.appending(to: &buffer) { writer throws(WireError) in
      try writer.frame(of: scene.layers.count) { writer in
        writer.changeHeader(header, after: last)
        writer.varint(changes.count)
        var records = RecordWriter(below: scene.root)
        for change in changes {
          let layer = scene.layers[change.index]
          if let known = change.base {
            records.changed(
              layer.id, change.mask, layer.state, since: base.layers[known].state, to: &writer)
          } else {
            records.new(layer.id, layer.state, to: &writer)
          }
        }
      }
    }
    remember(scene, header)
    return .change
  }

  /// Writes `scene` as a keyframe to the end of `buffer`, whatever the baseline was; it becomes the baseline.
  ///
  /// `buffer` is untouched on a throw. Throws `overlong` when the tree is too large for a frame.
  public mutating func keyframe(
    of scene: LayerScene, header: FrameHeader, into buffer: inout [UInt8]
  ) throws(WireError) {
    try ByteWriter.appending(to: &buffer) { writer throws(WireError) in
      try writer.keyframe(of: scene, header)
    }
    remember(scene, header)
  }

  /// Writes the baseline as a keyframe to the end of `buffer`, under the header of the last frame: for a
  /// viewer who comes late or missed something. Other parts need not notice; the next change applies on top
  /// of it.
  ///
  /// - Returns: false when nothing was sent yet, and nothing was written.
  /// - Throws: `overlong`, when the baseline grew too large for one frame change by change.
  public func repeatAsKeyframe(into buffer: inout [UInt8]) throws(WireError) -> Bool {
    guard let baseline, let header else { return false }
    try ByteWriter.appending(to: &buffer) { writer throws(WireError) in
      try writer.keyframe(of: baseline, header)
    }
    return true
  }

  private mutating func remember(_ scene: LayerScene, _ header: FrameHeader) {
    baseline = scene
    self.header = header
  }

  private mutating func collectChanges(from old: [LayerSnapshot], to new: [LayerSnapshot]) {
    changes.removeAll(keepingCapacity: true)
    // Most ticks move layers and keep their order: the map is made only when an index does not match.
    var indices: [LayerID: Int]?
    for index in new.indices {
      var base = index < old.count && old[index].id == new[index].id ? index : nil
      if base == nil {
        let known = indices ?? Self.indices(of: old)
        indices = known
        base = known[new[index].id]
      }
      let mask =
        if let base { new[index].state.differences(from: old[base].state) } else {
          new[index].state.differences(from: .default)
        }
      if base == nil || !mask.isEmpty { changes.append(Change(index: index, base: base, mask: mask)) }
    }
  }

  private static func indices(of layers: [LayerSnapshot]) -> [LayerID: Int] {
    Dictionary(zip(layers.lazy.map(\.id), layers.indices), uniquingKeysWith: { first, _ in first })
  }
}
