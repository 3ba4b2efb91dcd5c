/// Writes frames of which somebody else knows what viewers have.
public enum FrameWriter {
  /// Writes a change to the end of `buffer`: the layers of `changes` that are others than before.
  ///
  /// - Parameters:
  ///   - changes: what may be another than viewers have.
  ///   - root: the layer that fills the window.
  ///   - header: of this frame; its `seq` is that of `last`, plus one.
  ///   - last: the header of the frame that viewers had last.
  ///   - lookalikes: layers that viewers have; new ones are told by them, and become some.
  ///   - known: a layer as viewers have it; nil for one that they do not, and for one of `changes`.
  ///   - buffer: untouched when nothing has changed, and on a throw.
  /// - Returns: false when none is, and nothing was written.
  /// - Throws: `overlong` when it is too large for a frame; `buffer` is untouched.
  public static func change(
    _ changes: [LayerChange], below root: LayerID, header: FrameHeader, after last: FrameHeader,
    lookalikes: inout Lookalikes, known: @escaping (LayerID) -> LayerState?, into buffer: inout [UInt8]
  ) throws(WireError) -> Bool {
    var records: [(index: Int, mask: LayerProperties)] = []
    for index in changes.indices {
      let mask = changes[index].state.differences(from: changes[index].since ?? .default)
      if changes[index].since == nil || !mask.isEmpty { records.append((index, mask)) }
    }
    guard !records.isEmpty else { return false }
    try ByteWriter.appending(to: &buffer) { writer throws(WireError) in
      try writer.frame(of: records.count) { writer in
        writer.changeHeader(header, after: last)
        writer.varint(records.count)
        var recordWriter = RecordWriter(below: root, lookalikes: lookalikes, known: known)
        for (index, mask) in records {
          let change = changes[index]
          if let since = change.since {
            recordWriter.changed(change.id, mask, change.state, since: since, to: &writer)
          } else {
            recordWriter.new(change.id, change.state, to: &writer)
          }
        }
        lookalikes = recordWriter.lookalikes
      }
    }
    return true
  }

  /// Writes `scene` whole, as a keyframe, to the end of `buffer`.
  ///
  /// - Throws: `overlong` when the tree is too large for a frame; `buffer` is untouched.
  public static func keyframe(
    of scene: LayerScene, header: FrameHeader, into buffer: inout [UInt8]
  ) throws(WireError) {
    try ByteWriter.appending(to: &buffer) { writer throws(WireError) in
      try writer.keyframe(of: scene, header)
    }
  }
}
