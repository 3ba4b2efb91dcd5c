// Source that would use up the stack.
//
// The parser and every walk over a tree go as deep as the source is nested. Brackets and `#if` are counted
// before anything is parsed; the rest, such as a chain of calls, is as deep as it is long, and has a stack
// that is made for it.

import Foundation

enum SourceDepth {
  /// Brackets in one another, or `#if`; the compiler itself gives up at 256.
  static let limit = 1000
  /// Bytes of a file.
  static let longest = 4 << 20

  /// Whether `text` is nested deeper than anything that a person writes. Brackets in strings and comments
  /// count, too.
  static func isTooDeep(_ text: String) -> Bool {
    if text.utf8.count > longest { return true }
    var depth = 0
    var conditions = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "i") where previous == UInt8(ascii: "#"): conditions += 1
      case UInt8(ascii: "e") where previous == UInt8(ascii: "#"): conditions = max(0, conditions - 1)
      default: break
      }
      if depth > limit || conditions > limit { return true }
      previous = byte
    }
    return false
  }

  static func problem(_ file: ParsedFile) -> SourceProblem {
    SourceProblem(
      .error, file: file.source.path, line: 1, column: 1,
      "This file is nested deeper than \(limit) levels or longer than 4 MiB; it is not looked at.")
  }
}

/// Runs `body` on a thread whose stack is deep enough for any tree of a file of `SourceDepth.longest` that a
/// person could have written, and waits for it.
func withDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let outcome = Outcome<Result>()
  let around = ModuleSurroundings.current
  let thread = Thread {
    outcome.finish(with: ModuleSurroundings.$current.withValue(around) { body() })
  }
  // Reserved, not used: only what is touched takes memory.
  thread.stackSize = 256 << 20
  thread.start()
  return outcome.wait()
}

/// The box in which a thread leaves a value for the one that waits for it.
// Sendable: `value` is only touched with the condition's lock held.
private final class Outcome<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  func finish(with value: Value) {
    condition.lock()
    self.value = value
    condition.signal()
    condition.unlock()
  }

  func wait() -> Value {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value { return value }
      condition.wait()
    }
  }
}
