/// Room among letters for something that is not one. Lengths are in points.
public struct InlineBox: Hashable, Sendable {
  /// The scalar that boxes stand for.
  public static let scalar: UInt32 = 0xFFFC
  /// No line has use for more.
  private static let farthest = 100_000.0

  public let width: Double
  /// Above the baseline; negative where the box ends below it.
  public let ascent: Double
  /// Below the baseline; negative where the box begins above it.
  public let descent: Double

  /// Anything but a number counts as 0.
  public init(width: Double, ascent: Double, descent: Double) {
    func bounded(_ length: Double) -> Double {
      length.isNaN ? 0 : min(max(length, -Self.farthest), Self.farthest)
    }
    self.width = max(0, bounded(width))
    self.ascent = bounded(ascent)
    self.descent = bounded(descent)
  }

  var metrics: FontMetrics {
    FontMetrics(ascender: ascent, descender: -descent, leading: 0, capHeight: 0, xHeight: 0)
  }
}

extension Scalars {
  /// nil where a letter stands.
  func box(at index: Int) -> InlineBox? {
    hasBoxes && values[index] == InlineBox.scalar ? style(at: index).box : nil
  }

  /// Heights of all that stands in `range`.
  func heights(in range: Range<Int>) -> [FontMetrics] {
    var boxes: [FontMetrics] = []
    var found = Set(spans[range])
    if hasBoxes {
      boxes = range.compactMap { box(at: $0)?.metrics }
      if !boxes.isEmpty { found = Set(range.filter { box(at: $0) == nil }.map { spans[$0] }) }
    }
    if found.isEmpty, boxes.isEmpty { found = [span(at: range.lowerBound)] }
    return boxes + found.compactMap { styles.indices.contains($0) ? styles[$0].metrics : nil }
  }
}
