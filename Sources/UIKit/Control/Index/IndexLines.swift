// Which titles of an index are written where it is too short for all of them.

import QuartzCore

/// The lines of an index: titles, and bullets that stand for those left out between them.
struct IndexLines: Equatable {
  enum Line: Equatable {
    /// The number of the title.
    case title(Int)
    /// Stands for the titles between its neighbours.
    case bullet
  }

  private(set) var lines: [Line] = []
  private let count: Int

  /// - Parameters:
  ///   - count: of the titles.
  ///   - room: how many lines there is height for.
  init(count: Int, room: Int) {
    self.count = max(0, count)
    if self.count <= room {
      lines = (0..<self.count).map { .title($0) }
      return
    }
    // Titles and bullets in turn, with a title at both ends: an odd number of lines.
    let titles = (room + 1) / 2
    guard titles >= 2 else {
      lines = self.count > 0 && room > 0 ? [.title(0)] : []
      return
    }
    for place in 0..<titles {
      if place > 0 { lines.append(.bullet) }
      // Rounded to the nearest, so that those left out are spread evenly.
      lines.append(.title((2 * place * (self.count - 1) + titles - 1) / (2 * (titles - 1))))
    }
  }

  /// The number of the title that a finger at that part of the height (0 at the top, 1 at the bottom) is on:
  /// those that are left out have their place too. nil where there is none.
  func title(at part: CGFloat) -> Int? {
    guard count > 0, part.isFinite else { return nil }
    return min(count - 1, Int(min(max(0, part), 1) * CGFloat(count)))
  }
}
