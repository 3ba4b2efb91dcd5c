// Work due at a time, and the queue that hands it out in order.

import Foundation

/// Work due at a time, which can be called off.
@preconcurrency @MainActor package final class ScheduledWork {
  let time: TimeInterval
  /// Counts the items of a loop as they are made.
  let order: Int
  private var work: (() -> Void)?

  init(time: TimeInterval, order: Int, work: @escaping () -> Void) {
    self.time = time
    self.order = order
    self.work = work
  }

  package var isCancelled: Bool { work == nil }

  package func cancel() { work = nil }

  func isBefore(_ other: ScheduledWork) -> Bool { (time, order) < (other.time, other.order) }

  func run() {
    let work = self.work
    self.work = nil
    work?()
  }
}

/// Scheduled work by time, then by order of scheduling: a binary heap, since a session may hold very many
/// timers.
@MainActor struct ScheduledWorkQueue {
  /// Every item is not after the two at twice its index, plus one and plus two.
  private var heap: [ScheduledWork] = []

  mutating func insert(_ item: ScheduledWork) {
    heap.append(item)
    var index = heap.count - 1
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// The time of the first item that is not called off, in seconds; nil when there is none.
  mutating func nextTime() -> TimeInterval? {
    while let first = heap.first, first.isCancelled { removeFirst() }
    return heap.first?.time
  }

  /// Takes out the first item that is not called off, if it is due by `time` and not younger than `order`.
  mutating func next(dueBy time: TimeInterval, madeBy order: Int) -> ScheduledWork? {
    guard let due = nextTime(), due <= time, heap[0].order <= order else { return nil }
    return removeFirst()
  }

  @discardableResult
  private mutating func removeFirst() -> ScheduledWork {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var index = 0
    while 2 * index + 1 < heap.count {
      let (left, right) = (2 * index + 1, 2 * index + 2)
      let child = right < heap.count && heap[right].isBefore(heap[left]) ? right : left
      guard heap[child].isBefore(heap[index]) else { break }
      heap.swapAt(index, child)
      index = child
    }
    return first
  }
}
