// How one list becomes another (uikit-fidelity 5.4).

/// Deletions, insertions and moves between two lists in which nothing is twice; found in as many steps as they are long.
///
/// What is kept is in place as long as it is the first of the old list that has not been passed yet; anything else has
/// moved. That is not the smallest set of moves, but a stable one.
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

  init<Element: Hashable>(from old: [Element], to new: [Element]) {
    // Ends that are the same cost one comparison each, and nothing of them is looked up.
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let (oldPart, newPart) = (start..<(old.count - tail), start..<(new.count - tail))

    var oldPlaces: [Element: Int] = [:]
    oldPlaces.reserveCapacity(oldPart.count)
    for place in oldPart { oldPlaces[old[place]] = place }
    var sources: [Int?] = []
    sources.reserveCapacity(newPart.count)
    var isKept = [Bool](repeating: false, count: oldPart.count)
    for place in newPart {
      let source = oldPlaces[new[place]]
      sources.append(source)
      if let source { isKept[source - start] = true }
    }
    deletions = oldPart.filter { !isKept[$0 - start] }

    var cursor = start
    var isPassed = isKept.map { !$0 }
    for place in newPart {
      guard let source = sources[place - start] else {
        insertions.append(place)
        continue
      }
      while cursor < oldPart.upperBound, isPassed[cursor - start] { cursor += 1 }
      if source != cursor { moves.append(Move(from: source, to: place)) }
      isPassed[source - start] = true
    }
  }
}
