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
    func labelled(_ number: LayerID) -> LayerState {
      let words = String(repeating: "\(number)", count: 2_000)
      let run = LayerText.Run(words, fontSizePoints: 12, color: .clear)
      var state = LayerState()
      state.text = LayerText(lines: [LayerText.Line(start: .zero, runs: [run])])
      return state
    }
    let ids = LayerID(2)...LayerID(600)
    var layers = Dictionary(uniqueKeysWithValues: ids.map { ($0, labelled($0)) })
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

  /// Bytes of a frame in which a list of one row has scrolled by 12.5 points, with its indicator.
  private func tick(inputSeq: Int) throws -> Int {
    var (list, indicator) = (parent(of: [3, 4]), LayerState())
    let (root, row) = (parent(of: [2]), LayerState())
    var encoder = FrameEncoder()
    var buffer: [UInt8] = []
    _ = try encoder.change(
      to: scene([1: root, 2: list, 3: row, 4: indicator]),
      header: FrameHeader(seq: 1_000, time: 600_000, inputViewer: 1, inputSeq: 90), into: &buffer)
    list.boundsOrigin = WirePoint(xPoints: 0, yPoints: 12.5)
    indicator.position = WirePoint(xPoints: 0, yPoints: 14.25)
    buffer = []
    let header = FrameHeader(seq: 1_001, time: 600_167, inputViewer: 1, inputSeq: inputSeq)
    _ = try encoder.change(
      to: scene([1: root, 2: list, 3: row, 4: indicator]), header: header, into: &buffer)
    return buffer.count
  }

  @Test func `spends 12 bytes on a tick of a scroll, and 3 more where an input has led to it`() throws {
    #expect(try tick(inputSeq: 90) == 12)
    #expect(try tick(inputSeq: 900) == 15)
  }

  @Test func `tells rows that are alike by the one before them`() throws {
    var states: [LayerID: LayerState] = [1: parent(of: Array(2...101))]
    for row in LayerID(2)...101 {
      var state = LayerState()
      state.position = WirePoint(xPoints: 195, yPoints: Double(row) * 44)
      state.boundsSize = WireSize(widthPoints: 390, heightPoints: 44)
      state.path = WirePath((0..<50).map { .line(WirePoint(x: $0 * 64, y: $0 * $0)) })
      states[row] = state
    }
    var encoder = FrameEncoder()
    var buffer: [UInt8] = []
    _ = try encoder.change(to: scene(states), header: FrameHeader(seq: 1, time: 0), into: &buffer)
    // The path of one row; children, and for each row its number, mask, likeness and place.
    #expect(buffer.count < 250 + 100 + 100 * 6)
  }

  @Test func `says of a turning layer two numbers, and of a matrix those that have changed`() throws {
    func size(from first: LayerTransform, to second: LayerTransform) throws -> Int {
      var state = LayerState()
      state.transform = first
      var encoder = FrameEncoder()
      var buffer: [UInt8] = []
      _ = try encoder.change(to: scene([1: state]), header: FrameHeader(seq: 1, time: 0), into: &buffer)
      state.transform = second
      buffer = []
      _ = try encoder.change(to: scene([1: state]), header: FrameHeader(seq: 2, time: 167), into: &buffer)
      return buffer.count
    }
    // Header 3, number of records, id, mask and form; then the numbers.
    #expect(
      try size(
        from: LayerTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        to: LayerTransform(a: 0.99, b: 0.01, c: -0.01, d: 0.99, tx: 0, ty: 0)) == 7 + 2 * 2)
    let flat = SIMD4<Double>(0, 0, 1, 0)
    #expect(
      try size(
        from: LayerTransform([1, 0, 0, 0.5], [0, 1, 0, 0], flat, [0, 0, 0, 1]),
        to: LayerTransform([1, 0, 0, 0.25], [0, 1, 0, 0], flat, [0, 0, 7, 1])) == 7 + 2 + 2 * 4)
  }
}
