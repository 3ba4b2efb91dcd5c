// Cassowary (Badros, Borning, Stuckey: "The Cassowary linear arithmetic constraint solving algorithm", 2001),
// kept small: constraints come one at a time, their constants change in place, and none is taken out again: a
// caller that needs that starts with a new solver. A value, so that an attempt can be dropped by keeping the
// copy from before.
//
// The tableau: each basic symbol has a row that expresses it by symbols that are not basic, which all stand
// at zero.

/// Finds values for the variables of a layout: those that fulfil all required constraints and, priority by
/// priority, violate the optional ones least (by the sum of the violations in points).
struct LayoutSolver: Sendable {
  enum Kind: Sendable {
    /// A variable of any sign.
    case free
    /// A variable, slack or violation: never negative.
    case nonnegative
    /// Stands for a required equation, always zero.
    case dummy
  }

  private struct Added: Sendable {
    /// The symbol that came with the constraint, and its coefficient there: where its constant is changed.
    let marker: Int
    let coefficient: Double
    var constant: Double
  }

  var kinds: [Kind] = []
  /// By basic symbol; nil where the symbol is not basic.
  var rows: [SparseRow?] = []
  var objective = PriorityObjective()
  private var added: [Added] = []

  /// A new variable; lengths are `nonnegative`, positions `free`.
  mutating func makeVariable(_ kind: Kind = .free) -> Int {
    kinds.append(kind)
    rows.append(nil)
    return kinds.count - 1
  }

  /// Points. Zero where nothing determines the variable.
  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  func value(of expression: SparseRow) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.symbol) }
  }

  // MARK: Adding

  /// - Returns: the constraint's number: how many were added before.
  /// - Throws: `Unsatisfiable` for a required constraint that contradicts others; the solver stays as it was.
  @discardableResult
  mutating func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> Int {
    var row = SparseRow(constant: constraint.expression.constant)
    for term in constraint.expression.terms {
      if let basic = rows[term.symbol] {
        row.add(basic, times: term.coefficient)
      } else {
        row.add(term.coefficient, term.symbol)
      }
    }
    let (marker, coefficient) = addSlack(of: constraint, to: &row)
    if row.constant < 0 { row.scale(by: -1) }

    if let subject = subject(of: row, marker: marker) {
      row.solve(for: subject)
      makeBasic(subject, row)
    } else if row.terms.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      try insertRedundant(row, marker: marker)
    } else {
      try insertWithArtificialSymbol(row, marker: marker)
    }
    added.append(
      Added(marker: marker, coefficient: coefficient, constant: constraint.expression.constant))
    minimise()
    return added.count - 1
  }

  /// Turns the comparison into an equation.
  private mutating func addSlack(
    of constraint: LinearConstraint, to row: inout SparseRow
  ) -> (marker: Int, coefficient: Double) {
    let isRequired = constraint.priority >= LinearConstraint.required
    let marker: Int
    let sign: Double = constraint.relation == .atMost ? 1 : -1
    if constraint.relation == .equal, isRequired {
      marker = makeVariable(.dummy)
    } else {
      marker = makeVariable(.nonnegative)
      if !isRequired {
        let violation = makeVariable(.nonnegative)
        row.add(-sign, violation)
        objective.add(violation, priority: constraint.priority)
        if constraint.relation == .equal { objective.add(marker, priority: constraint.priority) }
      }
    }
    row.add(sign, marker)
    return (marker, sign)
  }

  /// The symbol that `0 = row` can be solved for without further ado; the row's constant is not negative.
  private func subject(of row: SparseRow, marker: Int) -> Int? {
    if let free = row.terms.first(where: { kinds[$0.symbol] == .free }) { return free.symbol }
    return row.terms.first {
      $0.symbol >= marker && kinds[$0.symbol] == .nonnegative && $0.coefficient < 0
    }?.symbol
  }

  /// An equation that others imply already, or contradict.
  private mutating func insertRedundant(_ row: SparseRow, marker: Int) throws(Unsatisfiable) {
    guard abs(row.constant) <= Self.slop else {
      forget(marker)
      throw conflict(in: row)
    }
    var row = row
    row.constant = 0
    row.solve(for: marker)
    makeBasic(marker, row)
  }

  /// The first phase of the simplex method: a symbol is added that fulfils the equation, and then driven to
  /// zero.
  private mutating func insertWithArtificialSymbol(_ row: SparseRow, marker: Int) throws(Unsatisfiable) {
    let artificial = makeVariable(.nonnegative)
    rows[artificial] = row
    let rest = minimise(artificial, row)
    guard abs(rest.constant) <= Self.slop else {
      // As long as the artificial symbol was basic, no other row took in anything of its equation.
      rows[artificial] = nil
      forget(artificial)
      forget(marker)
      minimise()
      throw conflict(in: rest)
    }

    if var row = rows[artificial] {
      rows[artificial] = nil
      let entering = row.terms.first { kinds[$0.symbol] == .nonnegative } ?? row.terms.first
      if let entering {
        row.constant = 0
        row.exchange(artificial, for: entering.symbol)
        makeBasic(entering.symbol, row)
      }
    }
    forget(artificial)
  }

  /// `symbol`, the last one made, is zero for good.
  private mutating func forget(_ symbol: Int) {
    for place in rows.indices { rows[place]?.remove(symbol) }
    objective.remove(symbol)
    kinds.removeLast()
    rows.removeLast()
  }

  // MARK: Changing

  /// Gives the constraint `number` another constant, in points.
  ///
  /// - Throws: `Unsatisfiable` where no values fulfil the required constraints any more; the solver is then
  ///   of no use.
  mutating func setConstant(_ constant: Double, of number: Int) throws(Unsatisfiable) {
    let constraint = added[number]
    let shift = (constant - constraint.constant) / constraint.coefficient
    guard shift != 0 else { return }
    added[number].constant = constant
    if rows[constraint.marker] != nil {
      rows[constraint.marker]?.constant -= shift
    } else {
      for place in rows.indices {
        guard let factor = rows[place]?.coefficient(of: constraint.marker), factor != 0 else { continue }
        rows[place]?.constant += factor * shift
      }
    }
    try restoreFeasibility()
  }

  // MARK: Conflicts

  /// In points, a thousandth of the 1/64 that the page knows: so far sums of constants disagree by rounding
  /// alone.
  static let slop = 1e-5

  /// The constraints whose markers stand in `row`, which cannot be zero.
  func conflict(in row: SparseRow, of basic: Int? = nil) -> Unsatisfiable {
    let symbols = Set(row.terms.map(\.symbol) + [basic].compactMap { $0 })
    return Unsatisfiable(others: added.indices.filter { symbols.contains(added[$0].marker) })
  }
}
