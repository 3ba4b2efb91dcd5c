import PreviewWire
import Testing

@Suite struct `Golden frames` {
  @Test func `there are some of each sort`() {
    #expect(Golden.frames.count >= 4)
    #expect(Golden.viewerMessages.count >= 6)
    #expect(Golden.bad.count >= 25)
  }

  @Test(arguments: Golden.frames)
  func `leave the tree that stands beside them`(golden: Golden) throws {
    let expected = try golden.expectation(GoldenFrame.self)
    var decoder = try decoder(after: expected.after)

    #expect(try decoder.apply(golden.bytes) == .applied)

    #expect(decoder.header == expected.frameHeader)
    #expect(decoder.window == expected.scene.window)
    #expect(decoder.root == expected.root)
    #expect(decoder.layers == layersByID(expected.scene))
  }

  @Test(arguments: Golden.frames)
  func `are what the encoder writes for that tree`(golden: Golden) throws {
    let expected = try golden.expectation(GoldenFrame.self)
    var encoder = FrameEncoder()
    var bytes: [UInt8] = []
    for name in expected.after {
      let before = try Golden(name).expectation(GoldenFrame.self)
      _ = try encoder.change(to: before.scene, header: before.frameHeader, into: &bytes)
    }
    bytes = []

    let kind = try encoder.change(to: expected.scene, header: expected.frameHeader, into: &bytes)

    #expect(kind == (expected.isKeyframe ? .keyframe : .change))
    #expect(bytes == golden.bytes)
  }

  @Test(arguments: Golden.frames)
  func `throw wherever they are cut, and leave the tree alone`(golden: Golden) throws {
    let before = try decoder(after: golden.expectation(GoldenFrame.self).after)
    for length in 0..<golden.bytes.count {
      var decoder = before
      #expect(throws: WireError.self) { try decoder.apply(Array(golden.bytes.prefix(length))) }
      #expect(decoder.header == before.header)
      #expect(decoder.layers == before.layers)
    }
  }

  @Test(arguments: Golden.bad.filter { $0.kind == .frame })
  func `that break the format are refused for the reason that stands beside them`(golden: Golden) throws {
    struct Expectation: Decodable {
      var after: [String]
      var error: String
    }
    let expected = try golden.expectation(Expectation.self)
    var decoder = try decoder(after: expected.after)

    let error = #expect(throws: WireError.self) { try decoder.apply(golden.bytes) }

    #expect(error?.name == expected.error)
  }

  private func decoder(after names: [String]) throws -> FrameDecoder {
    var decoder = FrameDecoder()
    for name in names { #expect(try decoder.apply(Golden(name).bytes) == .applied) }
    return decoder
  }
}

/// The slow, obvious way to what a decoder should hold.
func layersByID(_ scene: LayerScene) -> [LayerID: LayerState] {
  Dictionary(uniqueKeysWithValues: scene.layers.map { ($0.id, $0.state) })
}
