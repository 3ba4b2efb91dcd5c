import Testing

@testable import UIKit

@Suite struct `Layout solver` {
  /// A random system of the kind cells have: small whole coefficients and constants, few priorities.
  private func randomSystem(_ dice: inout Dice) -> OracleSystem {
    let variables = Int.random(in: 1...3, using: &dice)
    let conditions = (0..<Int.random(in: 1...6, using: &dice)).map { _ in
      OracleSystem.Condition(
        coefficients: (0..<variables).map { _ in Double(Int.random(in: -2...2, using: &dice)) },
        constant: Double(Int.random(in: -20...20, using: &dice)),
        relation: [.atMost, .equal, .atLeast].randomElement(using: &dice) ?? .equal,
        priority: [1000, 1000, 750, 750, 250, 1].randomElement(using: &dice) ?? 1000)
    }
    return OracleSystem(
      variables: variables, isNonnegative: (0..<variables).map { _ in Bool.random(using: &dice) },
      conditions: conditions)
  }

  /// The solver that holds the system's box and, in order, its conditions; those refused are taken out of
  /// `system`.
  private func solve(_ system: inout OracleSystem) -> (LayoutSolver, variables: [Int], numbers: [Int]) {
    var solver = LayoutSolver()
    let variables = system.isNonnegative.map { solver.makeVariable($0 ? .nonnegative : .free) }
    for variable in variables {
      for (sign, relation) in [(1.0, LinearConstraint.Relation.atLeast), (-1, .atMost)] {
        var row = SparseRow(constant: sign * OracleSystem.edge)
        row.add(1, variable)
        #expect(throws: Never.self) {
          try solver.add(LinearConstraint(expression: row, relation: relation, priority: 1000))
        }
      }
    }
    var kept: [OracleSystem.Condition] = []
    var numbers: [Int] = []
    for condition in system.conditions {
      var row = SparseRow(constant: condition.constant)
      for (coefficient, variable) in zip(condition.coefficients, variables) { row.add(coefficient, variable) }
      let constraint = LinearConstraint(
        expression: row, relation: condition.relation, priority: condition.priority)
      var attempt = system
      attempt.conditions = kept + [condition]
      do {
        numbers.append(try solver.add(constraint))
        kept.append(condition)
      } catch {
        #expect(attempt.leastViolations() == nil, "refused what can be fulfilled")
      }
    }
    system.conditions = kept
    return (solver, variables, numbers)
  }

  private func expectOptimal(
    _ solver: LayoutSolver, _ variables: [Int], _ system: OracleSystem, _ seed: UInt64
  ) {
    let point = variables.map { solver.value(of: $0) }
    #expect(system.isAllowed(point), "seed \(seed): \(point) breaks a required condition")
    guard let least = system.leastViolations() else {
      Issue.record("seed \(seed): accepted what contradicts itself")
      return
    }
    for (mine, best) in zip(system.violations(at: point), least) {
      #expect(abs(mine - best) < 1e-5, "seed \(seed): \(point)")
    }
  }

  @Test func `it is as good as the best corner of two thousand random systems`() {
    for seed in 1...2000 as ClosedRange<UInt64> {
      var dice = Dice(seed)
      var system = randomSystem(&dice)
      let (solver, variables, _) = solve(&system)
      expectOptimal(solver, variables, system, seed)
    }
  }

  @Test func `changed constants lead to where a fresh start would`() {
    var (solved, contradictory) = (0, 0)
    for seed in 1...1000 as ClosedRange<UInt64> {
      var dice = Dice(seed)
      var system = randomSystem(&dice)
      var (solver, variables, numbers) = solve(&system)
      for _ in 0..<4 where !system.conditions.isEmpty {
        let place = Int.random(in: system.conditions.indices, using: &dice)
        system.conditions[place].constant = Double(Int.random(in: -30...30, using: &dice))
        do {
          try solver.setConstant(system.conditions[place].constant, of: numbers[place])
        } catch {
          contradictory += 1
          #expect(system.leastViolations() == nil, "seed \(seed): gave up on what can be fulfilled")
          break
        }
        solved += 1
        expectOptimal(solver, variables, system, seed)
      }
      variables = []
      numbers = []
    }
    #expect(solved > 1000)
    #expect(contradictory > 50)
  }

  @Test func `a refused constraint leaves no trace and names those it contradicts`() throws {
    var solver = LayoutSolver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(.nonnegative))
    func equation(_ terms: [(Double, Int)], _ constant: Double) -> LinearConstraint {
      var row = SparseRow(constant: constant)
      for term in terms { row.add(term.0, term.1) }
      return LinearConstraint(expression: row, relation: .equal, priority: 1000)
    }
    try solver.add(equation([(1, x)], -10))
    let end = try solver.add(equation([(1, x), (1, width)], -100))

    let conflict = #expect(throws: Unsatisfiable.self) { try solver.add(equation([(1, width)], -95)) }

    #expect(conflict?.others == [0, end])
    #expect(solver.value(of: width) == 90)
    try solver.setConstant(-120, of: end)
    #expect(solver.value(of: width) == 110)
  }

  @Test func `a length that would be negative is a contradiction`() {
    var solver = LayoutSolver()
    let width = solver.makeVariable(.nonnegative)
    var row = SparseRow(constant: 32)
    row.add(1, width)

    #expect(throws: Unsatisfiable.self) {
      try solver.add(LinearConstraint(expression: row, relation: .equal, priority: 1000))
    }
  }

  @Test
  func `what two optional constraints of one priority pull at is ambiguous, what a stronger decides is not`()
    throws
  {
    func pulled(_ first: Double, _ second: Double) throws -> Set<Int> {
      var solver = LayoutSolver()
      let (a, b) = (solver.makeVariable(.nonnegative), solver.makeVariable(.nonnegative))
      var sum = SparseRow(constant: -100)
      sum.add(1, a)
      sum.add(1, b)
      try solver.add(LinearConstraint(expression: sum, relation: .equal, priority: 1000))
      for (variable, priority) in [(a, first), (b, second)] {
        var row = SparseRow(constant: -20)
        row.add(1, variable)
        try solver.add(LinearConstraint(expression: row, relation: .atMost, priority: priority))
      }
      return solver.ambiguousVariables().intersection([a, b])
    }

    #expect(try pulled(250, 250) == [0, 1])
    #expect(try pulled(251, 250) == [])
  }
}
