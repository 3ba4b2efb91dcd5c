/// A viewer's side of frames: the layer tree as the last frame left it. `Public/js/scene/scene.js` does the
/// same.
public struct FrameDecoder: Sendable {
  /// The result of a frame that was read.
  public enum Outcome: Hashable, Sendable {
    case applied
    /// A change that is not the next one, or a keyframe older than what is shown; nothing was changed. After
    /// the former, the viewer asks for a keyframe.
    case outOfOrder
  }

  /// The header of the last frame applied; nil before the first keyframe.
  public private(set) var header: FrameHeader?
  /// The size of the window, as the last keyframe said it.
  public private(set) var window = WireSize.zero
  /// The layer that fills the window, as the last keyframe said it.
  public private(set) var root: LayerID = 0
  /// Every layer that can be reached from the root.
  public private(set) var layers: [LayerID: LayerState] = [:]

  /// A decoder that has seen nothing.
  public init() {}

  /// Reads a frame and applies it, wholly or, on a throw or out of order, not at all.
  ///
  /// Throws every `WireError` that a frame can deserve; see `WireFormat.md`.
  public mutating func apply(_ bytes: [UInt8]) throws(WireError) -> Outcome {
    guard bytes.count <= WireLimits.frame else {
      throw .overlong(.frame, length: bytes.count, limit: WireLimits.frame)
    }
    var next = self
    let outcome = try ByteReader.reading(bytes) { reader throws(WireError) in try next.apply(&reader) }
    if outcome == .applied { self = next }
    return outcome
  }

  private mutating func apply(_ reader: inout ByteReader) throws(WireError) -> Outcome {
    let code = try reader.byte()
    guard let kind = FrameCode(rawValue: code) else { throw .unknownKind(code) }
    if kind == .keyframe {
      let header = try reader.keyframeHeader()
      if let last = self.header, header.seq < last.seq { return .outOfOrder }
      window = try reader.size()
      root = try reader.layerNumber()
      layers.removeAll()
      self.header = header
    } else {
      guard let last = header else { return .outOfOrder }
      guard let header = try reader.changeHeader(kind, after: last) else { return .outOfOrder }
      self.header = header
    }
    try applyRecords(&reader)
    try reader.end()
    try keepReachable()
    return .applied
  }

  private mutating func applyRecords(_ reader: inout ByteReader) throws(WireError) {
    let count = try reader.count(upTo: WireLimits.records, of: .records, eachAtLeast: 2)
    var seen = Set<LayerID>(minimumCapacity: count)
    var id = root
    for _ in 0..<count {
      id = try reader.layerID(since: id)
      guard seen.insert(id).inserted else { throw .duplicateLayer(id) }
      let mask = try reader.varint()
      let unknown = mask & ~Int(LayerProperties.all.rawValue)
      guard unknown == 0 else { throw .reservedBits(UInt64(unknown)) }
      let properties = LayerProperties(rawValue: UInt32(mask))
      if properties.contains(.like) {
        let other = try reader.layerID(since: id)
        guard let state = layers[other] else { throw .unknownLayer(other) }
        layers[id] = state
      }
      try reader.properties(properties, of: id, into: &layers[id, default: .default])
    }
  }

  /// Forgets layers that cannot be reached from the root. Throws `unknownLayer` and `notATree`.
  private mutating func keepReachable() throws(WireError) {
    var reached = Set<LayerID>(minimumCapacity: layers.count)
    var waiting = [root]
    while let id = waiting.popLast() {
      guard reached.insert(id).inserted else { throw .notATree(id) }
      guard let layer = layers[id] else { throw .unknownLayer(id) }
      waiting.append(contentsOf: layer.children)
      if let mask = layer.mask { waiting.append(mask) }
    }
    guard reached.count <= WireLimits.records else {
      throw .overlong(.records, length: reached.count, limit: WireLimits.records)
    }
    if reached.count < layers.count { layers = layers.filter { reached.contains($0.key) } }
  }
}

extension ByteReader {
  fileprivate mutating func keyframeHeader() throws(WireError) -> FrameHeader {
    let version = try byte()
    guard version == WireVersion.frame else { throw .unsupportedVersion(Int(version)) }
    return try FrameHeader(seq: varint(), time: varint(), inputViewer: varint(), inputSeq: varint())
  }

  /// nil when it is not of the frame that follows on `last`.
  fileprivate mutating func changeHeader(
    _ code: FrameCode, after last: FrameHeader
  ) throws(WireError) -> FrameHeader? {
    let seq = last.seq + 1
    guard try byte() == UInt8(truncatingIfNeeded: seq) else { return nil }
    let time = Int64(last.time + FrameHeader.usualStep) + (try zigzag())
    guard time >= 0, time <= WireLimits.varint else { throw .outOfRange(.time, time) }
    var header = last
    (header.seq, header.time) = (seq, Int(time))
    if code == .changeByInput { (header.inputViewer, header.inputSeq) = try (varint(), varint()) }
    return header
  }

  mutating func layerNumber() throws(WireError) -> LayerID {
    let value = try varint()
    guard let id = LayerID(exactly: value) else { throw .outOfRange(.layerID, Int64(value)) }
    return id
  }
}
