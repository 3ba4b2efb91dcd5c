import PreviewWire

/// The pointer of a viewer, as others see it.
public struct Cursor: Equatable, Sendable {
  public var viewer: Int
  /// Empty: the viewer is not named.
  public var name: String
  /// In the preview's window.
  public var place: WirePoint

  public init(viewer: Int, name: String, place: WirePoint) {
    (self.viewer, self.name, self.place) = (viewer, name, place)
  }
}

/// Where the pointers of viewers are who show them. One that has not been heard of for a while is gone: a
/// hand that rests points at nothing, and a page that has died says nothing.
struct Cursors: Sendable {
  private var places: [Int: (place: WirePoint, heard: Moment)] = [:]
  private var limits: [Int: TokenBucket] = [:]

  /// A viewer says where its pointer is; nil: nowhere. More of that than there may be is passed over.
  ///
  /// - Returns: whether something else is to be seen now.
  mutating func moved(_ viewer: Int, to place: WirePoint?, at now: Moment) -> Bool {
    var limit =
      limits[viewer]
      ?? TokenBucket(
        rate: SessionLimits.cursorMessagesPerSecond, burst: SessionLimits.cursorMessagesPerSecond, at: now)
    let isTaken = limit.take(1, at: now)
    limits[viewer] = limit
    // That one is gone is heeded in any case: it would stay otherwise.
    guard let place, Self.isInSight(place) else { return hide(viewer) }
    guard isTaken else { return false }
    let isElsewhere = places[viewer]?.place != place
    places[viewer] = (place, now)
    return isElsewhere
  }

  func isShown(_ viewer: Int) -> Bool { places[viewer] != nil }

  /// - Returns: whether it was to be seen.
  mutating func hide(_ viewer: Int) -> Bool { places.removeValue(forKey: viewer) != nil }

  mutating func forget(_ viewer: Int) -> Bool {
    limits[viewer] = nil
    return hide(viewer)
  }

  /// - Returns: whether some are gone by now.
  mutating func expire(at now: Moment) -> Bool {
    let before = places.count
    places = places.filter { now.seconds(since: $0.value.heard) < SessionLimits.cursorSeconds }
    return places.count < before
  }

  /// Those that were heard of last, in the order of their viewers.
  var shown: [(viewer: Int, place: WirePoint)] {
    let newest = places.sorted { ($0.value.heard, $0.key) > ($1.value.heard, $1.key) }
    return newest.prefix(SessionLimits.cursors).map { ($0.key, $0.value.place) }
      .sorted { $0.viewer < $1.viewer }
  }

  /// No window reaches further.
  private static func isInSight(_ place: WirePoint) -> Bool {
    let sides = 0...WireLimits.windowSide.upperBound
    return sides.contains(place.xPoints) && sides.contains(place.yPoints)
  }
}
