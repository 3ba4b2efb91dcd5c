// How one list becomes another (Facts 5.4).

/// Deletions, insertions and moves between two lists in which nothing is twice, in as many steps as they are
/// long.
///
/// An element that is kept is in place as long as it is the first of the old list that has not been passed
/// yet; anything else has moved. That is not the smallest set of moves, but a stable one.
struct ListDifference: Equatable, Sendable {
  struct Move: Equatable, Sendable {
    /// Place in the old list.
    var from: Int
    /// Place in the new list.
    var to: Int
  }

  /// Places in the old list, ascending.
  private(set) var deletions: [Int] = []
  /// Places in the new list, ascending.
  private(set) var insertions: [Int] = []
  /// By the place in the new list.
  private(set) var moves: [Move] = []

  /// As many places as one in so many items of the old list are asked for; then all of them are noted down.
  fileprivate static let itemsPerSearch = 64

  /// Where nothing else knows who is in the two lists.
  init<Element: Hashable>(from old: [Element], to new: [Element]) {
    let known = Set(new)
    self.init(from: old, to: new, isInNew: known.contains)
  }

  /// - Parameters:
  ///   - isInNew: whether something of the old list is in the new one.
  ///   - placeInOld: where something of the new list is in the old one; nil where it is not in it. May take
  ///     some time: it is not asked often.
  init<Element: Hashable>(
    from old: [Element], to new: [Element], isInNew: (Element) -> Bool,
    placeInOld: ((Element) -> Int?)? = nil
  ) {
    // Ends that are the same cost one comparison each, and nothing of them is looked up.
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let end = old.count - tail
    var sources = Sources(old, start..<end, placeInOld)

    // By the place in the old list, from `start`: what has been come across in the new one.
    var isPassed = [Bool](repeating: false, count: end - start)
    var cursor = start
    // Whether what the cursor is at is still to come in the new list.
    var isAwaited = false
    for place in start..<(new.count - tail) {
      while cursor < end, isPassed[cursor - start] || (!isAwaited && old[cursor] != new[place]) {
        if !isPassed[cursor - start], isInNew(old[cursor]) {
          isAwaited = true
        } else {
          cursor += 1
          isAwaited = false
        }
      }
      guard let source = sources.place(of: new[place], from: cursor) else {
        insertions.append(place)
        continue
      }
      if source != cursor { moves.append(Move(from: source, to: place)) }
      isPassed[source - start] = true
    }
    deletions = (start..<end).filter { !isPassed[$0 - start] }
  }
}

/// Where what is in the new list has been in the old one.
///
/// Mostly it comes right after the one that was asked for before, or is what the cursor is at. Only what is
/// neither is looked for.
private struct Sources<Element: Hashable> {
  private let old: [Element]
  private let range: Range<Int>
  private let search: ((Element) -> Int?)?
  /// How often it may still be searched.
  private var searches: Int
  /// All in `range`, once there have been too many searches.
  private var places: [Element: Int]?
  private var last: Int

  init(_ old: [Element], _ range: Range<Int>, _ search: ((Element) -> Int?)?) {
    (self.old, self.range, self.search) = (old, range, search)
    searches = range.count / ListDifference.itemsPerSearch
    last = range.lowerBound - 1
  }

  /// nil for one that is not in the range.
  mutating func place(of item: Element, from cursor: Int) -> Int? {
    let found = isAt(cursor, item) ? cursor : isAt(last + 1, item) ? last + 1 : find(item)
    if let found { last = found }
    return found
  }

  private func isAt(_ place: Int, _ item: Element) -> Bool { range.contains(place) && old[place] == item }

  private mutating func find(_ item: Element) -> Int? {
    if places == nil {
      if let search, searches > 0 {
        guard let place = search(item) else { return nil }
        searches -= 1
        return place
      }
      var all: [Element: Int] = [:]
      all.reserveCapacity(range.count)
      for place in range { all[old[place]] = place }
      places = all
    }
    return places?[item]
  }
}
