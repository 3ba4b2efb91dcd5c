import CoreGraphics
import Testing

@testable import PreviewHost
@testable import PreviewWire

@MainActor @Suite struct `Previews in motion` {
  /// The record of one layer in one frame.
  private struct Record {
    var sent: LayerProperties
    /// nil for a layer that was not known.
    var before: LayerState?
    /// The state to which the record tells differences; nil: the defaults.
    var base: LayerState?
    var after: LayerState
  }

  /// The changes of a preview while a hand flings it for `seconds`.
  @MainActor private struct Recording {
    var frames: [(byteCount: Int, records: [Record])] = []
    /// The content offsets of each scroll view, by identifier, in 1/64 pt.
    var offsets: [String: Set<WirePoint>] = [:]

    init(_ slug: String, seconds: Int) throws {
      let preview = try #require(galleryPreviews.first { $0.slug == slug })
      let clock = ManualClock()
      var payloads: [[UInt8]] = []
      let host = HostLoop(previews: [preview], clock: clock) { report in
        if case .frame(let frame) = report { payloads.append(frame.payload) }
        return true
      }
      host.receive(
        .create(SessionRequest(handle: 1, slug: slug, screen: ScreenSettings(width: 390, height: 844))))
      var hand = FlingingHand(lanes: FlingLane.lanes(of: preview, size: CGSize(width: 390, height: 844)))
      for frame in 1...seconds * 60 {
        clock.now = Double(frame) / 60
        if let touches = hand.touches(frame: frame) {
          host.receive(.input(1, viewer: 1, message: touches.encoded()))
        }
        host.step()
      }
      var decoder = FrameDecoder()
      for payload in payloads {
        let before = decoder.layers
        _ = try decoder.apply(payload)
        if payload.first != FrameCode.keyframe.rawValue {
          frames.append((payload.count, try Self.records(payload, before, below: decoder.root)))
        }
        for case (let layer, let scroller?) in decoder.layers.values.map({ ($0, $0.scroller) }) {
          offsets[scroller.identifier, default: []].insert(layer.boundsOrigin)
        }
      }
    }

    private static func records(
      _ payload: [UInt8], _ before: [LayerID: LayerState], below root: LayerID
    ) throws -> [Record] {
      try ByteReader.reading(payload) { reader throws(WireError) in
        let hasInput = try reader.byte() == FrameCode.changeByInput.rawValue
        // Number, time, and whose input: the header.
        _ = try (reader.byte(), reader.zigzag())
        if hasInput { _ = try (reader.varint(), reader.varint()) }
        var (records, states, id): ([Record], [LayerID: LayerState], LayerID) = ([], before, root)
        for _ in 0..<(try reader.varint()) {
          id = try reader.layerID(since: id)
          let mask = LayerProperties(rawValue: UInt32(try reader.varint()))
          let base = mask.contains(.like) ? states[try reader.layerID(since: id)] : before[id]
          var after = base ?? .default
          try reader.properties(mask, of: id, into: &after)
          let sent = mask.subtracting(.like)
          records.append(Record(sent: sent, before: before[id], base: base, after: after))
          states[id] = after
        }
        return records
      }
    }
  }

  @Test(arguments: galleryPreviews.map(\.slug))
  func `a hand moves each of its collections, and no frame says again what it said before`(slug: String)
    throws
  {
    let recording = try Recording(slug, seconds: 4)

    #expect(recording.frames.count > 60)
    let collections = try #require(galleryPreviews.first { $0.slug == slug }).collections
    for id in collections { #expect((recording.offsets[id] ?? []).count > 20, "\(id) hardly moves") }
    let wasteful = recording.frames.flatMap(\.records).filter {
      $0.sent != $0.after.differences(from: $0.base ?? .default)
    }
    #expect(wasteful.isEmpty)
  }

  @Test func `the drum turns its masked sectors without sending their shapes again`() throws {
    let recording = try Recording("drum", seconds: 4)
    let records = recording.frames.flatMap(\.records)
    let known = records.filter { $0.before != nil }

    // A sector's mask is a layer with a path; only the one that grows and the one that shrinks change theirs.
    let reshaped = recording.frames.map { frame in
      frame.records.count { $0.before?.path.elements.isEmpty == false && $0.sent.contains(.path) }
    }
    let turned = recording.frames.map {
      $0.records.count { $0.before?.element != nil && $0.sent.contains(.transform) }
    }
    #expect(reshaped.allSatisfy { $0 <= 3 })
    #expect(turned.contains { $0 >= 5 })
    #expect(zip(reshaped, turned).contains { $0 + 3 <= $1 })
    #expect(known.allSatisfy { !$0.sent.contains(.path) || $0.before?.path != $0.after.path })

    let sizes = recording.frames.map(\.byteCount).sorted()
    #expect(sizes[sizes.count / 2] < 300)
    #expect(try #require(sizes.last) < 600)
  }
}
