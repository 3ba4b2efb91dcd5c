/// How much closer or wider than Inter the system font of a phone is set.
///
/// Inter is drawn like San Francisco, but keeps one design at every size. Up to 17 pt it is as wide with the
/// tracking that Apple's Human Interface Guidelines publish for San Francisco. Above, San Francisco goes over
/// to a narrower design, and the spacing follows the labels in storyboards, whose widths Interface Builder
/// writes down.
///
/// It was compared with labels of public projects whose frames fit their text: of 225 in 17 pt, half are
/// within 0.0024 em for each character, and two thirds within 0.004; so are 140 others of 12 to 46 pt.
enum Tracking {
  /// Of the regular weight: size in points, and spacing after every character in thousandths of the size.
  private static let bySize: [(place: Double, spacing: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -5.5), (14, -11), (15, -15.5),
    (16, -20.5),
    (17, -25.3), (18, -27.5), (20, -32), (22, -39), (24, -42), (28, -44),
  ]

  /// The addition for heavier letters, in thousandths of the size: the medians of 42 labels, 55 and 93. Of
  /// lighter and still heavier ones there are too few labels to tell.
  private static let byWeight: [(place: Double, spacing: Double)] = [
    (400, 0), (500, 8), (600, 8.5), (700, 14),
  ]

  /// After every character, in points, in whole 1/1024: what the page is told is what was measured.
  static func spacing(size: Double, weight: Int) -> Double {
    let thousandths = value(at: size, in: bySize) + value(at: Double(weight), in: byWeight)
    return (thousandths / 1000 * size * 1024).rounded() / 1024
  }

  /// Between two rows in a straight line; beyond the first and the last as there.
  private static func value(at place: Double, in rows: [(place: Double, spacing: Double)]) -> Double {
    guard let first = rows.first, let last = rows.last else { return 0 }
    if place <= first.place { return first.spacing }
    for (low, high) in zip(rows, rows.dropFirst()) where place <= high.place {
      return low.spacing + (high.spacing - low.spacing) * (place - low.place) / (high.place - low.place)
    }
    return last.spacing
  }
}
