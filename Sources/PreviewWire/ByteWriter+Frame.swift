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
      writer.byte(FrameCode.keyframe.rawValue)
      writer.byte(WireVersion.frame)
      writer.varint(header.seq)
      writer.varint(header.time)
      writer.input(header)
      writer.size(scene.window)
      writer.varint(Int(scene.root))
      writer.varint(scene.layers.count)
      var records = RecordWriter(below: scene.root)
      for layer in scene.layers { records.new(layer.id, layer.state, to: &writer) }
    }
  }

  /// The header of a change on top of the frame that `last` is of.
  mutating func changeHeader(_ header: FrameHeader, after last: FrameHeader) {
    let isSameInput = header.hasInput(of: last)
    byte((isSameInput ? FrameCode.change : .changeByInput).rawValue)
    byte(UInt8(truncatingIfNeeded: header.seq))
    zigzag(Int64(header.time &- last.time &- FrameHeader.usualStep))
    if !isSameInput { input(header) }
  }

  private mutating func input(_ header: FrameHeader) {
    varint(header.inputViewer)
    varint(header.inputSeq)
  }
}
