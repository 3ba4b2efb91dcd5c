/// The cost that the solver makes small: the optional constraints' violations, those of the highest priority
/// first.
///
/// Priorities do not mix: no saving at a lower one pays for any loss at a higher one, as Apple's
/// documentation of `UILayoutPriority` has it. So a cost is not a number, but one for each priority, compared
/// in their order.
struct PriorityObjective: Sendable {
  private(set) var levels: [(priority: Double, row: SparseRow)] = []

  /// `symbol` is a violation, in points.
  mutating func add(_ symbol: Int, priority: Double) {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      levels.insert((priority, SparseRow()), at: place)
    }
    levels[place].row.add(1, symbol)
  }

  mutating func substitute(_ symbol: Int, by row: SparseRow) {
    for place in levels.indices { levels[place].row.substitute(symbol, by: row) }
  }

  mutating func remove(_ symbol: Int) {
    for place in levels.indices { levels[place].row.remove(symbol) }
  }

  /// The cost of a unit more of `symbol`, by priority.
  func cost(of symbol: Int) -> [Double] { levels.map { $0.row.coefficient(of: symbol) } }

  /// The first symbol that it pays to increase (Bland's rule, which cannot run in circles); nil at the
  /// minimum.
  func improvement(where isAllowed: (Int) -> Bool) -> Int? {
    var settled: Set<Int> = []
    for level in levels {
      let better = level.row.terms.first {
        $0.coefficient < -SparseRow.tolerance && !settled.contains($0.symbol) && isAllowed($0.symbol)
      }
      if let better { return better.symbol }
      settled.formUnion(level.row.terms.map(\.symbol))
    }
    return nil
  }
}
