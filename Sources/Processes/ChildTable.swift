/// Which children of this process are its own: those that it has started and not collected yet. Others are
/// somebody's orphans, where this process adopts them.
///
/// A number is somebody else's as soon as its process has been collected. So an end is that of one start.
struct ChildTable: Equatable {
  /// One start of a process.
  struct Start: Hashable, Sendable {
    fileprivate var number: Int
  }

  private var starts: [Int32: Start] = [:]
  private var last = 0

  mutating func started(_ pid: Int32) -> Start {
    last += 1
    let start = Start(number: last)
    starts[pid] = start
    return start
  }

  /// It has been collected. Nothing happens if a later process has got its number already.
  mutating func collected(_ pid: Int32, _ start: Start) {
    if starts[pid] == start { starts[pid] = nil }
  }

  /// Those of `children` that this process has not started, in their order.
  func orphans(among children: [Int32]) -> [Int32] { children.filter { starts[$0] == nil } }
}
