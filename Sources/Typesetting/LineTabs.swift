/// Where the tabs of a line lead. Lengths are in points.
public struct LineTabs: Hashable, Sendable {
  /// Where the text after a tab stands.
  public enum Side: Hashable, Sendable { case after, around, before }

  public struct Stop: Hashable, Sendable {
    /// From where lines without an indent begin.
    public var location: Double
    public var side: Side

    public init(location: Double, side: Side) { (self.location, self.side) = (location, side) }
  }

  /// No line has use for more.
  private static let most = 200
  private let stops: [Stop]
  private let interval: Double
  private let start: Double

  /// - Parameters:
  ///   - stops: in any order; those that are nowhere do not count.
  ///   - interval: between the stops that follow the last one; 0 for none.
  ///   - start: how far the line is indented.
  public init(stops: [Stop], interval: Double, start: Double) {
    self.stops = Array(
      stops.filter { $0.location.isFinite }.sorted { $0.location < $1.location }.prefix(Self.most))
    self.interval = interval.isFinite && interval >= 1 ? interval : 0
    self.start = start.isFinite ? start : 0
  }

  private func stop(after x: Double) -> Stop? {
    // An offset that is off by rounding must not stand still before its stop.
    if let stop = stops.first(where: { $0.location > x + ShapedText.tolerance }) { return stop }
    guard interval > 0, x.isFinite else { return nil }
    return Stop(location: ((x / interval + ShapedText.tolerance).rounded(.down) + 1) * interval, side: .after)
  }

  /// Gives the tabs of a line that begins at scalar `first` their widths. In text from right to left they
  /// stay spaces.
  /// - Parameter width: of the line; what lies beyond is not in it.
  func place(
    in shaping: inout Shaping, of text: Scalars, from first: Int, upTo width: Double = .infinity
  ) {
    guard shaping.base == 0, first < shaping.range.upperBound else { return }
    var x = start
    for index in first..<shaping.range.upperBound where x <= start + width {
      if text.tabs.contains(index), let stop = stop(after: x) {
        let follows = stop.side == .after ? 0 : column(after: index, shaping, text)
        let lead = stop.side == .around ? follows / 2 : follows
        shaping.setAdvance(max(0, stop.location - x - lead), at: index)
      }
      x += shaping.advance(index)
    }
  }

  /// The width of what stands between a tab and the next.
  private func column(after tab: Int, _ shaping: Shaping, _ text: Scalars) -> Double {
    var width = 0.0
    for index in (tab + 1)..<max(shaping.range.upperBound, tab + 1) {
      if text.tabs.contains(index) { break }
      width += shaping.advance(index)
    }
    return width
  }
}
