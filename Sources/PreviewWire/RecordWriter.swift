/// Writes the records of one frame, in the order in which they are handed in.
struct RecordWriter {
  /// Of the record before; the root, before the first.
  private var last: LayerID
  private(set) var lookalikes: Lookalikes
  /// The new layers of this frame.
  private var described: [LayerID: LayerState] = [:]
  private let known: (LayerID) -> LayerState?

  /// - Parameters:
  ///   - root: the layer that fills the window.
  ///   - lookalikes: layers that viewers have; those of the frame are added.
  ///   - known: a layer as viewers have it; nil for one that they do not, and for one that changes in this
  ///     frame.
  init(
    below root: LayerID, lookalikes: consuming Lookalikes = Lookalikes(),
    known: @escaping (LayerID) -> LayerState? = { _ in nil }
  ) {
    last = root
    self.lookalikes = lookalikes
    self.known = known
  }

  /// A layer that viewers do not know: as differences to the defaults, or to a layer that is much like it.
  mutating func new(_ id: LayerID, _ state: LayerState, to writer: inout ByteWriter) {
    let mask = state.differences(from: .default)
    if let (other, differences) = closest(to: id, state, mask), let base = described[other] ?? known(other) {
      begin(id, differences.union(.like), to: &writer)
      writer.zigzag(Int64(other) - Int64(id))
      writer.properties(differences, of: id, state, since: base)
    } else {
      begin(id, mask, to: &writer)
      writer.properties(mask, of: id, state, since: .default)
    }
    described[id] = state
    lookalikes.add(id, mask, state.path)
  }

  /// A layer that viewers have as `base`: the properties of `mask`.
  mutating func changed(
    _ id: LayerID, _ mask: LayerProperties, _ state: borrowing LayerState, since base: borrowing LayerState,
    to writer: inout ByteWriter
  ) {
    begin(id, mask, to: &writer)
    writer.properties(mask, of: id, state, since: base)
  }

  private mutating func begin(_ id: LayerID, _ mask: LayerProperties, to writer: inout ByteWriter) {
    writer.zigzag(Int64(id) - Int64(last))
    writer.varint(Int(mask.rawValue))
    last = id
  }

  /// The layer by which `state` is told in the fewest bytes, and the properties to be told; nil where none is
  /// closer than the defaults, from which `mask` differ.
  private func closest(
    to id: LayerID, _ state: LayerState, _ mask: LayerProperties
  ) -> (LayerID, LayerProperties)? {
    var closest: (LayerID, LayerProperties)?
    var least = state.cost(of: mask, since: .default) - LayerState.costOfLikeness
    for other in lookalikes.candidates(mask, state.path) where other != id {
      guard let base = described[other] ?? known(other) else { continue }
      let differences = state.differences(from: base)
      let cost = state.cost(of: differences, since: base)
      if cost < least { (closest, least) = ((other, differences), cost) }
    }
    return closest
  }
}

/// Layers of which new ones may be copies with a few differences: cells of a list are much alike.
public struct Lookalikes: Sendable {
  /// The last ones, by the properties that are not the default.
  private var latest: [UInt32: [LayerID]] = [:]
  /// The last one with a path.
  private var byPath: [WirePath: LayerID] = [:]

  /// A list repeats itself after as many layers of a sort as a cell has.
  private static let most = 8
  /// Paths come and go with what they draw.
  private static let mostPaths = 256

  /// Of none.
  public init() {}

  /// Those that a layer may be like whose properties `mask` are not the default.
  fileprivate func candidates(_ mask: LayerProperties, _ path: WirePath) -> [LayerID] {
    let alike = latest[mask.rawValue] ?? []
    guard mask.contains(.path), let other = byPath[path] else { return alike.reversed() }
    return [other] + alike.reversed()
  }

  fileprivate mutating func add(_ id: LayerID, _ mask: LayerProperties, _ path: WirePath) {
    var alike = latest[mask.rawValue] ?? []
    alike.removeAll { $0 == id }
    if alike.count == Self.most { alike.removeFirst() }
    latest[mask.rawValue] = alike + [id]
    guard mask.contains(.path) else { return }
    if byPath.count == Self.mostPaths { byPath.removeAll(keepingCapacity: true) }
    byPath[path] = id
  }
}

extension LayerState {
  /// Bytes of the number of another layer, and of the longer mask.
  fileprivate static let costOfLikeness = 2

  /// About how many bytes the properties `mask` take as differences to `base`.
  fileprivate borrowing func cost(of mask: LayerProperties, since base: borrowing LayerState) -> Int {
    // Most take as many as a pair of lengths.
    var cost = 3 * mask.count
    if mask.contains(.path) { cost += 8 * path.elements.count }
    if mask.contains(.image) { cost += image?.hash.utf8.count ?? 0 }
    if mask.contains(.shape) { cost += 10 }
    if mask.contains(.gradient) { cost += 6 * (gradient?.stops.count ?? 0) }
    if mask.contains(.text), let text {
      for run in text.lines.lazy.flatMap(\.runs) { cost += 4 + run.string.utf8.count }
      if let first = text.firstRun, base.text?.firstRun.map(first.looksLike) != true { cost += 8 }
    }
    return cost
  }
}
