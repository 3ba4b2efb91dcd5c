import PreviewWire
import Testing

@Suite struct `Frame encoder` {
  private func scene(_ layers: [LayerID: LayerState], root: LayerID = 1) -> LayerScene {
    LayerScene(
      window: WireSize(widthPoints: 390, heightPoints: 844), root: root,
      layers: layers.sorted { $0.key < $1.key }.map { LayerSnapshot(id: $0.key, state: $0.value) })
  }

  private func parent(of children: [LayerID]) -> LayerState {
    var state = LayerState()
    state.children = children
    return state
  }

  @Test func `begins with a keyframe and then says nothing until something changes`() throws {
    var encoder = FrameEncoder()
    var buffer: [UInt8] = []
    #expect(
      try encoder.change(to: scene([1: LayerState()]), header: .init(seq: 1, time: 0), into: &buffer)
        == .keyframe)
    buffer = [7]
    #expect(
      try encoder.change(to: scene([1: LayerState()]), header: .init(seq: 2, time: 9), into: &buffer) == nil)
    #expect(buffer == [7])
    #expect(encoder.header == FrameHeader(seq: 1, time: 0))
  }

  @Test func `writes after what is in the buffer already`() throws {
    var encoder = FrameEncoder()
    var alone: [UInt8] = []
    try encoder.keyframe(of: scene([1: LayerState()]), header: .init(seq: 1, time: 0), into: &alone)
    var behind = [UInt8](repeating: 0xAA, count: 16)
    try encoder.keyframe(of: scene([1: LayerState()]), header: .init(seq: 1, time: 0), into: &behind)
    #expect(behind == [UInt8](repeating: 0xAA, count: 16) + alone)
  }

  @Test func `sends a keyframe when the window turns or the root is another layer`() throws {
    var encoder = FrameEncoder()
    var buffer: [UInt8] = []
    var tree = scene([1: LayerState()])
    try encoder.keyframe(of: tree, header: .init(seq: 1, time: 0), into: &buffer)

    tree.window = WireSize(widthPoints: 844, heightPoints: 390)
    #expect(try encoder.change(to: tree, header: .init(seq: 2, time: 0), into: &buffer) == .keyframe)
    #expect(
      try encoder.change(to: scene([2: LayerState()], root: 2), header: .init(seq: 3, time: 0), into: &buffer)
        == .keyframe)
  }

  @Test func `sends a layer that went and came back from the beginning`() throws {
    var moved = LayerState()
    moved.position = WirePoint(xPoints: 10, yPoints: 10)
    var encoder = FrameEncoder()
    var decoder = FrameDecoder()
    let trees = [
      scene([1: parent(of: [2]), 2: moved]), scene([1: LayerState()]), scene([1: parent(of: [2]), 2: moved]),
    ]
    for (index, tree) in trees.enumerated() {
      var buffer: [UInt8] = []
      _ = try encoder.change(to: tree, header: .init(seq: index + 1, time: 0), into: &buffer)
      #expect(try decoder.apply(buffer) == .applied)
      #expect(decoder.layers == layersByID(tree))
    }
  }

  @Test func `has nothing to repeat before its first frame`() throws {
    var buffer: [UInt8] = []
    #expect(try FrameEncoder().repeatAsKeyframe(into: &buffer) == false)
    #expect(buffer.isEmpty)
  }

  @Test func `repeats the frame that was sent, not what came after`() throws {
    var encoder = FrameEncoder()
    var first: [UInt8] = []
    let header = FrameHeader(seq: 4, time: 5, inputViewer: 6, inputSeq: 7)
    try encoder.keyframe(of: scene([1: LayerState()]), header: header, into: &first)
    var again: [UInt8] = []
    #expect(try encoder.repeatAsKeyframe(into: &again))
    #expect(again == first)
  }

  @Test func `refuses a tree of more than 65,536 layers and stays as it was`() throws {
    let ids = LayerID(2)...LayerID(WireLimits.records + 1)
    var layers = Dictionary(uniqueKeysWithValues: ids.map { ($0, LayerState()) })
    layers[1] = parent(of: Array(ids))
    var encoder = FrameEncoder()
    var buffer: [UInt8] = [1]
    #expect(throws: WireError.overlong(.records, length: 65_537, limit: 65_536)) {
      try encoder.change(to: scene(layers), header: .init(seq: 1, time: 0), into: &buffer)
    }
    #expect(buffer == [1])
    #expect(encoder.baseline == nil)
  }

  @Test func `refuses a frame of more than 1 MiB and takes back what it wrote`() throws {
    let run = LayerText.Run(String(repeating: "x", count: 4_000), fontSizePoints: 12, color: .clear)
    let text = LayerText(lines: [LayerText.Line(start: .zero, runs: [run])])
    let ids = LayerID(2)...LayerID(300)
    var labelled = LayerState()
    labelled.text = text
    var layers = Dictionary(uniqueKeysWithValues: ids.map { ($0, labelled) })
    layers[1] = parent(of: Array(ids))
    var encoder = FrameEncoder()
    var buffer: [UInt8] = [1]
    let error = #expect(throws: WireError.self) {
      try encoder.change(to: scene(layers), header: .init(seq: 1, time: 0), into: &buffer)
    }
    #expect(error?.name == "overlong")
    #expect(buffer == [1])
  }

  @Test func `does not say a path again for the sake of how it is drawn, nor a mask that stays`() throws {
    var sector = LayerState()
    sector.path = WirePath((0..<200).map { .line(WirePoint(x: $0 * 64, y: $0 * $0)) })
    var masked = parent(of: [])
    masked.mask = 3
    var encoder = FrameEncoder()
    var buffer: [UInt8] = []
    let root = parent(of: [2])
    _ = try encoder.change(
      to: scene([1: root, 2: masked, 3: sector]), header: .init(seq: 1, time: 0), into: &buffer)
    #expect(buffer.count > 400)

    sector.shape.strokeEnd = 30_000
    // Built again, as a host does that reads its layers every tick.
    sector.path = WirePath((0..<200).map { .line(WirePoint(x: $0 * 64, y: $0 * $0)) })
    masked.position = WirePoint(xPoints: 3, yPoints: 4)
    buffer = []
    _ = try encoder.change(
      to: scene([1: root, 2: masked, 3: sector]), header: .init(seq: 2, time: 167), into: &buffer)

    #expect(buffer.count < 50)
  }

  @Test func `spends 14 bytes on the tick of a scroll`() throws {
    var scroller = parent(of: [2])
    var encoder = FrameEncoder()
    var buffer: [UInt8] = []
    _ = try encoder.change(
      to: scene([1: scroller, 2: LayerState()]), header: .init(seq: 100, time: 60_000), into: &buffer)
    scroller.boundsOrigin = WirePoint(xPoints: 0, yPoints: 12.5)
    buffer = []
    let header = FrameHeader(seq: 101, time: 60_167, inputViewer: 1, inputSeq: 90)
    _ = try encoder.change(to: scene([1: scroller, 2: LayerState()]), header: header, into: &buffer)
    #expect(buffer.count <= 14)
  }
}
