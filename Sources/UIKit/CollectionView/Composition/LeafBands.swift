// Which places of a large group lie in which part of it: a custom group may hold all items of its section.

import QuartzCore

struct LeafBands: Hashable, Sendable {
  /// Smaller groups are looked through.
  static let leastCount = 64
  /// How many places a band has on average, and in how many bands a place may be found.
  private static let (perBand, mostBandsOfPlace) = (16, 8)

  /// Whether bands follow each other from left to right; else downwards.
  private let isHorizontal: Bool
  /// Where the first band begins, and how long each is; in points from the group's corner.
  private let start: CGFloat
  private let length: CGFloat
  /// Places by band.
  private var bands: [[Int]]
  /// Places that lie in too many bands.
  private var longPlaces: [Int] = []

  /// Along the side on which the group is longer; nil for few places, or where all lie on one line.
  init?(_ leaves: [GroupPlan.Leaf]) {
    guard leaves.count >= Self.leastCount else { return nil }
    let (across, down) = (
      leaves.map { $0.reach(isHorizontal: true) }, leaves.map { $0.reach(isHorizontal: false) }
    )
    func whole(_ reaches: [(low: CGFloat, high: CGFloat)]) -> (low: CGFloat, high: CGFloat) {
      (reaches.map(\.low).min() ?? 0, reaches.map(\.high).max() ?? 0)
    }
    let (width, height) = (whole(across), whole(down))
    isHorizontal = width.high - width.low > height.high - height.low
    let (extent, reaches) = isHorizontal ? (width, across) : (height, down)
    let count = leaves.count / Self.perBand
    start = extent.low
    length = (extent.high - extent.low) / CGFloat(count)
    guard length > 0, length.isFinite else { return nil }
    bands = Array(repeating: [], count: count)
    for (place, reach) in reaches.enumerated() {
      let range = range(from: reach.low, to: reach.high)
      guard range.count <= Self.mostBandsOfPlace else {
        longPlaces.append(place)
        continue
      }
      for band in range { bands[band].append(place) }
    }
  }

  /// All that may touch `rect`, in ascending order; perhaps some more.
  func places(around rect: CGRect) -> [Int] {
    let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    guard high >= start, low <= start + length * CGFloat(bands.count) else { return longPlaces }
    return Set(bands[range(from: low, to: high)].joined()).union(longPlaces).sorted()
  }

  private func range(from low: CGFloat, to high: CGFloat) -> ClosedRange<Int> {
    func band(_ value: CGFloat) -> Int {
      Int(min(max(0, ((value - start) / length).rounded(.down)), CGFloat(bands.count - 1)))
    }
    return band(low)...max(band(low), band(high))
  }
}

extension GroupPlan.Leaf {
  /// From where to where the item and what is attached to it lie, from left to right or downwards.
  func reach(isHorizontal: Bool) -> (low: CGFloat, high: CGFloat) {
    func span(of frame: CGRect) -> (low: CGFloat, high: CGFloat) {
      isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
    return badges.indices.map(frame(ofBadge:)).map(span).reduce(span(of: frame)) { reach, badge in
      (min(reach.low, badge.low), max(reach.high, badge.high))
    }
  }
}
