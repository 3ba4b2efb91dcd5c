// Sizes that views have asked for, told to a list that is made anew.

import Foundation

/// The sizes that cells, rows, headers and footers of one list have asked for so far, in points.
///
/// A list that is made anew learns them only as its views come on screen. Until then it has estimates in
/// their place, and whatever follows an estimate lies elsewhere than before.
package struct MeasuredSizes: Equatable, Sendable {
  /// Elements that one number tells apart.
  package enum Series: Hashable, Sendable {
    /// By item, or row.
    case items(section: Int)
    /// By section.
    case headers
    /// By section.
    case footers
    /// By section: the program was asked for a header, and gave none.
    case missingHeaders
    /// By section: the program was asked for a footer, and gave none.
    case missingFooters
    /// By the place among the headers and footers of a composition's section.
    case bars(section: Int)
    /// By item: those in one place among its badges.
    case badges(place: Int, section: Int)
    /// By the place among the headers and footers of a whole composition.
    case globalBars
  }

  /// Neighbours of one size.
  package struct Run: Equatable, Sendable {
    package var first: Int
    package var count: Int
    package var size: CGSize

    package init(first: Int, count: Int, size: CGSize) {
      (self.first, self.count, self.size) = (first, count, size)
    }

    var end: Int { first + count }
  }

  /// The runs of one series, in order; between them are elements that have not been asked.
  package struct List: Equatable, Sendable {
    package var series: Series
    package var runs: [Run]

    package init(series: Series, runs: [Run]) { (self.series, self.runs) = (series, runs) }

    /// Calls `body` with each element whose number is below `limit`.
    func forEach(below limit: Int, _ body: (_ number: Int, _ size: CGSize) -> Void) {
      for run in runs where run.first < limit {
        for number in run.first..<min(run.end, limit) { body(number, run.size) }
      }
    }
  }

  /// More than anybody scrolls past.
  package static let mostElements = 1 << 14
  /// Longer than any view, in points.
  private static let longest: CGFloat = 1e7

  package private(set) var lists: [List] = []
  private var places: [Series: Int] = [:]
  private var elements = 0

  package init() {}

  package var isEmpty: Bool { lists.isEmpty }

  /// Adds a run behind all others of its series; one that is no size, is out of order or leads beyond
  /// `mostElements` is left out.
  package mutating func append(_ run: Run, of series: Series) {
    let lengths = 0...Self.longest
    guard run.first >= 0, run.count > 0, run.count <= Self.mostElements - elements,
      run.first <= Int.max - run.count, lengths.contains(run.size.width), lengths.contains(run.size.height)
    else { return }
    guard let place = places[series], let last = lists[place].runs.last else {
      places[series] = lists.count
      lists.append(List(series: series, runs: [run]))
      elements += run.count
      return
    }
    guard last.end <= run.first else { return }
    elements += run.count
    if last.end == run.first, last.size == run.size {
      lists[place].runs[lists[place].runs.count - 1].count += run.count
    } else {
      lists[place].runs.append(run)
    }
  }

  /// As `append` of a run of one.
  mutating func append(_ size: CGSize, at number: Int, of series: Series) {
    append(Run(first: number, count: 1, size: size), of: series)
  }

  /// The elements that have another size than in `former`, or none there.
  package func changes(since former: MeasuredSizes) -> MeasuredSizes {
    guard !former.isEmpty else { return self }
    var changes = MeasuredSizes()
    for list in lists {
      var known: [Int: CGSize] = [:]
      if let place = former.places[list.series] {
        former.lists[place].forEach(below: .max) { known[$0] = $1 }
      }
      list.forEach(below: .max) { number, size in
        if known[number] != size { changes.append(size, at: number, of: list.series) }
      }
    }
    return changes
  }
}
