import UIKit

/// What a session must remember to go on in another agent: the content offset of each collection view.
///
/// Bytes, opaque to whoever keeps them: for each collection view a u16 length, its ID in UTF-8, and two float64, x and
/// y in points; all little-endian.
struct SavedState: Equatable {
  /// Where one collection view was.
  struct Place: Equatable {
    var id: String
    /// In points.
    var offset: CGPoint
  }

  /// In the order of the view tree.
  var places: [Place] = []

  /// Far more collection views than a screen holds.
  private static let limit = 256

  init(places: [Place]) {
    self.places = places
  }

  @MainActor init(of preview: RunningPreview) {
    places = preview.collections.prefix(Self.limit).map { Place(id: $0.id, offset: $0.view.contentOffset) }
  }

  /// Reads what `bytes` wrote; nil for anything else.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    func number() -> Double? {
      take(8).map { Double(bitPattern: $0.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) }
    }
    while !rest.isEmpty {
      guard places.count < Self.limit, let length = take(2)?.reversed().reduce(0, { $0 << 8 | Int($1) }),
        let name = take(length), let id = String(validating: name, as: UTF8.self), let x = number(),
        let y = number(),
        x.isFinite, y.isFinite
      else { return nil }
      places.append(Place(id: id, offset: CGPoint(x: x, y: y)))
    }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for place in places where place.id.utf8.count <= Int(UInt16.max) {
      append(UInt64(place.id.utf8.count), of: 2, to: &bytes)
      bytes.append(contentsOf: place.id.utf8)
      append(Double(place.offset.x).bitPattern, of: 8, to: &bytes)
      append(Double(place.offset.y).bitPattern, of: 8, to: &bytes)
    }
    return bytes
  }

  private func append(_ value: UInt64, of count: Int, to bytes: inout [UInt8]) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * UInt64(index)))) }
  }

  /// Puts each collection view where it was, without animation.
  @MainActor func restore(in preview: RunningPreview) {
    preview.perform {
      for place in places { preview.scrollView(place.id)?.contentOffset = place.offset }
      preview.loop.settle()
    }
  }
}
