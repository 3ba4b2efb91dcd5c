/// Writes the records of one frame, in the order in which they are handed in.
struct RecordWriter {
  /// Of the record before; the root, before the first.
  private var last: LayerID
  private var lookalikes = Lookalikes()

  init(below root: LayerID) { last = root }

  /// A layer that viewers do not know: as differences to the defaults, or to one in this frame that is much
  /// like it.
  mutating func new(_ id: LayerID, _ state: LayerState, to writer: inout ByteWriter) {
    let mask = state.differences(from: .default)
    if let (other, differences) = lookalikes.closest(to: state, mask) {
      begin(id, differences.union(.like), to: &writer)
      writer.zigzag(Int64(other.id) - Int64(id))
      writer.properties(differences, of: id, state, since: other.state)
    } else {
      begin(id, mask, to: &writer)
      writer.properties(mask, of: id, state, since: .default)
    }
    lookalikes.add(LayerSnapshot(id: id, state: state), mask)
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
}

/// The new layers of a frame, to find among them one that another can be told by: cells of a list differ in
/// little.
private struct Lookalikes {
  /// The last ones, by the properties that are not the default.
  private var latest: [UInt32: [LayerSnapshot]] = [:]

  /// A list repeats itself after as many layers of a sort as a cell has.
  private static let most = 8

  /// The layer in which the fewest properties are others than in `state`, and which those are; nil where none
  /// is closer than the defaults, from which `mask` differ.
  func closest(to state: LayerState, _ mask: LayerProperties) -> (LayerSnapshot, LayerProperties)? {
    var closest: (LayerSnapshot, LayerProperties)?
    // One property less is eaten up by the number of the layer.
    var fewest = mask.count - 1
    for other in (latest[mask.rawValue] ?? []).reversed() {
      let differences = state.differences(from: other.state)
      guard differences.count < fewest else { continue }
      (closest, fewest) = ((other, differences), differences.count)
    }
    return closest
  }

  mutating func add(_ layer: LayerSnapshot, _ mask: LayerProperties) {
    latest[mask.rawValue, default: []].append(layer)
    if latest[mask.rawValue, default: []].count > Self.most { latest[mask.rawValue]?.removeFirst() }
  }
}
