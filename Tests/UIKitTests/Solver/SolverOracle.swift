@testable import UIKit

/// A system of constraints on a few variables, and its solution by trying every corner: slow and plain.
struct OracleSystem {
  struct Condition {
    var coefficients: [Double]
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Double

    func violation(at point: [Double]) -> Double {
      let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .atMost: max(0, value)
      case .equal: abs(value)
      case .atLeast: max(0, -value)
      }
    }
  }

  /// Every variable lies within ±`edge`, so that there are corners.
  static let edge = 50.0

  var variables: Int
  var isNonnegative: [Bool]
  var conditions: [Condition]

  /// The least violations by priority, highest first; nil where the required conditions contradict each
  /// other.
  func leastViolations() -> [Double]? {
    var planes = conditions.map { ($0.coefficients, $0.constant) }
    for variable in 0..<variables {
      let axis = (0..<variables).map { $0 == variable ? 1.0 : 0 }
      planes += [(axis, Self.edge), (axis, -Self.edge)]
      if isNonnegative[variable] { planes.append((axis, 0)) }
    }
    let corners = Self.choices(of: variables, among: planes.count).compactMap { choice in
      Self.intersection(of: choice.map { planes[$0] })
    }
    return corners.filter(isAllowed).map(violations).min { Self.isLess($0, $1) }
  }

  func isAllowed(_ point: [Double]) -> Bool {
    for (value, isNonnegative) in zip(point, isNonnegative) {
      if abs(value) > Self.edge + 1e-6 || (isNonnegative && value < -1e-6) { return false }
    }
    return conditions.allSatisfy {
      $0.priority < LinearConstraint.required || $0.violation(at: point) < 1e-6
    }
  }

  func violations(at point: [Double]) -> [Double] {
    let optional = conditions.filter { $0.priority < LinearConstraint.required }
    return Set(optional.map(\.priority)).sorted(by: >).map { priority in
      optional.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  private static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
    for (x, y) in zip(a, b) where abs(x - y) > 1e-7 { return x < y }
    return false
  }

  private static func choices(of count: Int, among total: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard count <= total else { return [] }
    return choices(of: count, among: total - 1)
      + choices(of: count - 1, among: total - 1).map { $0 + [total - 1] }
  }

  /// Where `coefficients · x + constant = 0` for all planes; nil where that is no point.
  private static func intersection(of planes: [([Double], Double)]) -> [Double]? {
    var rows = planes.map { $0.0 + [-$0.1] }
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}

/// The same numbers at every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
