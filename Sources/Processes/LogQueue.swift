/// Lines that wait to be written, as bytes, within a bound.
///
/// What comes while there is no room is counted instead of kept. From then on everything is left out until
/// the lines that wait have been taken, so that the gap is in one place and one line can tell it.
struct LogQueue {
  /// Bytes that may wait.
  let limit: Int
  private var waiting: [UInt8] = []
  /// Lines that found no room since the last time.
  private(set) var leftOut = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether there is nothing to write.
  var isEmpty: Bool { waiting.isEmpty && leftOut == 0 }

  /// Keeps a line, which has its line feed, or counts it.
  mutating func add(_ line: String) {
    guard leftOut == 0, line.utf8.count <= limit - waiting.count else {
      leftOut += 1
      return
    }
    waiting += line.utf8
  }

  /// All that waits, in order, and at its end how many lines are missing there.
  mutating func take() -> [UInt8] {
    defer { (waiting, leftOut) = ([], 0) }
    guard leftOut > 0 else { return waiting }
    let lines = leftOut == 1 ? "1 line was" : "\(leftOut) lines were"
    return waiting + Array("scrollwork: \(lines) left out here, as nobody read them\n".utf8)
  }
}
