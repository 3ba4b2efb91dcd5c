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
  private let none: (LayerID) -> LayerState? = { _ in nil }

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
    var lookalikes = Lookalikes()
    let (root, moved, new) = (state(x: 0, [3, 2]), state(x: 7), state(x: 9))
    var bytes: [UInt8] = []
    let isWritten = try FrameWriter.change(
      [
        LayerChange(id: 3, state: new, since: nil), LayerChange(id: 2, state: moved, since: state(x: 5)),
        LayerChange(id: 1, state: root, since: state(x: 0, [2])),
      ], below: 1, header: FrameHeader(seq: 2, time: 1), after: first, lookalikes: &lookalikes, known: none,
      into: &bytes)
    #expect(isWritten)
    #expect(try decoder.apply(bytes) == .applied)
    #expect(decoder.layers == [1: root, 2: moved, 3: new])
  }

  @Test func `writes nothing where no layer is another`() throws {
    var bytes: [UInt8] = [7]
    let same = LayerChange(id: 2, state: state(x: 5), since: state(x: 5))
    let header = FrameHeader(seq: 2, time: 1)
    var lookalikes = Lookalikes()
    #expect(
      try !FrameWriter.change(
        [same], below: 1, header: header, after: first, lookalikes: &lookalikes, known: none, into: &bytes))
    #expect(bytes == [7])
  }

  @Test func `tells a new row by one that viewers have, as that is now`() throws {
    func row(y: Double) -> LayerState {
      var row = LayerState()
      row.position = WirePoint(xPoints: 195, yPoints: y)
      row.boundsSize = WireSize(widthPoints: 390, heightPoints: 44)
      row.path = WirePath((0..<50).map { .line(WirePoint(x: $0 * 64, y: $0 * $0)) })
      return row
    }
    var decoder = try viewer()
    var lookalikes = Lookalikes()
    func tell(_ id: LayerID, _ row: LayerState, seq: Int, known: [LayerID: LayerState]) throws -> Int {
      var bytes: [UInt8] = []
      let before = try #require(decoder.layers[1])
      let root = state(x: 0, before.children + [id])
      _ = try FrameWriter.change(
        [LayerChange(id: id, state: row, since: nil), LayerChange(id: 1, state: root, since: before)],
        below: 1, header: FrameHeader(seq: seq, time: 167 * seq), after: try #require(decoder.header),
        lookalikes: &lookalikes, known: { known[$0] }, into: &bytes)
      #expect(try decoder.apply(bytes) == .applied)
      return bytes.count
    }
    let first = try tell(3, row(y: 0), seq: 2, known: [:])
    let second = try tell(4, row(y: 44), seq: 3, known: [3: row(y: 0)])
    let third = try tell(5, row(y: 88), seq: 4, known: [:])
    #expect(first > 150 && second < 30, "\(second)")
    #expect(third > 150, "nobody has a row that is not known any more")
    #expect(decoder.layers[4] == row(y: 44) && decoder.layers[5] == row(y: 88))
  }
}
