// The two ways through the tableau: the primal simplex method after a constraint was added, the dual one
// after constants changed.

extension LayoutSolver {
  /// More exchanges than any layout takes; where rounding misleads the method, the values then stay as they
  /// are.
  private static let exchangeLimit = 10_000

  mutating func makeBasic(_ symbol: Int, _ row: SparseRow) {
    for place in rows.indices { rows[place]?.substitute(symbol, by: row) }
    objective.substitute(symbol, by: row)
    rows[symbol] = row
  }

  private mutating func exchange(_ leaving: Int, for entering: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.exchange(leaving, for: entering)
    makeBasic(entering, row)
  }

  /// Brings the objective to its minimum.
  mutating func minimise() {
    for _ in 0..<Self.exchangeLimit {
      guard let entering = objective.improvement(where: { kinds[$0] != .dummy }),
        let leaving = firstLimit(of: entering)?.symbol
      else { return }
      exchange(leaving, for: entering)
    }
  }

  /// Brings `symbol`, which is basic with `row`, to its minimum.
  ///
  /// - Returns: the symbol's row then.
  mutating func minimise(_ symbol: Int, _ row: SparseRow) -> SparseRow {
    var goal = row
    for _ in 0..<Self.exchangeLimit {
      let better = goal.terms.first {
        $0.coefficient < -SparseRow.tolerance && kinds[$0.symbol] != .dummy
      }
      guard let entering = better?.symbol, let leaving = firstLimit(of: entering)?.symbol else { break }
      exchange(leaving, for: entering)
      if leaving == symbol {
        goal = SparseRow()
        break
      }
      goal = rows[symbol] ?? SparseRow()
    }
    return goal
  }

  /// The basic symbol that reaches zero first as `entering` grows, and how far that is; nil where none does.
  func firstLimit(of entering: Int) -> (symbol: Int, step: Double)? {
    var first: (symbol: Int, step: Double)?
    for symbol in rows.indices where kinds[symbol] == .nonnegative {
      guard let row = rows[symbol] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -SparseRow.tolerance else { continue }
      let step = -row.constant / coefficient
      if step < first?.step ?? .infinity { first = (symbol, step) }
    }
    return first
  }

  /// Makes all basic symbols nonnegative again at the least cost, after constants changed.
  mutating func restoreFeasibility() throws(Unsatisfiable) {
    for symbol in rows.indices where kinds[symbol] == .dummy {
      guard let row = rows[symbol], abs(row.constant) > Self.slop else { continue }
      throw conflict(in: row, of: symbol)
    }
    for _ in 0..<Self.exchangeLimit {
      guard let leaving = firstNegative, let row = rows[leaving] else { return }
      guard let entering = cheapest(in: row) else {
        guard row.constant < -Self.slop else {
          rows[leaving]?.constant = 0
          continue
        }
        throw conflict(in: row, of: leaving)
      }
      exchange(leaving, for: entering)
    }
  }

  private var firstNegative: Int? {
    rows.indices.first {
      kinds[$0] == .nonnegative && (rows[$0]?.constant ?? 0) < -SparseRow.tolerance
    }
  }

  /// The symbol of `row` whose growth raises the row at the least cost; nil where none raises it.
  private func cheapest(in row: SparseRow) -> Int? {
    var best: (symbol: Int, cost: [Double])?
    for term in row.terms where term.coefficient > SparseRow.tolerance && kinds[term.symbol] != .dummy {
      let cost = objective.cost(of: term.symbol).map { $0 / term.coefficient }
      if best.map({ Self.isLess(cost, $0.cost) }) ?? true { best = (term.symbol, cost) }
    }
    return best?.symbol
  }

  private static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    for (x, y) in zip(a, b) where abs(x - y) > SparseRow.tolerance { return x < y }
    return false
  }
}
