/// A linear expression, `constant + Σ coefficient × symbol`, with its terms in order of their symbols: sums
/// and pivots come out the same whatever the process.
struct SparseRow: Sendable, Equatable {
  struct Term: Sendable, Equatable {
    var symbol: Int
    var coefficient: Double
  }

  /// Below this a number counts as zero, both coefficients and points.
  static let tolerance = 1e-8

  var constant = 0.0
  private(set) var terms: [Term] = []

  init(constant: Double = 0) { self.constant = constant }

  func coefficient(of symbol: Int) -> Double {
    let place = place(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
  }

  mutating func add(_ coefficient: Double, _ symbol: Int) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      if abs(coefficient) > Self.tolerance {
        terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place)
      }
      return
    }
    terms[place].coefficient += coefficient
    if abs(terms[place].coefficient) <= Self.tolerance { terms.remove(at: place) }
  }

  mutating func add(_ other: SparseRow, times factor: Double) {
    constant += other.constant * factor
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < other.terms.count {
      let next = min(
        mine < terms.count ? terms[mine].symbol : Int.max,
        theirs < other.terms.count ? other.terms[theirs].symbol : Int.max)
      var term = Term(symbol: next, coefficient: 0)
      if mine < terms.count, terms[mine].symbol == next {
        term.coefficient += terms[mine].coefficient
        mine += 1
      }
      if theirs < other.terms.count, other.terms[theirs].symbol == next {
        term.coefficient += other.terms[theirs].coefficient * factor
        theirs += 1
      }
      if abs(term.coefficient) > Self.tolerance { sum.append(term) }
    }
    terms = sum
  }

  mutating func remove(_ symbol: Int) {
    let place = place(of: symbol)
    if place < terms.count, terms[place].symbol == symbol { terms.remove(at: place) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for place in terms.indices { terms[place].coefficient *= factor }
  }

  /// Reads the row as `0 = row` and turns it into `symbol = row`. The symbol has a term here.
  mutating func solve(for symbol: Int) {
    let coefficient = coefficient(of: symbol)
    remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Reads the row as `old = row` and turns it into `new = row`. `new` has a term here.
  mutating func exchange(_ old: Int, for new: Int) {
    add(-1, old)
    solve(for: new)
  }

  /// Puts `row` in place of `symbol`.
  mutating func substitute(_ symbol: Int, by row: SparseRow) {
    let factor = coefficient(of: symbol)
    guard factor != 0 else { return }
    remove(symbol)
    add(row, times: factor)
  }

  private func place(of symbol: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
