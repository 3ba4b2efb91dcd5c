// Takes turns between sequences whose elements are all there at once.

import UIKit

/// The line in which work of one thread waits that began while other work of it was under way.
enum Trampoline {
  // Used on UIKit's one thread.
  private nonisolated(unsafe) static var line: [() -> Void]?

  /// Whether no work is under way.
  static var isFree: Bool { line == nil }

  /// Runs `work` now, and then all that it left in the line; within other work, just `work`.
  static func enter(_ work: () -> Void) {
    guard isFree else { return work() }
    line = []
    defer { line = nil }
    work()
    var next = 0
    while let waiting = line, next < waiting.count {
      waiting[next]()
      next += 1
      guard next == 1024 else { continue }
      line?.removeFirst(next)
      next = 0
    }
  }

  /// Runs `work` when it is its turn; at once where nothing is under way.
  static func wait(_ work: @escaping () -> Void) {
    if isFree { enter(work) } else { line?.append(work) }
  }
}
