extension ByteWriter {
  /// Lets `body` write a frame of a tree of `count` layers; takes it back and throws `overlong` if it is too
  /// large.
  mutating func frame(of count: Int, _ body: (inout ByteWriter) -> Void) throws(WireError) {
    guard count <= WireLimits.records else {
      throw .overlong(.records, length: count, limit: WireLimits.records)
    }
    let start = self.count
    body(&self)
    let length = self.count - start
    guard length <= WireLimits.frame else {
      truncate(to: start)
      throw .overlong(.frame, length: length, limit: WireLimits.frame)
    }
  }

  mutating func keyframe(of scene: LayerScene, _ header: FrameHeader) throws(WireError) {
    try frame(of: scene.layers.count) { writer in
      writer.header(.keyframe, header)
      writer.size(scene.window)
      writer.varint(Int(scene.root))
      writer.varint(scene.layers.count)
      for layer in scene.layers {
        writer.record(
          layer.id, layer.state.differences(from: .default), of: layer.state, since: .default)
      }
    }
  }

  mutating func header(_ kind: FrameKind, _ header: FrameHeader) {
    byte(kind.rawValue)
    if kind == .keyframe { byte(WireVersion.frame) }
    varint(header.seq)
    varint(header.time)
    varint(header.inputViewer)
    varint(header.inputSeq)
  }

  mutating func record(
    _ id: LayerID, _ mask: LayerProperties, of state: borrowing LayerState, since base: borrowing LayerState
  ) {
    varint(Int(id))
    varint(Int(mask.rawValue))
    properties(mask, of: state, since: base)
  }
}
