/// One condition on the variables of a solver: `terms + constant`, compared with zero.
struct LinearConstraint: Sendable {
  enum Relation: Sendable { case atMost, equal, atLeast }

  /// Where it must hold come what may; no sum of optional ones outweighs it.
  static let required = 1000.0

  var expression: SparseRow
  var relation: Relation
  /// Up to `required`. Optional constraints are fulfilled as nearly as those of higher priority allow.
  var priority: Double
}

/// A required constraint that contradicts others.
struct Unsatisfiable: Error, Equatable {
  /// Numbers, as given by `LayoutSolver.add`, of the constraints that rule each other out, in order of
  /// adding. The one that was refused has no number, as it was not added.
  let others: [Int]
}
