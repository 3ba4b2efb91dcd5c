extension LayoutSolver {
  /// The variables that could have another value at no cost, as far as one step through the tableau shows:
  /// those that nothing determines, and those that several equally good solutions place differently.
  func ambiguousVariables() -> Set<Int> {
    var ambiguous: Set<Int> = []
    for symbol in rows.indices where rows[symbol] == nil && isLoose(symbol) {
      ambiguous.insert(symbol)
      for basic in rows.indices where (rows[basic]?.coefficient(of: symbol) ?? 0) != 0 {
        ambiguous.insert(basic)
      }
    }
    return ambiguous
  }

  /// Whether the symbol, at zero now, could grow at no cost and with nothing in the way.
  private func isLoose(_ symbol: Int) -> Bool {
    switch kinds[symbol] {
    case .dummy: false
    case .free: true
    case .nonnegative:
      objective.cost(of: symbol).allSatisfy { abs($0) <= SparseRow.tolerance }
        && (firstLimit(of: symbol)?.step ?? .infinity) > Self.slop
    }
  }
}
