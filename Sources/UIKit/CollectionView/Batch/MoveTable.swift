// Where things have moved that were named one by one.

/// Moves, found from either end in O(log n). Nothing moves twice, or to where something else does.
struct MoveTable<Place: Hashable & Comparable & Sendable>: Equatable, Sendable {
  typealias Move = BatchUpdate.Move<Place>

  /// In order of the places before.
  let byOrigin: [Move]
  private let byTarget: [Move]

  /// In any order.
  init(_ moves: [Move]) {
    byOrigin = moves.sorted { $0.from < $1.from }
    byTarget = moves.sorted { $0.to < $1.to }
  }

  /// Where what was at `origin` has moved; nil for what has not.
  func target(of origin: Place) -> Place? {
    let index = byOrigin.partitionIndex { _, move in move.from >= origin }
    return index < byOrigin.count && byOrigin[index].from == origin ? byOrigin[index].to : nil
  }

  /// Where what has moved to `target` was; nil where nothing has.
  func origin(of target: Place) -> Place? {
    let index = byTarget.partitionIndex { _, move in move.to >= target }
    return index < byTarget.count && byTarget[index].to == target ? byTarget[index].from : nil
  }
}
