import PreviewWire
import UIKit

/// All little-endian, in the fields of the wire format.
///
/// | part | bytes |
/// | --- | --- |
/// | 1 place | string id, f64 x, y |
/// | 2 fling | string id, f64 velocity x, y, target x, y |
/// | 3 selection | string id, varint n, n × (varint section, varint item) |
/// | 4 section | string id, varint section, f64 x, y |
/// | 5 sizes | string id, sizes: see `SavedState+Sizes` |
extension SavedState {
  /// The bytes that begin this form. The form before it began with the length of a name, which was never that
  /// long.
  private static let mark: [UInt8] = [0x02, 0xFF]

  private enum Part: UInt8 {
    case place = 1
    case fling = 2
    case selection = 3
    case section = 4
    case sizes = 5
  }

  var bytes: [UInt8] {
    var writer = ByteWriter(Self.mark)
    for place in places {
      Self.append(.place, place.id, to: &writer) { $0.point(place.offset) }
    }
    for fling in flings {
      Self.append(.fling, fling.id, to: &writer) {
        $0.point(fling.momentum.velocity)
        $0.point(fling.momentum.target)
      }
    }
    for selection in selections {
      Self.append(.selection, selection.id, to: &writer) { part in
        part.varint(selection.items.count)
        for item in selection.items {
          part.varint(item.section)
          part.varint(item.item)
        }
      }
    }
    for place in sections {
      Self.append(.section, place.id, to: &writer) { part in
        part.varint(place.section)
        part.point(place.offset)
      }
    }
    var room = Self.mostSizes
    for list in sizes {
      let written = MeasuredSizes.written(list.measured, room: room)
      room -= written.count
      if !written.isEmpty { Self.append(.sizes, list.id, to: &writer) { $0.raw(written) } }
    }
    return writer.bytes
  }

  /// Leaves out what another process could not read, and what would be too much to keep.
  private static func append(
    _ kind: Part, _ id: String, to writer: inout ByteWriter, _ fields: (inout ByteWriter) -> Void
  ) {
    var part = ByteWriter()
    part.string(id)
    fields(&part)
    guard id.utf8.count <= WireLimits.string, writer.count + part.count + 5 <= WireLimits.state
    else { return }
    writer.byte(kind.rawValue)
    for shift in [0, 8, 16, 24] { writer.byte(UInt8(truncatingIfNeeded: part.count >> shift)) }
    writer.raw(part.bytes)
  }

  /// Reads as much of `bytes` as makes sense; nothing at all of another form.
  init(_ bytes: [UInt8]) {
    self.init()
    guard bytes.starts(with: Self.mark) else { return }
    var rest = bytes.dropFirst(Self.mark.count)
    while rest.count >= 5 {
      let kind = rest[rest.startIndex]
      let length = rest.dropFirst().prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(5)
      guard length <= rest.count else { return }
      if let part = Part(rawValue: kind) { try? add(part, Array(rest.prefix(length))) }
      rest = rest.dropFirst(length)
    }
  }

  private mutating func add(_ part: Part, _ bytes: [UInt8]) throws(WireError) {
    try ByteReader.reading(bytes) { reader throws(WireError) in
      let id = try reader.string()
      switch part {
      case .place:
        let place = Place(id: id, offset: try reader.point())
        try reader.end()
        if places.count < Self.mostViews { places.append(place) }
      case .fling:
        let momentum = ScrollMomentum(velocity: try reader.point(), target: try reader.point())
        try reader.end()
        if flings.count < Self.mostViews { flings.append(Fling(id: id, momentum: momentum)) }
      case .selection:
        let selection = Selection(id: id, items: try reader.items())
        try reader.end()
        if selections.count < Self.mostViews { selections.append(selection) }
      case .section:
        let place = SectionPlace(id: id, section: try reader.varint(), offset: try reader.point())
        try reader.end()
        if sections.count < Self.mostSections { sections.append(place) }
      case .sizes:
        let list = Sizes(id: id, measured: try reader.measuredSizes())
        try reader.end()
        if sizes.count < Self.mostViews { sizes.append(list) }
      }
    }
  }
}

extension ByteWriter {
  fileprivate mutating func point(_ point: CGPoint) {
    float64(point.x)
    float64(point.y)
  }
}

extension ByteReader {
  /// In points; no place is as far away as a number of this size.
  fileprivate mutating func point() throws(WireError) -> CGPoint {
    let (x, y) = (try float64(.length), try float64(.length))
    guard abs(x) < 1e12, abs(y) < 1e12 else { throw .outOfRange(.length, 0) }
    return CGPoint(x: x, y: y)
  }

  fileprivate mutating func items() throws(WireError) -> [IndexPath] {
    let count = try count(upTo: SavedState.mostItems, of: .indexPath, eachAtLeast: 2)
    var items: [IndexPath] = []
    for _ in 0..<count { items.append(try IndexPath(indexes: [varint(), varint()])) }
    return items
  }
}
