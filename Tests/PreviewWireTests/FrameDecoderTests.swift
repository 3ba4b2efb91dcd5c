import PreviewWire
import Testing

@Suite struct `Frame decoder` {
  @Test func `ignores a change that is not the next one`() throws {
    var decoder = FrameDecoder()
    let change = try Golden("change").bytes
    #expect(try decoder.apply(change) == .outOfOrder)
    #expect(try decoder.apply(Golden("keyframe").bytes) == .applied)
    #expect(try decoder.apply(Golden("change-tree").bytes) == .outOfOrder)
    #expect(try decoder.apply(change) == .applied)
    #expect(try decoder.apply(change) == .outOfOrder)
    #expect(decoder.header?.seq == 2)
  }

  @Test func `takes a keyframe of its own number and ignores an older one`() throws {
    var decoder = FrameDecoder()
    let keyframe = try Golden("keyframe").bytes
    #expect(try decoder.apply(keyframe) == .applied)
    #expect(try decoder.apply(keyframe) == .applied)
    #expect(try decoder.apply(Golden("change").bytes) == .applied)
    #expect(try decoder.apply(keyframe) == .outOfOrder)
    #expect(decoder.header?.seq == 2)
  }

  @Test func `forgets layers that no list names any more`() throws {
    var decoder = FrameDecoder()
    for name in ["keyframe", "change", "change-tree"] { _ = try decoder.apply(Golden(name).bytes) }
    #expect(decoder.layers[10] == nil)
    #expect(decoder.layers[12] == nil)
    #expect(decoder.layers.count == 6)
  }

  @Test func `refuses more than 1 MiB before it reads`() {
    var decoder = FrameDecoder()
    let bytes = [UInt8](repeating: 0, count: WireLimits.frame + 1)
    #expect(throws: WireError.overlong(.frame, length: 1_048_577, limit: 1_048_576)) {
      try decoder.apply(bytes)
    }
  }
}
