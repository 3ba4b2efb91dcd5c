import UIKit

/// A run loop of its own, and what happened in its turns.
@MainActor final class Turns {
  private let own = VirtualRunLoop()
  private(set) var lines: [String] = []

  init() { VirtualRunLoop.current = own }

  func note(_ line: String) { lines.append(line) }

  /// Ends the turn; the lines since the last time.
  func end() -> [String] {
    VirtualRunLoop.current = own
    own.settle()
    defer { lines = [] }
    return lines
  }
}
