/// Where the places of a list go when some leave it and others come in between; those that stay keep their
/// order.
///
/// Both questions take O(log n) of the places that leave and come; how long the list is does not count.
struct OrderMap: Equatable, Sendable {
  /// Places before, ascending.
  let leaving: [Int]
  /// Places afterwards, ascending.
  let coming: [Int]

  /// - Parameters:
  ///   - leaving: places before, each once, in any order.
  ///   - coming: places afterwards, each once, in any order.
  init(leaving: some Sequence<Int> = [], coming: some Sequence<Int> = []) {
    self.leaving = leaving.sorted()
    self.coming = coming.sorted()
  }

  /// Where what was at `old` is; nil for what leaves.
  func newPlace(of old: Int) -> Int? { Self.place(of: old, without: leaving, among: coming) }

  /// Where what is at `new` was; nil for what comes.
  func oldPlace(of new: Int) -> Int? { Self.place(of: new, without: coming, among: leaving) }

  /// The rank of `place` once `removed` are out, then the place of that rank between `added`.
  private static func place(of place: Int, without removed: [Int], among added: [Int]) -> Int? {
    let before = removed.partitionIndex { _, value in value >= place }
    if before < removed.count, removed[before] == place { return nil }
    let rank = place - before
    // The k-th added place stands before that rank if k fewer than it do.
    return rank + added.partitionIndex { count, value in value - count > rank }
  }
}

extension Array {
  /// The first index for which `isPast` of index and element holds, or `count`; it must hold for all that
  /// follow as well. Not called `firstIndex`: Swift would take a closure that is meant for the standard
  /// library's to it.
  func partitionIndex(_ isPast: (Int, Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(middle, self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
