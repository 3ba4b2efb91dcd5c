import PreviewWire
import Testing

@Suite struct `Frames of a tree that changes` {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `always leave the viewer with the encoder's tree`(seed: UInt64) throws {
    var tree = RandomScene(seed: seed)
    var encoder = FrameEncoder()
    var decoder = FrameDecoder()
    var frame: [UInt8] = []
    var seq = 1
    for _ in 0..<60 {
      let old = tree.scene
      tree.step()
      let scene = tree.scene
      frame.removeAll(keepingCapacity: true)
      let kind = try encoder.change(to: scene, header: FrameHeader(seq: seq, time: seq * 167), into: &frame)

      if seq > 1, layersByID(old) == layersByID(scene), old.window == scene.window, old.root == scene.root {
        #expect(kind == nil)
        #expect(frame.isEmpty)
        continue
      }
      #expect(try decoder.apply(frame) == .applied)
      #expect(decoder.layers == layersByID(scene))
      #expect(decoder.window == scene.window)
      #expect(decoder.root == scene.root)
      #expect(decoder.header?.seq == seq)
      seq += 1
    }
    #expect(seq > 20)
  }

  @Test(arguments: 100..<120 as Range<UInt64>)
  func `are understood by a viewer who comes late, from a repeated keyframe on`(seed: UInt64) throws {
    var tree = RandomScene(seed: seed)
    var encoder = FrameEncoder()
    var frame: [UInt8] = []
    for seq in 1...20 {
      _ = try encoder.change(to: tree.scene, header: FrameHeader(seq: seq, time: 0), into: &frame)
      tree.step()
    }
    var late = FrameDecoder()
    frame = []
    #expect(try encoder.repeatAsKeyframe(into: &frame))
    #expect(try late.apply(frame) == .applied)

    let seq = try #require(encoder.header).seq + 1
    frame = []
    let kind = try encoder.change(to: tree.scene, header: FrameHeader(seq: seq, time: 1), into: &frame)

    if kind != nil { #expect(try late.apply(frame) == .applied) }
    #expect(late.layers == layersByID(tree.scene))
  }

  @Test func `are the same bytes for the same tree`() throws {
    func frames() throws -> [UInt8] {
      var tree = RandomScene(seed: 7)
      var encoder = FrameEncoder()
      var bytes: [UInt8] = []
      for seq in 1...50 {
        _ = try encoder.change(to: tree.scene, header: FrameHeader(seq: seq, time: 0), into: &bytes)
        tree.step()
      }
      return bytes
    }
    #expect(try frames() == frames())
  }
}
