import Testing

@testable import PreviewWire

@Suite struct `Frame writer` {
  private func state(x: Double, _ children: [LayerID] = []) -> LayerState {
    var state = LayerState()
    state.position = WirePoint(xPoints: x, yPoints: 0)
    state.children = children
    return state
  }

  private let first = FrameHeader(seq: 1, time: 0)

  /// A viewer who has a root with one layer in it.
  private func viewer() throws -> FrameDecoder {
    let scene = LayerScene(
      window: .zero, root: 1,
      layers: [LayerSnapshot(id: 1, state: state(x: 0, [2])), LayerSnapshot(id: 2, state: state(x: 5))])
    var bytes: [UInt8] = []
    try FrameWriter.keyframe(of: scene, header: first, into: &bytes)
    var decoder = FrameDecoder()
    #expect(try decoder.apply(bytes) == .applied)
    return decoder
  }

  @Test func `tells layers that are others, in whatever order they come`() throws {
    var decoder = try viewer()
    let (root, moved, new) = (state(x: 0, [3, 2]), state(x: 7), state(x: 9))
    var bytes: [UInt8] = []
    let isWritten = try FrameWriter.change(
      [
        LayerChange(id: 3, state: new, since: nil), LayerChange(id: 2, state: moved, since: state(x: 5)),
        LayerChange(id: 1, state: root, since: state(x: 0, [2])),
      ], below: 1, header: FrameHeader(seq: 2, time: 1), after: first, into: &bytes)
    #expect(isWritten)
    #expect(try decoder.apply(bytes) == .applied)
    #expect(decoder.layers == [1: root, 2: moved, 3: new])
  }

  @Test func `writes nothing where no layer is another`() throws {
    var bytes: [UInt8] = [7]
    let same = LayerChange(id: 2, state: state(x: 5), since: state(x: 5))
    let header = FrameHeader(seq: 2, time: 1)
    #expect(try !FrameWriter.change([same], below: 1, header: header, after: first, into: &bytes))
    #expect(bytes == [7])
  }
}
